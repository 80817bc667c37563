import { eq, sql } from "drizzle-orm";
import { creditEntries } from "../../database/schema/credits.server";
import { users } from "../../database/schema/users.server";
import type { Platform } from "../platform";
import { newId } from "../tokens.server";

/** The run of a user that a credit pays. */
interface PaidRun {
  id: string;
  userId: string;
}

/**
 * One credit buys one digest, none with the Professional plan: what it costs, and the statements for the batch that saves it.
 * The key makes a second payment for the same run fail; CHECK (credits >= 0) does so for an overdraft.
 */
export async function spendCredit(
  { db }: Platform,
  run: PaidRun,
  { isFree, now }: { isFree: boolean; now: Date },
) {
  const owner = await db.query.users.findFirst({
    where: eq(users.id, run.userId),
    columns: { planTier: true },
  });
  const cost = isFree || owner?.planTier === "Professional" ? 0 : 1;
  const statements =
    cost === 0
      ? []
      : [
          db
            .update(users)
            .set({ credits: sql`${users.credits} - ${cost}` })
            .where(eq(users.id, run.userId)),
          db.insert(creditEntries).values({
            id: newId(),
            userId: run.userId,
            delta: -cost,
            reason: "digest" as const,
            key: `digest:${run.id}`,
            createdAt: now,
          }),
        ];
  return { cost, statements };
}
