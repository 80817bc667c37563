import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { agentId } from "./agents.server";
import { id, instant } from "./columns.server";
import { userId } from "./users.server";

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
