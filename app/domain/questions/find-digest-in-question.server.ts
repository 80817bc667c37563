import { and, desc, eq } from "drizzle-orm";
import { digests } from "../../database/schema/digests.server";
import type { DigestContent } from "../../digest/digest-content";
import { DomainError, notFound } from "../errors";
import type { Platform } from "../platform";

const NOTHING_TO_ASK = "There is nothing to ask about yet. Generate a digest first.";

/** The digest that a question is about; without an id the latest. Throws DomainError: "not-found", "conflict" without a digest. */
export async function findDigestInQuestion(
  platform: Platform,
  owner: { userId: string; agentId: string },
  summaryId: string | null,
): Promise<{ id: string; content: DigestContent }> {
  const isTheirs = and(eq(digests.agentId, owner.agentId), eq(digests.userId, owner.userId));
  const [digest] = await platform.db
    .select({ id: digests.id, content: digests.content })
    .from(digests)
    .where(summaryId === null ? isTheirs : and(isTheirs, eq(digests.id, summaryId)))
    .orderBy(desc(digests.currentSince), desc(digests.id))
    .limit(1);
  if (digest) return digest;
  if (summaryId !== null) throw notFound("Summary");
  throw new DomainError("conflict", NOTHING_TO_ASK);
}
