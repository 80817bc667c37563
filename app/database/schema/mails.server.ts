import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { MailAttachment, MailPart, MailRole } from "../../reading/mail-content";
import { agentId } from "./agents.server";
import { flag, id, instant } from "./columns.server";
import { userId } from "./users.server";

export const mails = sqliteTable(
  "mails",
  {
    id: id(),
    userId: userId(),
    agentId: agentId(),
    /** SHA-256 of the content and the Message-ID, or `sha256:` of the raw bytes; until November 2026 the Message-ID alone. */
    dedupeKey: text().notNull(),
    envelopeFrom: text().notNull(),
    /** What stood behind the plus of the agent's address; null without one. */
    tag: text(),
    rawKey: text().notNull(),
    rawSize: integer().notNull(),
    /** Of an imported mail, its own date. */
    receivedAt: instant().notNull(),
    /** Email Routing handed it over, so that what stands on top of its headers is our own server's word. */
    isFromEdge: flag(),
    /** The import that it came with; null for mails that came by themselves. */
    importId: text(),
    state: text({ enum: ["received", "read", "unreadable"] })
      .notNull()
      .default("received"),
    /** Why it is unreadable, in words for the user. */
    problem: text(),
    readAttempts: integer().notNull().default(0),
    role: text({ mode: "json" }).$type<MailRole>(),
    /** From role, for queries: only content goes into digests. */
    isContent: integer({ mode: "boolean" }).notNull().default(true),
    /** Of the mail that was forwarded, where one was; the sender, too. */
    subject: text(),
    senderName: text(),
    senderAddress: text(),
    /** Who forwarded it, "Name <address>"; null for mails that nobody forwarded, and those read before it was kept. */
    via: text(),
    sentAt: instant(),
    attachments: text({ mode: "json" }).$type<MailAttachment[]>().notNull().default([]),
    /** Of its files that count as what an account keeps. */
    attachmentBytes: integer().notNull().default(0),
    isSample: flag(),
    processedAt: instant(),
    /** Set when the user dismissed it; then it is processed without a digest. */
    dismissedAt: instant(),
    /** When it was first read for a digest, saved or not: it is in the agent's emailsProcessed from then on. */
    countedAt: instant(),
  },
  (t) => [
    uniqueIndex("mails_once").on(t.agentId, t.dedupeKey),
    index("mails_by_agent").on(t.agentId, t.receivedAt),
    index("mails_waiting").on(t.state, t.receivedAt).where(sql`${t.state} = 'received'`),
    index("mails_attachments").on(t.userId, t.attachmentBytes).where(sql`${t.attachmentBytes} > 0`),
    index("mails_of_import").on(t.importId).where(sql`${t.importId} is not null`),
    index("mails_unprocessed").on(t.userId, t.receivedAt).where(sql`${t.processedAt} is null`),
    index("mails_beside_content").on(t.userId, t.agentId).where(sql`${t.isContent} = 0 or ${t.isSample} = 1`),
  ],
);

/** Kept apart from the mail's row so that lists stay light. */
export const mailTexts = sqliteTable("mail_texts", {
  mailId: text()
    .primaryKey()
    .references(() => mails.id, { onDelete: "cascade" }),
  parts: text({ mode: "json" }).$type<MailPart[]>().notNull(),
});
