import { threadOf } from "../../writing/check/thread-of";
import type { MailHead } from "../../writing/digest-material";

/** So many mails of a thread are read again, the newest, and so many in all. */
const MOST = { thread: 20, all: 100 };

/**
 * Of mails that earlier digests had, those that the new ones go on with: of the same subject, and written before the
 * first new one of it. Oldest first.
 */
export function inThreadsOf<Head extends MailHead>(
  mails: readonly Pick<MailHead, "subject" | "sentAt">[],
  earlier: readonly Head[],
): Head[] {
  const begins = new Map<string, string>();
  for (const { subject, sentAt } of mails) {
    const begin = begins.get(threadOf(subject));
    if (begin === undefined || sentAt < begin) begins.set(threadOf(subject), sentAt);
  }
  begins.delete("");
  const taken = new Map<string, number>();
  return earlier
    .toSorted((a, b) => b.sentAt.localeCompare(a.sentAt))
    .filter(({ subject, sentAt }) => {
      const thread = threadOf(subject);
      const count = taken.get(thread) ?? 0;
      if (sentAt >= (begins.get(thread) ?? "") || count >= MOST.thread) return false;
      taken.set(thread, count + 1);
      return true;
    })
    .slice(0, MOST.all)
    .reverse();
}
