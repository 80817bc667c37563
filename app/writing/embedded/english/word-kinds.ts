import { PAST_FORMS } from "./command-verbs";
import type { Token } from "./token";

/** "my", "their": before its noun. */
export const POSSESSIVE = /^(?:my|your|his|her|its|our|their)$/;

/** A noun, a name or a number. */
export const isNominal = (t: Token | undefined): boolean =>
  t !== undefined && /^(?:NOUN|PROPN|NUM|SYM)$/.test(t.pos);
/** A verb or a helper. */
export const isVerbal = (t: Token | undefined): boolean =>
  t !== undefined && (t.pos === "VERB" || t.pos === "AUX");
/** A mark between clauses; the end of the sentence is one too. */
export const isBreak = (t: Token | undefined): boolean =>
  t === undefined ||
  (t.pos === "PUNCT" && /^[.,;:!?()–—"-]$|^--$|^\.{2,}$|^…$/.test(t.lower)) ||
  (t.pos === "SYM" && /^[–—-]$/.test(t.lower));

/** "sending": not a verb whose base ends so. */
export const isIng = (t: Token): boolean => /ing$/.test(t.lower) && t.lower.length > 4 && t.lower !== t.lemma;
/** A past or a participle: "sent", "signed". */
export const isPastForm = (t: Token): boolean =>
  (/ed$/.test(t.lower) && t.lemma !== t.lower) || PAST_FORMS.has(t.lower);

/** The first token from `from` on that is no adverb or courtesy. */
export function skipAdverbs(tokens: readonly Token[], from: number): number {
  let at = from;
  while (
    at < tokens.length &&
    (tokens[at]?.pos === "ADV" ||
      /^(?:please|kindly|also|still|not|n't|already|first)$/.test(tokens[at]?.lower ?? ""))
  )
    at += 1;
  return at;
}
