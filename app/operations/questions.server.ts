import { z } from "zod";
import { FAILED } from "../domain/failed-words";
import { settleAnswer } from "../domain/items/settle-answer.server";
import type { Platform } from "../domain/platform";
import { addQuestion } from "../domain/questions/add-question.server";
import { answerQuestion, deleteQuestion, dismissQuestion } from "../domain/questions/change-question.server";
import { generateQuestions } from "../domain/questions/generate-questions.server";
import { listQuestions } from "../domain/questions/list-questions.server";
import {
  AnswerInput,
  GenerateInput,
  QuestionChange,
  QuestionFilter,
  QuestionInput,
  QuestionRequest,
} from "../domain/questions/question-schema";
import type { QuestionView } from "../domain/questions/question-view";
import { operation } from "../http/operation";

const AgentId = z.object({ agentId: z.string() });
const QuestionId = AgentId.extend({ questionId: z.string() });

/** An answer, and what it says of the agent's items. */
async function answerAndSettle(
  platform: Platform,
  { questionId, ...owner }: { userId: string; agentId: string; questionId: string },
  answer: string,
): Promise<QuestionView> {
  const answeredAt = platform.now();
  const answered = await answerQuestion(platform, { ...owner, questionId }, answer, answeredAt);
  await settleAnswer(platform, owner, { id: questionId, question: answered.question, answer, answeredAt });
  return answered;
}

export const listMyQuestions = operation({
  access: "user",
  input: QuestionFilter.extend(AgentId.shape),
  run: ({ platform, user }, { agentId, status }) =>
    listQuestions(platform, { userId: user.id, agentId }, status),
  says: { failed: "Failed to load questions" },
});

export const addMyQuestion = operation({
  access: "user",
  input: QuestionInput.extend(AgentId.shape),
  run: ({ platform, user }, { agentId, ...input }) =>
    addQuestion(platform, { userId: user.id, agentId }, input),
  records: ({ id }, { agentId }) => ({ action: "question.asked", agentId, subjectId: id }),
  says: { done: { title: "Question created" }, failed: FAILED["add-question"] },
});

export const generateMyQuestions = operation({
  access: "user",
  input: GenerateInput.extend(AgentId.shape),
  run: ({ platform, user }, { agentId, summaryId }) =>
    generateQuestions(platform, { userId: user.id, agentId }, summaryId),
  records: (_, { agentId }) => ({ action: "questions.generated", agentId }),
  says: {
    done: (asked: QuestionView[]) => ({
      title: "Questions generated",
      description:
        asked.length === 0
          ? "Nothing new to ask. No credits were used."
          : `${asked.length} new ${asked.length === 1 ? "question" : "questions"}. No credits were used.`,
    }),
    failed: FAILED["generate-questions"],
  },
});

export const answerMyQuestion = operation({
  access: "user",
  input: AnswerInput.extend(QuestionId.shape),
  run: ({ platform, user }, { answer, ...question }) =>
    answerAndSettle(platform, { userId: user.id, ...question }, answer),
  records: (_, { agentId, questionId }) => ({ action: "question.answered", agentId, subjectId: questionId }),
  says: { done: { title: "Question answered" }, failed: FAILED["answer-question"] },
});

export const dismissMyQuestion = operation({
  access: "user",
  input: QuestionId,
  run: ({ platform, user }, question) => dismissQuestion(platform, { userId: user.id, ...question }),
  records: (_, { agentId, questionId }) => ({ action: "question.dismissed", agentId, subjectId: questionId }),
  says: { done: { title: "Question dismissed" }, failed: FAILED["dismiss-question"] },
});

export const deleteMyQuestion = operation({
  access: "user",
  input: QuestionId,
  run: async ({ platform, user }, question) => {
    await deleteQuestion(platform, { userId: user.id, ...question });
    return { ok: true };
  },
  records: (_, { agentId, questionId }) => ({ action: "question.deleted", agentId, subjectId: questionId }),
  says: { done: { title: "Question deleted" }, failed: FAILED["delete-question"] },
});

/** The api's POST, which adds one question or generates several. */
export const requestQuestions = operation({
  access: "user",
  input: z.intersection(AgentId, QuestionRequest),
  run: async ({ platform, user }, { agentId, ...request }) => {
    const owner = { userId: user.id, agentId };
    return request.kind === "generate"
      ? { kind: request.kind, asked: await generateQuestions(platform, owner, request.summaryId) }
      : { kind: request.kind, added: await addQuestion(platform, owner, request) };
  },
  records: (done, { agentId }) =>
    done.kind === "generate"
      ? { action: "questions.generated", agentId }
      : { action: "question.asked", agentId, subjectId: done.added.id },
  says: { failed: FAILED["add-question"] },
});

/** The api's PUT, which answers or dismisses. */
export const changeMyQuestion = operation({
  access: "user",
  input: z.intersection(QuestionId, QuestionChange),
  run: ({ platform, user }, { agentId, questionId, ...change }) => {
    const question = { userId: user.id, agentId, questionId };
    return change.kind === "answer"
      ? answerAndSettle(platform, question, change.answer)
      : dismissQuestion(platform, question);
  },
  records: (_, { agentId, questionId, kind }) => ({
    action: kind === "answer" ? "question.answered" : "question.dismissed",
    agentId,
    subjectId: questionId,
  }),
  says: { failed: FAILED["answer-question"] },
});
