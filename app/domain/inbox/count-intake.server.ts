import { lt, sql } from "drizzle-orm";
import { intakeCounts } from "../../database/schema/intake-counts.server";
import { isCheckViolation } from "../../database/violations.server";
import type { Platform } from "../platform";

const DAY_MS = 86_400_000;

/**
 * The statement that counts a mail of the day, for the batch that stores it: when it is one too many for the agent, for
 * its sender there, or for the quarantine, the batch fails as `isOverCap` says, and nothing of it is done. What waits in
 * quarantine is counted apart, so that strangers don't use up the room of those who may write.
 */
export function countIntake(
  { db, settings, now }: Platform,
  { agentId, sender, isHeld }: { agentId: string; sender: string; isHeld: boolean },
) {
  const day = dayOf(now());
  const one = (subject: string, cap: number) => ({ agentId, subject, day, count: 1, cap });
  return db
    .insert(intakeCounts)
    .values(
      isHeld
        ? [one("held", settings.mailsPerSender)]
        : [one("all", settings.mailsPerAgent), one(`from:${sender}`, settings.mailsPerSender)],
    )
    .onConflictDoUpdate({
      target: [intakeCounts.agentId, intakeCounts.day, intakeCounts.subject],
      set: { count: sql`${intakeCounts.count} + 1`, cap: sql`excluded.cap` },
    });
}

/** Whether a batch failed because of a cap. */
export function isOverCap(error: unknown): boolean {
  return isCheckViolation(error, "intake_counts_cap");
}

/** When the counting begins anew, in seconds from now. */
export function secondsToNextDay({ now }: Platform): number {
  return Math.ceil((DAY_MS - (now().getTime() % DAY_MS)) / 1000);
}

/** Deletes the counts of days that are over. */
export async function purgeIntakeCounts({ db, now }: Platform): Promise<void> {
  await db.delete(intakeCounts).where(lt(intakeCounts.day, dayOf(now())));
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
