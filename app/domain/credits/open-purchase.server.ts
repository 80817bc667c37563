import { desc, eq } from "drizzle-orm";
import { purchases } from "../../database/schema/credits.server";
import { DomainError } from "../errors";
import type { Platform } from "../platform";
import { confirmPurchase } from "./confirm-purchase.server";
import { PACK } from "./packs";

const FIRST_CHECK_MS = 2 * 60_000;
const REUSED_FOR_MS = 12 * 3_600_000;
const KEY_LASTS_MS = 10 * 60_000;

/**
 * A payment of $10.00 for 50 credits, ready for the browser to pay. A payment that this user began and did not pay is
 * given again, so that reloading the page or a second tab makes no second one and nobody pays twice.
 * Throws DomainError("unavailable") with the words of the specification's section 8.
 */
export async function openPurchase(platform: Platform, userId: string): Promise<{ clientSecret: string }> {
  try {
    return { clientSecret: await findOrCreate(platform, userId) };
  } catch (cause) {
    if (cause instanceof DomainError && cause.kind === "unavailable") {
      throw new DomainError("unavailable", "Failed to initialize payment", { cause });
    }
    throw cause;
  }
}

async function findOrCreate(platform: Platform, userId: string): Promise<string> {
  const { db, payments } = platform;
  const now = platform.now();
  const nextCheckAt = new Date(now.getTime() + FIRST_CHECK_MS);
  const latest = await db.query.purchases.findFirst({
    where: eq(purchases.userId, userId),
    orderBy: desc(purchases.createdAt),
  });
  if (latest?.state === "open" && now.getTime() - latest.createdAt.getTime() < REUSED_FOR_MS) {
    const payment = await payments.readPayment(latest.id);
    const isSame = payment?.amount === PACK.amount && payment.currency === PACK.currency;
    if (payment?.status === "open" && payment.clientSecret !== null && isSame) {
      await db.update(purchases).set({ nextCheckAt }).where(eq(purchases.id, latest.id));
      return payment.clientSecret;
    }
    if (payment?.status === "succeeded") await confirmPurchase(platform, latest.id, userId);
  }
  // Two requests at once have the same key and so get the same payment. The provider also keeps its own failures
  // under a key, hence the minutes in it.
  const minutes = Math.floor(now.getTime() / KEY_LASTS_MS);
  const made = await payments.createPayment({
    userId,
    ...PACK,
    idempotencyKey: `purchase:${userId}:${latest?.id ?? "first"}:${minutes}`,
  });
  if (made.clientSecret === null)
    throw new DomainError("unavailable", "The payment came without its secret.");
  await db
    .insert(purchases)
    .values({ id: made.id, userId, ...PACK, nextCheckAt, createdAt: now })
    .onConflictDoNothing();
  return made.clientSecret;
}
