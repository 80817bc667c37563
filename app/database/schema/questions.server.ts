import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { agentId } from "./agents.server";
import { id, instant } from "./columns.server";
import { userId } from "./users.server";

export const questions = sqliteTable(
  "questions",
  {
    id: id(),
    userId: userId(),
    agentId: agentId(),
    digestId: text(),
    question: text().notNull(),
    /** The question without case, punctuation and white space; null only in rows older than this column. */
    questionKey: text(),
    answer: text(),
    status: text({ enum: ["open", "answered", "dismissed"] })
      .notNull()
      .default("open"),
    createdAt: instant().notNull(),
    answeredAt: instant(),
  },
  (t) => [
    index("questions_by_agent").on(t.agentId, t.createdAt),
    uniqueIndex("questions_once").on(t.agentId, t.questionKey),
  ],
);
