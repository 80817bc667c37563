/** A mail as a person would type it, before it is a message. */
export interface PlainMail {
  from: string;
  to: string;
  subject: string;
  text: string;
  /** The day it was sent on, YYYY-MM-DD. */
  date: string;
}

/** A plain-text message (RFC 5322), sent at 9:00 UTC, its bytes as Latin-1 characters, as `officeDigest` takes them. */
function plainMail({ from, to, subject, text, date }: PlainMail, number: number): string {
  const sentAt = new Date(`${date}T09:00:00Z`);
  sentAt.setUTCMinutes(number);
  const message = [
    `From: ${from} <${addressOf(from)}>`,
    `To: ${to} <${addressOf(to)}>`,
    `Date: ${sentAt.toUTCString().replace("GMT", "+0000")}`,
    `Subject: ${subject}`,
    `Message-ID: <${date}-${number}@office.example>`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: 8bit",
    "",
    text.replaceAll("\n", "\r\n"),
    "",
  ].join("\r\n");
  return Buffer.from(message, "utf8").toString("latin1");
}

/** Such mails, all of one day, as the inbox of an agent that says nothing of itself, read at 17:00 UTC: what `officeDigest` takes. */
export const plainInbox = (mails: readonly PlainMail[], date: string) => ({
  agent: { title: "Office", description: "" },
  timeZone: "Europe/London",
  now: `${date}T17:00:00.000Z`,
  mails: mails.map((mail, number) => plainMail(mail, number)),
});

const addressOf = (name: string) =>
  `${name
    .normalize("NFD")
    .replace(/[^A-Za-z ]/g, "")
    .trim()
    .toLowerCase()
    .replaceAll(/ +/g, ".")}@office.example`;
