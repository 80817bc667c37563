import { and, eq } from "drizzle-orm";
import { agents } from "../../database/schema/agents.server";
import type { DigestView } from "../../digest/digest-view";
import { notFound } from "../errors";
import type { Platform } from "../platform";
import { openShareLink } from "../sharing/share-links.server";
import { asOfToday } from "./as-of-today";
import { findDigest } from "./read-digests.server";

interface SharedDigestView {
  agentId: string;
  agentTitle: string;
  ownerId: string;
  digest: DigestView;
  /** The agent's IANA zone. */
  timeZone: string;
  /** ISO 8601 UTC. */
  expiresAt: string;
}

/** The digest behind a shared link, for whoever holds it. Throws DomainError("not-found"). */
export async function openSharedDigest(platform: Platform, token: string): Promise<SharedDigestView> {
  const { expiresAt, ...link } = await openShareLink(platform, token);
  const agent = await platform.db.query.agents.findFirst({
    where: and(eq(agents.id, link.agentId), eq(agents.userId, link.userId)),
    columns: { title: true, timeZone: true },
  });
  if (!agent) throw notFound("Digest");
  return {
    agentId: link.agentId,
    agentTitle: agent.title,
    ownerId: link.userId,
    digest: asOfToday(await findDigest(platform, link, link.digestId), agent.timeZone, platform.now()),
    timeZone: agent.timeZone,
    expiresAt: expiresAt.toISOString(),
  };
}
