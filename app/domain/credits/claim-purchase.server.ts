import { and, desc, eq, inArray, isNull, or } from "drizzle-orm";
import { purchases } from "../../database/schema/credits.server";
import { readUser } from "../accounts/read-user.server";
import { DomainError } from "../errors";
import type { Platform } from "../platform";
import { type Confirmation, confirmPurchase } from "./confirm-purchase.server";

interface Claimed {
  /** The credits of the payments that this claim is about, whoever was the first to report them. */
  creditsAdded: number;
  /** The balance now. */
  credits: number;
  /** Whether this claim put credits into the ledger. */
  isNew: boolean;
}

const MOST_ASKED = 10;

/**
 * What somebody who comes back from paying calls. With a payment's id (or its client secret) it is about that payment,
 * however often. Without one it is about the payments that the user began, and about those that the webhook granted and
 * no such claim has been told of yet. Throws DomainError: "not-paid", "unavailable".
 */
export async function claimPurchase(
  platform: Platform,
  userId: string,
  reference: string | null,
): Promise<Claimed> {
  const paymentId = reference === null ? null : paymentIdOf(reference);
  const confirmations =
    reference === null
      ? await confirmUnclaimed(platform, userId)
      : [paymentId === null ? FOREIGN : await confirmPurchase(platform, paymentId, userId)];
  const granted = confirmations.filter((each) => each.kind === "granted");
  if (granted.length === 0) throw notPaid(confirmations);
  const { credits } = await readUser(platform, userId);
  return {
    creditsAdded: granted.reduce((sum, each) => sum + each.credits, 0),
    credits,
    isNew: granted.some((each) => each.isNew),
  };
}

const FOREIGN: Confirmation = { kind: "foreign" };

/** The id of a payment in itself or in its client secret, which begins with it; null when it is neither. */
function paymentIdOf(reference: string): string | null {
  return /^(pi_[A-Za-z0-9]+)(_secret_[A-Za-z0-9]+)?$/.exec(reference)?.[1] ?? null;
}

async function confirmUnclaimed(platform: Platform, userId: string): Promise<Confirmation[]> {
  const { db } = platform;
  const isUnclaimed = or(
    eq(purchases.state, "open"),
    and(eq(purchases.state, "granted"), isNull(purchases.claimedAt)),
  );
  const rows = await db.query.purchases.findMany({
    where: and(eq(purchases.userId, userId), isUnclaimed),
    orderBy: desc(purchases.createdAt),
    limit: MOST_ASKED,
    columns: { id: true },
  });
  const confirmations: Confirmation[] = [];
  const claimed: string[] = [];
  for (const { id } of rows) {
    const confirmation = await confirmPurchase(platform, id, userId);
    confirmations.push(confirmation);
    if (confirmation.kind === "granted") claimed.push(id);
  }
  if (claimed.length > 0) {
    await db.update(purchases).set({ claimedAt: platform.now() }).where(inArray(purchases.id, claimed));
  }
  return confirmations;
}

// Another's payment, an unknown one and an unpaid one get the same words.
function notPaid(confirmations: Confirmation[]): DomainError {
  const isOnItsWay = confirmations.some((each) => each.kind === "processing");
  return new DomainError(
    "not-paid",
    isOnItsWay
      ? "Your payment is being processed. Its credits are added as soon as it went through."
      : "No completed payment was found.",
  );
}
