import { withApostrophes } from "../../check/left-out";
import { straight } from "../straight";

/** Any of what is mended; most sentences have none. */
const HASTY =
  /\b(?:(?:ca|do|did|does|is|are|was|were|has|have|had|wo|could|would|should)nt|im|ive|(?:he|she|that|there|what|who)s|(?:you|they)(?:re|ve|d|ll)|ure?)\b|(?<![\p{L}\d'’-])(?:u|ur)(?![\p{L}\d'’-])/iu;

/** The text as the patterns have it: apostrophes plain, those that hasty writers leave out in their place ("cant", "im"), "u" as you; other marks as they are where not `straightens`. */
export function plainEnglish(text: string, straightens = true): string {
  const plain = straightens ? straight(text) : text;
  if (!HASTY.test(plain)) return plain;
  return withApostrophes(plain)
    .replace(/\bi(m|ve)\b/g, "i'$1")
    .replace(/\b(you|they)(re|ve|d|ll)\b/gi, "$1'$2")
    .replace(/\b(he|she|that|there|what|who)s\b/gi, "$1's")
    .replace(
      /(?<![\p{L}\d'’.-])(?:ure|ur(?= (?:at|in|on|there|here|not|still|back|\p{Ll}+ing)\b))(?![\p{L}\d'’-])/gu,
      "you're",
    )
    .replace(/(?<![\p{L}\d'’.-])ur(?= \p{Ll})/gu, "your")
    .replace(/(?<![\p{L}\d'’.-])u(?![\p{L}\d'’-])(?!\.\p{L})/gu, "you");
}
