/** One line of a user's ledger. Times are ISO 8601 UTC. */
export interface LedgerLine {
  id: string;
  at: string;
  reason: "signup" | "digest" | "purchase" | "refund" | "dispute";
  /** Granted, or taken with a minus. */
  delta: number;
  /** The balance after it. */
  balance: number;
  /** Of a digest: its agent; null when that was deleted since. */
  agent: { id: string; title: string } | null;
  /** Of a payment: the provider's id, and its receipt where there is one. */
  payment: { id: string; receiptUrl: string | null } | null;
}

/** Credits that should have been taken back with a payment's money, but were spent already. */
export interface LedgerNotice {
  paymentId: string;
  owed: number;
}

export interface LedgerPage {
  /** Newest first. */
  lines: LedgerLine[];
  /** The id that the next, older page begins after; null on the last page. */
  older: string | null;
}

/** Why a line is in the ledger, in words. */
export function ledgerWords({ reason, delta }: Pick<LedgerLine, "reason" | "delta">): string {
  switch (reason) {
    case "signup":
      return "Free credits for your new account";
    case "digest":
      return "Digest";
    case "purchase":
      return "Credits purchased";
    case "refund":
      return delta < 0 ? "Payment refunded" : "Refund undone";
    case "dispute":
      return delta < 0 ? "Payment disputed" : "Dispute closed, credits returned";
  }
}
