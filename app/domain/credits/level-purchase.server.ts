import { and, eq, gt, sql } from "drizzle-orm";
import { creditEntries, purchases } from "../../database/schema/credits.server";
import { users } from "../../database/schema/users.server";
import type { Payment, Platform } from "../platform";
import { newId } from "../tokens.server";
import { creditsBack } from "./credits-back";

type Purchase = typeof purchases.$inferSelect;

/**
 * Brings a granted purchase to what its payment says now: credits of money that went back are taken, never below a
 * balance of zero, and what can't be taken is kept as `owed`; a dispute that was won gives them back. It compares
 * levels instead of adding up messages, so messages may come twice, late, or in any order.
 * False when the purchase changed since `known` was read; then nothing was done.
 */
export async function levelPurchase(
  { db, now }: Platform,
  known: Purchase,
  payment: Payment,
): Promise<boolean> {
  const isLevel =
    known.refunded === payment.amountRefunded &&
    known.disputed === payment.amountDisputed &&
    known.receiptUrl === payment.receiptUrl;
  if (isLevel) return true;
  const target = creditsBack(payment, known.credits);
  const wanted = target - known.taken - known.owed;
  const delta =
    wanted > 0 ? sql`-min(${users.credits}, ${wanted})` : sql`${Math.max(0, known.taken - target)}`;
  const changes = wanted > 0 || known.taken > target;
  const entryId = newId();
  const isUnchanged = and(eq(purchases.id, known.id), eq(purchases.revision, known.revision));
  // Null when no credit moves; the id is new, so only this call's own entry is meant.
  const moved = sql`coalesce((select ${creditEntries.delta} from ${creditEntries} where ${creditEntries.id} = ${entryId}), 0)`;
  const [, , levelled] = await db.batch([
    db.insert(creditEntries).select(
      db
        .select({
          id: sql<string>`${entryId}`.as("id"),
          userId: users.id,
          delta: sql<number>`${delta}`.as("delta"),
          reason: sql<
            "refund" | "dispute"
          >`${known.disputed === payment.amountDisputed ? "refund" : "dispute"}`.as("reason"),
          key: sql<string>`${`level:${known.id}:${known.revision}`}`.as("key"),
          purchaseId: purchases.id,
          createdAt: sql<Date>`${now().getTime()}`.as("created_at"),
        })
        .from(users)
        .innerJoin(purchases, eq(purchases.userId, users.id))
        .where(
          and(isUnchanged, changes ? undefined : sql`false`, wanted > 0 ? gt(users.credits, 0) : undefined),
        ),
    ),
    db
      .update(users)
      .set({ credits: sql`${users.credits} + ${moved}` })
      .where(eq(users.id, known.userId)),
    db
      .update(purchases)
      .set({
        taken: sql`${purchases.taken} - ${moved}`,
        owed: sql`max(0, ${target} - (${purchases.taken} - ${moved}))`,
        refunded: payment.amountRefunded,
        disputed: payment.amountDisputed,
        receiptUrl: payment.receiptUrl,
        revision: sql`${purchases.revision} + 1`,
      })
      .where(isUnchanged)
      .returning({ id: purchases.id }),
  ]);
  return levelled.length === 1;
}
