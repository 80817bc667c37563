import type { Act } from "../act";
import type { Statement } from "../statement";
import { sentenceCase, shorten } from "../task-wording";
import { threadOf } from "../threads";
import { plainEnglish } from "./plain-english";

/** "Sand or blue?", "did we settle on steel or on wood?": one of several is asked for. */
const CHOICE = /\bor\b[^?]*\?\s*$/i;
/** Both sides of the "or" are no choice: yes or no, or nothing in particular. */
const NO_CHOICE =
  /\bor (?:not|no|so|something|anything|what|else|later|is|are|do|does|did|can|could|shall|should|would|will)\b/i;
const OPENS = /^(?:(?:ok(?:ay)?|yes|so|then|hi|well|i'd say|we take|let's take|take|go for|the|a|an)[, ]+)*/i;
const STILL_OPEN =
  /\b(?:maybe|perhaps|probably|i think|would|might|depends|not sure|don't know|not)\b|\?\s*$/i;
/** An answer of so few words says nothing without its question. */
const BARE = 3;
/** So far back, and so deep into the answer, question and answer belong together. */
const FAR = 12;
const DEEP = 3;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** "Green or cream?", "Cream, definitely.": who is asked to choose and names one has decided. */
export function answeredChoice(statements: readonly Statement[], at: number): Act | null {
  const statement = statements[at];
  if (!statement || statement.quotedIn !== null) return null;
  const text = plainEnglish(statement.text).replace(OPENS, "");
  const clause = text.split(/[,.;!–—]|\bplease\b|\bpls\b/i)[0] ?? "";
  const chosen = wordsOf(clause);
  if (chosen.length === 0 || chosen.length > 4 || STILL_OPEN.test(text)) return null;
  for (let back = 1; back <= FAR; back++) {
    const asked = statements[at - back];
    if (!asked || threadOf(asked.subject) !== threadOf(statement.subject)) return null;
    if (asked.unit === statement.unit && asked.speaker === statement.speaker) {
      if (back >= DEEP) return null;
      continue;
    }
    if (!CHOICE.test(asked.text) || NO_CHOICE.test(asked.text)) continue;
    const offered = new Set(wordsOf(asked.text));
    if (!chosen.every((word) => offered.has(word))) continue;
    const question = sentenceCase(
      asked.text.replace(/^(?:and|or|so|hi \p{L}+),? /iu, "").replace(/\s*\?\s*$/, ""),
    );
    const answer = statement.text.replace(/[.!]+$/, "");
    return {
      kind: "decision",
      statement,
      line: shorten(
        wordsOf(answer).length <= BARE ? `${question}: ${answer.toLowerCase()}` : sentenceCase(answer),
        200,
      ),
      owner: null,
      when: null,
      certainty: 0.8,
      support: [asked],
    };
  }
  return null;
}
