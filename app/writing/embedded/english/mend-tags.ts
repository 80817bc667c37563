import { COMMAND_VERBS, PAST_FORMS } from "./command-verbs";
import { singular } from "./singular";
import type { Token } from "./token";
import { isEnglishWord, isGivenName } from "./vocabulary";

const BE = /^(?:['’]m|['’]re|am|is|are|was|were|be|been|being)$/;

const OPENS = /^(?:[.:;,!?()"'–—-]|please|pls|plz|and|then|also|kindly|just|or|but|so)$/;
const DESCRIBES = /^(?:quick|short|brief|small|tiny|little|friendly|gentle|final)$/;
const SIDE_WORDS = /^(?:back|upstairs|downstairs|inside|outside|then|home|down|up|overnight|forward)$/;
const OBJECT_POS = new Set([
  "DET",
  "PRON",
  "NUM",
  "PROPN",
  "NOUN",
  "ADJ",
  "ADP",
  "ADV",
  "SCONJ",
  "PART",
  "SYM",
]);

/** "I rang Estates: the engineer's coming on Friday" */
const opensClause = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.pos === "DET" && /^(?:PUNCT|CCONJ|SCONJ)$/.test(tokens[at - 1]?.pos ?? "");

/** What has a number. */
const NUMBERED =
  /^(?:invoice|order|claim|ticket|quote|form|room|platform|page|contract|batch|delivery|permit|bill|case|file|unit)$/;

/** Mends the parts of speech that a general tagger misreads in office mail, in place. */
export function mendTags(tokens: Token[]): void {
  for (const token of tokens) if (/^ur?$/.test(token.text)) spellOut(token);
  tokens.forEach((token, i) => {
    const before = tokens[i - 1];
    const next = tokens[i + 1];
    // "Your numbers by Wednesday, including the vegans"
    if (token.pos === "VERB" && /^(?:including|excluding|regarding|concerning|according)$/.test(token.lower))
      token.pos = "ADP";
    // "under $9K just book it"
    if (/^[KM]$/.test(token.text) && before?.pos === "NUM" && before.to === token.from) token.pos = "NUM";
    // "Can you double check that it's off?"
    if (token.lower === "check" && before?.lower === "double") {
      before.pos = "ADV";
      token.pos = "VERB";
      token.lemma = "check";
    }
    // "by tomorrow 10 am"
    if (token.lower === "am" && before?.pos === "NUM") {
      token.pos = "NOUN";
      token.lemma = "am";
    }
    // "If it's not the wishbone ring her": behind a condition, before whom it is done to.
    if (
      token.pos === "NOUN" &&
      token.lower === token.lemma &&
      COMMAND_VERBS.has(token.lower) &&
      /^(?:NOUN|PROPN|ADV|ADJ|NUM)$/.test(before?.pos ?? "") &&
      /^(?:it|him|her|them|me|us)$/.test(next?.lower ?? "") &&
      tokens.slice(0, i).some(({ lower }) => /^(?:if|unless|when|once)$/.test(lower))
    )
      token.pos = "VERB";
    // "Someone's put them in the wrong bin"
    if (
      token.lower === "'s" &&
      token.pos === "PART" &&
      /^(?:some|every|no|any)(?:one|body)$/.test(before?.lower ?? "") &&
      (next?.pos === "VERB" || next?.pos === "ADV")
    ) {
      token.pos = "AUX";
      token.lemma = /ing$/.test(next.lower) ? "be" : "have";
    }
    // "He was most upset last time"
    if (
      token.pos === "VERB" &&
      token.lower === token.lemma &&
      /^(?:most|very|so|too|quite|rather|really)$/.test(before?.lower ?? "") &&
      BE.test(tokens[i - 2]?.lower ?? "")
    )
      token.pos = "ADJ";
    // "The insurer has photographs of it": behind what has, a word in -s is no verb, nor is "has" an auxiliary then.
    if (
      before !== undefined &&
      /^(?:has|had|have)$/.test(before.lower) &&
      token.pos === "VERB" &&
      /[^s]s$/.test(token.lower) &&
      token.lower !== token.lemma &&
      !PAST_FORMS.has(token.lower)
    ) {
      token.pos = "NOUN";
      before.pos = "VERB";
    }
    // "You have root there": what is had stands without an article, too.
    if (
      token.pos === "VERB" &&
      /^(?:have|has|['’]ve)$/.test(before?.lower ?? "") &&
      token.lower === token.lemma &&
      !PAST_FORMS.has(token.lower) &&
      /^(?:you|i|we|they|he|she)$/.test(tokens[i - 2]?.lower ?? "") &&
      /^(?:there|here|on|in|at|to|for|from|[.,;])$/.test(next?.lower ?? ".")
    )
      token.pos = "NOUN";
    // "Dot will ask", "Rob's bringing it": who is called as a thing or a doing is.
    if (
      /^(?:NOUN|VERB|ADJ|ADV)$/.test(token.pos) &&
      /^\p{Lu}\p{Ll}+$/u.test(token.text) &&
      isGivenName(token.lower) &&
      (next?.pos === "AUX" || (next?.lower === "'s" && /ing$/.test(tokens[i + 2]?.lower ?? "")))
    )
      token.pos = "PROPN";
    // "The council want to see it"
    if (
      token.lower === "want" &&
      token.pos === "NOUN" &&
      !/^(?:for|the|a|in)$/.test(before?.lower ?? "") &&
      next?.lower === "to"
    )
      token.pos = "VERB";
    if (
      /^needs?$/.test(token.lower) &&
      token.pos === "NOUN" &&
      next !== undefined &&
      (next.lower === "to" || /ing$/.test(next.lower))
    ) {
      token.pos = "VERB";
      token.lemma = "need";
    }
    // "Quick update before I leave": behind a word that only describes stands what it describes.
    if (
      DESCRIBES.test(token.lower) &&
      (before === undefined || OPENS.test(before.lower) || isArticle(before)) &&
      next !== undefined &&
      (next.pos === "VERB" || next.pos === "NOUN")
    ) {
      token.pos = "ADJ";
      if (next.lower === next.lemma || /(?:s|ing)$/.test(next.lower)) next.pos = "NOUN";
    }
    // "Party Hire still have some": the second half of a name.
    if (
      /^(?:VERB|NOUN)$/.test(token.pos) &&
      before?.pos === "PROPN" &&
      i > 1 &&
      /^\p{Lu}\p{Ll}+$/u.test(token.text) &&
      /^\p{Lu}\p{Ll}+$/u.test(before.text)
    )
      token.pos = "PROPN";
    // "Whatever happens"
    if (/^(?:what|which)ever$/.test(token.lower) && next?.pos === "VERB") token.pos = "SCONJ";
    // "Could your team own that?"
    if (
      token.lower === "own" &&
      token.pos === "ADJ" &&
      /^(?:PRON|DET)$/.test(next?.pos ?? "") &&
      before?.pos === "NOUN"
    )
      token.pos = "VERB";
    // "I haven't got it any more"
    if (token.lower === "more" && before?.lower === "any" && !/^(?:NOUN|ADJ|PROPN)$/.test(next?.pos ?? ""))
      token.pos = "ADV";
    // "The API key for staging"
    if (token.lower === "key" && token.pos === "ADJ" && before?.pos === "PROPN" && next?.pos === "ADP")
      token.pos = "NOUN";
    // "The back door": between an article and a noun it describes.
    if (token.pos === "ADV" && SIDE_WORDS.test(token.lower) && isArticle(before) && next?.pos === "NOUN")
      token.pos = "ADJ";
    // "The screed is still too damp", "the peonies are crap this year"
    if (
      token.pos === "VERB" &&
      token.lower === token.lemma &&
      !PAST_FORMS.has(token.lower) &&
      (/^(?:is|are|was|were)$/.test(before?.lower ?? "") ||
        (/^(?:too|very|rather)$/.test(before?.lower ?? "") &&
          (tokens[i - 2]?.lemma === "be" || tokens[i - 3]?.lemma === "be")))
    )
      token.pos = "ADJ";
    // "Copy's merged"
    if (
      token.pos === "VERB" &&
      before === undefined &&
      /^['’]s$/.test(next?.lower ?? "") &&
      token.lower !== "let"
    )
      token.pos = "NOUN";
    // "Unless either of you objects"
    if (/^(?:either|neither|both)$/.test(token.lower) && next?.lower === "of") token.pos = "PRON";
    if (
      /^(?:everything|everyone|everybody|something|someone|somebody|anything|anyone|nothing|nobody)$/.test(
        token.lower,
      )
    )
      token.pos = "PRON";
    // "The dimensions of the north bed"
    if (
      before &&
      isArticle(tokens[i - 2]) &&
      SIDES.test(before.lower) &&
      token.pos === "VERB" &&
      token.lower === token.lemma
    ) {
      before.pos = "ADJ";
      token.pos = "NOUN";
    }
    // "Talk to finance about it": one talks to people, not to do something.
    if (
      token.pos === "VERB" &&
      before?.lower === "to" &&
      /^(?:talk|speak|write|listen|report|reply|respond|spoke|wrote|talked|talking|speaking|send|sent)$/.test(
        tokens[i - 2]?.lower ?? "",
      ) &&
      (next === undefined || /^(?:ADP|PUNCT|CCONJ|ADV)$/.test(next.pos))
    ) {
      token.pos = "NOUN";
      before.pos = "ADP";
    }
    if (token.pos === "VERB" && token.lower === token.lemma && isWhatIsDone(tokens, i)) token.pos = "NOUN";
    // "Change of plan", "order of the day": a noun.
    if (before === undefined && next?.lower === "of" && token.pos === "VERB" && /^\p{Lu}/u.test(token.text))
      token.pos = "NOUN";
    if (token.text === "IT" && token.pos === "PRON") token.pos = "PROPN";
    if (token.lower === "people" || (token.lower === "till" && isArticle(before))) token.pos = "NOUN";
    // "The pegs by Friday", "a new weld": behind an article stands a noun, unless one follows.
    if (
      token.pos === "VERB" &&
      token.text === token.lower &&
      (next === undefined || /^(?:ADP|PUNCT|CCONJ|SCONJ|AUX|VERB|PART)$/.test(next.pos)) &&
      (isArticle(before) ||
        (before?.pos === "ADJ" && isArticle(tokens[i - 2]) && /[^s]s$/.test(token.lower)) ||
        // "a later sailing would cost more"
        (/^(?:ADJ|ADV)$/.test(before?.pos ?? "") &&
          isArticle(tokens[i - 2]) &&
          /ing$/.test(token.lower) &&
          next?.pos === "AUX") ||
        (before?.pos === "PROPN" && isArticle(tokens[i - 2]) && token.lower === token.lemma))
    )
      token.pos = "NOUN";
    // "im", "ive": the tagger cuts them, too.
    if (
      before &&
      /^(?:i|you|we|they)$/.test(before.lower) &&
      before.to === token.from &&
      /^(?:m|ve|re|ll)$/.test(token.lower)
    ) {
      token.lemma = token.lower === "ve" ? "have" : token.lower === "ll" ? "will" : "be";
      token.lower = `'${token.lower}`;
      token.pos = "AUX";
    }
    // "The concrete didn't come", "The rest is ready".
    if (token.pos === "ADJ" && next?.pos === "AUX" && (before === undefined || before.pos === "DET"))
      token.pos = "NOUN";
    if (
      /^(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri)$/.test(token.lower) ||
      (/^(?:sat|sun)$/.test(token.lower) &&
        (/^\d/.test(next?.text ?? "") || /^(?:on|by|until|till|this|next)$/.test(before?.lower ?? "")))
    )
      token.pos = "PROPN";
    // "the go-live", "a follow-up": parts of one word.
    const joined = (other: Token | undefined, dash: Token | undefined) =>
      other !== undefined && dash?.lower === "-" && token.from === dash.to;
    if (joined(tokens[i - 2], before) && before?.from === tokens[i - 2]?.to) {
      token.pos = "NOUN";
      const first = tokens[i - 2];
      if (first && (first.pos === "VERB" || first.pos === "ADP")) first.pos = "NOUN";
      if (before) before.pos = "NOUN";
    }
    if (/^(?:please|pls|plz)$/.test(token.lower)) token.pos = "INTJ";
    // "will recalibrate the pumps", "would you mind": behind a helper stands a verb.
    const helper =
      before &&
      /^(?:you|we|i|they|he|she|people|everyone|everybody|somebody|someone|anybody|anyone|also|still|not|n't|please)$/.test(
        before.lower,
      )
        ? tokens[i - 2]
        : before;
    if (
      (token.pos === "NOUN" || token.pos === "ADJ") &&
      token.text === token.lower &&
      helper !== undefined &&
      helper.pos === "AUX" &&
      /^(?:will|'ll|can|could|would|should|must|shall|may)$/.test(helper.lower) &&
      next !== undefined &&
      /^(?:DET|NUM|PRON|PROPN|VERB|NOUN|ADP)$/.test(next.pos) &&
      !/(?:ly|ble|ful|ous)$|^(?:people|everyone|everybody)$/.test(token.lower)
    )
      token.pos = "VERB";
    // "Please empty locker 7": behind "please" stands a verb, whatever else the word may be.
    if (
      before !== undefined &&
      /^(?:please|pls|plz|kindly)$/.test(before.lower) &&
      (token.pos === "NOUN" || token.pos === "ADJ") &&
      token.text === token.lower &&
      next !== undefined &&
      /^(?:DET|NUM|PRON|PROPN|NOUN)$/.test(next.pos) &&
      !/^(?:dear|good|next|last|all|no|any|more|other|same|new)$|(?:ly|ing)$/.test(token.lower)
    )
      become(token, "VERB");
    // "May I ask you", "I'd like you to", "Samira's going to": helpers and verbs that look like something else.
    if (before === undefined && /^(?:may|might)$/.test(token.lower) && next?.pos === "PRON")
      become(token, "AUX");
    if (token.lower === "like" && before !== undefined && /^(?:'d|would)$/.test(before.lower))
      become(token, "VERB");
    // "Ravi's collecting a replacement": no gerund of Ravi's.
    if (
      token.lower === "'s" &&
      token.pos === "PART" &&
      (before?.pos === "PROPN" || (before?.pos === "NOUN" && (i <= 2 || opensClause(tokens, i - 2)))) &&
      next?.pos === "VERB" &&
      /ing$/.test(next.lower) &&
      /^(?:DET|PRON|NUM|ADP)$/.test(
        tokens[/^(?:up|out|off|over|down|in|back|round)$/.test(tokens[i + 2]?.lower ?? "") ? i + 3 : i + 2]
          ?.pos ?? "",
      )
    ) {
      token.pos = "AUX";
      token.lemma = "be";
    }
    // "I'm loading the trailer"
    if (
      token.pos === "NOUN" &&
      /ing$/.test(token.lower) &&
      before?.lemma === "be" &&
      /^(?:i|we|he|she|they)$/.test(tokens[i - 2]?.lower ?? "") &&
      (next?.pos === "DET" || /^(?:it|them|that|those|this)$/.test(next?.lower ?? ""))
    ) {
      token.pos = "VERB";
      token.lemma = verbOfGerund(token.lower);
    }
    // "Deb's agreed to do it", "the plumber's sent the quote": has; "Deb's agreed plan" is hers.
    if (
      token.lower === "'s" &&
      next?.pos === "VERB" &&
      ((token.pos === "PART" &&
        /^(?:PROPN|NOUN)$/.test(before?.pos ?? "") &&
        /(?:ed|en|t|d|ne|un)$/.test(next.lower) &&
        (/^(?:DET|PRON|NUM|PART)$/.test(tokens[i + 2]?.pos ?? "") || tokens[i + 2]?.lower === "to")) ||
        (/^(?:he|she)$/.test(before?.lower ?? "") &&
          /^(?:agreed|promised|offered|volunteered|decided)$/.test(next.lower)))
    ) {
      token.pos = "AUX";
      token.lemma = "have";
    }
    if (token.lower === "'s" && token.pos === "PART" && next?.lower === "going") {
      token.pos = "AUX";
      token.lemma = "be";
    }
    if (token.lower === "time" && before?.lower === "have") token.pos = "NOUN";
    // "Ana and Bo clean the kitchen": an adjective never stands before "the".
    if (
      (token.pos === "NOUN" || token.pos === "ADJ") &&
      token.text === token.lower &&
      COMMAND_VERBS.has(token.lower) &&
      before?.pos === "PROPN" &&
      tokens[i - 2]?.lower === "and" &&
      (next?.pos === "DET" || /^(?:it|them|that|those|this)$/.test(next?.lower ?? ""))
    ) {
      token.pos = "VERB";
      token.lemma = verbOfGerund(token.lower);
    }
    if (/^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?$/.test(token.lower))
      token.pos = "PROPN";
    // "Review offers by Friday": two words that may both be verbs are a command and its object.
    if (
      before &&
      i === 1 &&
      token.pos === "VERB" &&
      token.lower.endsWith("s") &&
      COMMAND_VERBS.has(before.lower) &&
      (next === undefined || /^(?:ADP|PUNCT|CCONJ)$/.test(next.pos))
    ) {
      token.pos = "NOUN";
      before.pos = "VERB";
      before.lemma = before.lower;
    }
    // "Sequencing: run 41 came back": a noun with its number.
    const isNumbered =
      next?.pos === "NUM" && PAST_FORMS.has(tokens[i + 2]?.lower ?? "") && COMMAND_VERBS.has(token.lower);
    if (isNumbered && token.pos === "VERB") token.pos = "NOUN";
    // "Book the room", "Ana pls retest", "Lena: review the offer": a command that looks like a noun.
    const opens = before === undefined || (OPENS.test(before.lower) && before.to < token.from);
    if (
      opens &&
      !isNumbered &&
      token.pos !== "VERB" &&
      token.pos !== "AUX" &&
      next?.lower !== "of" &&
      COMMAND_VERBS.has(token.lower) &&
      (next === undefined || OBJECT_POS.has(next.pos)) &&
      (before === undefined || before.lower !== "-")
    ) {
      const followedByNoun = next !== undefined && /^(?:NOUN|PROPN|NUM)$/.test(next.pos);
      const sureCommand = before !== undefined && /^(?:please|pls|plz|kindly)$/.test(before.lower);
      // "Order confirmation sent" and "Test report for May" are nouns.
      const counted = next?.pos === "NUM" && before !== undefined && before.lower !== ":";
      if (sureCommand || counted ? sureCommand : !followedByNoun || !isNounRun(tokens, i)) {
        token.pos = "VERB";
        token.lemma = token.lower;
      }
    }
    if (
      before !== undefined &&
      token.pos !== "VERB" &&
      /^(?:to|i|we|you|they)$/.test(before.lower) &&
      COMMAND_VERBS.has(token.lower) &&
      next !== undefined &&
      OBJECT_POS.has(next.pos) &&
      before.pos !== "ADP"
    ) {
      token.pos = "VERB";
      token.lemma = token.lower;
    }
    // "Both candidates informed": a participle that reports.
    if (
      token.pos === "ADJ" &&
      /[a-z]ed$/.test(token.lower) &&
      before?.pos === "NOUN" &&
      (next === undefined || next.pos === "PUNCT")
    ) {
      token.pos = "VERB";
    }
    if (
      (token.pos === "NOUN" || token.pos === "ADJ" || token.pos === "PROPN") &&
      token.lower === token.text &&
      PAST_FORMS.has(token.lower) &&
      before &&
      BE.test(before.lower)
    )
      token.pos = "VERB";
    // "procurement orders the screens", "Ana tests the app": a verb between two nouns.
    if (
      token.pos === "NOUN" &&
      token.lower.endsWith("s") &&
      token.lower === token.text &&
      before !== undefined &&
      (before.pos === "NOUN" || before.pos === "PROPN" || /^(?:he|she|it|who)$/.test(before.lower)) &&
      next !== undefined &&
      (next.pos === "DET" ||
        next.pos === "PRON" ||
        /^(?:out|up|off|over|down|back|on)$/.test(next.lower) ||
        (i === 1 && before.pos === "PROPN" && /^(?:ADJ|NUM|NOUN|PROPN)$/.test(next.pos))) &&
      COMMAND_VERBS.has(singular(token.lower)) &&
      !tokens.some(
        (other) =>
          other !== token &&
          (other.pos === "VERB" || other.pos === "AUX") &&
          Math.abs(tokens.indexOf(other) - i) < 4,
      )
    ) {
      token.pos = "VERB";
      token.lemma = singular(token.lower);
    }
  });
  const [first, number, behind] = tokens;
  if (first && isReportOfNoun(tokens)) first.pos = "NOUN";
  ordersForDay(tokens);
  // "Invoice 2207 from Marlow needs approving"
  if (
    first?.pos === "VERB" &&
    NUMBERED.test(first.lower) &&
    /^(?:#|no\.?)?\d{2,}$/.test(number?.lower ?? "") &&
    !/^(?:NOUN|PROPN|ADJ)$/.test(behind?.pos ?? "")
  )
    first.pos = "NOUN";
}

/** "Tonight turn the pump off", "On Friday move the skips": a day, then an order. */
function ordersForDay(tokens: readonly Token[]): void {
  let at = 0;
  while (at < MOST_OF_DAY && SAYS_DAY.test(tokens[at]?.lower ?? "")) at += 1;
  const [verb, object] = tokens.slice(at);
  if (
    !verb ||
    !tokens.slice(0, at).some(({ lower }) => NAMES_DAY.test(lower)) ||
    verb.text !== verb.lower ||
    !COMMAND_VERBS.has(verb.lower) ||
    !(
      /^(?:DET|NUM|PROPN)$/.test(object?.pos ?? "") ||
      /^(?:it|them|him|her|me|us|your|my|our|both)$/.test(object?.lower ?? "")
    )
  )
    return;
  for (const word of tokens.slice(0, at)) word.pos = "ADV";
  become(verb, "VERB");
}
const MOST_OF_DAY = 4;
const NAMES_DAY =
  /^(?:tonight|today|tomorrow|week|morning|afternoon|evening|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/;
const SAYS_DAY =
  /^(?:on|this|next|first|thing|morning|afternoon|evening|tonight|today|tomorrow|week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/;

/** "I'll do the Harrogate run", "can you take the late drive": what somebody does or takes, and not what it does. */
function isWhatIsDone(tokens: readonly Token[], at: number): boolean {
  let from = at - 1;
  while (from > at - 4 && /^(?:NOUN|PROPN|ADJ|NUM)$/.test(tokens[from]?.pos ?? "")) from -= 1;
  const verb = tokens[from - 1];
  if (from === at - 1 || !isArticle(tokens[from]) || !verb) return false;
  if (/^(?:tak(?:e|es|ing)|cover(?:s|ing)?|swap(?:s|ping)?)$/.test(verb.lower)) return true;
  if (!/^(?:do|does|doing|did)$/.test(verb.lower)) return false;
  const doer = tokens[from - 2];
  // "Do the buses run?", "when do the buses run": asks what they do.
  return doer === undefined
    ? tokens.at(-1)?.lower !== "?"
    : /^(?:AUX|PART|PROPN|PRON|ADV|INTJ)$/.test(doer.pos) && !/^(?:wh\p{L}+|how)$/u.test(doer.lower);
}

/** "can u pay", "ur invoice" */
function spellOut(token: Token): void {
  token.lower = token.text === "u" ? "you" : "your";
  token.lemma = token.lower;
  token.pos = "PRON";
}

const SIDES = /^(?:north|south|east|west|front|back|left|right|upper|lower|top|bottom|main|rear|side)$/;

const isArticle = (token: Token | undefined): boolean =>
  token !== undefined && /^(?:the|an?|my|your|our|their|its|some|any|no|every|another)$/.test(token.lower);

/** "filing" as "file", "loading" as "load", "hugging" as "hug" */
function verbOfGerund(gerund: string): string {
  const stem = gerund.slice(0, -3);
  const bases = [
    /(?<![aeiou])[aeiou][^aeiouwxy]$/.test(stem) ? `${stem}e` : stem,
    stem,
    `${stem}e`,
    stem.replace(/(\p{Ll})\1$/u, "$1"),
  ];
  return bases.find((base) => COMMAND_VERBS.has(base)) ?? bases.find(isEnglishWord) ?? gerund;
}

function become(token: Token, pos: "VERB" | "AUX"): void {
  token.pos = pos;
  token.lemma = token.lower;
}

/** "Update installed.", "Order book balanced.": a short report whose first noun could be a command. */
function isReportOfNoun([first, ...rest]: readonly Token[]): boolean {
  if (first?.pos !== "VERB" || first.lower !== first.lemma || CAUSES.test(first.lower)) return false;
  const words = rest.filter((t) => t.pos !== "PUNCT");
  const last = words.pop();
  return (
    last !== undefined &&
    words.length <= 2 &&
    words.every((t) => /^(?:NOUN|PROPN|NUM)$/.test(t.pos)) &&
    /^(?:VERB|ADJ)$/.test(last.pos) &&
    (/[a-z]{2}ed$/.test(last.lower) || PAST_FORMS.has(last.lower))
  );
}

/** "Get invoices signed", "keep doors closed" are commands. */
const CAUSES = /^(?:get|have|keep|leave|make|need|want|see|find|set|consider)$/;

/** From here on only nouns and a report: "order confirmation sent", "test report". */
function isNounRun(tokens: readonly Token[], start: number): boolean {
  const rest = tokens.slice(start + 1);
  const end = rest.findIndex((t) => !/^(?:NOUN|PROPN|ADJ|NUM)$/.test(t.pos));
  if (end < 0) return rest.length < 3;
  const after = rest[end];
  if (after === undefined) return true;
  return (
    after.pos === "VERB" ||
    after.pos === "AUX" ||
    (after.pos === "PUNCT" && end < 3 && /^[:–—-]$/.test(after.lower))
  );
}
