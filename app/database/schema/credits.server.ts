import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, id, instant } from "./columns.server";
import { userId, users } from "./users.server";

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

/**
 * What is left of an account that was deleted: its ledger, as bookkeeping needs it. `account` ties the lines of one
 * account together and is found nowhere else.
 */
export const closedEntries = sqliteTable(
  "closed_entries",
  {
    id: id(),
    account: text().notNull(),
    delta: integer().notNull(),
    reason: text().notNull(),
    /** The provider's id of the payment that it belongs to, and what was paid, in cents. */
    purchaseId: text(),
    amount: integer(),
    currency: text(),
    createdAt: instant().notNull(),
  },
  (t) => [index("closed_entries_account").on(t.account)],
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
