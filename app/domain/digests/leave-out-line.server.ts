import { and, eq } from "drizzle-orm";
import { digests } from "../../database/schema/digests.server";
import type { DigestContent } from "../../digest/digest-content";
import { DomainError, notFound } from "../errors";
import type { Platform } from "../platform";

const TRIES = 5;

/**
 * Keeps that a deleted line is missing only from this digest: its item stays as it is, and nobody is asked about it
 * any more. Throws DomainError("not-found").
 */
export async function leaveOutLine(
  { db }: Platform,
  { userId, agentId, digestId }: { userId: string; agentId: string; digestId: string },
  itemId: string,
): Promise<void> {
  const isTheirs = and(eq(digests.id, digestId), eq(digests.agentId, agentId), eq(digests.userId, userId));
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = await db.query.digests.findFirst({
      where: isTheirs,
      columns: { content: true, markdown: true },
    });
    if (!before) throw notFound("Summary");
    const saved = await db
      .update(digests)
      .set({ content: answered(before.content, itemId) })
      // An edit that came meanwhile has other lines.
      .where(and(isTheirs, eq(digests.markdown, before.markdown)))
      .returning({ id: digests.id });
    if (saved.length > 0) return;
  }
  throw new DomainError("conflict", "Somebody else is editing this digest. Please try again.");
}

function answered({ removed, ...content }: DigestContent, itemId: string): DigestContent {
  if (removed === undefined) return content;
  return {
    ...content,
    removed: { ...removed, answered: [...new Set([...(removed.answered ?? []), itemId])] },
  };
}
