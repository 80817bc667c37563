import type { MailHead } from "../digest-material";
import type { QuotedMail } from "../quoted-mails";
import { personName } from "./people";
import { threadOf } from "./threads";

/** A client writes the hour of its own zone into what it quotes. */
const SAME_HOURS = 26;

/**
 * Tells whether an earlier digest was written from the mail that is quoted in a thread: by the same author, about the
 * same time where it is told.
 */
export function knownQuotations(
  earlier: readonly MailHead[],
): (quoted: QuotedMail, subject: string | null) => boolean {
  const byThread = new Map<string, MailHead[]>();
  for (const head of earlier) {
    const thread = threadOf(head.subject);
    const known = byThread.get(thread) ?? [];
    known.push(head);
    byThread.set(thread, known);
  }
  return ({ author, sentAt, isDated }, subject) =>
    (byThread.get(threadOf(subject)) ?? []).some((head) => {
      if (isDated && !isNear(head.sentAt, sentAt)) return false;
      if (author === null) return true;
      const sameAddress = author.address !== null && author.address === head.sender.address?.toLowerCase();
      return sameAddress || (personName(author) !== null && personName(author) === personName(head.sender));
    });
}

const isNear = (a: string, b: string): boolean =>
  Math.abs(Date.parse(a) - Date.parse(b)) <= SAME_HOURS * 3_600_000;
