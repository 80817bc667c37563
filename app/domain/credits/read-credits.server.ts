import { eq } from "drizzle-orm";
import { users } from "../../database/schema/users.server";
import type { Platform } from "../platform";
import { outOfCredits } from "./out-of-credits";

/** Throws DomainError("out-of-credits") unless the user could pay for a digest now, by credit or by plan. */
export async function requireCredit(platform: Platform, userId: string): Promise<void> {
  const user = await platform.db.query.users.findFirst({
    where: eq(users.id, userId),
    columns: { credits: true, planTier: true },
  });
  if (!user || (user.credits <= 0 && user.planTier !== "Professional")) throw outOfCredits();
}
