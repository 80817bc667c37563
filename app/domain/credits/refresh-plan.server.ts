import { and, eq, sql } from "drizzle-orm";
import { plans } from "../../database/schema/credits.server";
import { users } from "../../database/schema/users.server";
import { log } from "../log";
import type { PlanState, Platform } from "../platform";
import { ENTITLED, isEntitled } from "./plan-view";

const TRIES = 5;

/**
 * Asks the provider for a customer's plans and keeps the best of them; the user's tier follows from it in the same
 * batch. A customer that is nobody's here is left alone. Throws DomainError("unavailable").
 */
export async function refreshPlan(platform: Platform, customerId: string): Promise<void> {
  const { db, payments } = platform;
  for (let tries = 0; tries < TRIES; tries += 1) {
    // Read before the provider is asked: a change made meanwhile then fails, and newer facts aren't overwritten.
    const known = await db.query.plans.findFirst({ where: eq(plans.customerId, customerId) });
    if (!known) return log("plan.unknown-customer", { customerId });
    const best = bestOf(await payments.listPlans(customerId));
    const [changed] = await db.batch([
      db
        .update(plans)
        .set({
          subscriptionId: best?.subscriptionId ?? null,
          status: best?.status ?? null,
          currentPeriodEnd: best?.currentPeriodEnd ?? null,
          cancelAtPeriodEnd: best?.cancelAtPeriodEnd ?? false,
          checkedAt: platform.now(),
          revision: sql`${plans.revision} + 1`,
        })
        .where(and(eq(plans.userId, known.userId), eq(plans.revision, known.revision)))
        .returning({ userId: plans.userId }),
      db
        .update(users)
        .set({
          planTier: sql`case when (select ${plans.status} from ${plans} where ${plans.userId} = ${known.userId}) in ${ENTITLED} then 'Professional' else 'Free' end`,
        })
        .where(eq(users.id, known.userId)),
    ]);
    if (changed.length === 1) return;
  }
  throw new Error("A plan kept changing while it was refreshed.");
}

// Somebody who subscribed, left and came back has several.
function bestOf(states: PlanState[]): PlanState | undefined {
  const rank = (state: PlanState) =>
    (isEntitled(state.status) ? 1e15 : 0) + (state.currentPeriodEnd?.getTime() ?? 0);
  return [...states].sort((a, b) => rank(b) - rank(a))[0];
}
