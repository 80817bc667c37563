import type { People } from "../people";
import type { Statement } from "../statement";
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

/** Puts the English statements as they would stand had their writer had time: "i said giles cant" as "I said Giles can't". */
export function repairTexts(statements: readonly Statement[], people: People): void {
  for (const statement of statements) {
    if (statement.language !== "en" || statement.medium === "bulk") continue;
    const text = plainEnglish(statement.text, false)
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
    const marked = withCallMarked(text, people);
    if (marked === statement.text) continue;
    statement.verbatim = statement.text;
    statement.text = marked;
  }
}
