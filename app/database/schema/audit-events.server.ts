import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, instant } from "./columns.server";
import { userId } from "./users.server";

/** Who did what to which thing: ids only, so that what was deleted does not live on here. */
export const auditEvents = sqliteTable(
  "audit_events",
  {
    id: id(),
    /** Whose log it is. */
    userId: userId(),
    at: instant().notNull(),
    /** "user": whoever signed in as this user. "clock": the schedule. */
    actor: text({ enum: ["user", "clock", "recipient"] }).notNull(),
    /** A name of `AUDIT_ACTIONS`. */
    action: text().notNull(),
    agentId: text(),
    /** The id of the digest, mail, document, question or link; null when the agent or the account is meant. */
    subjectId: text(),
  },
  (t) => [index("audit_events_user").on(t.userId, t.id), index("audit_events_time").on(t.at)],
);
