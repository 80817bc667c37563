import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import { agents } from "../../database/schema/agents.server";
import { mails } from "../../database/schema/mails.server";
import type { Platform } from "../platform";

const PER_PURGE = 500;

/**
 * Deletes raw mail, text and attachments of processed mails that are older than their agent's retention period
 * (decisions.md, 'retention'). Unprocessed mail is never deleted. Returns how many went.
 */
export async function purgeMails(platform: Platform): Promise<number> {
  const now = platform.now().getTime();
  const due = await platform.db
    .select({ id: mails.id, userId: mails.userId, rawKey: mails.rawKey })
    .from(mails)
    .innerJoin(agents, eq(agents.id, mails.agentId))
    .where(
      and(
        eq(agents.autoDeleteData, true),
        isNotNull(mails.processedAt),
        lt(mails.receivedAt, sql`${now} - ${agents.retentionDays} * 86400000`),
      ),
    )
    .limit(PER_PURGE);
  if (due.length === 0) return 0;
  await platform.files.delete(due.map((mail) => mail.rawKey));
  const ids = JSON.stringify(due.map((mail) => mail.id));
  await platform.db
    .delete(mails)
    .where(and(sql`${mails.id} in (select value from json_each(${ids}))`, isNotNull(mails.processedAt)));
  return due.length;
}
