/** While a plan is in one of these states its digests cost nothing; past_due is the grace of a failed renewal. */
export const ENTITLED = ["active", "trialing", "past_due"] as const;

/** Whether the provider's word for a plan's state means that it is paid, or still may be. */
export function isEntitled(status: string | null): boolean {
  return ENTITLED.some((each) => each === status);
}

/** The plan of a user, for their eyes. Times are ISO 8601 UTC. */
export interface PlanView {
  tier: "Free" | "Professional";
  /** The renewal failed, and the provider tries again. */
  isOverdue: boolean;
  currentPeriodEnd: string | null;
  cancelAtPeriodEnd: boolean;
  /** The provider knows them, so there is a page where cards, receipts and cancelling are. */
  hasPortal: boolean;
}
