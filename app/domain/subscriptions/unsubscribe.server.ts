import { and, eq } from "drizzle-orm";
import { agents } from "../../database/schema/agents.server";
import { deliveries } from "../../database/schema/deliveries.server";
import { optOuts } from "../../database/schema/recipients.server";
import { notFound } from "../errors";
import type { Platform } from "../platform";

export interface Subscription {
  agentId: string;
  agentTitle: string;
  email: string;
  emailKey: string;
  hasLeft: boolean;
}

/** What an unsubscribe link is about; the token is the permission. Throws DomainError("not-found"). */
export async function findSubscription(platform: Platform, token: string): Promise<Subscription> {
  const [row] = await platform.db
    .select({
      agentId: agents.id,
      agentTitle: agents.title,
      email: deliveries.email,
      emailKey: deliveries.emailKey,
      leftAt: optOuts.createdAt,
    })
    .from(deliveries)
    .innerJoin(agents, eq(agents.id, deliveries.agentId))
    .leftJoin(
      optOuts,
      and(eq(optOuts.agentId, deliveries.agentId), eq(optOuts.emailKey, deliveries.emailKey)),
    )
    .where(eq(deliveries.unsubscribeToken, token.toLowerCase()));
  if (!row) throw notFound("Subscription");
  return { ...row, hasLeft: row.leftAt !== null };
}

/** Ends the digests of one agent for one address (RFC 8058); twice is the same as once. Throws DomainError("not-found"). */
export async function unsubscribe(platform: Platform, token: string): Promise<Subscription> {
  const subscription = await findSubscription(platform, token);
  await platform.db
    .insert(optOuts)
    .values({
      agentId: subscription.agentId,
      emailKey: subscription.emailKey,
      createdAt: platform.now(),
    })
    .onConflictDoNothing();
  return { ...subscription, hasLeft: true };
}

/** Takes an unsubscription back, by whoever holds the recipient's link. Throws DomainError("not-found"). */
export async function resubscribe(platform: Platform, token: string): Promise<Subscription> {
  const subscription = await findSubscription(platform, token);
  await platform.db
    .delete(optOuts)
    .where(and(eq(optOuts.agentId, subscription.agentId), eq(optOuts.emailKey, subscription.emailKey)));
  return { ...subscription, hasLeft: false };
}
