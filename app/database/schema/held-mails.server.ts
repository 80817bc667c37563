import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { agentId } from "./agents.server";
import { flag, id, instant } from "./columns.server";
import { userId } from "./users.server";

/** Mail in quarantine: of somebody who may not write to the agent. Kept until its owner allows or discards it. */
export const heldMails = sqliteTable(
  "held_mails",
  {
    /** It stays the mail's when it is allowed. */
    id: id(),
    userId: userId(),
    agentId: agentId(),
    dedupeKey: text().notNull(),
    envelopeFrom: text().notNull(),
    /** Of From, lower case, else of the envelope: whom "always allow" lets in. */
    senderAddress: text().notNull(),
    senderName: text(),
    subject: text(),
    tag: text(),
    rawKey: text().notNull(),
    rawSize: integer().notNull(),
    receivedAt: instant().notNull(),
    isFromEdge: flag(),
  },
  (t) => [
    uniqueIndex("held_mails_once").on(t.agentId, t.dedupeKey),
    index("held_mails_by_agent").on(t.agentId, t.receivedAt),
    index("held_mails_by_user").on(t.userId),
  ],
);
