import { questions } from "../../database/schema/questions.server";
import { notFound } from "../errors";
import type { Platform } from "../platform";
import { isTheirQuestion, type QuestionOf, questionView } from "./question-rows.server";
import type { QuestionView } from "./question-view";

/**
 * Saves an answer, the first one or a better one; it is part of the context of all later digests (specification,
 * section 2). Throws DomainError("not-found").
 */
export function answerQuestion(
  platform: Platform,
  question: QuestionOf,
  answer: string,
  answeredAt = platform.now(),
): Promise<QuestionView> {
  return change(platform, question, { status: "answered", answer, answeredAt });
}

/** Hides a question for good; it is not asked again, and an answer that it had no longer counts. Throws "not-found". */
export function dismissQuestion(platform: Platform, question: QuestionOf): Promise<QuestionView> {
  return change(platform, question, { status: "dismissed" });
}

/** Deletes a question with its answer. Throws DomainError("not-found"). */
export async function deleteQuestion(platform: Platform, question: QuestionOf): Promise<void> {
  const gone = await platform.db
    .delete(questions)
    .where(isTheirQuestion(question))
    .returning({ id: questions.id });
  if (gone.length === 0) throw notFound("Question");
}

async function change(
  platform: Platform,
  question: QuestionOf,
  set: Partial<typeof questions.$inferInsert>,
): Promise<QuestionView> {
  const [row] = await platform.db.update(questions).set(set).where(isTheirQuestion(question)).returning();
  if (!row) throw notFound("Question");
  return questionView(row);
}
