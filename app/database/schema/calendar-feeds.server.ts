import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, instant } from "./columns.server";
import { userId } from "./users.server";

/** Addresses under which calendar programs fetch what is due; a row that is gone is a feed that was revoked. */
export const calendarFeeds = sqliteTable(
  "calendar_feeds",
  {
    id: id(),
    userId: userId(),
    /** SHA-256 of the address's token, hex. */
    tokenHash: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex("calendar_feeds_token").on(t.tokenHash),
    index("calendar_feeds_user").on(t.userId, t.createdAt),
  ],
);
