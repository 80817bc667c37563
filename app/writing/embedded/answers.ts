import type { People } from "./people";
import { similarity } from "./similarity";
import { contentStems, foldSpace } from "./tokens";

/** What the answered questions settle: who owns what, what is by when, what is done or not ours. */
export interface Settled {
  about: readonly string[];
  owner: string | null;
  due: string | null;
  dropped: boolean;
}

const OWNER_QUESTION =
  /\b(?:who (?:owns|is responsible|will|is handling|should|takes|is the owner|is going to|does|handles)|owner (?:of|for)|whose)\b/i;
const DUE_QUESTION = /\b(?:when|by when|deadline|due|what date)\b/i;
const DONE_ANSWER =
  /^(?:it(?:'s| is| was)? |that(?:'s| is| was)? |already )*(?:done|finished|completed|cancel+ed|not (?:ours|relevant|needed)|no longer needed|ignore|drop (?:it|this)|resolved|obsolete)\b/i;
const QUESTION_WORDS = new Set(
  contentStems(
    "who owns own owner responsible task item what when deadline due date still question decision mean status handle",
  ),
);

/** Reads the agent's answered questions (specification, section 2: answers are context of all future digests). */
export function settledBy(
  answers: readonly { question: string; answer: string }[],
  people: People,
): Settled[] {
  return answers.flatMap(({ question, answer }) => {
    const said = foldSpace(answer).replace(/[.!]+$/, "");
    const topic = contentStems(question).filter((stem) => !QUESTION_WORDS.has(stem));
    if (!said || topic.length === 0) return [];
    const dropped = DONE_ANSWER.test(said);
    const name =
      /^(?:it(?:'s| is) |that(?:'s| is) |@)?((?:\p{Lu}[\p{L}'’-]+)(?: \p{Lu}[\p{L}'’-]+){0,2})(?=$|[,;(]| (?:will|owns|is|does|handles|takes|should)\b)/u.exec(
        said,
      )?.[1] ?? null;
    const owner = !dropped && OWNER_QUESTION.test(question) && name ? people.resolve(name) : null;
    const due = !dropped && !owner && DUE_QUESTION.test(question) && said.length <= 60 ? said : null;
    return owner || due || dropped ? [{ about: topic, owner, due, dropped }] : [];
  });
}

/** The latest answer that is about this line, or null. */
export function settledFor(line: string, settled: readonly Settled[]): Settled | null {
  const stems = contentStems(line);
  for (let i = settled.length - 1; i >= 0; i--) {
    const answer = settled[i];
    if (!answer) continue;
    const shared = stems.filter((stem) => answer.about.includes(stem)).length;
    if (
      shared > 0 &&
      (similarity(stems, answer.about) >= 0.6 || shared / Math.min(stems.length, answer.about.length) >= 0.75)
    )
      return answer;
  }
  return null;
}
