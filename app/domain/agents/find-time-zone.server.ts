import { and, eq } from "drizzle-orm";
import { agents } from "../../database/schema/agents.server";
import type { Platform } from "../platform";

/** An agent's IANA zone; null when it isn't there or isn't theirs. */
export async function findTimeZone(
  platform: Platform,
  { userId, agentId }: { userId: string; agentId: string },
): Promise<string | null> {
  const agent = await platform.db.query.agents.findFirst({
    where: and(eq(agents.id, agentId), eq(agents.userId, userId)),
    columns: { timeZone: true },
  });
  return agent?.timeZone ?? null;
}
