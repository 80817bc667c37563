import { and, eq, max } from "drizzle-orm";
import { deliveries, sends } from "../../database/schema/deliveries.server";
import { findAgent } from "../agents/read-agents.server";
import type { Platform } from "../platform";
import { findLatestDigest } from "./read-digests.server";
import type { SendAsk } from "./send-ask";

/** To whom 'Send Digest Now' would send, and when each of them last got this digest. Throws DomainError("not-found"). */
export async function askToSend(
  platform: Platform,
  owner: { userId: string; agentId: string },
): Promise<SendAsk> {
  const [{ id, title, unprocessedCount, recipients }, digest] = await Promise.all([
    findAgent(platform, owner.userId, owner.agentId),
    findLatestDigest(platform, owner),
  ]);
  const sent = digest ? await lastSent(platform, owner.userId, digest.id) : new Map<string, Date | null>();
  return {
    id,
    title,
    unprocessedCount,
    digest: digest && { id: digest.id, generatedAt: digest.generatedAt },
    recipients: recipients.map(({ email, state }) => ({
      email,
      state,
      gotAt: sent.get(email.trim().toLowerCase())?.toISOString() ?? null,
    })),
  };
}

async function lastSent(platform: Platform, userId: string, digestId: string) {
  const rows = await platform.db
    .select({ emailKey: deliveries.emailKey, sentAt: max(deliveries.sentAt) })
    .from(deliveries)
    .innerJoin(sends, eq(sends.id, deliveries.sendId))
    .where(
      and(
        eq(sends.digestId, digestId),
        eq(sends.userId, userId),
        eq(deliveries.userId, userId),
        eq(deliveries.state, "sent"),
      ),
    )
    .groupBy(deliveries.emailKey);
  return new Map(rows.map(({ emailKey, sentAt }) => [emailKey, sentAt]));
}
