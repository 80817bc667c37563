import { straight } from "../straight";

const LEFT_OUT = /\b(ca|do|did|does|is|are|was|were|has|have|had|wo|could|would|should)nt\b/gi;

/** The text as the patterns have it: apostrophes plain, those that hasty writers leave out in their place ("cant", "im"), "u" as you. */
export const plainEnglish = (text: string): string =>
  straight(text)
    .replace(LEFT_OUT, "$1n't")
    .replace(/\bi(m|ve)\b/g, "i'$1")
    .replace(/\b(you|they)(re|ve)\b/gi, "$1'$2")
    .replace(/\bu\b/g, "you");
