import { and, eq } from "drizzle-orm";
import { questions } from "../../database/schema/questions.server";
import type { QuestionView } from "./question-view";

export interface QuestionOf {
  userId: string;
  agentId: string;
  questionId: string;
}

/** The condition that a question is there and is theirs. */
export function isTheirQuestion({ userId, agentId, questionId }: QuestionOf) {
  return and(eq(questions.id, questionId), eq(questions.agentId, agentId), eq(questions.userId, userId));
}

/** `Question` of the api contract. */
export function questionView(row: typeof questions.$inferSelect): QuestionView {
  const { id, question, answer, status } = row;
  return { id, question, answer, status, summaryId: row.digestId, createdAt: row.createdAt.toISOString() };
}
