import { and, asc, eq, isNull, lt, lte, notInArray, or } from "drizzle-orm";
import { paymentEvents, plans, purchases } from "../../database/schema/credits.server";
import type { Platform } from "../platform";
import { confirmPurchase } from "./confirm-purchase.server";
import { refreshPlan } from "./refresh-plan.server";

const AT_ONCE = 20;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const PLAN_CHECK_MS = 6 * HOUR_MS;
/** The provider's page for subscribing ran out unused: nothing to look after until there is a new one. */
const NOT_USED = "not-used";
// The provider repeats a message for three days.
const EVENTS_KEPT_MS = 35 * DAY_MS;
/** A payment nobody paid is ended after a day; one that is on its way (a bank debit) may take longer. */
const EXPIRES_AFTER_MS = DAY_MS;
const GIVEN_UP_AFTER_MS = 30 * DAY_MS;

/**
 * Payments that were begun: grants those that were paid although the browser died and the webhook was missed, and
 * ends those that nobody paid. It asks after 2 minutes, then ever less often. Throws DomainError("unavailable").
 */
export async function sweepPurchases(platform: Platform): Promise<void> {
  const { db } = platform;
  if (!platform.payments.isOn) return;
  const now = platform.now();
  const due = await db.query.purchases.findMany({
    where: lte(purchases.nextCheckAt, now),
    orderBy: asc(purchases.nextCheckAt),
    limit: AT_ONCE,
  });
  for (const purchase of due) await check(platform, purchase);
  await db.delete(paymentEvents).where(lt(paymentEvents.handledAt, new Date(now.getTime() - EVENTS_KEPT_MS)));
}

async function check(platform: Platform, { id, createdAt }: typeof purchases.$inferSelect): Promise<void> {
  const { db, payments } = platform;
  const now = platform.now().getTime();
  const age = now - createdAt.getTime();
  const pause = Math.min(6 * HOUR_MS, Math.max(2 * MINUTE_MS, age / 2));
  // First of all, so that a payment that can't be asked for does not stand in the way of the others.
  await db
    .update(purchases)
    .set({ nextCheckAt: new Date(now + pause) })
    .where(and(eq(purchases.id, id), eq(purchases.state, "open")));
  let { kind } = await confirmPurchase(platform, id, null);
  if (kind === "unpaid" && age >= EXPIRES_AFTER_MS) {
    await payments.cancelPayment(id);
    // It may have been paid while it was being cancelled.
    ({ kind } = await confirmPurchase(platform, id, null));
  }
  if (kind === "granted") return;
  const isOver = kind === "unpaid" || kind === "processing" ? age >= GIVEN_UP_AFTER_MS : true;
  if (!isOver) return;
  await db
    .update(purchases)
    .set({ state: "expired", nextCheckAt: null })
    .where(and(eq(purchases.id, id), eq(purchases.state, "open")));
}

/** Plans that may have changed without a message reaching us. Throws DomainError("unavailable"). */
export async function sweepPlans(platform: Platform): Promise<void> {
  const { db, payments } = platform;
  if (!payments.isOn) return;
  const stale = new Date(platform.now().getTime() - PLAN_CHECK_MS);
  const isAlive = or(
    isNull(plans.status),
    notInArray(plans.status, [NOT_USED, "canceled", "incomplete_expired"]),
  );
  const due = await db.query.plans.findMany({
    where: and(lt(plans.checkedAt, stale), isAlive),
    orderBy: asc(plans.checkedAt),
    limit: AT_ONCE,
  });
  for (const { userId, customerId, checkoutId } of due) {
    await db.update(plans).set({ checkedAt: platform.now() }).where(eq(plans.userId, userId));
    const isOpen = checkoutId !== null && (await payments.findOpenCheckout(checkoutId)) !== null;
    await refreshPlan(platform, customerId);
    if (isOpen) continue;
    await db
      .update(plans)
      .set({ status: NOT_USED })
      .where(and(eq(plans.userId, userId), isNull(plans.status)));
  }
}
