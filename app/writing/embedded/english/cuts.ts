import type { MatterKind } from "../matters/matter";
import type { Clause } from "./clause";
import { readClauses } from "./read-clauses";
import { tag } from "./tag";
import type { Token } from "./token";

/** A line without what stands before one of its seams, behind another, or both. */
export interface Cut {
  text: string;
  /** What is known of it, as the model of `models/cut-model.ts` reads it. */
  features: string[];
}

/** How plainly a text tells by itself what a line is to tell, in log-odds. */
export type TellsOdds = (text: string) => number;

/** Under which condition, or with what exception: a line without it would say something else. */
const CONDITION =
  /\b(?:if|unless|until|till|except|excepting|only|without|provided|once|as long as|as soon as|in case|otherwise|or else|instead)\b/i;
/** What goes without such a word may leave a line that says the contrary. */
const DENIES = /\b(?:not|never|no|nobody|nothing|than|before|after)\b|n['’]t\b/i;
/** A mark at which a line may be cut, and words in front of which it may. */
const MARK = /^(?:[,;:–—.!?(]|-{1,2})$/;
const TELLS_WHY = /^(?:because|since|as|cos|cause)$/;
const JOINS = /^(?:and|but|so|while|whereas|although|though|which)$/;
/** "We were going to shut it, but now it stays open" */
const TURNS = /^(?:but|although|though|whereas)$/;
/** What goes on so belongs to what stands before. */
const GOES_ON =
  /^(?:or|to|not|no|plus|both|all|in|on|at|by|from|until|only|just|as|yes|instead|too|also|either|neither|nor|if|when|\p{N}.*)$/u;
/** What opens so needs what stands behind it. */
const WAITS_FOR_MORE =
  /^(?:if|when|whether|should|seeing|since|as|because|given|although|though|while|once|after|before|in|on|at|for|from|to|by|with|most of|(?:i|we)(?:['’]ve| have)? (?:know|said|changed|had)|yes|no|not)\b|\b(?:wants? to know|whether|wanted|asks?|asked)\b/i;
/** What opens so says nothing without what stands before it. */
const MEANS_WHAT_IS_BEFORE =
  /^(?:it|its|it['’]s|they|them|their|he|she|his|her|him|this|that|these|those|which|who|whose|where|to|of|or|nor|than|both|all|too|also|either|neither|instead|then|there|one|ones|some|none|if|unless|until|even|at least|not even)\b/i;
/** "I've changed my mind about the hull, we're painting it green" */
const POINTS_BACK = /\b(?:it|them|they|that|those|these|one|ones|there|him|her|he|she)\b/i;
/** "The marquee comes down on Thursday, and" */
const HANGS = /(?:[\s,;:–—.!?(-]+(?:and|but|or|so)?)+$/i;
/** "And the rest stays" */
const LEADS_ON = /^(?:(?:and|but|so|well|then|also)\b[\s,:–—-]*)+/i;
const VERBAL = /^(?:VERB|AUX)$/;
const LONGEST = 300;
const FEWEST_WORDS = 2;
/** "So we wait" says too little. */
const FEWEST_BEHIND = 4;
const FEWEST_GONE = 3;
const MOST_SEAMS = 7;

/** A place where a line may be cut: up to `end` stands what is before it, from `next` on what is behind. */
interface Seam {
  word: string;
  end: number;
  next: number;
}

const count = (text: string, mark: string): number => text.split(mark).length - 1;
const bucket = (count: number, most: number): string => String(Math.min(count, most));
const level = (odds: number): string => String(Math.max(-4, Math.min(5, Math.round(odds))));
const wordsOf = (tokens: readonly Token[]): number =>
  tokens.filter(({ lower }) => /[\p{L}\p{N}]/u.test(lower)).length;

/** What may be left of what is told, each with what is known of it; what goes is why, who told it, a remark, or another matter. */
export function cutsOf(line: string, kind: MatterKind, odds: TellsOdds): Cut[] {
  if (line.length > LONGEST) return [];
  const tokens = tag(line);
  const clauses = readClauses(tokens);
  const seams = seamsOf(tokens, clauses);
  if (seams.length === 0) return [];
  const whole = odds(line);
  const opening: Seam = { word: "", end: 0, next: 0 };
  const ending: Seam = { word: "", end: tokens.length, next: tokens.length };
  return [opening, ...seams].flatMap((head) =>
    [...seams, ending].flatMap((tail): Cut[] => {
      if (head.next >= tail.end || (head === opening && tail === ending)) return [];
      const parts: Parts = { line, tokens, clauses, head, tail };
      const text = keptOf(parts, kind);
      if (text === null) return [];
      return [{ text, features: featuresOf(parts, kind, text, whole, odds) }];
    }),
  );
}

interface Parts {
  line: string;
  tokens: readonly Token[];
  clauses: readonly Clause[];
  head: Seam;
  tail: Seam;
}

/** "The second mock-up" is one word. */
const isInsideWord = (tokens: readonly Token[], at: number): boolean =>
  /^-+$/.test(tokens[at]?.lower ?? "") &&
  (tokens[at - 1]?.to === tokens[at]?.from || tokens[at]?.to === tokens[at + 1]?.from);

function seamsOf(tokens: readonly Token[], clauses: readonly Clause[]): Seam[] {
  const opens = new Set(
    clauses.flatMap(({ subject, from }) => (subject === null ? [] : [from, subject.from])),
  );
  const seams = tokens.flatMap(({ lower }, at): Seam[] => {
    if (at === 0 || at === tokens.length - 1) return [];
    if (TELLS_WHY.test(lower)) return [{ word: lower, end: at, next: at }];
    if (JOINS.test(lower) && (opens.has(at + 1) || opens.has(at)))
      return [{ word: lower, end: at, next: at + 1 }];
    return MARK.test(lower) && !isInsideWord(tokens, at) ? [{ word: lower, end: at, next: at + 1 }] : [];
  });
  return seams.length > MOST_SEAMS ? [] : seams;
}

/** What is left of the line between two seams; null where it would be no line, or another one. */
function keptOf({ line, tokens, clauses, head, tail }: Parts, kind: MatterKind): string | null {
  const [first, last, before, next] = [
    tokens[head.next],
    tokens[tail.end - 1],
    tokens[head.end - 1],
    tokens[tail.next],
  ];
  if (!first || !last || wordsOf(tokens.slice(head.next, tail.end)) < FEWEST_WORDS) return null;
  const text = line.slice(first.from, last.to).replace(HANGS, "").replace(LEADS_ON, "");
  if (count(text, "(") !== count(text, ")") || /^[)\]]/.test(text)) return null;
  if (next) {
    const gone = line.slice(next.from);
    if (CONDITION.test(gone) || DENIES.test(gone) || TURNS.test(tail.word)) return null;
    // "..., back-ordered": in few words there is little to spare.
    if (wordsOf(tokens.slice(tail.next)) < FEWEST_GONE) return null;
    // "The tenant prefers the oak and I've told the supplier to go ahead": what was decided may stand behind.
    if (kind === "decision" && JOINS.test(tail.word)) return null;
    if (GOES_ON.test(next.lower) || WAITS_FOR_MORE.test(text)) return null;
  }
  if (before) {
    if (CONDITION.test(line.slice(0, before.to)) || MEANS_WHAT_IS_BEFORE.test(text)) return null;
    if (POINTS_BACK.test(text) || wordsOf(tokens.slice(head.next, tail.end)) < FEWEST_BEHIND) return null;
    if (TELLS_WHY.test(head.word)) return null;
    // "He's 84 and hasn't been down"
    if (first.pos === "AUX") return null;
    // "For February and March I have nothing", "Marcus and I chose it"
    const isList = tokens[0]?.pos === "ADP" || tokens[head.next]?.lower === "i";
    if (JOINS.test(head.word) && isList && tokens.slice(0, head.end).every(({ pos }) => !VERBAL.test(pos)))
      return null;
    // "Worse is the quay: no barge is loaded", "Fence: still broken": of what it is told.
    if (head.word === ":" && !clauses.some(({ subject, to }) => subject !== null && to <= head.end))
      return null;
  }
  return text;
}

function featuresOf(
  { line, tokens, clauses, head, tail }: Parts,
  kind: MatterKind,
  text: string,
  whole: number,
  odds: TellsOdds,
): string[] {
  const all = wordsOf(tokens);
  const kept = wordsOf(tokens.slice(head.next, tail.end));
  const subjectIn = (from: number, to: number): string => {
    const clause = clauses.find((one) => one.from >= from && one.to <= to && one.subject !== null);
    return clause?.subject?.kind ?? "none";
  };
  const left = odds(text);
  const features = [
    kind,
    `kept ${bucket(kept, 8)}`,
    `${kind} kept ${bucket(kept, 6)}`,
    `share ${Math.round((4 * kept) / all)}`,
    `all ${bucket(Math.floor(all / 3), 7)}`,
    `keeps subject ${subjectIn(head.next, tail.end)}`,
    `${kind} tells ${level(left)}`,
    `${kind} tells more ${level(left - whole)}`,
  ];
  const goneParts = [
    { name: "head", seam: head, from: 0, to: head.end },
    { name: "tail", seam: tail, from: tail.next, to: tokens.length },
  ];
  for (const { name, seam, from, to } of goneParts) {
    const [opens, closes] = [tokens[from], tokens[to - 1]];
    if (from >= to || !opens || !closes) {
      features.push(`keeps ${name}`);
      continue;
    }
    const gone = line.slice(opens.from, closes.to);
    const lost = wordsOf(tokens.slice(from, to));
    const subject = subjectIn(from, to);
    const told = odds(gone);
    features.push(
      `${name}`,
      `${name} seam ${seam.word}`,
      `${kind} ${name} seam ${seam.word}`,
      `${name} lost ${bucket(lost, 8)}`,
      `${name} ${/\d/.test(gone) ? "loses digits" : "loses no digits"}`,
      `${name} ${/\b\p{Lu}\p{Ll}/u.test(gone.slice(1)) ? "loses a name" : "loses no name"}`,
      `${name} opens ${opens.lower}`,
      `${kind} ${name} opens ${opens.pos}`,
      `${name} second ${tokens[from + 1]?.pos ?? "none"}`,
      `${name} at ${tokens[name === "head" ? head.next : tail.end - 1]?.pos ?? "none"}`,
      `${name} loses subject ${subject}`,
      `${kind} ${name} loses subject ${subject}`,
      `${kind} ${name} told ${level(told)}`,
      `${kind} ${name} told more ${level(told - left)}`,
    );
  }
  return features;
}
