import { eq } from "drizzle-orm";
import { paymentEvents } from "../../database/schema/credits.server";
import type { Platform } from "../platform";
import { confirmPurchase } from "./confirm-purchase.server";
import { refreshPlan } from "./refresh-plan.server";

/**
 * A message of the payment provider. It only says where to look: the payment or the customer's plans are asked for
 * again. It counts as handled when that went well, so a failure brings it back, and a second delivery does nothing.
 * Throws DomainError: "invalid" for a message that isn't the provider's, "unavailable".
 */
export async function takePaymentEvent(
  platform: Platform,
  rawBody: string,
  signature: string | null,
): Promise<void> {
  const { db, payments } = platform;
  const event = await payments.readEvent(rawBody, signature);
  const handled = await db.query.paymentEvents.findFirst({ where: eq(paymentEvents.id, event.id) });
  if (handled) return;
  if (event.about === "payment") await confirmPurchase(platform, event.paymentId, null);
  if (event.about === "customer") await refreshPlan(platform, event.customerId);
  await db
    .insert(paymentEvents)
    .values({ id: event.id, type: event.type, handledAt: platform.now() })
    .onConflictDoNothing();
}
