import { lte, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/**
 * The condition that whoever holds a lease is dead: the lease is over, or it was given, for `leaseMs`, before the only
 * worker there is was started.
 */
export function isDeadLease(
  leaseUntil: SQLiteColumn,
  leaseMs: number,
  { now, startedAt }: { now(): Date; startedAt: Date | null },
): SQL {
  const before = startedAt === null ? 0 : startedAt.getTime() + leaseMs;
  return lte(leaseUntil, new Date(Math.max(now().getTime(), before)));
}
