import { DrizzleD1Database, SQLiteD1Session } from "drizzle-orm/d1";
import {
  createTableRelationsHelpers,
  extractTablesRelationalConfig,
  type ExtractTablesWithRelations as TablesOf,
} from "drizzle-orm/relations";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import * as agents from "./schema/agents.server";
import * as auditEvents from "./schema/audit-events.server";
import * as calendarFeeds from "./schema/calendar-feeds.server";
import * as credits from "./schema/credits.server";
import * as deliveries from "./schema/deliveries.server";
import * as digests from "./schema/digests.server";
import * as documents from "./schema/documents.server";
import * as enquiries from "./schema/enquiries.server";
import * as exports from "./schema/exports.server";
import * as heartbeats from "./schema/heartbeats.server";
import * as heldMails from "./schema/held-mails.server";
import * as imports from "./schema/imports.server";
import * as intakeCounts from "./schema/intake-counts.server";
import * as items from "./schema/items.server";
import * as mailAnswers from "./schema/mail-answers.server";
import * as mails from "./schema/mails.server";
import * as ownerNotices from "./schema/owner-notices.server";
import * as questions from "./schema/questions.server";
import * as recipients from "./schema/recipients.server";
import * as sessions from "./schema/sessions.server";
import * as shareLinks from "./schema/share-links.server";
import * as users from "./schema/users.server";

/** Every table, so that `db.query` knows it. */
const SCHEMA = {
  ...agents,
  ...auditEvents,
  ...calendarFeeds,
  ...credits,
  ...deliveries,
  ...digests,
  ...documents,
  ...enquiries,
  ...exports,
  ...heartbeats,
  ...heldMails,
  ...imports,
  ...intakeCounts,
  ...items,
  ...mailAnswers,
  ...mails,
  ...ownerNotices,
  ...questions,
  ...recipients,
  ...sessions,
  ...shareLinks,
  ...users,
};

export type Database = DrizzleD1Database<typeof SCHEMA>;

// Made of the tables alone and the same for each database; with each request anew it would be most of what a query costs.
const DIALECT = new SQLiteAsyncDialect({ casing: "snake_case" });
const { tables, tableNamesMap } = extractTablesRelationalConfig<TablesOf<typeof SCHEMA>>(
  SCHEMA,
  createTableRelationsHelpers,
);
const RELATIONS = { fullSchema: SCHEMA, schema: tables, tableNamesMap };

/** Wraps a D1 binding. `db.batch([...])` is one transaction; drizzle's `transaction()` fails on D1. */
export function openDatabase(binding: D1Database): Database {
  const session = new SQLiteD1Session<typeof SCHEMA, TablesOf<typeof SCHEMA>>(binding, DIALECT, RELATIONS);
  return new DrizzleD1Database<typeof SCHEMA>("async", DIALECT, session, RELATIONS);
}
