import type { MailAttachment, ReadMail } from "../mail-content";

/** The same mail with its files kept out and saying why; the mails and calendars among them stay, as words do. */
export function keepOutFiles(mail: ReadMail, problem: string): ReadMail {
  const isWords = ({ mimeType }: MailAttachment) =>
    /^(?:message\/|text\/calendar\b|application\/ics\b)/.test(mimeType);
  return {
    ...mail,
    fileBytes: 0,
    parts: mail.parts.filter(
      ({ kind, filename }) => filename === null || (kind !== "attachment" && kind !== "transcript"),
    ),
    attachments: mail.attachments.map((file) => (isWords(file) ? file : { ...file, read: false, problem })),
  };
}
