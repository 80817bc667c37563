import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./columns.server";

/** When something that must happen regularly last happened, for /healthz. */
export const heartbeats = sqliteTable("heartbeats", {
  name: text().primaryKey(),
  at: instant().notNull(),
});
