import type { mails } from "../../database/schema/mails.server";
import { personText } from "../../reading/mail/person-text";
import type { MailPart, ReadMail } from "../../reading/mail-content";

/** A D1 value holds 2,000,000 bytes (platform facts A2), and a UTF-16 unit takes at most three. */
const LONGEST_TEXT = 600_000;

type Row = typeof mails.$inferInsert;
type ReadColumns = Pick<
  Row,
  | "state"
  | "problem"
  | "role"
  | "isContent"
  | "processedAt"
  | "subject"
  | "senderName"
  | "senderAddress"
  | "via"
  | "sentAt"
  | "attachments"
>;

/** What is written down of a mail that was read: columns of its row, and its parts as far as a row can hold them. */
export function mailAsRead(read: ReadMail, now: Date): { columns: ReadColumns; parts: MailPart[] } {
  const parts = shortened(read.parts);
  const columns: ReadColumns = {
    state: "read",
    problem: parts === read.parts ? null : "This mail is very long; its end was not read.",
    role: read.role,
    isContent: read.role.kind === "content",
    // What is set aside needs nobody's attention, but for what a provider asks its owner.
    ...(/^(?:content|forwarding-confirmation)$/.test(read.role.kind) ? {} : { processedAt: now }),
    subject: read.origin.subject,
    senderName: read.origin.author.name,
    senderAddress: read.origin.author.address,
    via: read.origin.via && personText(read.origin.via),
    sentAt: read.sentAt === null ? null : new Date(read.sentAt),
    attachments: read.attachments,
  };
  return { columns, parts };
}

function shortened(parts: MailPart[]): MailPart[] {
  const length = (part: MailPart) => part.text.length + part.history.length + part.signature.length;
  if (parts.reduce((sum, part) => sum + length(part), 0) <= LONGEST_TEXT) return parts;
  let left = LONGEST_TEXT;
  const take = (text: string) => {
    const kept = text.slice(0, left);
    left -= kept.length;
    return kept;
  };
  // New text is worth more than what it quotes.
  const texts = parts.map((part) => ({ ...part, text: take(part.text) }));
  return texts.map((part) => ({ ...part, history: take(part.history), signature: take(part.signature) }));
}
