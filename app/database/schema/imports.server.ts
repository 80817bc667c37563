import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ArchiveCursor } from "../../reading/archive/read-mail-archive";
import { agentId } from "./agents.server";
import { id, instant } from "./columns.server";
import { userId } from "./users.server";

/** A file of mails that its owner uploads for an agent, in parts. */
export const imports = sqliteTable(
  "imports",
  {
    id: id(),
    userId: userId(),
    agentId: agentId(),
    filename: text().notNull(),
    size: integer().notNull(),
    partSize: integer().notNull(),
    /** 'clearing': every mail is stored, and the uploaded parts are being deleted. */
    state: text({ enum: ["uploading", "storing", "clearing", "done", "failed"] })
      .notNull()
      .default("uploading"),
    /** Why it failed, in words for the user. */
    problem: text(),
    /** Behind the last mail that was stored. */
    cursor: text({ mode: "json" }).$type<ArchiveCursor>().notNull(),
    /** Grows with each step, so that of two workers at once only one goes on. */
    step: integer().notNull().default(0),
    /** Mails met so far, and what became of them. */
    found: integer().notNull().default(0),
    stored: integer().notNull().default(0),
    duplicates: integer().notNull().default(0),
    leftOut: integer().notNull().default(0),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    index("imports_by_agent").on(t.agentId, t.createdAt),
    index("imports_by_user").on(t.userId),
    index("imports_open").on(t.updatedAt).where(sql`${t.state} in ('uploading', 'storing', 'clearing')`),
  ],
);

/** A part that has arrived; its bytes lie in R2 under `import/{import}/{number}`. */
export const importParts = sqliteTable(
  "import_parts",
  {
    importId: text()
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    /** From 0. */
    number: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.number] })],
);
