import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { agentId } from "./agents.server";
import { instant } from "./columns.server";
import { userId } from "./users.server";

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
