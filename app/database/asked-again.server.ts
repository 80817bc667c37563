import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

const MINUTE_MS = 60_000;

/**
 * The condition under which a sweep, which comes once a minute, asks again for work that has waited since `since`:
 * each minute from the second to the fifth, and from then on every `pause` minutes. Asked each minute, a queue that
 * can't keep up would get the same work over and over.
 */
export function isAskedAgain(since: SQLiteColumn, now: Date, pause: number): SQL {
  const minutes = sql`cast((${now.getTime()} - ${since}) / ${MINUTE_MS} as integer)`;
  return sql`${minutes} >= 2 and (${minutes} <= 5 or ${minutes} % ${pause} = 0)`;
}
