import { composeMail } from "./compose-mail.mjs";

const people = { priya: "Priya Nair <priya@team.example>", joe: "Joe Marsh <joe@team.example>" };
const html = (lines) => `<html><body>${lines.map((line) => `<p>${line}</p>`).join("")}</body></html>`;

const week = [
  "Hi all,",
  "We are blocked on the signing key from the bank, nothing ships without it.",
  "Joe, please send the rollback plan to the vendor by Friday.",
  "We decided to move the cutover to 14 December.",
  "Grüße, Priya",
];
const status = [
  "Weekly status of the warehouse move.",
  "The racking inspection failed on aisle 7, so the insurer will not cover the move yet.",
  "Ana will book a second inspection before Wednesday.",
  "Decision: we keep the night shift until the end of January.",
  "Could somebody confirm the forklift rental by Thursday 17:00?",
];
const meeting = [
  "Joe Marsh: The load test stopped at 400 orders a minute, that is half of what we need.",
  "Priya Nair: I will ask the database team for two more replicas today.",
  "Ana Ruiz: Agreed, we freeze the schema until the test passes.",
  "Joe Marsh: Then the release notes are on me, until Tuesday.",
];

/** Mails of a project's week, made up by us, as `composeMail` takes them: HTML beside text, a transcript, a reply. */
export const projectWeek = [
  {
    from: people.priya,
    subject: "Cutover: where we stand – Müller account",
    text: week.join("\r\n\r\n"),
    html: html(week),
    attachments: [{ filename: "plan.csv", content: "step,owner\r\nrollback,Joe\r\n" }],
  },
  { from: "Ana Ruiz <ana@team.example>", subject: "Warehouse move, week 47", html: html(status) },
  { from: people.joe, subject: "Notes of the load test meeting", text: meeting.join("\r\n") },
  {
    from: people.joe,
    subject: "Re: Cutover: where we stand",
    text: "Ana, can you book the war room for Monday morning?\r\n\r\nOn Mon, Priya Nair wrote:\r\n> Hi all,\r\n> see below",
  },
];

/** Raw mails of mixed sizes: every tenth of about 100 kB, every fiftieth of about 1 MB, the others as they come. */
export function mixedMails(count) {
  const filler = (bytes) => Buffer.alloc(bytes, "Minutes of the steering group, page after page.\r\n");
  return Promise.all(
    Array.from({ length: count }, (_, index) => {
      const parts = projectWeek[index % projectWeek.length];
      const size = index % 50 === 49 ? 700_000 : index % 10 === 9 ? 70_000 : 0;
      const file = size > 0 ? [{ filename: `minutes-${index}.bin`, content: filler(size) }] : [];
      return composeMail({
        ...parts,
        subject: `${parts.subject} (${index + 1})`,
        attachments: [...(parts.attachments ?? []), ...file],
      });
    }),
  );
}

/** One mail of the week, composed. */
export const weekMail = () => composeMail(projectWeek[0]);
/** A short plain reply with quoted history. */
export const replyMail = () => composeMail(projectWeek[3]);
