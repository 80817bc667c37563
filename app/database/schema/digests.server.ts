import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Coverage } from "../../digest/coverage";
import type { DigestContent } from "../../digest/digest-content";
import { agentId } from "./agents.server";
import { flag, id, instant } from "./columns.server";
import { mails } from "./mails.server";
import { userId } from "./users.server";

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
    /** Since when a scheduled run has a digest that is still to be sent; null: there is none, or its sending began. */
    unsentSince: instant(),
    /** Why it was skipped or failed, in words for the user. */
    problem: text(),
  },
  (t) => [
    uniqueIndex("digest_runs_slot").on(t.agentId, t.slot),
    uniqueIndex("digest_runs_one_writing").on(t.agentId).where(sql`${t.state} = 'writing'`),
    index("digest_runs_by_agent").on(t.agentId, t.startedAt),
    index("digest_runs_unsent").on(t.unsentSince).where(sql`${t.unsentSince} is not null`),
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
