import { eq } from "drizzle-orm";
import { plans } from "../../database/schema/credits.server";
import { users } from "../../database/schema/users.server";
import { DomainError, notFound } from "../errors";
import type { Platform } from "../platform";
import { sha256Hex } from "../tokens.server";
import { isEntitled, type PlanView } from "./plan-view";
import { refreshPlan } from "./refresh-plan.server";

/** The user's plan as last heard of. Throws DomainError("not-found"). */
export async function readPlan({ db }: Platform, userId: string): Promise<PlanView> {
  const [user, plan] = await Promise.all([
    db.query.users.findFirst({ where: eq(users.id, userId), columns: { planTier: true } }),
    db.query.plans.findFirst({ where: eq(plans.userId, userId) }),
  ]);
  if (!user) throw notFound("User");
  return {
    tier: user.planTier,
    isOverdue: plan?.status === "past_due",
    currentPeriodEnd: plan?.currentPeriodEnd?.toISOString() ?? null,
    cancelAtPeriodEnd: plan?.cancelAtPeriodEnd ?? false,
    hasPortal: typeof plan?.subscriptionId === "string",
  };
}

/** The same, asked for anew: for somebody who comes back from the provider's page. */
export async function readFreshPlan(platform: Platform, userId: string): Promise<PlanView> {
  const plan = await platform.db.query.plans.findFirst({ where: eq(plans.userId, userId) });
  if (plan) await refreshPlan(platform, plan.customerId);
  return readPlan(platform, userId);
}

/**
 * The address of the provider's page where this user subscribes to the Professional plan. A page that was made and
 * not used is given again, so that nobody subscribes twice. Throws DomainError: "conflict" for a subscriber,
 * "unavailable".
 */
export async function startPlan(
  platform: Platform,
  user: { id: string; email: string },
): Promise<{ url: string }> {
  const { db, payments, settings } = platform;
  const { customerId, checkoutId } = await requireCustomer(platform, user);
  await refreshPlan(platform, customerId);
  const plan = await db.query.plans.findFirst({ where: eq(plans.userId, user.id) });
  if (isEntitled(plan?.status ?? null)) {
    throw new DomainError("conflict", "You are on the Professional plan already.");
  }
  const open = checkoutId === null ? null : await payments.findOpenCheckout(checkoutId);
  if (open !== null) return { url: open };
  const made = await payments.startPlan({
    userId: user.id,
    customerId,
    successUrl: `${settings.appUrl}/subscribe?result=success`,
    cancelUrl: `${settings.appUrl}/subscribe?result=cancelled`,
    idempotencyKey: `plan:${user.id}:${checkoutId ?? "first"}`,
  });
  // Without a status the clock looks after it, should nobody come back to tell.
  await db.update(plans).set({ checkoutId: made.checkoutId, status: null }).where(eq(plans.userId, user.id));
  return { url: made.url };
}

/** The address of the provider's page where this user changes or cancels the plan. Throws DomainError: "not-found", "unavailable". */
export async function managePlan(platform: Platform, userId: string): Promise<{ url: string }> {
  const { db, payments, settings } = platform;
  const plan = await db.query.plans.findFirst({ where: eq(plans.userId, userId) });
  if (!plan) throw notFound("Plan");
  return { url: await payments.openPortal(plan.customerId, `${settings.appUrl}/subscribe`) };
}

async function requireCustomer({ db, payments, now }: Platform, user: { id: string; email: string }) {
  const find = () => db.query.plans.findFirst({ where: eq(plans.userId, user.id) });
  const known = await find();
  if (known) return known;
  const customerId = await payments.createCustomer({
    userId: user.id,
    email: user.email,
    idempotencyKey: `customer:${user.id}:${await sha256Hex(user.email)}`,
  });
  await db.insert(plans).values({ userId: user.id, customerId, checkedAt: now() }).onConflictDoNothing();
  const made = await find();
  if (!made) throw notFound("User");
  return made;
}
