import { z } from "zod";
import type { DigestContent } from "../../digest/digest-content";
import { foldText } from "../../digest/fold-text";
import { type QuestionContext, questionsPrompt } from "./questions-prompt";
import { LONGEST_ANSWER, withoutThinking } from "./without-thinking";
import type { AskModel } from "./write-with-model";

const DEADLINE_MS = 30_000;
const MOST_QUESTIONS = 6;
const LONGEST_QUESTION = 300;
const Answer = z.object({ questions: z.array(z.string()) });

/**
 * Questions from whichever model `ask` talks to: plain sentences with a question mark and without links; anything else
 * is left out. `[]` for an answer in another shape. Throws what `ask` throws, also when the time is over.
 */
export async function askQuestions(
  about: QuestionContext,
  content: DigestContent,
  ask: AskModel,
): Promise<string[]> {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const fence = crypto.randomUUID().replaceAll("-", "");
  const answer = await ask(questionsPrompt(about, content, fence), signal);
  return readQuestions(answer).slice(0, MOST_QUESTIONS);
}

function readQuestions(answer: string): string[] {
  if (answer.length > LONGEST_ANSWER) return [];
  const spoken = withoutThinking(answer);
  const json = spoken.slice(spoken.indexOf("{"), spoken.lastIndexOf("}") + 1);
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return [];
  }
  const parsed = Answer.safeParse(value);
  return (parsed.data?.questions ?? [])
    .map(foldText)
    .filter(
      (question) =>
        question.endsWith("?") &&
        question.length <= LONGEST_QUESTION &&
        !/https?:|www\.|[<>[\]]/i.test(question),
    );
}
