import { lte, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/**
 * The condition that something has waited since `since` for so many milliseconds, or since before the only worker
 * there is was started, whose queue knows nothing of it.
 */
export function hasWaited(
  since: SQLiteColumn,
  ms: number,
  { now, startedAt }: { now(): Date; startedAt: Date | null },
): SQL {
  return lte(since, new Date(Math.max(now().getTime() - ms, startedAt?.getTime() ?? 0)));
}
