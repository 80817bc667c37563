import { composeMail } from "../../../scripts/compose-mail.mjs";

/** A multipart mail with a request, a blocker and a decision, HTML beside the text, an attachment, and non-ASCII. */
export function weekMail(): Promise<Buffer> {
  const lines = [
    "Hi all,",
    "We are blocked on the signing key from the bank, nothing ships without it.",
    "Joe, please send the rollback plan to the vendor by Friday.",
    "We decided to move the cutover to 14 December.",
    "Grüße, Priya",
  ];
  return composeMail({
    subject: "Cutover: where we stand – Müller account",
    text: lines.join("\r\n\r\n"),
    html: `<html><body>${lines.map((line) => `<p>${line}</p>`).join("")}</body></html>`,
    attachments: [{ filename: "plan.csv", content: "step,owner\r\nrollback,Joe\r\n" }],
  });
}

/** A short plain reply with quoted history. */
export function replyMail(): Promise<Buffer> {
  return composeMail({
    from: "Joe Marsh <joe@team.example>",
    subject: "Re: Cutover: where we stand",
    text: "Ana, can you book the war room for Monday morning?\r\n\r\nOn Mon, Priya Nair wrote:\r\n> Hi all,\r\n> see below",
  });
}
