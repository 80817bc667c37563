import type { Payment } from "../platform";

/**
 * How many of a payment's credits follow its money back: in proportion to what was refunded or is held by a dispute,
 * rounded down, so that nobody loses a credit for a cent.
 */
export function creditsBack(
  payment: Pick<Payment, "amount" | "amountRefunded" | "amountDisputed">,
  credits: number,
): number {
  const back = Math.min(payment.amount, payment.amountRefunded + payment.amountDisputed);
  return Math.floor((credits * back) / payment.amount);
}
