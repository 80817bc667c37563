// `npm run seed`: a user with three agents, four weeks of mail and a digest a week, through the doors of the running app.
import { existsSync, readFileSync } from "node:fs";
import { composeMail } from "./compose-mail.mjs";
import { fetchOnce } from "./fetch-once.mjs";
import { runningNote } from "./running-note.mjs";
import { clinicBooking } from "./seed/clinic-booking.mjs";
import { shopRelaunch } from "./seed/shop-relaunch.mjs";
import { warehouseMove } from "./seed/warehouse-move.mjs";
import { PASSWORD, signUp } from "./sign-in.mjs";

const EMAIL = "demo@mondaybrief.example";
const DAY_MS = 86_400_000;
const WEEKS = 4;

const note = runningNote(Number(process.env.PORT || 8787));
if (!existsSync(note)) {
  console.error("Nothing runs on this port. Start the app with: npm start, or npm run dev");
  process.exit(1);
}
const { url, inboundSecret } = JSON.parse(readFileSync(note, "utf8"));

const user = await signUp(url, EMAIL).catch((error) => {
  if (error.status !== 409) throw error;
});
if (user === undefined) {
  console.log("This account was filled before. To begin anew, stop the app and delete its data (.data).");
} else {
  for (const project of [clinicBooking, shopRelaunch, warehouseMove]) await fill(project);
}
console.log(`Sign in at ${url}/login as ${EMAIL} with the password: ${PASSWORD}`);

/** An agent with its mails, week by week, each closed by a digest; the last one is sent to its recipients. */
async function fill({ agent, document, mails }) {
  const { id, emailAddress } = await user.call("POST", "/api/agents", agent);
  if (document) await user.upload(id, document.filename, document.text);
  let latest = null;
  for (let week = WEEKS; week > 0; week--) {
    const ofWeek = mails.filter(({ daysAgo }) => Math.ceil(daysAgo / 7) === week);
    for (const mail of ofWeek) await deliver(emailAddress, mail);
    const { summary } = await user.call("POST", `/api/agents/${id}/summary-now`);
    latest = summary ?? latest;
  }
  if (latest) await user.call("POST", `/api/agents/${id}/send-summary`, { summaryId: latest.id });
  console.log(`${agent.title}: ${mails.length} mails to ${emailAddress}, ${WEEKS} digests`);
}

async function deliver(to, { daysAgo, meeting, ...parts }) {
  const date = new Date(Date.now() - daysAgo * DAY_MS);
  const raw = await composeMail({
    ...parts,
    to,
    date,
    text: parts.text && withDays(parts.text, date),
    html: parts.html && withDays(parts.html, date),
    icalEvent: meeting && { method: "REQUEST", content: invitation(meeting, parts.from, date) },
  });
  const from = /[^<\s]+@[^>\s]+/.exec(parts.from)[0];
  const answer = await fetchOnce(`${url}/api/inbound?${new URLSearchParams({ to, from })}`, {
    method: "POST",
    headers: { Authorization: `Bearer ${inboundSecret}`, "Content-Type": "message/rfc822" },
    body: raw,
  });
  const { result, message } = await answer.json();
  if (!answer.ok) throw new Error(`${parts.subject}: ${answer.status} ${message}`);
  return result;
}

/** `{+4}` is the day four days after the mail, in words: Friday, 27 November. */
function withDays(text, date) {
  return text.replace(/\{([+-]\d+)\}/g, (_, days) =>
    new Date(date.getTime() + Number(days) * DAY_MS).toLocaleDateString("en-GB", {
      weekday: "long",
      day: "numeric",
      month: "long",
      timeZone: "UTC",
    }),
  );
}

/** A calendar file (RFC 5545) of one hour, `days` after the mail. */
function invitation({ summary, location, days, hour }, from, date) {
  const start = new Date(date.getTime() + days * DAY_MS);
  const at = (time, onHour) => `${time.toISOString().slice(0, 10).replaceAll("-", "")}T${onHour}0000Z`;
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Mondaybrief//Seed//EN",
    "METHOD:REQUEST",
    "BEGIN:VEVENT",
    `UID:${start.getTime()}@slotbook.example`,
    `DTSTAMP:${at(date, "09")}`,
    `DTSTART:${at(start, hour)}`,
    `DTEND:${at(start, hour + 1)}`,
    `SUMMARY:${summary}`,
    `LOCATION:${location}`,
    `ORGANIZER:mailto:${/[^<]+@[^>]+/.exec(from)[0]}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");
}
