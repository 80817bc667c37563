import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { SentLine } from "../../digest/mail/sent-lines";
import { agentId } from "./agents.server";
import { id, instant } from "./columns.server";
import { digests } from "./digests.server";
import { userId } from "./users.server";

/** One press of 'Send Digest Now', or one scheduled sending. */
export const sends = sqliteTable(
  "sends",
  {
    id: id(),
    userId: userId(),
    agentId: agentId(),
    digestId: text()
      .notNull()
      .references(() => digests.id, { onDelete: "cascade" }),
    /** `run:{run}` for a scheduled sending, so that it happens once; null for a press of the button. */
    key: text(),
    createdAt: instant().notNull(),
    /** What its mails say of items, the line with number 1 first; null before the first mail, and before November 2026. */
    lines: text({ mode: "json" }).$type<SentLine[]>(),
  },
  (t) => [uniqueIndex("sends_key").on(t.key), index("sends_by_digest").on(t.digestId, t.createdAt)],
);

export const deliveries = sqliteTable(
  "deliveries",
  {
    id: id(),
    sendId: text()
      .notNull()
      .references(() => sends.id, { onDelete: "cascade" }),
    userId: userId(),
    agentId: agentId(),
    email: text().notNull(),
    emailKey: text().notNull(),
    state: text({ enum: ["queued", "sending", "sent", "refused", "unknown", "failed"] })
      .notNull()
      .default("queued"),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant(),
    leaseUntil: instant(),
    /** When the mail server was about to get the message; while 'sending', null says that it can't have it yet. */
    handedOverAt: instant(),
    providerId: text(),
    problem: text(),
    sentAt: instant(),
    /** 128 random bits, base64url; whoever holds it may leave this agent's digests for this address. */
    unsubscribeToken: text().notNull(),
    /** 128 random bits, hex: the address that answers to this mail go to. Null before November 2026, as the next one. */
    answerToken: text(),
    /** 128 random bits, hex, which stand in no mail: what signs the links to its lines. */
    linkKey: text(),
    /** 128 random bits, hex: the return address that its bounces go to. Null before 22 November 2026. */
    bounceToken: text(),
  },
  (t) => [
    uniqueIndex("deliveries_once").on(t.sendId, t.emailKey),
    uniqueIndex("deliveries_unsubscribe").on(t.unsubscribeToken),
    uniqueIndex("deliveries_answer").on(t.answerToken),
    uniqueIndex("deliveries_bounce").on(t.bounceToken),
    index("deliveries_by_provider").on(t.providerId).where(sql`${t.providerId} is not null`),
    index("deliveries_by_recipient").on(t.emailKey, t.sentAt),
    index("deliveries_open").on(t.nextAttemptAt).where(sql`${t.state} in ('queued', 'sending')`),
    index("deliveries_by_agent").on(t.agentId, t.emailKey),
  ],
);

/** Mail kept instead of sent (MAILER=outbox). */
export const outboxMails = sqliteTable(
  "outbox_mails",
  {
    /** The idempotency key. */
    id: id(),
    messageId: text().notNull(),
    fromName: text().notNull(),
    fromAddress: text().notNull(),
    to: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    headers: text({ mode: "json" }).$type<Record<string, string>>().notNull(),
    sentAt: instant().notNull(),
  },
  (t) => [index("outbox_mails_time").on(t.sentAt)],
);
