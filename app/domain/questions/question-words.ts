import { foldText } from "../../digest/fold-text";

/**
 * How questions about a digest's gaps are asked. The embedded writer understands the answers to these forms, and
 * applyAnswers finds their subject again.
 */
export const QUESTION_FORMS = {
  owner: { ask: (task: string) => `Who owns: ${task}?`, of: /^Who owns: (.+?)\?(?: The sources .*)?$/ },
  due: {
    ask: (task: string) => `By when is this due: ${task}?`,
    of: /^By when is this due: (.+?)\?(?: The sources .*)?$/,
  },
  which: {
    ask: (decision: string) => `Which is decided: ${decision}?`,
    of: /^Which is decided: (.+?)\?(?: The sources .*)?$/,
  },
  decider: { ask: (decision: string) => `Who decided: ${decision}?`, of: /^Who decided: (.+)\?$/ },
  role: { ask: (name: string) => `What is the role of ${name}?`, of: /^What is the role of (.+)\?$/ },
} as const;

export type QuestionForm = keyof typeof QUESTION_FORMS;

const LONGEST_SUBJECT = 160;
/** Words that say nothing about the subject of a line. */
const SMALL_WORDS = new Set(
  "a an and are as at be by for from in is it of on or our that the their this to with who owns when due decided what role by".split(
    " ",
  ),
);

/** A line of a digest as the subject of a question: one line, no closing mark, at most 160 characters. */
export function subjectOf(line: string): string {
  const text = foldText(line);
  const cut =
    text.length <= LONGEST_SUBJECT ? text : `${text.slice(0, LONGEST_SUBJECT).replace(/\s+\S*$/, "")}…`;
  return cut.replaceAll("?", "").replace(/[.!:;,\s]+$/, "");
}

/** What makes two questions the same: their letters and digits, without case. */
export function questionKey(question: string): string {
  return (
    question
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
    .join(" ")
    .slice(0, 500);
}

/** How much of what two lines are about is the same, 0 to 1. */
export function sameness(a: string, b: string): number {
  const [left, right] = [contentWords(a), contentWords(b)];
  if (left.size === 0 || right.size === 0) return 0;
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared / (left.size + right.size - shared);
}

function contentWords(text: string): Set<string> {
  return new Set(
    questionKey(text)
      .split(" ")
      .filter((word) => word !== "" && !SMALL_WORDS.has(word)),
  );
}
