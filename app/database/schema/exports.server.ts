import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, instant } from "./columns.server";
import { userId } from "./users.server";

/** How far an export has come: behind which row of which part of it. */
export interface ExportCursor {
  stage: number;
  /** The last row that is in it, in the order of the database; 0 at the beginning. */
  after: number;
  /** Of the rows of one table, from 1. */
  page: number;
}

/** A copy of everything that a user has here, made in slices and kept for some days. */
export const exports = sqliteTable(
  "exports",
  {
    id: id(),
    userId: userId(),
    state: text({ enum: ["making", "ready", "failed"] })
      .notNull()
      .default("making"),
    /** Why it failed, in words for the user. */
    problem: text(),
    cursor: text({ mode: "json" }).$type<ExportCursor>().notNull(),
    /** The slices that are stored; of two workers at once only one adds the next. */
    step: integer().notNull().default(0),
    /** Rows that there were at the beginning, and those that are in it by now. */
    total: integer().notNull(),
    done: integer().notNull().default(0),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** When its files go, and then its row; null while it is made. */
    expiresAt: instant(),
  },
  (t) => [
    index("exports_user").on(t.userId, t.createdAt),
    uniqueIndex("exports_one_at_once").on(t.userId).where(sql`${t.state} = 'making'`),
    index("exports_open").on(t.updatedAt).where(sql`${t.state} = 'making'`),
    index("exports_over").on(t.expiresAt).where(sql`${t.expiresAt} is not null`),
  ],
);

/**
 * A slice of an export: the bytes of some entries of a zip file, and their lines in its directory. One file after the
 * other and then their directories, put together when it is downloaded, are the zip.
 */
export const exportParts = sqliteTable(
  "export_parts",
  {
    exportId: text()
      .notNull()
      .references(() => exports.id, { onDelete: "cascade" }),
    /** From 0. */
    number: integer().notNull(),
    /** Of which zip file, from 0: what is too large for one is several. */
    volume: integer().notNull(),
    /** The file's own name under `export/{user}/{export}/`: a slice that is made twice has two. */
    name: text().notNull(),
    /** Of the entries; behind them in the same file stands their directory. */
    size: integer().notNull(),
    directorySize: integer().notNull(),
    entries: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.exportId, t.number] })],
);
