import { and, eq } from "drizzle-orm";
import { agents, documents, mails } from "../../database/schema.server";
import { notFound } from "../errors";
import type { Platform } from "../platform";

/**
 * Deletes an agent with its mails, files, digests, documents and questions from D1 and R2; its address stays taken.
 * Throws DomainError("not-found").
 */
export async function deleteAgent(platform: Platform, userId: string, agentId: string): Promise<void> {
  const isTheirs = and(eq(agents.id, agentId), eq(agents.userId, userId));
  const agent = await platform.db.query.agents.findFirst({ where: isTheirs, columns: { id: true } });
  if (!agent) throw notFound("Agent");
  const [rawKeys, fileKeys] = await platform.db.batch([
    platform.db
      .select({ key: mails.rawKey })
      .from(mails)
      .where(and(eq(mails.agentId, agentId), eq(mails.userId, userId))),
    platform.db
      .select({ key: documents.fileKey })
      .from(documents)
      .where(and(eq(documents.agentId, agentId), eq(documents.userId, userId))),
  ]);
  // Files first: if this stops halfway the agent is still there to be deleted again, and no file is orphaned.
  await platform.files.delete([...rawKeys, ...fileKeys].map((row) => row.key));
  await platform.db.delete(agents).where(isTheirs);
}
