import { and, eq, exists, isNull, type SQL, sql } from "drizzle-orm";
import { isOneOf } from "../../database/is-one-of.server";
import { agents } from "../../database/schema/agents.server";
import { digestRuns } from "../../database/schema/digests.server";
import { mails } from "../../database/schema/mails.server";
import type { Platform } from "../platform";
import type { RunOf } from "./digest-runs.server";

/** The mails that a run has read. */
export interface ReadMails {
  mailIds: string[];
  isSample: boolean;
}

/** Those mails, as long as they are the run's owner's and of its agent. */
export function isReadMail({ mailIds }: ReadMails, run: RunOf) {
  return and(isOneOf(mails.id, mailIds), eq(mails.agentId, run.agentId), eq(mails.userId, run.userId));
}

/** Nobody has closed the run or taken it over. */
export function isStillWriting({ db }: Platform, run: RunOf) {
  return exists(
    db
      .select({ id: digestRuns.id })
      .from(digestRuns)
      .where(
        and(eq(digestRuns.id, run.id), eq(digestRuns.userId, run.userId), eq(digestRuns.state, "writing")),
      ),
  );
}

/**
 * Two statements for a batch that closes the run after them, in this order: `count` adds to the agent's
 * emailsProcessed the mails that were never counted, however often they are put back or read anew, and no samples;
 * `mark` makes the mails processed. Neither does anything once the run is over.
 */
export function markMails(platform: Platform, run: RunOf, read: ReadMails, onlyIf?: SQL) {
  const { db } = platform;
  const now = platform.now().getTime();
  const isTheirs = isReadMail(read, run);
  const isWriting = and(isStillWriting(platform, run), onlyIf);
  const uncounted = db
    .select({ count: sql`count(*)` })
    .from(mails)
    .where(and(isTheirs, isNull(mails.countedAt)));
  return {
    count: db
      .update(agents)
      .set({
        emailsProcessed: read.isSample
          ? sql`${agents.emailsProcessed}`
          : sql`${agents.emailsProcessed} + ${uncounted}`,
      })
      .where(and(eq(agents.id, run.agentId), eq(agents.userId, run.userId), isWriting)),
    mark: db
      .update(mails)
      .set({
        processedAt: sql`coalesce(${mails.processedAt}, ${now})`,
        countedAt: read.isSample ? sql`${mails.countedAt}` : sql`coalesce(${mails.countedAt}, ${now})`,
        dismissedAt: null,
      })
      .where(and(isTheirs, isWriting)),
  };
}
