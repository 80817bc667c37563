import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, instant } from "./columns.server";

export const users = sqliteTable(
  "users",
  {
    id: id(),
    /** Trimmed and lower-cased. */
    email: text().notNull(),
    displayName: text(),
    company: text(),
    /** PHC string. */
    passwordHash: text().notNull(),
    timeZone: text().notNull().default("UTC"),
    /** The sum of this user's credit_entries; the CHECK makes an overdraft roll its whole batch back. */
    credits: integer().notNull().default(0),
    planTier: text({ enum: ["Free", "Professional"] })
      .notNull()
      .default("Free"),
    notificationsViewedAt: instant(),
    /** When the account closes for good, a day after its user asked for it; until then they can take it back. */
    deletionDueAt: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex("users_email").on(t.email),
    index("users_deletion").on(t.deletionDueAt).where(sql`${t.deletionDueAt} is not null`),
    check("users_credits_not_negative", sql`${t.credits} >= 0`),
  ],
);

/** Whose row it is; it goes when its user goes. */
export const userId = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
