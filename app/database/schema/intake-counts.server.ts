import { sql } from "drizzle-orm";
import { check, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { agentId } from "./agents.server";

/** How many mails an agent took on a day, as a whole and by sender. The CHECK rolls back the batch of one too many. */
export const intakeCounts = sqliteTable(
  "intake_counts",
  {
    agentId: agentId(),
    /** `all`, `held` for the quarantine, or `from:` and a sender's address. */
    subject: text().notNull(),
    /** YYYY-MM-DD, UTC. */
    day: text().notNull(),
    count: integer().notNull(),
    /** As it was set when the last mail was counted. */
    cap: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agentId, t.day, t.subject] }),
    check("intake_counts_cap", sql`${t.count} <= ${t.cap}`),
  ],
);
