import type { Act } from "../act";
import { withoutLeadIn } from "../languages/without-lead-in";
import { sentenceCase, withoutGreeting } from "../task-wording";
import { nameFor } from "./name-for";
import { withoutPrelude } from "./preludes";
import { tag } from "./tag";
import type { Token } from "./token";
import { isPastForm } from "./word-kinds";

/** "What we still don't have is the depth chart" */
export const WHAT_LACKS =
  /^what ((?:I|we)(?:['’](?:re|m)| are| am)?(?: still| also)? (?:miss(?:ing)?|lack(?:ing)?|need|(?:do not|don['’]t|haven['’]t|have not)(?: yet| still)?(?: have| got| had)?))(?: (yet|still|so far))? (?:is|are) |^what(?:['’]s| is|['’]re| are) ((?:still |also )?(?:missing|outstanding|lacking))(?: yet)? (?:is|are) /iu;

/** "The bar stays shut, agreed", "no raffle, that's settled" */
const AGREED_BEHIND =
  /(?<=\S \S+ \S+)(?:,| [–—-]) (?:(?:and )?(?:so )?(?:that['’]s|that is|it['’]s|it is|this is) )?(?:(?:as )?(?:we(?:['’]ve| have)? |all |now )?(?:agreed|decided|settled)(?: on)?|a (?:done )?deal|final|done deal)$/iu;
/** "I've booked the caterers (sandwiches, no hot food, we agreed)": what was agreed stands in brackets. */
const AGREED_WITHIN =
  /^(?:I|we)(?:['’]ve| have)? \p{L}+ (?:the|our|an?) ([^(),;:]{3,40}) \(([^()]{5,120}?),? (?:as )?(?:we )?agreed\)$/iu;

/** "They don't want any, so no wine at the opening": who "they" are stands elsewhere, and what was decided behind it. */
const THEY_SO =
  /^(?:they|he|she|it) (?:(?:do|does|did|ca|wo)n['’]t|never|hates?|dislikes?|likes?|prefers?|wants?|insists?) [^,;:.]{2,70}, (?:and )?so (?!.*\b(?:that|it|this|ones?|them|they|he|she)\b)(?=\S+ \S+ \S)/iu;

/** "..., by the way, ...": how it is said. */
const INTERJECTED =
  /(?<=\S \S+ \S+),? (?:by the way|btw|incidentally|as it happens|I['’]m afraid|I am afraid|unfortunately|sadly|fyi|for the record|just so you know)(?:(,) ?(?=\S)|(?= |$))/iu;
/** "The electrician hasn't confirmed yet, I'll keep after him": who does what about it is no part of the trouble. */
const DONE_ABOUT_IT =
  /(?<=\S \S+ \S+)(?:,|;| [–—-]) (?:and |so |but )?(?:I|we)(?:['’]ll| will) (?:keep (?:after|at|on at|chasing|trying|on (?:to|at)|you (?:posted|informed|updated))|chase|try|follow|ring|call|ask|nudge|remind|look into|get on to|be in touch|let you know|have another go|go after)\b[^,;:]{0,50}$/iu;
/** "They can start on the 14th, which I have accepted since": what makes it a decision is said beside. */
const WHICH_WAS_ACCEPTED =
  /(?<=\S \S+ \S+ \S+), (?:which|and) (?:I|we)(?:['’]ve| have)? (?:now |just |gladly |already )?(?:accepted|agreed(?: to)?|confirmed|said yes to|approved|taken|gone for|okayed)\b(?: (?:since|because|as|so) .*)?$/iu;
/** "The class moves to Thursdays, agreed with the caretaker" */
const BY_WHOM =
  /(?<=\S \S+ \S+),? (?:as )?(?:agreed|confirmed|cleared|approved|settled|okayed|signed off) (?:with|by) (?:(?:the|our|my|your) )?[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’-]+)?$/u;
/** "They were happy with it, and agreed we should move it": how they liked it comes before what they decided. */
const AND_AGREED =
  /^[^.?!:;]{3,90}?,? (?:and|but|so) (?:(?:they|everyone|everybody|we)(?:['’]ve| have)? )?(?:all )?(?:agreed|decided)(?: that)? (?=we\b)/iu;

/** What is in the way or was decided, without what only leads up to it. */
export function asTold({ kind, statement }: Act, text: string): string {
  const bare = withoutGreeting(text);
  if (statement.language !== "en") return sentenceCase(withoutLeadIn(bare, statement.language));
  let line = withoutPrelude(bare);
  const [what, lacks, yet, missing] = WHAT_LACKS.exec(line) ?? [];
  if (what !== undefined) {
    const rest = line.slice(what.length).replace(/[.!]$/, "");
    line = lacks ? `${lacks} ${rest}${yet ? ` ${yet}` : ""}` : `${missing}: ${rest}`;
  }
  line = line.replace(INTERJECTED, (_, comma?: string) => (comma ? `${comma} ` : ""));
  if (kind === "obstacle") line = line.replace(/[.!]+$/, "").replace(DONE_ABOUT_IT, "");
  if (kind === "decision")
    line = line
      .replace(/[.!]+$/, "")
      .replace(/^(?:ok(?:ay)?|right|fine|well),? (?=(?:no|we|the|our|let['’]s) \S)/iu, "")
      .replace(WHICH_WAS_ACCEPTED, "")
      .replace(BY_WHOM, "")
      .replace(AND_AGREED, "")
      .replace(THEY_SO, "")
      .replace(AGREED_WITHIN, "$1: $2")
      .replace(AGREED_BEHIND, "")
      .replace(/(?<=^(?:\S+ ){0,2}[\p{L}\d]+),? (?:in that case|then)(?:, please)?$/iu, "");
  return sentenceCase(line);
}

const THIRD: Readonly<Record<string, string>> = {
  "'m": " is",
  "'ve": " has",
  "'ll": " will",
  "'d": " would",
  am: "is",
  have: "has",
  do: "does",
};

/** "misses", of "miss"; "has", of "have" */
export const thirdOf = (verb: string): string =>
  THIRD[verb] ??
  verb
    .replace(/(?<=[^aeiou])y$/, "ie")
    .replace(/(?<=s|sh|ch|x|z|o)$/, "e")
    .concat("s");

/** Of quoted words another may be "I"; "the bank, I'm afraid, won't let us see it" tells of nobody's fear, and "so do I" of no doing. */
const STAYS_I =
  /["“][^"”]*\b(?:I|[Mm]e|[Mm]y)\b|\bI(?:['’]m| am) afraid\b|\bso (?:do|am|have|did|was|will|would|can|shall) I\b/;
/** "You asked if Ruth had one and Ruth said Ruth hadn't" is no line. */
const MOST_NAMED = 2;

/** "I still miss the sketch" told by Ida: "Ida still misses the sketch". */
export function byName(line: string, speaker: string | null): string {
  const said = line.match(/\b(?:I|[Mm]e|[Mm]y)\b/g) ?? [];
  if (speaker === null || said.length === 0 || said.length > MOST_NAMED || STAYS_I.test(line)) return line;
  const name = nameFor(speaker);
  const tokens = tag(line);
  let [told, at] = ["", 0];
  for (const [i, { lower, text, from, to }] of tokens.entries()) {
    const subject = tokens.slice(0, i).findLastIndex(({ pos }) => !/^(?:ADV|PART)$/.test(pos));
    const isOfWriter =
      tokens[subject]?.lower === "i" &&
      // "Bo and I have"
      !(
        tokens[subject - 1]?.lower === "and" &&
        tokens[subject - 2]?.pos === "PROPN" &&
        (tokens[subject - 3]?.pos ?? "PUNCT") === "PUNCT"
      ) &&
      tokens.slice(subject, i).every((token) => token.lower !== "n't");
    // "I asked twice but haven't heard"
    const isAlsoOfWriter =
      tokens[i - 1]?.pos === "CCONJ" &&
      /^(?:have|am|do)$/.test(lower) &&
      tokens[i + 1]?.lower === "n't" &&
      tokens.slice(0, i).some((token) => token.lower === "i");
    const word = /^(?:i|me)$/.test(lower)
      ? name
      : lower === "my"
        ? told.slice(told.lastIndexOf(",") + 1).includes(name)
          ? "their"
          : `${name}'s`
        : isOfWriter || isAlsoOfWriter
          ? (THIRD[lower] ?? (isPresent(tokens[i]) ? thirdOf(text) : text))
          : text;
    told += line.slice(at, from) + word;
    at = to;
  }
  return told + line.slice(at);
}

const isPresent = (token: Token | undefined): boolean =>
  token?.pos === "VERB" && token.lower === token.lemma && !isPastForm(token);
