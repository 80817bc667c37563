import { and, eq, inArray } from "drizzle-orm";
import { deliveries } from "../../database/schema/deliveries.server";
import { suppressions } from "../../database/schema/recipients.server";
import { requireStaying } from "../accounts/open-account.server";
import { DomainError, notFound } from "../errors";
import { requireMailer } from "../no-mailer";
import type { Platform } from "../platform";
import { deliver } from "./deliver.server";
import { OVER_ALLOWANCE, takeAllowance } from "./mail-allowance.server";
import { waitForTries } from "./wait-for-tries.server";

/**
 * Sends one delivery again because its owner asked: one that failed, was refused, or whose fate is unknown.
 * Throws DomainError: "not-found", "conflict" when it is on its way or arrived, or the account is about to be deleted, "too-many", "unavailable" where no mail goes out.
 */
export async function retryDelivery(
  platform: Platform,
  owner: { userId: string; agentId: string },
  deliveryId: string,
): Promise<void> {
  requireMailer(platform);
  await requireStaying(platform, owner.userId);
  const isTheirs = and(
    eq(deliveries.id, deliveryId),
    eq(deliveries.agentId, owner.agentId),
    eq(deliveries.userId, owner.userId),
  );
  const delivery = await platform.db.query.deliveries.findFirst({
    where: isTheirs,
    columns: { emailKey: true },
  });
  if (!delivery) throw notFound("Delivery");
  const isAllowed = await takeAllowance(platform, owner.userId, 1);
  if (!isAllowed) throw new DomainError("too-many", OVER_ALLOWANCE);
  const reopened = await platform.db
    .update(deliveries)
    .set({ state: "queued", attempts: 0, nextAttemptAt: platform.now(), problem: null })
    .where(and(isTheirs, inArray(deliveries.state, ["failed", "refused", "unknown"])))
    .returning({ id: deliveries.id });
  if (reopened.length === 0) throw new DomainError("conflict", "This mail is on its way or has arrived.");
  await platform.db.delete(suppressions).where(eq(suppressions.emailKey, delivery.emailKey));
  if (!platform.mailer.isRemote) return deliver(platform, deliveryId);
  await platform.jobs.enqueue({ kind: "deliver", deliveryId });
  await waitForTries(platform, isTheirs);
}
