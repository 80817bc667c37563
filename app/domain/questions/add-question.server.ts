import { and, eq } from "drizzle-orm";
import { questions } from "../../database/schema/questions.server";
import { requireAgent } from "../agents/require-agent.server";
import { DomainError } from "../errors";
import type { Platform } from "../platform";
import { newId } from "../tokens.server";
import { findDigestInQuestion } from "./find-digest-in-question.server";
import { questionView } from "./question-rows.server";
import type { QuestionView } from "./question-view";
import { questionKey } from "./question-words";

/**
 * Adds a question of the user's own. One that was dismissed before is open again. Throws DomainError: "not-found"
 * (agent, digest), "conflict" when it is there already.
 */
export async function addQuestion(
  platform: Platform,
  owner: { userId: string; agentId: string },
  { question, summaryId }: { question: string; summaryId: string | null },
): Promise<QuestionView> {
  await requireAgent(platform, owner);
  if (summaryId !== null) await findDigestInQuestion(platform, owner, summaryId);
  const key = questionKey(question) || question;
  const [row] = await platform.db
    .insert(questions)
    .values({
      id: newId(),
      ...owner,
      digestId: summaryId,
      question,
      questionKey: key,
      createdAt: platform.now(),
    })
    .onConflictDoUpdate({
      target: [questions.agentId, questions.questionKey],
      set: { status: "open", answer: null, answeredAt: null, digestId: summaryId },
      setWhere: and(eq(questions.status, "dismissed"), eq(questions.userId, owner.userId)),
    })
    .returning();
  if (!row) throw new DomainError("conflict", "This question was asked before.");
  return questionView(row);
}
