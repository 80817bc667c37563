import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Coverage } from "../digest/coverage";
import type { DigestContent } from "../digest/digest-content";
import type { MailAttachment, MailPart, MailRole } from "../reading/mail-content";

const id = () => text().primaryKey();
/** Milliseconds since 1970 UTC, as a Date in code. */
const instant = () => integer({ mode: "timestamp_ms" });
const flag = () => integer({ mode: "boolean" }).notNull().default(false);

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
    createdAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex("users_email").on(t.email),
    check("users_credits_not_negative", sql`${t.credits} >= 0`),
  ],
);

const userId = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const sessions = sqliteTable(
  "sessions",
  {
    /** SHA-256 of the cookie's token, hex. */
    tokenHash: text().primaryKey(),
    userId: userId(),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [index("sessions_user").on(t.userId), index("sessions_expiry").on(t.expiresAt)],
);

/** Failures counted per key and window; the key names what is throttled and for whom (hashed). */
export const throttles = sqliteTable("throttles", {
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEndsAt: instant().notNull(),
});

export const creditEntries = sqliteTable(
  "credit_entries",
  {
    id: id(),
    userId: userId(),
    /** Positive: granted. Negative: spent. */
    delta: integer().notNull(),
    /** "refund" and "dispute": money went back to the payer, or, with a positive delta, came back from a dispute. */
    reason: text({ enum: ["signup", "digest", "purchase", "refund", "dispute"] }).notNull(),
    /** What it is for, once: `signup:{user}`, `digest:{run}`, `purchase:{payment}`, `level:{payment}:{revision}`. */
    key: text().notNull(),
    /** The payment that it belongs to. */
    purchaseId: text(),
    createdAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex("credit_entries_key").on(t.key),
    index("credit_entries_user").on(t.userId, t.createdAt),
  ],
);

/** A payment for credits, from the moment that its form is shown. Amounts in cents. */
export const purchases = sqliteTable(
  "purchases",
  {
    /** The provider's id of the payment. */
    id: id(),
    userId: userId(),
    credits: integer().notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    /** "open": maybe paid; "granted": its credits are in the ledger; "expired": nobody paid in time. */
    state: text({ enum: ["open", "granted", "expired"] })
      .notNull()
      .default("open"),
    /** When the clock asks the provider again; null when it doesn't. */
    nextCheckAt: instant(),
    grantedAt: instant(),
    /** When a claim that named no payment was told of it. */
    claimedAt: instant(),
    receiptUrl: text(),
    /** Cents that went back to the payer, and cents held back by disputes, as the ledger knows them. */
    refunded: integer().notNull().default(0),
    disputed: integer().notNull().default(0),
    /** Credits that were taken back, and those that should have been but were spent already. */
    taken: integer().notNull().default(0),
    owed: integer().notNull().default(0),
    /** Counts the changes; a change made from an older reading fails. */
    revision: integer().notNull().default(0),
    createdAt: instant().notNull(),
  },
  (t) => [
    index("purchases_user").on(t.userId, t.createdAt),
    index("purchases_open").on(t.nextCheckAt).where(sql`${t.nextCheckAt} is not null`),
  ],
);

/** Messages of the payment provider that were dealt with. */
export const paymentEvents = sqliteTable(
  "payment_events",
  { id: id(), type: text().notNull(), handledAt: instant().notNull() },
  (t) => [index("payment_events_time").on(t.handledAt)],
);

/** Who the provider knows a user as, and the plan that they have there. `users.planTier` follows from it. */
export const plans = sqliteTable(
  "plans",
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    customerId: text().notNull(),
    /** The provider's page for subscribing that was last made. */
    checkoutId: text(),
    subscriptionId: text(),
    /** The provider's word; null before there was a subscription. */
    status: text(),
    currentPeriodEnd: instant(),
    cancelAtPeriodEnd: flag(),
    checkedAt: instant().notNull(),
    /** Counts the changes; a change made from an older reading fails. */
    revision: integer().notNull().default(0),
  },
  (t) => [uniqueIndex("plans_customer").on(t.customerId), index("plans_checked").on(t.checkedAt)],
);

export const agents = sqliteTable(
  "agents",
  {
    id: id(),
    userId: userId(),
    title: text().notNull(),
    description: text().notNull().default(""),
    /** As shown: `paymentsRollout482913@inbound.example`. */
    emailAddress: text().notNull(),
    status: text({ enum: ["active", "inactive"] })
      .notNull()
      .default("active"),
    /** 'manual', 'daily', 'weekly', 'custom'; anything else is shown as Custom and never runs. */
    frequency: text().notNull().default("manual"),
    /** HH:MM in the agent's zone. */
    scheduleTime: text(),
    scheduleDay: integer(),
    scheduleDays: text({ mode: "json" }).$type<number[]>().notNull().default([]),
    timeZone: text().notNull().default("UTC"),
    nextRunAt: instant(),
    autoDeleteData: flag(),
    retentionDays: integer().notNull().default(30),
    /** Mails that a digest included so far; counted here because retention deletes the mails. */
    emailsProcessed: integer().notNull().default(0),
    lastSummaryAt: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [
    index("agents_user").on(t.userId, t.createdAt),
    index("agents_due").on(t.nextRunAt).where(sql`${t.nextRunAt} is not null`),
  ],
);

const agentId = () =>
  text()
    .notNull()
    .references(() => agents.id, { onDelete: "cascade" });

/** Every local part ever given out, lower-cased; the row outlives its agent, so no address is reused. */
export const inboundAddresses = sqliteTable("inbound_addresses", {
  localPart: text().primaryKey(),
  agentId: text().references(() => agents.id, { onDelete: "set null" }),
});

export const recipients = sqliteTable(
  "recipients",
  {
    agentId: agentId(),
    userId: userId(),
    /** As typed. */
    email: text().notNull(),
    /** Lower-cased. */
    emailKey: text().notNull(),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.agentId, t.emailKey] })],
);

/** A recipient who left an agent's digests; stays when the owner removes and adds the address again. */
export const optOuts = sqliteTable(
  "opt_outs",
  { agentId: agentId(), emailKey: text().notNull(), createdAt: instant().notNull() },
  (t) => [primaryKey({ columns: [t.agentId, t.emailKey] })],
);

/** Addresses that a mail server refused for good; nobody mails them again. */
export const suppressions = sqliteTable("suppressions", {
  emailKey: text().primaryKey(),
  reason: text().notNull(),
  createdAt: instant().notNull(),
});

export const mails = sqliteTable(
  "mails",
  {
    id: id(),
    userId: userId(),
    agentId: agentId(),
    /** The Message-ID, or `sha256:` of the raw bytes. */
    dedupeKey: text().notNull(),
    envelopeFrom: text().notNull(),
    rawKey: text().notNull(),
    rawSize: integer().notNull(),
    receivedAt: instant().notNull(),
    state: text({ enum: ["received", "read", "unreadable"] })
      .notNull()
      .default("received"),
    /** Why it is unreadable, in words for the user. */
    problem: text(),
    readAttempts: integer().notNull().default(0),
    role: text({ mode: "json" }).$type<MailRole>(),
    /** From role, for queries: only content goes into digests. */
    isContent: integer({ mode: "boolean" }).notNull().default(true),
    subject: text(),
    senderName: text(),
    senderAddress: text(),
    sentAt: instant(),
    attachments: text({ mode: "json" }).$type<MailAttachment[]>().notNull().default([]),
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
    index("mails_unprocessed").on(t.userId, t.receivedAt).where(sql`${t.processedAt} is null`),
  ],
);

/** Kept apart from the mail's row so that lists stay light. */
export const mailTexts = sqliteTable("mail_texts", {
  mailId: text()
    .primaryKey()
    .references(() => mails.id, { onDelete: "cascade" }),
  parts: text({ mode: "json" }).$type<MailPart[]>().notNull(),
});

export const documents = sqliteTable(
  "documents",
  {
    id: id(),
    userId: userId(),
    agentId: agentId(),
    filename: text().notNull(),
    mimeType: text().notNull(),
    description: text(),
    size: integer().notNull(),
    fileKey: text().notNull(),
    state: text({ enum: ["reading", "read", "unreadable"] })
      .notNull()
      .default("reading"),
    problem: text(),
    text: text().notNull().default(""),
    readAttempts: integer().notNull().default(0),
    createdAt: instant().notNull(),
  },
  (t) => [
    index("documents_by_agent").on(t.agentId, t.createdAt),
    index("documents_by_user").on(t.userId),
    index("documents_waiting").on(t.createdAt).where(sql`${t.state} = 'reading'`),
  ],
);

export const questions = sqliteTable(
  "questions",
  {
    id: id(),
    userId: userId(),
    agentId: agentId(),
    digestId: text(),
    question: text().notNull(),
    /** The question without case, punctuation and white space; null only in rows older than this column. */
    questionKey: text(),
    answer: text(),
    status: text({ enum: ["open", "answered", "dismissed"] })
      .notNull()
      .default("open"),
    createdAt: instant().notNull(),
    answeredAt: instant(),
  },
  (t) => [
    index("questions_by_agent").on(t.agentId, t.createdAt),
    uniqueIndex("questions_once").on(t.agentId, t.questionKey),
  ],
);

/** One try at writing one digest. */
export const digestRuns = sqliteTable(
  "digest_runs",
  {
    id: id(),
    userId: userId(),
    agentId: agentId(),
    trigger: text({ enum: ["manual", "scheduled", "sample"] }).notNull(),
    /** The agent's local date and time, `2026-11-23T09:00`, for scheduled runs; a slot runs once. */
    slot: text(),
    state: text({ enum: ["queued", "writing", "done", "skipped", "failed"] }).notNull(),
    /** Writing: after it the run has died and may be taken over. Queued: until then the queue brings it back itself. */
    leaseUntil: instant(),
    startedAt: instant().notNull(),
    finishedAt: instant(),
    /** Why it was skipped or failed, in words for the user. */
    problem: text(),
  },
  (t) => [
    uniqueIndex("digest_runs_slot").on(t.agentId, t.slot),
    uniqueIndex("digest_runs_one_writing").on(t.agentId).where(sql`${t.state} = 'writing'`),
    index("digest_runs_by_agent").on(t.agentId, t.startedAt),
    index("digest_runs_open").on(t.state, t.startedAt).where(sql`${t.state} in ('queued', 'writing')`),
  ],
);

export const digests = sqliteTable(
  "digests",
  {
    id: id(),
    userId: userId(),
    agentId: agentId(),
    /** One digest per run, whoever delivers the run twice. */
    runId: text()
      .notNull()
      .references(() => digestRuns.id, { onDelete: "cascade" }),
    generatedAt: instant().notNull(),
    /** generatedAt, or when it was made the latest again; the greatest is the agent's current digest. */
    currentSince: instant().notNull(),
    content: text({ mode: "json" }).$type<DigestContent>().notNull(),
    /** SHA-256 of the lines as they were written, which an edit leaves; null before November 2026. */
    linesKey: text(),
    /** What is shown and mailed: derived from content, or as edited. */
    markdown: text().notNull(),
    manuallyEdited: flag(),
    editedAt: instant(),
    writer: text().notNull(),
    emailsProcessed: integer().notNull(),
    coverage: text({ mode: "json" }).$type<Coverage>().notNull(),
    isSample: flag(),
  },
  (t) => [uniqueIndex("digests_run").on(t.runId), index("digests_current").on(t.agentId, t.currentSince)],
);

export const digestMails = sqliteTable(
  "digest_mails",
  {
    digestId: text()
      .notNull()
      .references(() => digests.id, { onDelete: "cascade" }),
    mailId: text()
      .notNull()
      .references(() => mails.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.digestId, t.mailId] }), index("digest_mails_mail").on(t.mailId)],
);

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
    providerId: text(),
    problem: text(),
    sentAt: instant(),
    /** 128 random bits, base64url; whoever holds it may leave this agent's digests for this address. */
    unsubscribeToken: text().notNull(),
  },
  (t) => [
    uniqueIndex("deliveries_once").on(t.sendId, t.emailKey),
    uniqueIndex("deliveries_unsubscribe").on(t.unsubscribeToken),
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

/** Who did what to which thing: ids only, so that what was deleted does not live on here. */
export const auditEvents = sqliteTable(
  "audit_events",
  {
    id: id(),
    /** Whose log it is. */
    userId: userId(),
    at: instant().notNull(),
    /** "user": whoever signed in as this user. "clock": the schedule. */
    actor: text({ enum: ["user", "clock"] }).notNull(),
    /** A name of `auditActions`. */
    action: text().notNull(),
    agentId: text(),
    /** The id of the digest, mail, document, question or link; null when the agent or the account is meant. */
    subjectId: text(),
  },
  (t) => [index("audit_events_user").on(t.userId, t.id), index("audit_events_time").on(t.at)],
);

/** What people wrote in the enterprise contact form. */
export const enquiries = sqliteTable(
  "enquiries",
  {
    id: id(),
    name: text().notNull(),
    company: text().notNull(),
    email: text().notNull(),
    phone: text(),
    message: text().notNull(),
    createdAt: instant().notNull(),
    /** When the mail server took it for CONTACT_EMAIL. */
    mailedAt: instant(),
  },
  (t) => [index("enquiries_time").on(t.createdAt)],
);

/** When something that must happen regularly last happened, for /healthz. */
export const heartbeats = sqliteTable("heartbeats", {
  name: text().primaryKey(),
  at: instant().notNull(),
});
