import { straight } from "../straight";

const LEFT_OUT = /\b(ca|do|did|does|is|are|was|were|has|have|had|wo|could|would|should)nt\b/gi;

/** Any of what is mended; most sentences have none. */
const HASTY =
  /\b(?:(?:ca|do|did|does|is|are|was|were|has|have|had|wo|could|would|should)nt|im|ive|(?:he|she|that|there|what)s|(?:you|they)(?:re|ve)|u)\b/i;

/** The text as the patterns have it: apostrophes plain, those that hasty writers leave out in their place ("cant", "im"), "u" as you. */
export function plainEnglish(text: string): string {
  const plain = straight(text);
  if (!HASTY.test(plain)) return plain;
  return plain
    .replace(LEFT_OUT, "$1n't")
    .replace(/\bi(m|ve)\b/g, "i'$1")
    .replace(/\b(you|they)(re|ve)\b/gi, "$1'$2")
    .replace(/\b(he|she|that|there|what)s\b/gi, "$1's")
    .replace(/\bu\b/g, "you");
}
