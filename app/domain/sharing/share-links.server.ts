import { and, desc, eq, gt, isNull, lt, or } from "drizzle-orm";
import { digests } from "../../database/schema/digests.server";
import { shareLinks } from "../../database/schema/share-links.server";
import { notFound } from "../errors";
import type { Platform } from "../platform";
import { newId, randomToken, sha256Hex } from "../tokens.server";
import type { ShareView } from "./share-view";

const LIFE_DAYS = 30;
const DAY_MS = 86_400_000;
const LISTED = 50;
// Opening would otherwise be a write each time.
const TOUCH_EVERY_MS = 60_000;

interface Owner {
  userId: string;
  agentId: string;
}

/** The address behind a token. */
export function shareUrl(platform: Platform, token: string): string {
  return `${platform.settings.appUrl}/d/${token}`;
}

/** When a link that is made now ends (decisions, 'shared links'). */
export function shareExpiry(now: Date): Date {
  return new Date(now.getTime() + LIFE_DAYS * DAY_MS);
}

/**
 * Makes a link to one digest and returns its token, 128 random bits, which is stored nowhere but as a hash.
 * Throws DomainError("not-found") for a digest that isn't there or isn't theirs.
 */
export async function createShareLink(
  platform: Platform,
  owner: Owner,
  digestId: string,
): Promise<{ id: string; token: string }> {
  const digest = await platform.db.query.digests.findFirst({
    where: and(
      eq(digests.id, digestId),
      eq(digests.agentId, owner.agentId),
      eq(digests.userId, owner.userId),
    ),
    columns: { id: true },
  });
  if (!digest) throw notFound("Summary");
  const id = newId();
  const token = randomToken(16);
  const createdAt = platform.now();
  await platform.db.insert(shareLinks).values({
    id,
    ...owner,
    digestId,
    tokenHash: await sha256Hex(token),
    createdAt,
    expiresAt: shareExpiry(createdAt),
  });
  return { id, token };
}

/** Makes a link dead, from the next request on. Throws DomainError("not-found"). */
export async function revokeShareLink(platform: Platform, owner: Owner, linkId: string): Promise<void> {
  const [revoked] = await platform.db
    .update(shareLinks)
    .set({ revokedAt: platform.now() })
    .where(
      and(
        eq(shareLinks.id, linkId),
        eq(shareLinks.agentId, owner.agentId),
        eq(shareLinks.userId, owner.userId),
        isNull(shareLinks.revokedAt),
      ),
    )
    .returning({ id: shareLinks.id });
  if (!revoked) throw notFound("Link");
}

/** The links of an agent that still work, newest first, at most 50. */
export async function listShareLinks(platform: Platform, owner: Owner): Promise<ShareView[]> {
  const rows = await platform.db
    .select({ link: shareLinks, digestGeneratedAt: digests.generatedAt })
    .from(shareLinks)
    .innerJoin(digests, eq(digests.id, shareLinks.digestId))
    .where(
      and(
        eq(shareLinks.agentId, owner.agentId),
        eq(shareLinks.userId, owner.userId),
        isNull(shareLinks.revokedAt),
        gt(shareLinks.expiresAt, platform.now()),
      ),
    )
    .orderBy(desc(shareLinks.createdAt), desc(shareLinks.id))
    .limit(LISTED);
  return rows.map(({ link, digestGeneratedAt }) => ({
    id: link.id,
    digestId: link.digestId,
    kind: link.sendId === null ? "own" : "mail",
    digestGeneratedAt: digestGeneratedAt.toISOString(),
    createdAt: link.createdAt.toISOString(),
    expiresAt: link.expiresAt.toISOString(),
    lastOpenedAt: link.lastOpenedAt?.toISOString() ?? null,
  }));
}

interface OpenedLink extends Owner {
  digestId: string;
  expiresAt: Date;
}

/** What a token opens, and notes that it was opened. Throws DomainError("not-found") once it is revoked or over. */
export async function openShareLink(platform: Platform, token: string): Promise<OpenedLink> {
  const now = platform.now();
  const tokenHash = await sha256Hex(token);
  const link = await platform.db.query.shareLinks.findFirst({
    where: and(
      eq(shareLinks.tokenHash, tokenHash),
      isNull(shareLinks.revokedAt),
      gt(shareLinks.expiresAt, now),
    ),
  });
  if (!link) throw notFound("Digest");
  const isOld = or(
    isNull(shareLinks.lastOpenedAt),
    lt(shareLinks.lastOpenedAt, new Date(now.getTime() - TOUCH_EVERY_MS)),
  );
  await platform.db
    .update(shareLinks)
    .set({ lastOpenedAt: now })
    .where(and(eq(shareLinks.id, link.id), isOld));
  return { userId: link.userId, agentId: link.agentId, digestId: link.digestId, expiresAt: link.expiresAt };
}
