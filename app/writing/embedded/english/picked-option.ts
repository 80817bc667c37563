import type { Act } from "../act";
import { mailBefore } from "../mail-before";
import type { Statement } from "../statement";
import { sentenceCase, shorten } from "../task-wording";
import { contentStems } from "../tokens";
import { plainEnglish } from "./plain-english";

const WHICH =
  "(?:first|second|third|fourth|last|top|bottom|cheap(?:er|est)|dear(?:er|est)|(?:more|less|most|least) \\p{L}+|\\p{L}{2,}er|best|\\p{L}{3,}est|former|latter|other|middle|new|old|one|red|blue|green|white|black|grey)";
const ONE =
  "(?:one|two|quote|offer|option|bid|version|variant|design|draft|date|day|slot|price|model|room|hall|colour|color|sample|estimate|tender|supplier|candidate|proposal|plan|route|place|size|type|kind|set)";
/** "Take the cheaper one.", "Yes to the second quote.", "The former, please." */
const PICKS = new RegExp(
  `^(?:(?:hi|hello) \\p{L}+[,!] )?(?:(?:yes|ok(?:ay)?|right|fine|good|then|so|well|definitely|deal|done deal|agreed)[,.:]? )*(?:(?:let['’]s|we(?:['’]ll)?|I['’]d|please|do|just|go ahead and|I['’]d say) )*(?:(?:take|go (?:for|with)|have|buy|order|book|choose|pick|get|use|accept|say|yes to|ok to|make it) )?(?:the (?:${WHICH}(?: ${ONE})?|${ONE} (?:from|with|by|for|at) [\\p{L}\\d' ]{2,30})|(?:option|version|variant|number|plan|no\\.?) [\\p{L}\\d]\\b)(?:[,–-]? (?:then|please|thanks))*(?:[.! ]*$|[,;–-] (?!(?:if|but|unless)\\b))`,
  "iu",
);
/** "Two quotes came in", "900 and 1,150", "a small and a large one": names several of a kind. */
const SEVERAL =
  /\b(?:two|three|four|both|either|several|options?|quotes?|offers?|bids?|versions?|designs?|drafts?|samples?|prices?|estimates?|candidates?)\b|\b(?:a|an|the|one|at|from) [^.?!,]{1,40} (?:and|or) (?:a|an|the|one|at|from)\b|\d[^.?!]{0,30}\b(?:and|or)\b [^.?!]{0,20}\d|\bor\b/iu;
const STILL_OPEN = /\?|\b(?:maybe|perhaps|probably|i think|depends|not sure|if|unless|would|might)\b/i;
/** "Option B", "number 2": picked of what that mail called so. */
const LETTERED = /\b(?:option|version|variant|number|plan|no\.?) [\p{L}\d]\b/iu;
const LONGEST = 16;

/**
 * "Two quotes came in for the boiler, from Kerr and from Dunn.", "Yes to the second quote.": what is picked of several that the
 * mail before named is decided; that mail says of what.
 */
export function pickedOption(statements: readonly Statement[], at: number): Act | null {
  const statement = statements[at];
  if (statement?.medium !== "mail" || statement.quotedIn !== null) return null;
  const plain = plainEnglish(statement.text);
  if (plain.split(/\s+/).length > LONGEST || STILL_OPEN.test(plain)) return null;
  const option = plain.split(/\s+/).length <= FEW ? optionSaid(statement, plain, statements, at) : null;
  if (option || !PICKS.test(plain)) return option;
  const named = mailBefore(statements, at).filter(
    ({ text }) => SEVERAL.test(text) && text.length < FAR_TOO_LONG,
  );
  const stems = contentStems(plain);
  const meant =
    named.find(({ text }) => contentStems(text).some((stem) => stems.includes(stem))) ??
    (named.length === 1 && !LETTERED.test(plain) ? named[0] : undefined);
  if (!meant) return null;
  const answer = statement.text.replace(/^(?:hi|hello) \p{L}+[,!] /iu, "").replace(/[.!\s]+$/, "");
  return decided(
    statement,
    `${meant.text.replace(/[.?!\s]+$/, "")}: ${answer.charAt(0).toLowerCase()}${answer.slice(1)}`,
    [meant],
  );
}

const FAR_TOO_LONG = 180;
const FEW = 4;
const ASKS_WHICH = /\bwhich\b[^?]*\?|\bwhat do you (?:prefer|want|think)\b[^?]*\?/i;
const OPTION =
  /^(?:(?:option|variant|alternative|possibility|choice|version|plan) )?\(?(?:\d|[a-e])\s*[:.)–—-]\s*/i;

/** "Option 1: mend the pump, 90", "Option 2: rent one": "Mend." says which by a word of it. */
function optionSaid(
  statement: Statement,
  plain: string,
  statements: readonly Statement[],
  at: number,
): Act | null {
  const mail = mailBefore(statements, at);
  const asks = mail.filter(({ text }) => ASKS_WHICH.test(text));
  const options = mail.filter(({ text, listItem }) => OPTION.test(text) || (listItem && asks.length > 0));
  const stems = contentStems(plain);
  const meant = options.filter(({ text }) => {
    const named = contentStems(text);
    return stems.length > 0 && stems.every((stem) => named.includes(stem));
  });
  const [only] = meant;
  if (options.length < 2 || meant.length !== 1 || !only) return null;
  return decided(statement, only.text.replace(OPTION, "").replace(/[.!\s]+$/, ""), [only, ...asks]);
}

const decided = (statement: Statement, words: string, support: Statement[]): Act => ({
  kind: "decision",
  statement,
  line: shorten(sentenceCase(words), 200),
  owner: null,
  when: null,
  certainty: 0.93,
  support,
  isSaidInTwo: true,
});
