import { and, eq, sql } from "drizzle-orm";
import { agents } from "../../database/schema/agents.server";
import { digestMails, digestRuns, digests } from "../../database/schema/digests.server";
import { mails } from "../../database/schema/mails.server";
import { users } from "../../database/schema/users.server";
import { isCheckViolation, isMissingValue, isUniqueViolation } from "../../database/violations.server";
import type { Coverage } from "../../digest/coverage";
import type { DigestContent } from "../../digest/digest-content";
import { digestMarkdown } from "../../digest/digest-markdown";
import { outOfCredits } from "../credits/require-credit.server";
import { spendCredit } from "../credits/spend-credit.server";
import { DomainError } from "../errors";
import { LedgerMoved } from "../items/ledger-moved";
import { findVersion, hasVersion } from "../items/ledger-version.server";
import { ledgerStatements, type NewLedger } from "../items/write-ledger.server";
import type { Platform } from "../platform";
import { questionsOfDisputes } from "../questions/disputes";
import { questionStatements } from "../questions/question-statements.server";
import type { RunOf } from "./digest-runs.server";
import { linesKey } from "./find-same-digest.server";
import { isReadMail, markMails, type ReadMails } from "./mark-mails.server";

interface NewDigest extends ReadMails {
  id: string;
  now: Date;
  content: DigestContent;
  writer: string;
  coverage: Coverage;
  isFree: boolean;
  /** What was read of the agent's items; null: its lines are no items. */
  ledger: NewLedger | null;
}

/**
 * Spends the credit, saves the digest, what it read of items and the questions of what its words disagree on, and
 * marks its mails, all or nothing. The credit's key and the digest's
 * unique run make a second try of the same run fail as a whole.
 * Returns its id and the user's balance. Throws DomainError: "out-of-credits", "conflict" when this run was over before; LedgerMoved.
 */
export async function saveDigest(
  platform: Platform,
  run: RunOf,
  digest: NewDigest,
): Promise<{ digestId: string; credits: number }> {
  const { db } = platform;
  const { now } = digest;
  const digestId = digest.id;
  const tracked = digest.ledger === null ? null : ledgerStatements(platform, run, digest.ledger);
  const isFromThis = digest.ledger === null ? sql`1` : hasVersion(platform, run, digest.ledger.from);
  const key = await linesKey(digest.content);
  const { count, mark } = markMails(platform, run, digest);
  const spent = await spendCredit(platform, run, digest);
  try {
    const [, , , , , , after] = await db.batch([
      // A run that was closed or taken over meanwhile, or a ledger that moved, has no row to select, and the digest's
      // NOT NULL agent fails.
      db.insert(digests).values({
        id: digestId,
        userId: run.userId,
        agentId: sql`(select ${digestRuns.agentId} from ${digestRuns} where ${digestRuns.id} = ${run.id} and ${digestRuns.state} = 'writing' and ${isFromThis})`,
        runId: run.id,
        generatedAt: now,
        currentSince: now,
        content: digest.content,
        linesKey: key,
        markdown: digestMarkdown(digest.content),
        writer: digest.writer,
        emailsProcessed: digest.mailIds.length,
        coverage: digest.coverage,
        isSample: digest.isSample,
      }),
      db.insert(digestMails).select(
        db
          .select({ digestId: sql<string>`${digestId}`.as("digest_id"), mailId: mails.id })
          .from(mails)
          .where(isReadMail(digest, run)),
      ),
      count,
      mark,
      db
        .update(agents)
        .set({ lastSummaryAt: digest.isSample ? sql`${agents.lastSummaryAt}` : now })
        .where(and(eq(agents.id, run.agentId), eq(agents.userId, run.userId))),
      db
        .update(digestRuns)
        .set({
          state: "done",
          finishedAt: now,
          leaseUntil: null,
          problem: null,
          unsentSince: unsentSince(now),
        })
        .where(and(eq(digestRuns.id, run.id), eq(digestRuns.userId, run.userId))),
      db.select({ credits: users.credits }).from(users).where(eq(users.id, run.userId)),
      ...spent.statements,
      ...(tracked === null ? [] : [tracked.claim, ...tracked.writes]),
      ...questionStatements(platform, run, digestId, questionsOfDisputes(digest.content)),
    ]);
    return { digestId, credits: (after[0]?.credits ?? 0) - spent.cost };
  } catch (error) {
    if (isCheckViolation(error, "users_credits_not_negative")) throw outOfCredits();
    const hasMoved = digest.ledger !== null && (await findVersion(platform, run)) !== digest.ledger.from;
    if (hasMoved && isMissingValue(error, "digests.agent_id")) throw new LedgerMoved();
    if (isUniqueViolation(error, "digests.run_id") || isMissingValue(error, "digests.agent_id")) {
      throw new DomainError("conflict", "This digest was written already.", { cause: error });
    }
    throw error;
  }
}

// Only a scheduled run sends its digest by itself.
function unsentSince(now: Date) {
  return sql`case when ${digestRuns.trigger} = 'scheduled' then ${now.getTime()} end`;
}
