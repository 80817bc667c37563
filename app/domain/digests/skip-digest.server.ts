import { and, eq } from "drizzle-orm";
import { digestMails, digestRuns, digests } from "../../database/schema/digests.server";
import { mails } from "../../database/schema/mails.server";
import { users } from "../../database/schema/users.server";
import { DomainError } from "../errors";
import type { Platform } from "../platform";
import type { RunOf } from "./digest-runs.server";
import { isReadMail, isStillWriting, markMails, type ReadMails } from "./mark-mails.server";

/**
 * Ends a run that read its mails and has nothing to save: it is 'skipped' with `problem` as its words, the mails are
 * processed, and no credit is spent, all or nothing. The mails then belong to `sameAs`, the digest that says it
 * already, so that it is written anew from them, too. Returns the user's balance.
 * Throws DomainError("conflict") when this run was over before.
 */
export async function skipDigest(
  platform: Platform,
  run: RunOf,
  { read, sameAs, problem }: { read: ReadMails; sameAs: string | null; problem: string },
): Promise<number> {
  const { db } = platform;
  const { count, mark } = markMails(platform, run, read);
  const isSame = and(eq(digests.id, sameAs ?? ""), eq(digests.userId, run.userId));
  const [, , , closed, owner] = await db.batch([
    db
      .insert(digestMails)
      .select(
        db
          .select({ digestId: digests.id, mailId: mails.id })
          .from(mails)
          .innerJoin(digests, isSame)
          .where(and(isReadMail(read, run), isStillWriting(platform, run))),
      )
      .onConflictDoNothing(),
    count,
    mark,
    db
      .update(digestRuns)
      .set({ state: "skipped", problem, finishedAt: platform.now(), leaseUntil: null })
      .where(
        and(eq(digestRuns.id, run.id), eq(digestRuns.userId, run.userId), eq(digestRuns.state, "writing")),
      )
      .returning({ id: digestRuns.id }),
    db.select({ credits: users.credits }).from(users).where(eq(users.id, run.userId)),
  ]);
  if (closed.length === 0) throw new DomainError("conflict", "This digest was written already.");
  return owner[0]?.credits ?? 0;
}
