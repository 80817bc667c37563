import MailComposer from "nodemailer/lib/mail-composer";
import type { OutgoingMail } from "../domain/platform";

/**
 * The mail as it goes over the wire (RFC 5322, CRLF line ends): text and HTML as alternatives, every header kept,
 * encoded where it is not ASCII. Line breaks in a header are folded away, so that no value can add another header.
 */
export async function composeMime(mail: OutgoingMail, date: Date): Promise<Uint8Array> {
  const composer = new MailComposer({
    date,
    messageId: mail.messageId,
    from: { name: oneLine(mail.from.name), address: mail.from.address },
    to: { name: "", address: mail.to },
    replyTo: mail.replyTo === null ? undefined : { name: "", address: mail.replyTo },
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    headers: Object.fromEntries(
      Object.entries(mail.headers).map(([key, value]) => [key, headerValue(value)]),
    ),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/** ASCII goes out as it is: the composer would put long ones into encoded words, which List-Unsubscribe may not hold. */
function headerValue(value: string): string | { prepared: boolean; value: string } {
  const line = oneLine(value);
  const asIs = { prepared: true, foldLines: true, value: line };
  return /^[ -~]+$/.test(line) ? asIs : line;
}

function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, " ");
}
