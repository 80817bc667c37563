import { sql } from "drizzle-orm";
import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { agentId } from "./agents.server";
import { instant } from "./columns.server";
import { deliveries } from "./deliveries.server";
import { userId } from "./users.server";

/** What became of the lines of an answer. */
export interface AnswerOutcome {
  /** Who is told, and what the answer is an answer to. */
  to: string;
  /** "1 done: Return the keys to the landlord". */
  noted: string[];
  /** What was not understood, and why. */
  unclear: string[];
  /** The digest is too old to be answered. */
  isOver: boolean;
}

/** A mail that came to the address for answers of a digest mail. */
export const mailAnswers = sqliteTable(
  "mail_answers",
  {
    /** Of a mail that may be gone: the same answer must not be taken again when it comes once more. */
    mailId: text().primaryKey(),
    userId: userId(),
    agentId: agentId(),
    deliveryId: text()
      .notNull()
      .references(() => deliveries.id, { onDelete: "cascade" }),
    /** `id:` and the Message-ID, or `sha256:` of the raw bytes. */
    messageKey: text().notNull(),
    /** 'noted': its lines are events, and its sender is to be told; 'sending': is being told, or the worker died meanwhile. */
    state: text({ enum: ["waiting", "noted", "sending", "closed"] })
      .notNull()
      .default("waiting"),
    outcome: text({ mode: "json" }).$type<AnswerOutcome>(),
    createdAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex("mail_answers_once").on(t.deliveryId, t.messageKey),
    index("mail_answers_open").on(t.createdAt).where(sql`${t.state} in ('waiting', 'noted')`),
  ],
);
