import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Whether a column has one of these values, however many: `in (?, ?, ...)` would meet D1's limit of 100 parameters. */
export const isOneOf = (column: SQLWrapper, values: readonly string[]): SQL =>
  sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;
