import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { agents } from "../../database/schema/agents.server";
import { ledgers } from "../../database/schema/items.server";
import type { Platform } from "../platform";
import { adoptDigests } from "./adopt-digests.server";

/** Of one request; the next one goes on. */
const MOST = 20;

/** Begins the ledgers of those agents of a user whose digests are from before there were items. */
export async function adoptMissing(platform: Platform, userId: string): Promise<void> {
  const missing = await platform.db
    .select({ agentId: agents.id })
    .from(agents)
    .leftJoin(ledgers, eq(ledgers.agentId, agents.id))
    .where(and(eq(agents.userId, userId), isNotNull(agents.lastSummaryAt), isNull(ledgers.agentId)))
    .limit(MOST);
  for (const { agentId } of missing) await adoptDigests(platform, { userId, agentId });
}
