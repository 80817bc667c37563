import type { Act } from "../act";
import { threadBefore } from "../mail-before";
import type { Statement } from "../statement";
import { sentenceCase, shorten } from "../task-wording";
import { contentStems, stemOf } from "../tokens";
import { plainEnglish } from "./plain-english";

/** "Sand or blue?", "did we settle on steel or on wood?": one of several is asked for. */
const CHOICE =
  /\bor\b[^?]*\?\s*$|\b(?:asks?|asked|wants? to know|is asking|are asking|wonders?|needs? to know)\b[^?]{0,40}\b(?:if|whether|which)\b[^?]{3,60}\bor\b|\b(?:could|can|may) (?:be|go|come|do|use|print|have|get|make) [^?]{2,60}\bor\b/i;
/** Both sides of the "or" are no choice: yes or no, or nothing in particular. */
const NO_CHOICE =
  /\bor (?:not|no|so|something|anything|what|else|later|is|are|do|does|did|can|could|shall|should|would|will)\b/i;
const OPENS =
  /^(?:(?:ok(?:ay)?|yes|right|fine|good|great|excellent|perfect|lovely|super|agreed|alright|so|then|hi|well|(?:done )?deal:|it's|it is|make it|i'd say|(?:we(?:'ll)?|let's|i'd)(?: rather)? (?:take|go for|go with|have|do|say)|take|go (?:for|with)|the|a|an)[, ]+)*/i;
const CLOSES = /[, ]+(?:in that case|in that case, please|then|it is|it is then|ones?|please)$/i;
/** "Seven is early enough": what of the answer names one. */
const CHOSEN_IS =
  /^(?!.*\b(?:too|not|difficult|tricky|impossible|wrong|bad|hard|worse)\b|.*n['’]t\b)(.{2,30}?) (?:is|are|will be|would be|will do|sounds?|suits?|works?|looks?) \S/i;
/** "Then it's Boyle", "make it the fifth then": settles on what was spoken of. */
const SETTLES =
  /^(?:(?:ok(?:ay)?|right|fine|good|alright|so|well)[,.]? )*(?:then(?: it's| it is| (?:we(?:'ll)?|let's) (?:take|go for|go with|have|do)| make it)\b|(?:it's|it is|make it|(?:we(?:'ll)?|let's) (?:take|go for|go with|have|do))\b(?=.+ (?:then|in that case)[.! ]*$))/i;
const IN_THAT_CASE = /\bin that case(?:, please)?[.! ]*$/i;
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
  if (!followsOthers(statements, at)) return null;
  const plain = plainEnglish(statement.text);
  const text = plain.replace(OPENS, "");
  const end = text.search(/[,.;!–—]|\bplease\b|\bpls\b/i);
  const chosen = wordsOf((end < 0 ? text : text.slice(0, end)).replace(CLOSES, ""));
  if (chosen.length === 0 || (chosen.length > 4 && !CHOSEN_IS.test(text)) || STILL_OPEN.test(text))
    return null;
  // "Excellent, NordProtect then."
  const settles =
    SETTLES.test(plain) ||
    (chosen.length <= 3 && /\p{L},? (?:then|in that case)(?:, please)?[.! ]*$/iu.test(plain));
  let back = 0;
  for (const asked of threadBefore(statements, at)) {
    back += 1;
    if (back > FAR) return null;
    if (asked.unit === statement.unit && asked.speaker === statement.speaker) {
      if (back >= DEEP) return null;
      continue;
    }
    if (settles && names(asked, chosen)) {
      const act = decided(statement, statement.text, asked);
      return CHOICE.test(asked.text) || IN_THAT_CASE.test(plain) ? { ...act, isSaidInTwo: true } : act;
    }
    if (CHOICE.test(asked.text) && restates(statement.text, asked.text))
      return decided(statement, statement.text, asked);
    if (!CHOICE.test(asked.text) || NO_CHOICE.test(asked.text)) continue;
    const offered = new Set(wordsOf(asked.text));
    const named = wordsOf(CHOSEN_IS.exec(text)?.[1] ?? "");
    const isNamed = named.length > 0 && named.every((word) => offered.has(word));
    if (!isNamed && !chosen.every((word) => offered.has(word))) continue;
    const question = sentenceCase(
      asked.text.replace(/^(?:and|or|so|hi \p{L}+),? /iu, "").replace(/[.?\s]+$/, ""),
    );
    const answer = statement.text.replace(/[.!]+$/, "");
    const isShort = isNamed || wordsOf(answer).length <= BARE;
    // A bare word tells nothing to whoever judges lines by their sentence.
    return isShort
      ? { ...decided(statement, `${question}: ${answer.toLowerCase()}`, asked), isSaidInTwo: true }
      : decided(statement, answer, asked);
  }
  return null;
}

/** "Shall I rewrite it or are we leaving it?", "Leave it, they're fond of it.": says one of them in its own verb. */
function restates(answer: string, question: string): boolean {
  const verb = /^(?:please |just |do |no,? |yes,? |then )*(\p{L}{4,})\b (?!it\b.*\?)/iu.exec(answer)?.[1];
  if (verb === undefined || !OPTIONS.test(question) || /\?\s*$/.test(answer)) return false;
  const stem = stemOf(verb.toLowerCase());
  return wordsOf(question).some((word) => stemOf(word) === stem || stemOf(word) === stem.replace(/e$/, ""));
}
/** Whoever asks offers to do one thing or the other. */
const OPTIONS = /\b(?:shall|should|do|are|can|will) (?:I|we)\b[^?]*\bor\b[^?]*\?\s*$/i;

/** Whether a sentence of somebody else of its thread stands before it, so near that it may answer that; dear tests wait for it. */
function followsOthers(statements: readonly Statement[], at: number): boolean {
  const statement = statements[at];
  let back = 0;
  for (const before of threadBefore(statements, at)) {
    back += 1;
    if (!statement || back > DEEP) return false;
    if (before.unit !== statement.unit || before.speaker !== statement.speaker) return true;
  }
  return false;
}

/** What is settled on was spoken of there by its own word, not by grammar's. */
function names({ text }: Statement, chosen: readonly string[]): boolean {
  const said = new Set(contentStems(text));
  const stems = contentStems(chosen.join(" "));
  return stems.length > 0 && stems.every((stem) => said.has(stem));
}

const decided = (statement: Statement, words: string, support: Statement): Act => ({
  kind: "decision",
  statement,
  line: shorten(sentenceCase(words.replace(/[.!]+$/, "")), 200),
  owner: null,
  when: null,
  certainty: 0.93,
  support: [support],
});
