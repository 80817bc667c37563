import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

const MINUTE_MS = 60_000;

/**
 * The condition under which a sweep, which comes once a minute, asks again for work that has waited since `since`:
 * each minute from the second to the fifth, and from then on every `pause` minutes. Asked each minute, a queue that
 * can't keep up would get the same work over and over. What is older than the only worker there is, is asked for once
 * more in that worker's first minute: its queue knows nothing of it.
 */
export function isAskedAgain(
  since: SQLiteColumn,
  now: Date,
  pause: number,
  startedAt: Date | null = null,
): SQL {
  const minutes = sql`cast((${now.getTime()} - ${since}) / ${MINUTE_MS} as integer)`;
  const isFirstMinute = startedAt !== null && now.getTime() - startedAt.getTime() < MINUTE_MS;
  const isLost = isFirstMinute ? sql`${since} <= ${startedAt.getTime()}` : sql`0`;
  return sql`(${isLost} or ${minutes} >= 2 and (${minutes} <= 5 or ${minutes} % ${pause} = 0))`;
}
