import { type Act, isTask } from "../act";
import type { Statement } from "../statement";
import { lowerFirst } from "../task-wording";
import { stemOf } from "../tokens";
import { TIME_WORDS } from "../word-lists";
import { NAMES_THING, pronounOf } from "./pointing-pronoun";
import type { Scene } from "./scene";

/** What a paragraph says it is about, before it says anything of it. */
export interface Topic {
  words: string;
  statement: Statement;
}

const ORDER =
  /^(?:(?:(?:and )?as for|about|re|regarding|concerning|on)\s+(?=\p{L})|(?:(?:first|second|third|fourth|last|final)(?:ly)?|next|then|also|and|now|oh|ps|plus|another thing|one more thing)[,:]?\s+)/iu;
/** Greets, thanks, counts what follows, or names a kind of mail. */
const NAMES_NOTHING =
  /^not\b|\b(?:thanks?|thank you|cheers|hello|hi|morning|afternoon|evening|sorry|apologies|great|perfect|lovely|brilliant|excellent|good news|bad news|questions?|requests?|favou?rs?|to sum up|summary|in short|in brief|updates?|news|reminders?|notes?|things?|points?|bits?|matters|no (?:rush|problem|worries|hurry)|all good|well done|blimey|gosh|wow|ouch|oops|hooray|yikes|congratulations|oh dear|phew|regards|wishes|love|luck|week|weekend|day|today|tomorrow|yesterday|yes|no|ok|okay|done|anyway|aob|fyi)\b/i;
/** "Doors open at nine" tells. */
const SAYS_WHEN =
  /\b(?:at|by|from|until|till) (?:\d|noon|midnight|half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i;
const LONGEST = 5;
/** "the music under the intro - did we ever clear that?" */
const LABEL =
  /^((?:the|my|our|your|his|her|their|\p{Lu})[^.?!:;,]{3,40}?(?=\s[-–—]|:)|\p{Ll}[\p{L} ]{3,30}?(?=:))(?:\s[-–—]|:)\s+\S/u;
/** "Twelve policies, two complaints.": counts what there is. */
const COUNTS = /^(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|some|no)\b)/i;
/** A thing or somebody that the line leaves unsaid. */
const LEAVES_UNSAID =
  /\b(?:it|them|that|this|those|these|her|him|both|the lot|all of (?:it|them)|the whole thing|everything)\b/i;

const TO_SOMEBODY = /\b(?:with|to|from|for|by|at) (?:them|him|her)\b/gi;

/** What the first sentence of a paragraph, or of a line of a list, says it is about: "Thirdly the residential."; null where it tells something itself. */
export function topicOf(scene: Scene): Topic | null {
  const { statement, tokens, clauses, people } = scene;
  const label = LABEL.exec(statement.text)?.[1];
  const said = (
    clauses.length === 0 && /[.!…]?\s*$/.test(statement.text) && !/[?]\s*$/.test(statement.text)
      ? statement.text.replace(ORDER, "").replace(/\s*(?:[,;(]|\s[–—-]\s).*$/s, "")
      : (label ?? "")
  )
    .replace(/[\s.!…:]+$/, "")
    .trim();
  const words = said.split(/\s+/);
  if (
    said.length < 4 ||
    words.length > LONGEST ||
    NAMES_NOTHING.test(said) ||
    SAYS_WHEN.test(said) ||
    COUNTS.test(said)
  )
    return null;
  if ((people.isKnown(words[0] ?? "") && words.length <= 2) || TIME_WORDS.has((words[0] ?? "").toLowerCase()))
    return null;
  const own = tokens.filter(({ from, to }) => {
    const at = statement.text.indexOf(said);
    return from >= at && to <= at + said.length;
  });
  if (!own.some(({ pos }) => pos === "NOUN" || pos === "PROPN")) return null;
  if (own.some(({ pos }) => pos === "VERB" || pos === "AUX" || pos === "PRON")) return null;
  return {
    words: /^\p{Lu}\p{Ll}+(?: \p{Ll}|$)/u.test(said) ? lowerFirst(said) : said,
    statement,
  };
}

/** Goes on to something else. */
const TURNS_ASIDE =
  /^\W*(?:(?:and|oh|ah)[,:]? )*(?:also|ps|p\.s\.|btw|by the way|another thing|one (?:more|other|last) thing|separately|unrelated|on another (?:note|matter)|oh and|and oh|lastly|finally|secondly|thirdly|as for|other than that)\b/i;
/** "Also I promised the school a tour": what was spoken of before is over. */
export const turnsAside = (text: string): boolean => TURNS_ASIDE.test(text);

/** "Comment by Wednesday", of "Homepage copy: Sam to comment by Wednesday": on what stands in front. */
const isBareVerb = ({ line, when, statement }: Act): boolean => {
  if (when === null) return false;
  const verb = /^(\p{L}+)\s*(?:(?:by|before|until|on|at|from)\s*)?$/u.exec(
    line.replace(when.words, "").trim(),
  )?.[1];
  return verb !== undefined && statement.text.includes(` to ${lowerFirst(verb)} `);
};

/** "Timesheets, as ever. Yasmin needs the lot by noon": the line with what its paragraph is about. */
export function withTopic(act: Act, topic: Topic | null): Act {
  if (
    !topic ||
    !isTask(act) ||
    act.line.includes("(") ||
    pronounOf(act.line)?.means === "people" ||
    !(
      LEAVES_UNSAID.test(NAMES_THING.test(act.line) ? act.line.replace(TO_SOMEBODY, "") : act.line) ||
      isBareVerb(act)
    ) ||
    (act.statement === topic.statement && !LABEL.test(act.statement.text))
  )
    return act;
  const said = new Set(
    act.line
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .map(stemOf),
  );
  if (
    topic.words
      .toLowerCase()
      .split(/\s+/)
      .some((word) => word.length > 3 && said.has(stemOf(word)))
  )
    return act;
  return {
    ...act,
    line: `${act.line} (${topic.words})`,
    support:
      act.support.includes(topic.statement) || act.statement === topic.statement
        ? act.support
        : [topic.statement, ...act.support],
  };
}
