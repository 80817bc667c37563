import { and, eq, exists } from "drizzle-orm";
import { digestMails, digestRuns, digests } from "../../database/schema/digests.server";
import { mails } from "../../database/schema/mails.server";
import { users } from "../../database/schema/users.server";
import { DomainError } from "../errors";
import { LedgerMoved } from "../items/ledger-moved";
import { findVersion, hasVersion } from "../items/ledger-version.server";
import { ledgerStatements, type NewLedger } from "../items/write-ledger.server";
import type { Platform } from "../platform";
import type { RunOf } from "./digest-runs.server";
import { isReadMail, isStillWriting, markMails, type ReadMails } from "./mark-mails.server";

/**
 * Ends a run that read its mails and has nothing to save: it is 'skipped' with `problem` as its words, the mails are
 * processed, and no credit is spent, all or nothing. The mails then belong to `sameAs`, the digest that says it
 * already, so that it is written anew from them, too, and what was read of items stays in the ledger. Returns the
 * user's balance. Throws DomainError("conflict") when this run was over before; LedgerMoved.
 */
export async function skipDigest(
  platform: Platform,
  run: RunOf,
  {
    read,
    ledger,
    sameAs,
    problem,
  }: { read: ReadMails; ledger: NewLedger | null; sameAs: string | null; problem: string },
): Promise<number> {
  const { db } = platform;
  const now = platform.now();
  const isFromThis = ledger === null ? undefined : hasVersion(platform, run, ledger.from);
  const { count, mark } = markMails(platform, run, read, isFromThis);
  const closedNow = exists(
    db
      .select({ id: digestRuns.id })
      .from(digestRuns)
      .where(
        and(
          eq(digestRuns.id, run.id),
          eq(digestRuns.userId, run.userId),
          eq(digestRuns.state, "skipped"),
          eq(digestRuns.finishedAt, now),
        ),
      ),
  );
  const tracked =
    ledger === null ? null : ledgerStatements(platform, run, readFor(ledger, sameAs), closedNow);
  const isSame = and(eq(digests.id, sameAs ?? ""), eq(digests.userId, run.userId));
  const [, , , closed, owner] = await db.batch([
    db
      .insert(digestMails)
      .select(
        db
          .select({ digestId: digests.id, mailId: mails.id })
          .from(mails)
          .innerJoin(digests, isSame)
          .where(and(isReadMail(read, run), isStillWriting(platform, run), isFromThis)),
      )
      .onConflictDoNothing(),
    count,
    mark,
    db
      .update(digestRuns)
      .set({ state: "skipped", problem, finishedAt: now, leaseUntil: null })
      .where(
        and(
          eq(digestRuns.id, run.id),
          eq(digestRuns.userId, run.userId),
          eq(digestRuns.state, "writing"),
          isFromThis,
        ),
      )
      .returning({ id: digestRuns.id }),
    db.select({ credits: users.credits }).from(users).where(eq(users.id, run.userId)),
    ...(tracked === null ? [] : [tracked.claim, ...tracked.writes]),
  ]);
  const isOther =
    closed.length === 0 && ledger !== null && (await findVersion(platform, run)) !== ledger.from;
  if (isOther) throw new LedgerMoved();
  if (closed.length === 0) throw new DomainError("conflict", "This digest was written already.");
  return owner[0]?.credits ?? 0;
}

/** The words belong to the digest that says it already. */
function readFor(ledger: NewLedger, digestId: string | null): NewLedger {
  const added = ledger.change.added.map(({ itemId, event }) => ({
    itemId,
    event: event.by === "words" ? { ...event, digestId } : event,
  }));
  return { ...ledger, change: { ...ledger.change, added } };
}
