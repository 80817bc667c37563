import { isTitled, type People } from "../people";
import { lowerFirst } from "../task-wording";
import { TIME_WORDS } from "../word-lists";
import { nameFor } from "./name-for";
import type { Scene } from "./scene";
import { isGroupWord, subjectBefore } from "./subjects";
import type { Token } from "./token";
import { isEnglishWord } from "./vocabulary";
import { isIng, isPastForm, POSSESSIVE } from "./word-kinds";

/** A thing or somebody that a sentence speaks of, where a later pronoun may point. */
export interface Mention {
  /** As a line says it: "the signed list", "Mr Otto". */
  words: string;
  /** The same with where it is: "the paddles in the wrong shed". */
  whole: string;
  kind: "thing" | "person" | "group";
  isPlural: boolean;
  /** How much the sentence is about it. */
  weight: number;
  /** Where it begins, and where it ends, in its sentence. */
  from: number;
  to: number;
  /** What it is in its clause. */
  role: "subject" | "object" | "oblique";
  /** Where others alone are asked for, it is none: see `mentionsIn`. */
  isLoose: boolean;
  /** A word that may name people or where they are: "the studio", "the coach". */
  isPlace: boolean;
  /** "Brook Chemicals" */
  isName: boolean;
}

/** Says when, how much or how things stand: nothing that is sent, booked or signed. */
const NO_THING =
  /^(?:deadlines?|days?|weeks?|months?|years?|mornings?|afternoons?|evenings?|nights?|weekends?|hours?|minutes?|moments?|times?|ends?|start|beginning|middle|rest|reasons?|ideas?|problems?|trouble|issues?|questions?|news|chances?|ways?|cases?|points?|things?|hurry|rush|fun|stock|place|places|objections?|obstacles?|doubts?|luck|fault|needs?|spring|summer|autumn|winter|holidays?|tmrw|wks?|lot|bit|kind|sort|thanks|sorry|love|hope|others?|else|something|anything|nothing|everything|one|ones|half|side|front|line|touch|charge|order|use|road|street|bed|home|work|town|person|people|pity|shame|mess|pain|pleasure|mistake|chaos|pressure|eur|gbp|usd|chf|side|party|name|names|mind|eye|view|word|words|couple|leftover|sake|reminder|favou?rs?|(?:centi|kilo)?met(?:re|er)s?|inch(?:es)?|miles?)$/i;
const SOMEBODY =
  /^(?:mate|friend|guy|bloke|chap|fellow|man|woman|lady|girl|boy|men|women|ladies|girls|boys|lads|people|parents|children|kids|folks?|daughter|son|uncle|aunt|vet|smith)s?$/i;
const PLACES =
  /^(?:coach|studio|printer|garage|hotel|venue|restaurant|plant|church|library|theatre|clinic|lab|workshop|office|warehouse|reception|guide|guard|gallery|magazine|museum|factory|hospital|lead|head|host|tax|club|carrier|insurance|design|planner)s?$/;
const OPENS = /^(?:the|an?|this|that|these|those|some|any|no|all|both|each|every|another|two|three|four)$/;
/** The part of it that says which one it is. */
const OF_IT = /^(?:of|for|from|with|about)$/;
/** Where its subject is, says which one it is, too: "the windows on the first floor". */
const WHERE_IT_IS = /^(?:of|for|from|with|about|in|on|at|to|by|behind|under|near)$/;
const OPENS_CLAUSE = /^(?:until|till|after|before|since|as|than|that)$/;
const PARTICLE = /^(?:over|up|out|off|back|down|round|in)$/;
const TAKES_PARTICLE =
  /^(?:send|hand|pick|pass|bring|fill|take|give|set|turn|drop|work|draw|print|write|pay|pack|order|open|clear|clean)$/;
const NO_PART = /^of$/;
const GIVES_TO =
  /^(?:send|give|write|forward|e-?mail|hand|lend|sell|offer|pay|owe|show|submit|post|promise)$/;
/** "Send it to the printer's address": where it goes. */
const WITHIN =
  /^(?:address|list|file|folder|room|floor|place|page|site|website|office|drive|inbox|account|number|link|desk|shelf|store|warehouse|printer|top|bottom|end|minutes|agenda|hall|archive|portal|system|kitchen|door|house|building|school|hospital|event|meeting)s?$/;
const CONTACTS =
  /^(?:ring|call|phone|ask|tell|chase|remind|nudge|contact|email|e-mail|text|inform|warn|meet)$/;
const LONGEST = 7;

/** "asked for the plan", "looked at the certificate": what comes behind is what it is about. */
const VERBS_WITH: Readonly<Record<string, RegExp>> = {
  for: /^(?:ask|look|wait|pay|search|apply|hunt|send|push|vote|come|care)$/,
  at: /^(?:look)$/,
  about: /^(?:ask|talk|hear|speak|write|think|complain|worry|forget|know|ring|call|rang|go)$/,
  on: /^(?:work|agree|decide|wait|settle|start|go)$/,
  of: /^(?:think|hear|know|approve|run)$/,
  with: /^(?:work|go|deal|help|start)$/,
  into: /^(?:look)$/,
  over: /^(?:look|go)$/,
  through: /^(?:look|go|read)$/,
};
/** Whoever does that is a firm, though the word is no name: "Hydra asks for a drawing". */
const SAYS = /^(?:ask|want|request|offer|propose|say|confirm|call|write|insist|refuse|promise)$/;
const HAS = /^(?:be|need|want|require|have|get|miss|lack|take|use|ask|expect|prefer|like|include)$/;
const OPENS_ASIDE =
  /^(?:because|since|as|when|if|although|though|while|which|who|whose|where|until|unless|than)$/;

const WISHES = /^(?:want|need|like|hope|wish|plan|intend|try|refuse|agree|ask|prefer)$/;
const isNoun = (t: Token | undefined): boolean => t !== undefined && /^(?:NOUN|PROPN)$/.test(t.pos);
const describes = (t: Token): boolean =>
  /^(?:DET|ADJ|NUM|NOUN|PROPN|SYM)$/.test(t.pos) || POSSESSIVE.test(t.lower) || /^['’]s$/.test(t.lower);

interface Phrase {
  from: number;
  /** Its last noun. */
  head: number;
  to: number;
  isJoined: boolean;
}

/** The noun phrase that opens at a token; null where none does. */
function phraseAt(tokens: readonly Token[], from: number): Phrase | null {
  let at = from;
  let head = -1;
  let isJoined = false;
  for (; at < tokens.length; at += 1) {
    const t = tokens[at];
    if (!t) break;
    // "the 15 cases our driver brings"
    if (head >= 0 && (t.pos === "DET" || POSSESSIVE.test(t.lower)) && tokens[at - 1]?.lower !== "and") break;
    const isPart =
      t.pos === "VERB" &&
      (isIng(t) || isPastForm(t)) &&
      at > from &&
      !/^(?:all|both|some)$/.test(tokens[at - 1]?.lower ?? "") &&
      // "The committee met last night"
      !/^(?:last|next|all|late|early|again)$/.test(tokens[at + 1]?.lower ?? "") &&
      (isNoun(tokens[at + 1]) || tokens[at + 1]?.pos === "ADJ");
    // "The stage permit came": one thing has no bare verb.
    const isMistaken =
      t.pos === "VERB" &&
      t.lower === t.lemma &&
      at > from &&
      isNoun(tokens[at - 1]) &&
      // "The council want to see it"
      !(tokens[at + 1]?.lower === "to" && WISHES.test(t.lower)) &&
      !/s$/.test(tokens[at - 1]?.lower ?? "") &&
      /^(?:the|an?|my|our|your|his|her|their|this|that)$/.test(tokens[from]?.lower ?? "") &&
      (tokens[at + 1] === undefined || !/^(?:DET|PRON|NOUN|PROPN|NUM|ADJ)$/.test(tokens[at + 1]?.pos ?? ""));
    const isHyphen = /^[-–]$/.test(t.lower) && tokens[at - 1]?.to === t.from;
    if (head >= 0 && isVerbLike(tokens, at)) break;
    if (head >= 0 && TIME_WORDS.has(t.lower)) break;
    // "Cole & Hunt"
    const isAmpersand = t.text === "&" && head === at - 1 && tokens[at + 1]?.pos === "PROPN";
    if (describes(t) || isPart || isMistaken || isHyphen || isAmpersand) {
      if (isNoun(t) || isMistaken || (t.pos === "NUM" && (head >= 0 || isOne(tokens, at)))) head = at;
      // "handed the key back": a tagger may take the last word of it for an adjective.
      else if (
        t.pos === "ADJ" &&
        head < 0 &&
        at > from &&
        !isPartOfPhrase(tokens[at + 1]) &&
        isEnglishWord(t.lower)
      )
        head = at;
      continue;
    }
    const next = tokens[at + 1];
    if (t.lower === "and" && head === at - 1 && next && describes(next) && isNoun(tokens[at - 1])) {
      const other = phraseAt(tokens, at + 1);
      // "the gate and the fence", not "the gate and Rosa paints it"
      if (other && !isVerbAt(tokens, other.to)) {
        isJoined = true;
        return { from, head: other.head, to: other.to, isJoined };
      }
      if (other && next.pos === "DET" && tokens[from]?.pos === "DET" && from === 0)
        return { from, head: other.head, to: other.to, isJoined: true };
    }
    break;
  }
  return head < 0 ? null : { from, head, to: head + 1, isJoined };
}

/** "The green one" */
const isOne = (tokens: readonly Token[], at: number): boolean =>
  /^ones?$/.test(tokens[at]?.lower ?? "") && /^(?:ADJ|PROPN|NOUN|VERB)$/.test(tokens[at - 1]?.pos ?? "");
const isVerbLike = (tokens: readonly Token[], at: number): boolean => {
  const [t, next] = [tokens[at], tokens[at + 1]];
  return (
    t?.pos === "NOUN" &&
    t.lower !== t.lemma &&
    isNoun(tokens[at - 1]) &&
    /^(?:NUM|DET|PRON)$/.test(next?.pos ?? "")
  );
};
const isPartOfPhrase = (t: Token | undefined): boolean => t !== undefined && describes(t);
const isVerbAt = (tokens: readonly Token[], at: number): boolean =>
  /^(?:VERB|AUX)$/.test(tokens[at]?.pos ?? "");

/**
 * Things and people that a sentence speaks of, in its order; where `withLoose`, also what is hardly meant by a pronoun: days, sums, what
 * belongs to somebody spoken of before.
 */
export function mentionsIn(
  scene: Pick<Scene, "tokens" | "statement" | "people">,
  withLoose = false,
): Mention[] {
  const { tokens, people, statement } = scene;
  const found: Mention[] = [];
  let isAside = false;
  let subject: Mention | null = null;
  let missing = 0;
  let inTag = false;
  for (let at = 0; at < tokens.length; at += 1) {
    const t = tokens[at];
    if (!t) break;
    if (OPENS_ASIDE.test(t.lower)) isAside = true;
    else if (t.pos === "PUNCT" || t.pos === "CCONJ") {
      isAside = false;
      subject = null;
    } else if (t.pos === "PRON" && /^(?:I|we|you|they|he|she)$/i.test(t.lower)) subject = null;
    // "[ACTION: Ottilie]"
    if (t.text === "[") inTag = true;
    else if (t.text === "]") inTag = false;
    if (inTag || !describes(t) || t.lower === "'s") continue;
    // "The hall costs 480": a verb that a tagger takes for a noun.
    if (isVerbLike(tokens, at)) continue;
    const phrase = phraseAt(tokens, at);
    if (!phrase) continue;
    // "Two of the chairs arrived broken": those chairs did.
    const isPart =
      tokens[at - 1]?.lower === "of" &&
      (tokens[at - 2]?.pos === "NUM" ||
        /^(?:all|both|some|most|none|half|several|many)$/.test(tokens[at - 2]?.lower ?? ""));
    const before = tokens[isPart ? at - 3 : at - 1];
    const isObject =
      before !== undefined && (/^(?:VERB|AUX)$/.test(before.pos) || isParticle(tokens, at - 1));
    const isOblique =
      !isObject &&
      (before?.pos === "ADP" || before?.pos === "SCONJ" || before?.lower === "to") &&
      !(OPENS_CLAUSE.test(before.lower) && isVerbAt(tokens, phrase.to));
    const verbAt = isOblique ? lastVerb(tokens, at - 1) : lastVerb(tokens, at);
    const verb = verbAt?.lemma ?? "";
    // "Send the list to the insurance": whoever gets something is somebody.
    const isGiven =
      isOblique &&
      before?.lower === "to" &&
      GIVES_TO.test(verb) &&
      /^\p{Ll}/u.test(tokens[phrase.head]?.text ?? "") &&
      !WITHIN.test(tokens[phrase.head]?.lower ?? "");
    const isAsked = isOblique && before !== undefined && (VERBS_WITH[before.lower]?.test(verb) ?? false);
    const isSubject = !isObject && !isOblique;
    const mention = mentionOf(
      tokens,
      phrase,
      { isSubject, isObject, isTold: isGiven || (isObject && CONTACTS.test(verb)) },
      {
        people,
        text: statement.text,
        speaker: statement.speaker,
      },
    );
    at = Math.max(at, phrase.to - 1);
    if (mention) mention.role = isSubject ? "subject" : isObject ? "object" : "oblique";
    if (mention?.isLoose && !withLoose) continue;
    // "I haven't got a card for the font licence, can you pay it?": what one has not got is not meant.
    if (isObject && isMissing(tokens, at, phrase)) {
      missing = phrase.to;
      continue;
    }
    // "at the institute in Brno": a place.
    if (mention?.kind === "person" && /^(?:in|at|near|via)$/.test(before?.lower ?? "")) {
      if (!withLoose) continue;
      mention.kind = "thing";
    }
    // "a replacement, cost centre 4410"
    const isApposed = before?.text === "," && t.pos === "NOUN" && !isVerbAt(tokens, phrase.to);
    if (mention === null || (isApposed && !withLoose)) continue;
    if (isApposed) mention.isLoose = true;
    // "As for the hedge, I'll cut it"
    const isTopic =
      isOblique &&
      (/^as for $/i.test(statement.text.slice(0, t.from)) ||
        // "For the tractor, get Neil to look at it"
        (/^for $/i.test(statement.text.slice(0, t.from)) && tokens[phrase.to]?.text === ","));
    const isOfMissing = missing > 0 && missing === phrase.from - 1;
    const says = isSubject && SAYS.test(verbBehind(tokens, phrase.to));
    const weight =
      isSubject || isOfMissing || isTopic
        ? says && mention.kind === "thing"
          ? 1
          : 3
        : isObject
          ? subject?.kind === "thing" && !HAS.test(verb)
            ? 1.5
            : 3
          : isAsked
            ? 3
            : !isGiven && (mention.kind === "thing" || mention.isPlace)
              ? 0.5
              : 2;
    mention.weight =
      weight - (isAside ? 1 : 0) - (mention.isPlace && mention.kind === "group" && !isGiven ? 0.5 : 0);
    if (isSubject) subject = mention;
    found.push(mention);
  }
  return found;
}

const isMissing = (tokens: readonly Token[], verbTo: number, { from, to }: Phrase): boolean =>
  /^(?:an?|any|enough)$/.test(tokens[from]?.lower ?? "") &&
  tokens[to]?.lower === "for" &&
  /^(?:the|our|your|my|this|that)$/.test(tokens[to + 1]?.lower ?? "") &&
  tokens.slice(Math.max(0, verbTo - 4), from).some(({ lower }) => /^(?:n't|not|never)$/.test(lower));

const verbBehind = (tokens: readonly Token[], at: number): string =>
  tokens[at]?.pos === "PUNCT"
    ? ""
    : (tokens.slice(at, at + 4).findLast(({ pos }) => pos === "VERB")?.lemma ?? "");

/** "sent over the plan" */
const isParticle = (tokens: readonly Token[], at: number): boolean =>
  PARTICLE.test(tokens[at]?.lower ?? "") && TAKES_PARTICLE.test(tokens[at - 1]?.lemma ?? "");

/** The verb that stands nearest in front, within its clause. */
function lastVerb(tokens: readonly Token[], end: number): Token | null {
  for (let at = end - 1; at >= 0 && end - at < 8; at -= 1) {
    const t = tokens[at];
    if (!t || (t.pos === "PUNCT" && /[,;:.]/.test(t.lower))) return null;
    if (/^(?:VERB|AUX)$/.test(t.pos)) return t;
  }
  return null;
}

/** Where it ends with the words that say which one it is. */
function withItsPart(tokens: readonly Token[], { from, to }: Phrase, opens: RegExp): number {
  const opening = tokens[to];
  if (!opening || !opens.test(opening.lower)) return to;
  const part = phraseAt(tokens, to + 1);
  if (!part || part.to - from > LONGEST) return to;
  const said = tokens.slice(to + 1, part.to);
  return said.some(({ lower }) => TIME_WORDS.has(lower) || /^(?:us|me|you|it|them|him|her)$/.test(lower)) ||
    said.every(({ pos }) => pos === "NUM") ||
    (said[0]?.pos === "NUM" && said.length <= 2)
    ? to
    : part.to;
}

const MEASURE =
  /^(?:pages|met(?:re|er)s|euros|pounds|dollars|francs|points|places|percent|litres|tons|tonnes|kilos|grams|miles|votes|words|lines|columns|questions|shifts|visits|guests|visitors|members|users|customers|children)$/;

function mentionOf(
  tokens: readonly Token[],
  phrase: Phrase,
  { isSubject, isObject, isTold }: { isSubject: boolean; isObject: boolean; isTold: boolean },
  { people, text, speaker }: { people: People; text: string; speaker: string | null },
): Mention | null {
  const { from, head, isJoined } = phrase;
  const [first, noun] = [tokens[from], tokens[head]];
  if (!first || !noun) return null;
  const said = tokens.slice(from, head + 1);
  const partTo = (opens: RegExp): number => {
    const end = withItsPart(tokens, phrase, opens);
    // "A quote from Harrison's": a firm, with nothing of its own behind.
    const isFirm = tokens[end]?.lower === "'s" && tokens[end]?.pos === "PART" && end > head + 1;
    return tokens[isFirm ? end : end - 1]?.to ?? noun.to;
  };
  const name = text
    .slice(first.from, noun.to)
    .replace(/['’]s$/, "")
    .replace(/^.*\b(?=(?:Mr|Mrs|Ms|Dr|Prof)\.? \p{Lu})/u, "");
  const isCalled =
    noun.pos === "PROPN" &&
    (isTitled(name) || (people.isCalled(first.text) && said.every(({ pos }) => pos === "PROPN")));
  const kind = isCalled
    ? "person"
    : isTold || SOMEBODY.test(noun.lower) || subjectBefore(tokens, head + 1, from)?.kind === "group"
      ? "group"
      : "thing";
  if (noun.lower === "couple" && tokens[head + 1]?.lower === "of") return null;
  if (/^(?:attached|enclosed)$/.test(noun.lower)) return null;
  const isLoose = isHardlyMeant(kind, said, { isObject, text: text.slice(first.from, noun.to), people });
  const isPlural =
    isJoined ||
    (noun.pos !== "PROPN" &&
      /[^sui]s$/.test(noun.lower) &&
      !/^(?:['’]s|news|gas|lens|series|species|means|canvas|atlas)$/.test(noun.lower)) ||
    /^(?:people|children|men|women|ladies|data|media)$/.test(noun.lower) ||
    /^(?:these|those|two|three|four|five|six|both|all|some|several|many)$/.test(first.lower);
  const as = (opens: RegExp): string =>
    kind === "person"
      ? name
      : kind === "group" && first.lower === "your"
        ? lowerFirst(text.slice(first.from, partTo(opens)))
        : withArticle(text.slice(first.from, partTo(opens)), first, { isPlural, speaker });
  return {
    words: as(kind === "thing" ? (isSubject ? WHERE_IT_IS : OF_IT) : NO_PART),
    whole: as(WHERE_IT_IS),
    kind,
    isPlural,
    weight: 0,
    from: first.from,
    to: noun.to,
    role: "oblique",
    isLoose,
    // "borrowed my ruler": by its ending somebody.
    isPlace: PLACES.test(noun.lower) || (isObject && !isTold && !isGroupWord(noun.lower)),
    isName: said.every(({ pos }) => pos === "PROPN"),
  };
}

/** A day, a sum, a measure, somebody's own: what a pronoun of an order hardly means. */
function isHardlyMeant(
  kind: Mention["kind"],
  said: readonly Token[],
  { isObject, text, people }: { isObject: boolean; text: string; people: People },
): boolean {
  const [first, noun] = [said[0], said.at(-1)];
  if (!first || !noun) return true;
  if (/[£$€]|\d:\d/.test(text)) return true;
  // "three paper copies", of which a tagger takes the last for a verb
  if (/^(?:two|three|four|five|six|several|many)$/.test(first.lower) && !/s$/.test(noun.lower)) return true;
  if (kind !== "thing") return false;
  return (
    // "So sorry Yuki", "the like": no thing. "The van has its MOT": the van.
    people.isKnown(noun.text) ||
    /^(?:like|sorry)$/.test(noun.lower) ||
    said.some(({ lower }) => /^(?:its|their|his|her)$/.test(lower) || TIME_WORDS.has(lower)) ||
    NO_THING.test(noun.lower) ||
    // "4.5 m", "480", a bare number of pages or places
    /^(?:EUR|GBP|USD|CHF|[€£$])/.test(first.text) ||
    said.every(({ pos }) => pos === "NUM" || pos === "SYM") ||
    // "I've ordered 40 boxes": those may be carried.
    (first.pos === "NUM" &&
      /\d/.test(first.text) &&
      !(isObject && /^\d+$/.test(first.text) && /[^sui]s$/.test(noun.lower) && !MEASURE.test(noun.lower))) ||
    (noun.text.length < 3 && !/^[A-Z]+$/.test(noun.text))
  );
}

/** "A coach" spoken of again is "the coach", "your contract" is that of whoever reads it. */
function withArticle(
  words: string,
  first: Token,
  { isPlural, speaker }: { isPlural: boolean; speaker: string | null },
): string {
  if (
    /^(?:some|any|no|many|several|few|your|another|this|that|these|those|one|the|each|every)$/.test(
      first.lower,
    )
  )
    return `the${words.slice(first.text.length)}`;
  if (first.lower === "my" && speaker !== null)
    return `${nameFor(speaker)}'s${words.slice(first.text.length)}`;
  if (/^(?:two|three|four|five|six|seven|eight|nine|ten)$/.test(first.lower))
    return `the ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
  const isPlain = /^\p{Lu}\p{Ll}/u.test(first.text) && first.pos !== "PROPN";
  const said =
    isPlain || OPENS.test(first.lower) || POSSESSIVE.test(first.lower)
      ? words.charAt(0).toLowerCase() + words.slice(1)
      : words;
  return /^(?:NOUN|ADJ)$/.test(first.pos) && !isPlural && /^\p{Ll}/u.test(said) ? `the ${said}` : said;
}
