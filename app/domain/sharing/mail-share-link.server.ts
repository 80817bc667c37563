import { asc, eq } from "drizzle-orm";
import { deliveries, sends } from "../../database/schema/deliveries.server";
import { shareLinks } from "../../database/schema/share-links.server";
import { notFound } from "../errors";
import type { Platform } from "../platform";
import { newId, sha256Hex } from "../tokens.server";
import { shareExpiry, shareUrl } from "./share-links.server";

const TOKEN_CHARACTERS = 32;

/**
 * The address of the digest for the mails of one sending: one link for all of them, made with the first. A mail that
 * is tried again must say the same, and only a hash is kept, so the token is derived from a random one that the
 * sending has anyway. Once its owner revoked the link it stays dead, also in mails that go out later.
 * Throws DomainError("not-found").
 */
export async function mailShareUrl(platform: Platform, sendId: string): Promise<string> {
  const [row] = await platform.db
    .select({
      userId: sends.userId,
      agentId: sends.agentId,
      digestId: sends.digestId,
      seed: deliveries.unsubscribeToken,
    })
    .from(sends)
    .innerJoin(deliveries, eq(deliveries.sendId, sends.id))
    .where(eq(sends.id, sendId))
    .orderBy(asc(deliveries.id))
    .limit(1);
  if (!row) throw notFound("Sending");
  const { seed, ...link } = row;
  const token = (await hmacHex(seed, `share:${sendId}`)).slice(0, TOKEN_CHARACTERS);
  const createdAt = platform.now();
  await platform.db
    .insert(shareLinks)
    .values({
      id: newId(),
      ...link,
      sendId,
      tokenHash: await sha256Hex(token),
      createdAt,
      expiresAt: shareExpiry(createdAt),
    })
    .onConflictDoNothing();
  return shareUrl(platform, token);
}

async function hmacHex(key: string, message: string): Promise<string> {
  const utf8 = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", utf8.encode(key), algorithm, false, ["sign"]);
  return Buffer.from(await crypto.subtle.sign("HMAC", imported, utf8.encode(message))).toString("hex");
}
