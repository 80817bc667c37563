import { integer, text } from "drizzle-orm/sqlite-core";

/** The row's own id: a UUID unless its table says otherwise. */
export const id = () => text().primaryKey();
/** Milliseconds since 1970 UTC, as a Date in code. */
export const instant = () => integer({ mode: "timestamp_ms" });
/** Yes or no, and no unless said. */
export const flag = () => integer({ mode: "boolean" }).notNull().default(false);
