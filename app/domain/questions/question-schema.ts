import { z } from "zod";

const QUESTION_STATES = ["open", "answered", "dismissed"] as const;

const question = z
  .string({ error: "Question is required" })
  .trim()
  .min(1, "Question is required")
  .max(1000, "A question has at most 1000 characters");

const answer = z
  .string({ error: "Answer is required" })
  .trim()
  .min(1, "Answer is required")
  .max(2000, "An answer has at most 2000 characters");

/** A form has no null: an empty digest id is none. */
const summaryId = z
  .string({ error: "Unknown summary" })
  .nullish()
  .transform((id) => id || null);

export const QuestionInput = z.object({ question, summaryId });
export const AnswerInput = z.object({ answer });
export const GenerateInput = z.object({ summaryId });

/** `?status=`; without one, all but the dismissed. */
export const QuestionFilter = z.object({
  status: z.enum(QUESTION_STATES, { error: "Status must be open, answered or dismissed" }).optional(),
});

/** POST of the api contract: a question, or generateAI. */
export const QuestionRequest = z
  .object({
    generateAI: z.boolean({ error: "generateAI must be true or false" }).optional(),
    question: z.unknown().optional(),
    summaryId,
  })
  .transform(({ generateAI, question: given, summaryId: id }, context) => {
    if (generateAI) return { kind: "generate" as const, summaryId: id };
    const parsed = question.safeParse(given);
    if (parsed.success) return { kind: "add" as const, question: parsed.data, summaryId: id };
    context.addIssue({
      code: "custom",
      path: ["question"],
      message: parsed.error.issues[0]?.message ?? "Question is required",
    });
    return z.NEVER;
  });

/** PUT of the api contract: an answer, or a dismissal. */
export const QuestionChange = z
  .object({
    status: z.enum(["answered", "dismissed"], { error: "Status must be answered or dismissed" }),
    answer: z.unknown().optional(),
  })
  .transform(({ status, answer: given }, context) => {
    if (status === "dismissed") return { kind: "dismiss" as const };
    const parsed = answer.safeParse(given);
    if (parsed.success) return { kind: "answer" as const, answer: parsed.data };
    context.addIssue({
      code: "custom",
      path: ["answer"],
      message: parsed.error.issues[0]?.message ?? "Answer is required",
    });
    return z.NEVER;
  });
