import type { People } from "../people";
import { inlineLabel } from "../readers/headings";
import { ownersIn } from "../readers/owner-tags";
import { together } from "../several-owners";
import type { Statement } from "../statement";
import { COMMAND_VERBS } from "./command-verbs";
import { isGroupWord } from "./subjects";
import { isEnglishWord } from "./vocabulary";

/** "That's final, so please cancel the room" */
const NO_NAME = /^(?:that|it|there|this|what|who|here|he|she|we|you|they|let)['’]/i;
const NAME = "\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?";
const OPENING = new RegExp(
  `^(?:(?:and|also|so|ok|okay|thanks|hi|hello|hey|dear|good morning)[,!]?\\s+)?@?((?:(?:Ms|Mr|Mrs|Dr)\\.? )?${NAME}|(?:Ms|Mr|Mrs|Dr)\\.? \\p{Lu}(?!\\p{L}))(?:,|:|\\s+[–—-]|\\s+(?=(?:(?:on|by|before|tomorrow|today|this|next)\\b[^,.;:?!]{0,20} )?(?:(?:can|could|would|will) (?:you|u|we|I)|please|pls|don['’]t forget)\\b))`,
  "iu",
);
const MIDDLE = new RegExp(
  `(?:[,;:]|\\s[–—-])\\s*(?:(?:and|so|but|then)\\s+){0,2}@?(${NAME})(?=,\\s|\\s+(?:can|could|would|please|pls)\\s)`,
  "gu",
);
/** "and second Ruth could you move it": speech has no commas; "For the worktop: Ruth could you offer them one". */
const UNMARKED =
  /(?<=[\p{L}:–—,-] )(\p{Lu}[\p{L}'’-]+)(?= (?:(?:can|could|would|will) you|(?:please|pls)|I need|you (?:can|could|might want to|may|should|need to|have to|['’]ll have to))\s)/gu;
/** "Lil you might want to ask the printer" */
const CALLED_FIRST =
  /^(\p{Lu}[\p{L}'’-]+) you(?=['’](?:ve|re|ll|d)\b| (?:might|may|could|can|should|need|have|ll|will|want|are|were)\b| (?!(?:know|see|said|say|told|mean|like|made|wrote|sent|did|got|asked|find|found)\b)\p{Ll}+ (?:it|them|the|that|this|those|these|him|all|both)\b)/u;
const CALLED_WITH_TOPIC =
  /^(\p{Lu}[\p{L}'’-]+) (?=(?:the|your|our|my|regarding|about|for the|on the)(?!\p{L}))/u;
/** "Imran and Olive please", "Luca, Wei: timesheets", "Pauline and Ade you're both out of date" */
const SEVERAL = new RegExp(
  `(?<=^|[:;,–—-] )(?:and )?(${NAME}(?:(?:, and |, | and | & | \\+ |/)${NAME}){1,3})(?=(?:,|:| [–—-])? (?:(?:can|could|would|will) you|please|pls|I need|you(?:['’](?:ve|re|ll|d)\\b| (?:both|two|each|all|need|have|are|might|may|could|can|should|will|want)\\b))|: )`,
  "gu",
);
const AT = /(?<![\p{L}\p{N}.])@([\p{L}][\p{L}\p{N}._-]*[\p{L}\p{N}])(?:@[\w.-]+)?/gu;
const HASTE =
  /^(?:tmrw|tmr|btw|fyi|asap|todo|thx|pls|plz|mon|tues?|wed|thurs?|fri|sat|sun|hiya|heya|reminder|nb|eta)$/;
const HASTY_CALL =
  /^(?:(?:and|so|ok|also|hi|hey),? |[\p{Ll} ]{3,25}: (?=\p{Ll}+ (?:pls|please|can u)))?(\p{Ll}{2,})(?:([:,]| [–—-]) (?=(\p{Ll}*))|,? (?=(?:please|pls|plz|(?:can|could|would|will) (?:you|u)|u)\b))/u;
/** "Drivers, please check your tyres", "please Housekeeping change the beds" */
const GROUP_CALLED =
  /^(?:(?:(?:[Aa]nd|[Aa]lso|[Ss]o|[Dd]ear|[Aa]ll),? )?(\p{Lu}\p{L}+(?: \p{Ll}+(?=,))?)(?:,| [–—-])? (?=(?:please|pls|kindly|(?:can|could|would|will) you)\b)|(?:[Pp]lease|[Pp]ls),? (\p{Lu}\p{L}+),? (?=\p{Ll}+ ))/u;
const SOME_PEOPLE =
  /^(?:coaches|captains|referees|employees|chefs|cooks|stewards|wardens|leads|hosts|clerks|guides|nurses)$/i;
/** "... on Monday, Grange Hall." */
const PLACE =
  /\b(?:Hall|House|Street|Road|Lane|Avenue|Park|Square|Centre|Center|Studio|Room|Building|Yard|Court|Church|School|Station|Bridge|Theatre)$/;
const CLOSING = new RegExp(`(?:,|\\b(?:please|pls|thanks))\\s+@?(${NAME})\\s*[.!?]*$`, "u");

/** "Kev, Priya and Olive are all off": who is listed is not called. */
const LISTS = new RegExp(
  `^${NAME}(?:, ${NAME})+,? (?:and|&) ${NAME} (?!(?:please|pls|(?:can|could|would|will) (?:you|u|we|I)|you)\\b)\\p{Ll}`,
  "u",
);

/** Who is called by name in the sentence, in order. */
export function vocativesIn(
  text: string,
  people: People,
  isTopic: boolean,
): { name: string; at: number; atEnd: boolean }[] {
  const found: { name: string; at: number; atEnd: boolean }[] = [];
  const add = (word: string | undefined, at: number, atEnd = false) => {
    // "Slab's poured, looks good"
    if (word === undefined || NO_NAME.test(word) || /['’]s(?: |$)| \p{Ll}/u.test(word)) return;
    const bare = word.replace(/^(?:Ms|Mr|Mrs|Dr)\.? /u, "").split(" ")[0] ?? "";
    // "Dr. K, please sign": one of those who write here.
    const initial = bare.length === 1 ? people.resolve(word) : word;
    if (initial !== word) found.push({ name: initial, at, atEnd });
    else if (people.isCalled(bare))
      found.push({ name: people.resolve(word.replace(/^(?:Ms|Mr|Mrs|Dr)\.? /u, "")), at, atEnd });
  };
  // What a label that is the line's topic names is called by nobody.
  const opening =
    inlineLabel(text) === null &&
    !isTopic &&
    !LISTS.test(text) &&
    !/^[^:]{2,40}: (?:still )?to be \p{Ll}/u.test(text)
      ? OPENING.exec(text)
      : null;
  if (opening && /^\p{Lu}/u.test(opening[1] ?? "")) add(opening[1], 0);
  else {
    add(CALLED_FIRST.exec(text)?.[1], 0);
    // "Priya the legal text came in"
    const topical = CALLED_WITH_TOPIC.exec(text)?.[1];
    if (found.length === 0 && topical && people.isCorrespondent(topical)) add(topical, 0);
  }
  // "kim: count the cages", "sandra pls download all twelve"
  const [, hasty = "", mark, next = ""] = HASTY_CALL.exec(text) ?? [];
  const isWord = isEnglishWord(hasty);
  // Whom no header names is told what to do, or asked nicely.
  const isTold = !isWord && hasty.length > 2 && !HASTE.test(hasty) && (!mark || COMMAND_VERBS.has(next));
  if (found.length === 0 && (isTold || (people.isCorrespondent(hasty) && (mark || !isWord))))
    found.push({
      name: people.resolve(`${hasty.charAt(0).toUpperCase()}${hasty.slice(1)}`),
      at: 0,
      atEnd: false,
    });
  const group = isTopic || found.length > 0 ? undefined : GROUP_CALLED.exec(text);
  const several = group?.[1] ?? group?.[2];
  const last = several?.split(" ").at(-1) ?? "";
  if (several && (isGroupWord(last) || SOME_PEOPLE.test(last)))
    found.push({ name: several, at: 0, atEnd: false });
  for (const match of text.matchAll(AT)) {
    // "@kim requested changes" tells what Kim did.
    if (
      /^ (?:has |have |is |was |just )?(?:\p{L}+ed|wrote|said|left|is|was)(?!\p{L})/u.test(
        text.slice(match.index + match[0].length),
      )
    )
      continue;
    // "@Ana Lopez can you check": both names are hers.
    const whole = /^@(\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+)/u.exec(text.slice(match.index))?.[1];
    const name = people.resolve(whole && people.isKnown(whole) ? whole : (match[1] ?? ""));
    found.push({ name, at: match.index, atEnd: false });
  }
  // "with the caretaker, Mr Dorn, by Monday" says who that is.
  for (const match of text.matchAll(MIDDLE)) {
    const before = text.slice(0, match.index);
    if (isListed(before, text.slice(match.index + match[0].length))) continue;
    if (/^\W*(?:so|but|then)\s/.test(match[0]) || !tellsWho(before)) add(match[1], match.index);
  }
  for (const match of text.matchAll(UNMARKED))
    if (!/@\p{L}+ $/u.test(text.slice(0, match.index))) add(match[1], match.index);
  for (const match of text.matchAll(SEVERAL)) {
    const names = ownersIn(match[1] ?? "");
    if (!names.every((name) => people.isCalled(name.split(" ")[0] ?? "") && !NO_NAME.test(name))) continue;
    const to = match.index + match[0].length;
    const others = found.filter(({ at }) => at < match.index || at >= to);
    found.splice(0, found.length, ...others, {
      name: together(names.map((name) => people.resolve(name))),
      at: match.index,
      atEnd: false,
    });
  }
  const closing = CLOSING.exec(text);
  if (closing && closing.index > 8 && !PLACE.test(closing[1] ?? "")) add(closing[1], closing.index, true);
  return found.sort((a, b) => a.at - b.at);
}

/** "the three in your region (Halden, Moss, Borre)", "to Hugo, Marsh, Ines and Paul": a name among names is not called. */
const isListed = (before: string, after: string): boolean =>
  /\([^()]*$/.test(before) ||
  (/(?:^|[ (])\p{Lu}[\p{L}'’-]+$/u.test(before) && /^, (?:(?:and|or|&) )?\p{Lu}/u.test(after));

/** "with the caretaker, Mr Dorn", "our site manager, Bob,": who the name behind it is. */
function tellsWho(before: string): boolean {
  const [, described = "", role = ""] =
    /\b(?:the|our|your|my|their) ((?:\p{Ll}+ ){0,2})(\p{Ll}+)$/u.exec(before) ?? [];
  return role !== "" && (described === "" || isGroupWord(role));
}

/** Speaks to all who read it, by a word of its own. */
const TO_ALL =
  /\b(?:you (?:both|two|three|each|all)|(?:both|each|all|the two|the three) of you|between you|yourselves)\b/i;
/** More of them are everybody, and nobody in particular. */
const MOST_READERS = 3;

/** "Can you both send me your questions?" */
export function readersMeant({ readers = [], text }: Statement, people: People): string | null {
  return readers.length > 1 && readers.length <= MOST_READERS && TO_ALL.test(text)
    ? together(readers.map((name) => people.resolve(name)))
    : null;
}

/** The words without the name that is called behind them: "can you fetch it, Ana". */
export const withoutClosingCall = (words: string): string => words.replace(CLOSING, "");
