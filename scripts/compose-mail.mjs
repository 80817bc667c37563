import MailComposer from "nodemailer/lib/mail-composer/index.js";

/**
 * A raw mail (RFC 5322, CRLF) as a mail program would send it: multipart/alternative with `text` and `html`, and
 * `attachments` beside them. Message-ID and Date are the composer's own unless given.
 */
export function composeMail(parts) {
  return new MailComposer({ from: "Priya Nair <priya@team.example>", to: "team@team.example", ...parts })
    .compile()
    .build();
}
