import { eq, sql } from "drizzle-orm";
import { creditEntries, purchases } from "../../database/schema/credits.server";
import { users } from "../../database/schema/users.server";
import { isUniqueViolation } from "../../database/violations.server";
import type { Payment, Platform } from "../platform";
import { newId } from "../tokens.server";
import { creditsBack } from "./credits-back";
import { levelPurchase } from "./level-purchase.server";
import { PACK } from "./packs";

export type Confirmation =
  /** The credits are in the ledger; `isNew` when this call put them there. */
  | { kind: "granted"; userId: string; credits: number; isNew: boolean }
  /** Nothing is granted: not paid, paid back, on its way, or not a payment of this claimant for our credits. */
  | { kind: "unpaid" | "processing" | "canceled" | "returned" | "foreign" };

const TRIES = 5;

/**
 * Where every payment ends, whoever calls: the form, the success page, the webhook and the clock. Asks the provider
 * and grants a payment's credits once: it succeeded, is ours, this user's (`claimant`, null for callers who aren't a
 * person) and of the right amount and currency. Money that went back takes its credits with it. Safe to repeat and
 * to run at the same time. Throws DomainError("unavailable") when the provider can't be asked.
 */
export async function confirmPurchase(
  platform: Platform,
  paymentId: string,
  claimant: string | null,
): Promise<Confirmation> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    // Read before the provider is asked: a change made meanwhile then fails, and newer facts aren't overwritten.
    const known = await platform.db.query.purchases.findFirst({ where: eq(purchases.id, paymentId) });
    const payment = await platform.payments.readPayment(paymentId);
    const order = payment?.order ?? null;
    if (!payment || !order || (claimant !== null && order.userId !== claimant)) return { kind: "foreign" };
    if (!isOurs(payment) || (known && known.userId !== order.userId)) return { kind: "foreign" };
    const { userId, credits } = order;
    if (known?.state === "granted") {
      if (await levelPurchase(platform, known, payment)) {
        return { kind: "granted", userId, credits: known.credits, isNew: false };
      }
      continue;
    }
    if (payment.status === "canceled" || payment.status === "processing") return { kind: payment.status };
    if (payment.status !== "succeeded" || payment.amountReceived < payment.amount) return { kind: "unpaid" };
    if (creditsBack(payment, credits) >= credits) return { kind: "returned" };
    if (!(await isUser(platform, userId))) return { kind: "foreign" };
    if (await grant(platform, payment, order)) return { kind: "granted", userId, credits, isNew: true };
  }
  throw new Error("A purchase kept changing while it was confirmed.");
}

function isOurs(payment: Payment): boolean {
  return (
    payment.order?.credits === PACK.credits &&
    payment.amount === PACK.amount &&
    payment.currency === PACK.currency
  );
}

// Another deployment may share the provider's account.
async function isUser({ db }: Platform, userId: string): Promise<boolean> {
  return (
    (await db.query.users.findFirst({ where: eq(users.id, userId), columns: { id: true } })) !== undefined
  );
}

/** False when another caller granted it meanwhile: the ledger's key makes the whole batch fail. */
async function grant(
  { db, now }: Platform,
  payment: Payment,
  { userId, credits }: { userId: string; credits: number },
): Promise<boolean> {
  const at = now();
  const taken = creditsBack(payment, credits);
  const granted = {
    state: "granted" as const,
    nextCheckAt: null,
    grantedAt: at,
    receiptUrl: payment.receiptUrl,
    refunded: payment.amountRefunded,
    disputed: payment.amountDisputed,
    taken,
  };
  const entry = { userId, purchaseId: payment.id, createdAt: at };
  try {
    await db.batch([
      db
        .insert(purchases)
        .values({
          id: payment.id,
          userId,
          credits,
          amount: payment.amount,
          currency: payment.currency,
          createdAt: at,
          revision: 1,
          ...granted,
        })
        .onConflictDoUpdate({
          target: purchases.id,
          set: { ...granted, revision: sql`${purchases.revision} + 1` },
        }),
      db
        .insert(creditEntries)
        .values({ id: newId(), ...entry, delta: credits, reason: "purchase", key: `purchase:${payment.id}` }),
      db
        .update(users)
        .set({ credits: sql`${users.credits} + ${credits - taken}` })
        .where(eq(users.id, userId)),
      ...(taken === 0
        ? []
        : [
            db.insert(creditEntries).values({
              id: newId(),
              ...entry,
              delta: -taken,
              reason: payment.amountRefunded > 0 ? ("refund" as const) : ("dispute" as const),
              key: `level:${payment.id}:0`,
            }),
          ]),
    ]);
    return true;
  } catch (error) {
    if (isUniqueViolation(error, "credit_entries.key")) return false;
    throw error;
  }
}
