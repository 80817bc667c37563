import { and, eq } from "drizzle-orm";
import { digests } from "../../database/schema/digests.server";
import type { DigestView } from "../../digest/digest-view";
import type { Platform } from "../platform";
import { findDigest } from "./read-digests.server";

/** Makes an earlier digest the agent's current one again; nothing is lost. Throws DomainError("not-found"). */
export async function restoreDigest(
  platform: Platform,
  owner: { userId: string; agentId: string },
  digestId: string,
): Promise<DigestView> {
  await platform.db
    .update(digests)
    .set({ currentSince: platform.now() })
    .where(
      and(eq(digests.id, digestId), eq(digests.agentId, owner.agentId), eq(digests.userId, owner.userId)),
    );
  return findDigest(platform, owner, digestId);
}
