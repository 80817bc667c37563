import { foldText } from "../../digest/fold-text";
import { QUESTION_FORMS, sameness, subjectOf } from "./question-words";

/**
 * Which of the wordings of a decision an answer chooses: the one that it shares most with. Null when the question is
 * about something else, or the answer chooses none.
 */
export function decidedBy(
  { question, answer }: { question: string; answer: string },
  values: readonly string[],
): string | null {
  const subject = QUESTION_FORMS.which.of.exec(question)?.[1];
  const [first, ...others] = values;
  if (first === undefined || subject !== subjectOf(first)) return null;
  const common = others.reduce((words, value) => shared(words, value), foldText(first));
  const own = values.map((value) => sameness(without(value, common), without(answer, common)));
  const best = Math.max(...own);
  return best === 0 || own.filter((each) => each === best).length > 1
    ? null
    : (values[own.indexOf(best)] ?? null);
}

function shared(a: string, b: string): string {
  const words = new Set(b.toLowerCase().split(/\s+/));
  return a
    .split(/\s+/)
    .filter((word) => words.has(word.toLowerCase()))
    .join(" ");
}

function without(text: string, common: string): string {
  const words = new Set(common.toLowerCase().split(/\s+/));
  return foldText(text)
    .split(/\s+/)
    .filter((word) => !words.has(word.toLowerCase()))
    .join(" ");
}
