import { GRAMMAR_WORDS } from "./languages/grammar-words";
import { BASE_OF_PAST } from "./past-forms";
import { FUNCTION_WORDS, TIME_WORDS, verbClassOf } from "./word-lists";

/** Letters and digits only, in lower case: the same for the same words, however they are wrapped and marked. */
export const squashed = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** Folds all whitespace to single blanks, as the quote check does. */
export const foldSpace = (text: string): string => text.replace(/\s+/g, " ").trim();

const TOKEN = /\$?\d[\d.,:%/-]*|[A-Za-z]+(?:-[A-Za-z]+)*|n't|['’](?:ll|ve|re|s|d|m|t)\b|[?!.,:;]/g;

/** Tokens in reading order: words with their contractions apart ("don't": don 't), numbers, sentence marks. */
export const tokensOf = (text: string): string[] =>
  (text.match(TOKEN) ?? []).map((token) => token.replace("’", "'"));

/** Plain words in lower case, contractions kept whole. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/’/g, "'")
    .match(/[a-z0-9]+(?:'[a-z]+)?/g) ?? [];

const STEMS: readonly (readonly [string, string])[] = [
  ["ies", "y"],
  ["ied", "y"],
  ["ing", ""],
  ["ed", ""],
  ["es", ""],
  ["s", ""],
];

/** A light stem, good enough to see that two wordings share a word. */
export function stemOf(word: string): string {
  const plain = word.endsWith("'s") ? word.slice(0, -2) : word;
  let w = BASE_OF_PAST.get(plain) ?? plain;
  for (const [ending, instead] of STEMS)
    if (w.length - ending.length >= 3 && w.endsWith(ending)) {
      w = w.slice(0, -ending.length) + instead;
      break;
    }
  if (w.length > 4 && w.at(-1) === w.at(-2) && !/[sl]$/.test(w)) w = w.slice(0, -1);
  return w.length > 3 && w.endsWith("e") ? w.slice(0, -1) : w;
}

/** "The deposit's been paid", "Ana'll": what stands before is a word of its own. */
const CONTRACTED = /'(?:s|ve|re|ll|d|m)$/;

/** "The minutes" of a meeting are no time. */
const MINUTES_TAKEN =
  /\b(?:the|these|those|our|your|my|draft|meeting(?:'s)?|board) minutes\b(?! (?:later|before|after|ago|past|away)\b)/i;

/** The stems that say what a text is about: no function words, no times. */
export function contentStems(text: string): string[] {
  const stems = new Set<string>(MINUTES_TAKEN.test(text) ? [stemOf("minutes")] : []);
  for (const whole of wordsOf(plainLetters(text))) {
    const word = FUNCTION_WORDS.has(whole) ? whole : whole.replace(CONTRACTED, "");
    if (
      word.length > 1 &&
      !FUNCTION_WORDS.has(word) &&
      !GRAMMAR_WORDS.has(word) &&
      !word.includes("'") &&
      !TIME_WORDS.has(word)
    )
      stems.add(stemOf(word));
  }
  return [...stems];
}

/** Without umlauts, accents and the elided articles of French: "l'hôtel" as "hotel". */
export const plainLetters = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replace(/(?<![\p{L}'’])(?:[cdjlmnst]|qu)['’](?=\p{L})/giu, "");

/** Base form of a regular verb form, when that is a verb of work. */
export function workVerb(word: string): { base: string; form: "base" | "s" | "ing" | "ed" } | null {
  const w = word.toLowerCase();
  if (verbClassOf(w)) return { base: w, form: "base" };
  const tries: [string, "s" | "ing" | "ed"][] = [];
  if (w.endsWith("ing"))
    tries.push([w.slice(0, -3), "ing"], [`${w.slice(0, -3)}e`, "ing"], [w.slice(0, -4), "ing"]);
  else if (w.endsWith("ed"))
    tries.push([w.slice(0, -2), "ed"], [w.slice(0, -1), "ed"], [w.slice(0, -3), "ed"]);
  else if (w.endsWith("ied")) tries.push([`${w.slice(0, -3)}y`, "ed"]);
  else if (w.endsWith("es")) tries.push([w.slice(0, -2), "s"], [w.slice(0, -1), "s"]);
  else if (w.endsWith("s")) tries.push([w.slice(0, -1), "s"]);
  for (const [base, form] of tries) if (verbClassOf(base)) return { base, form };
  return null;
}

const IRREGULAR = new Set(
  "sent gave brought told said spoke read saw found wrote made built drew ran put took kept got went came met left chose thought knew felt meant held paid".split(
    " ",
  ),
);

/** What a token stands for in features: itself if it is grammar, else the class of its form. No content word survives. */
export function tokenClass(token: string, sentenceStart: boolean): string {
  const w = token.toLowerCase();
  if (FUNCTION_WORDS.has(w)) return w;
  if (TIME_WORDS.has(w)) return "TIME";
  if (/^[?!.,:;]$/.test(w)) return w;
  if (/^\$?\d/.test(w)) return /[:]/.test(w) ? "TIME" : "NUM";
  const verb = workVerb(w);
  if (verb)
    return verb.form === "base"
      ? verb.base === "be"
        ? "be"
        : (verbClassOf(verb.base) ?? "V")
      : `${verbClassOf(verb.base)}-${verb.form}`;
  if (IRREGULAR.has(w)) return "PAST";
  if (/^[A-Z]/.test(token) && !sentenceStart) return "NAME";
  if (w.length > 4 && w.endsWith("ing")) return "ING";
  if (w.length > 3 && w.endsWith("ed")) return "ED";
  if (w.length > 3 && w.endsWith("ly")) return "LY";
  if (/(tion|ment|ness|ity|ance|ence)s?$/.test(w)) return "NOUN";
  return "X";
}
