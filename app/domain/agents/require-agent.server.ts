import { and, eq } from "drizzle-orm";
import { agents } from "../../database/schema/agents.server";
import { notFound } from "../errors";
import type { Platform } from "../platform";

/** Throws DomainError("not-found") unless this agent is this user's. */
export async function requireAgent(
  platform: Platform,
  owner: { userId: string; agentId: string },
): Promise<void> {
  const agent = await platform.db.query.agents.findFirst({
    where: and(eq(agents.id, owner.agentId), eq(agents.userId, owner.userId)),
    columns: { id: true },
  });
  if (!agent) throw notFound("Agent");
}
