import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, id, instant } from "./columns.server";
import { userId } from "./users.server";

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
    /** Addresses and domains, lower case, whose mail is taken; others wait in quarantine. Empty: anybody may write. */
    allowedSenders: text({ mode: "json" }).$type<string[]>().notNull().default([]),
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

/**
 * Every local part ever given out, lower-cased; the row outlives its agent, so no address is reused. When the agent goes
 * only the part's hash stays (`spentAddress`), because the part has words of its title.
 */
export const inboundAddresses = sqliteTable("inbound_addresses", {
  localPart: text().primaryKey(),
  agentId: text().references(() => agents.id, { onDelete: "set null" }),
});

/** The agent that the row belongs to; it goes when its agent goes. */
export const agentId = () =>
  text()
    .notNull()
    .references(() => agents.id, { onDelete: "cascade" });
