import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { agentId } from "./agents.server";
import { id, instant } from "./columns.server";
import { sends } from "./deliveries.server";
import { digests } from "./digests.server";
import { userId } from "./users.server";

/** Links that show one digest to whoever holds them (decisions, 'shared links'). */
export const shareLinks = sqliteTable(
  "share_links",
  {
    id: id(),
    userId: userId(),
    agentId: agentId(),
    digestId: text()
      .notNull()
      .references(() => digests.id, { onDelete: "cascade" }),
    /** The sending whose mails carry it; null for a link that its owner made. */
    sendId: text().references(() => sends.id, { onDelete: "cascade" }),
    /** SHA-256 of the link's token, hex. */
    tokenHash: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    lastOpenedAt: instant(),
  },
  (t) => [
    uniqueIndex("share_links_token").on(t.tokenHash),
    uniqueIndex("share_links_send").on(t.sendId),
    index("share_links_by_agent").on(t.agentId, t.createdAt),
  ],
);
