import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, instant } from "./columns.server";
import { userId, users } from "./users.server";

export const sessions = sqliteTable(
  "sessions",
  {
    /** SHA-256 of the cookie's token, hex. */
    tokenHash: text().primaryKey(),
    userId: userId(),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** "Chrome on Windows"; null where the browser didn't say, and before 23 November 2026. */
    device: text(),
  },
  (t) => [index("sessions_user").on(t.userId), index("sessions_expiry").on(t.expiresAt)],
);

/** Requests to set a new password; also for addresses without an account, so that both take the same way. */
export const recoveries = sqliteTable(
  "recoveries",
  {
    id: id(),
    /** Trimmed and lower-cased. */
    email: text().notNull(),
    /** Set with the mail that carries the link. */
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the link's token, hex. */
    tokenHash: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [
    uniqueIndex("recoveries_token").on(t.tokenHash),
    index("recoveries_user").on(t.userId),
    index("recoveries_expiry").on(t.expiresAt),
  ],
);

/** Failures counted per key and window; the key names what is throttled and for whom (hashed). */
export const throttles = sqliteTable("throttles", {
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEndsAt: instant().notNull(),
});
