import { eq } from "drizzle-orm";
import { users } from "../../database/schema/users.server";
import { DomainError } from "../errors";
import type { Platform } from "../platform";

/** Throws DomainError("out-of-credits") unless the user could pay for a digest now, by credit or by plan. */
export async function requireCredit(platform: Platform, userId: string): Promise<void> {
  const user = await platform.db.query.users.findFirst({
    where: eq(users.id, userId),
    columns: { credits: true, planTier: true },
  });
  if (!user || (user.credits <= 0 && user.planTier !== "Professional")) throw outOfCredits();
}

/** The refusal of the api contract (402) for a digest that can't be paid. */
export function outOfCredits(): DomainError {
  return new DomainError("out-of-credits", "Insufficient credits. Please purchase more credits.");
}
