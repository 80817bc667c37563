import type { People } from "../people";
import type { Statement } from "../statement";
import { TEAM_NAMES } from "../word-lists";
import { COMMAND_VERBS } from "./command-verbs";
import { plainEnglish } from "./plain-english";
import { isEnglishWord } from "./vocabulary";

/** Names that are words, too: in small letters they are read as words. */
const WORDS_TOO: ReadonlySet<string> = new Set(
  `amber angel april art august basil bill bob bud chance chase christian chuck clay cliff cooper crystal daisy dale dawn dean
  don drew duke earl eve faith fern flora frank gale gay gene ginger glen grace grant guy hank harry hazel heath heather
  hope hunter iris ivy jack jade jasmine jean jerry jet jordan josh joy june king kit kitty lance laurel lee lily long mark
  mason max may mercy mike miles mo nick norm olive pat pearl penny poppy porter randy ray rex rich rob robin rock rocky rod
  rose ruby rusty sandy skip storm sue summer tanner turner van victor violet wade walker west wood young ward cook
  baker brown green black white price day hall hill field park stone rice ball bell bush case child cross cash will`.split(
    /\s+/,
  ),
);
/** What else no dictionary has and a hasty sentence begins with. */
const NO_NAMES: ReadonlySet<string> = new Set(
  "btw fyi asap aob imo tbh thx cheers pls plz gonna wanna hafta dont wont cant didnt thats whos theres theyll ppl sth smth".split(
    " ",
  ),
);
const LOWER_I = /(?<![\p{L}\p{N}.'’])i(?=['’](?:m|ve|ll|d)(?!\p{L})|\s+[\p{L}'’])/gu;
const LOWER_WORD = /(?<![\p{L}\p{N}'’@._-])\p{Ll}{3,}(?![\p{L}\p{N}@_-])/gu;

/** "steph to write the concession", "keith goes to the foundry": who a sentence begins with, before what they do. */
const LOWER_OPENING =
  /^((?:[-*•–] |\[[ x]?\] )?)(\p{Ll}{3,})(?= (?:to|will|is going|has (?:agreed|offered|promised)|goes|brings|takes|sends|does|gets|writes|calls|asks|checks|makes|books|orders|looks|collects|fetches|finds|needs|[\p{Ll}]{3,}s (?:the|an?|his|her|our|your|my|up|out|it|them|\d+)|please|pls|can you|could you)\b)/u;

/** "Cormac one of them is yours": whom a hasty sentence calls, before what it then says of something else. */
const CALLED =
  /^(\p{Lu}[\p{L}'’-]+) (?=I(?:['’](?:ve|m|ll|d)| (?:have|need|left|put|still|will|am|was|sent|gave|got|can|could|also|just))\b|we['’](?:ve|re|ll|d)\b|(?:one|some|all|both|most) of (?:the|them|these|those|your)\b|yours?\b|there(?:['’]s| is| are)\b|the \p{L}+ (?:is|are|was|were|has|have|needs?)\b|it(?:['’]s| is)\b|don['’]t (?:forget|worry|bother|touch|use|send|book|order)\b)/u;

/** "Carol pick eight", "..., Tom send me the file": whom a hasty sentence tells to do something. */
const TOLD =
  /(?<=^|, )(\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?) (?=(\p{Ll}+) (?:the|an?|me|us|him|her|it|them|your|my|our|all|both|some|one|two|three|four|five|six|seven|eight|nine|ten|\d+|up|out)\b)/gu;
/** Told and past alike: "Jonas cut the wood". */
const LIKE_PAST = /^(?:cut|put|set|let|read|cost|hit|shut|spread|quit|come|run|become)$/;

const withCallMarked = (text: string, people: People): string =>
  text
    .replace(CALLED, (opening, name) => (people.isCorrespondent(name) ? `${name}, ` : opening))
    .replace(TOLD, (opening, name, verb) =>
      COMMAND_VERBS.has(verb) &&
      !LIKE_PAST.test(verb) &&
      people.isCalled(name) &&
      !isEnglishWord(name.toLowerCase())
        ? `${name}, `
        : opening,
    );

const STATE =
  "(?:full|empty|broken|gone|late|wrong|ready|leaking|stuck|cold|closed|shut|down|raining|filthy|dead|overdue|urgent|fine|done|here|back|too \\p{L}+|not (?:working|here|there|ready|right|done|in|open)|been \\p{L}+|already \\p{L}+)";
/** "The skip needs swapping its full" */
const ITS_SO = new RegExp(`(?<=\\p{L}{3}),? its (?=${STATE}(?:[.,;!]|$| (?:and|so|but|again|now)\\b))`, "iu");
/** "The invoice is wrong they have charged us twice" */
const GOES_ON = new RegExp(
  `(?<=\\b(?:is|are|['’]s|was|were) (?:still |now |all |completely )?${STATE}) (?=(?:they|it|we|he|she|I)(?:['’](?:ve|re|s|ll)| (?:have|has|are|is|will|can|need|needs|said|say))\\b)`,
  "iu",
);
/** "... charged us twice for delivery don't pay it" */
const PROHIBITS =
  /(?= don['’]t (?:pay|send|use|touch|order|book|sign|call|ring|tell)\b)(?<=\b(?:is|are|was|has|have|had|needs?|came|said|got)\b.*)(?<!\b(?:i|you|we|they|who|that|people|and|so|but|or|please|pls|just|if|then|or|also|\p{L}+s)|[,.;:!?–—-]) /isu;

/** "Skip needs swapping", "invoice for the windows is wrong": notes leave out the article. */
const BARE_THING =
  /^(?:(?:and|also|so|but),? )?(?<thing>(?<first>\p{L}{3,})(?: (?!needs?\b|is\b|are\b)(?<second>\p{Ll}{3,}))?(?: (?:for|in|on|at|of|from) (?:the|our) \p{Ll}+)?) (?=needs? (?:\p{Ll}{3,}ing\b|to (?:be|go|come) \p{Ll}+)|(?:is|are) (?:still |now |all |completely )?(?:wrong|broken|leaking|stuck|full|empty|dead|down(?! to\b)|missing|late|overdue|out of \p{Ll}+|not working)\b)/u;
const STANDS_ALONE =
  /^(?:the|an?|my|your|our|his|her|its|their|this|that|these|those|some|any|no|none|every|each|all|both|most|many|half|one|two|three|four|five|six|several|another|who|what|which|where|when|how|it|he|she|they|we|you|there|here|and|but|also|so|if|as|every(?:thing|one|body)|no(?:thing|body)|some(?:thing|one|body)|any(?:thing|one|body)|people|work|time|money|water|power|today|tomorrow|yesterday|home|please|still|now|then|just|only|maybe|hope|hoping|think|seems|looks|turns)$/i;
/** Names that are things in any office. */
const THINGS_TOO = /^(?:skip|van)$/i;

function withArticle(text: string, people: People): string {
  const { thing, first = "", second } = BARE_THING.exec(text)?.groups ?? {};
  const words = [first, ...(second ? [second] : [])].map((word) => word.toLowerCase());
  if (
    !thing ||
    words.some(
      (word) =>
        STANDS_ALONE.test(word) || TEAM_NAMES.has(word) || !(isEnglishWord(word) || THINGS_TOO.test(word)),
    ) ||
    (people.isCalled(first) && !THINGS_TOO.test(first)) ||
    people.isCorrespondent(first)
  )
    return text;
  const at = text.indexOf(thing);
  const bare = `${first.toLowerCase()}${thing.slice(first.length)}`;
  return `${text.slice(0, at)}${at === 0 ? "The" : "the"} ${bare}${text.slice(at + thing.length)}`;
}

/** A hasty sentence with marks between what it strings together. */
const withMarks = (text: string): string =>
  text.replace(ITS_SO, ", it's ").replace(GOES_ON, ", ").replace(PROHIBITS, ", ");

const SMILE =
  /\s*(?:(?<=\s)[:;]-?[()DPp]|(?!✅|✔|☑|✓|❌|❎|👍|👎|🔴|🟠|🟡|🟢)\p{Extended_Pictographic}|\uFE0F|\u200D|\p{Emoji_Modifier})+[.!]*\s*$/u;

/** "Don't forget the keys :)" without its face, which no grammar knows; a face alone is an answer. */
function withoutSmile(text: string): string {
  const bare = text.replace(SMILE, "");
  return /\p{L}{2}\S* \S*\p{L}/u.test(bare) ? bare : text;
}

/** Puts the English statements as they would stand had their writer had time: "i said giles cant" as "I said Giles can't". */
export function repairTexts(statements: readonly Statement[], people: People): void {
  for (const statement of statements) {
    if (statement.language !== "en" || statement.medium === "bulk") continue;
    const text = plainEnglish(withoutSmile(statement.text), false)
      .replace(LOWER_I, "I")
      .replace(LOWER_WORD, (word) =>
        people.isCorrespondent(word) && !WORDS_TOO.has(word) && !isEnglishWord(word)
          ? `${word.charAt(0).toUpperCase()}${word.slice(1)}`
          : word,
      )
      .replace(LOWER_OPENING, (opening, mark, word) =>
        NO_NAMES.has(word) || isEnglishWord(word) || WORDS_TOO.has(word)
          ? opening
          : `${mark}${word.charAt(0).toUpperCase()}${word.slice(1)}`,
      );
    const marked = withArticle(withMarks(withCallMarked(text, people)), people);
    if (marked === statement.text) continue;
    statement.verbatim = statement.text;
    statement.text = marked;
  }
}
