import type { ActKind } from "../act";

const LEAD = "(?:(?:and|so|also|but|then|well|ok|okay|yes|please),?\\s+)*";
const SOFTLY =
  "(?:(?:please|kindly|pls|just|also|maybe|perhaps|possibly|quickly|then|now|still|therefore|try to|be able to|be so kind as to|be so good as to)\\s+)*";

/** "Could you let me have an answer", "you are kindly asked to reply": what follows is the task. */
const ASKED = new RegExp(
  `^${LEAD}(?:(?:can|could|would|will|might) you|you(?: are|'re)(?: (?:kindly|hereby))? (?:requested|asked|required|invited|urged) to)\\s+(?!(?:like|prefer|rather|want)\\b)(?!(?:(?:please|kindly|just)\\s+)*let us)${SOFTLY}(?=\\p{L})`,
  "iu",
);
/** "I'm gonna redo the labels": the speaker has it. */
const PROMISED = new RegExp(
  `^${LEAD}(?:I|we)(?:'ll| will| shall|(?:'m| am|'re| are) (?:going to|gonna|planning to|about to))\\s+${SOFTLY}(?=\\p{Ll})`,
  "iu",
);
/** "What I will do is ask the mill", "what we still miss is your contract". */
const CLEFT =
  /^(?:what )?(?:I|we)(?:'ll| will| can| need to| have to| want to)? do(?: now| first| next)? is (?:to )?|^(?:what|all) (?:I|we)(?:'m| am|'re| are|'d| would|'ll| will)?(?: do| still| now| only| really| also)* (?:need|needed|want|like|miss|missing|lack)(?: now| still)?(?: from you)?(?: now| still| most| today)? (?:is|are) /i;

/** "Show it to Hugh first, which he'll do at their lunch" */
const WHICH_WILL = /, which (?:he|she|they|it|I|we)(?:['’]ll| will| can| should| has| have)\b.*$/isu;
/** "If you could send us the corrected version, we can sign it on the 10th" */
const IF_YOU_COULD =
  /^if you (?:could|can|would|might)(?: please| kindly| just| possibly)* ((?!be\b|have\b|see\b|think\b|find\b)\p{L}+ [^,]{4,120}?),? (?:then )?(?:we|I|that|it|they|he|she|there)(?:['’]\p{L}+)? .+$/isu;

/** What comes of not doing it. */
const OTHERWISE =
  /,? (?:otherwise|or else)(?:,| (?:it|they|we|I|he|she|you|the|there|nobody|everything)\b).*$/is;

const ASIDE =
  /^(?:by the way|btw|until then|till then|in the meantime|meanwhile),? (?:(?:please|pls|could you|can you) )?(?=\p{L}+ \p{L}+ \p{L})/iu;

/** The words of a task without those that ask for it or promise it: "redo the labels", "reply to Mill Ltd.", "comments on the draft". */
export function asTask(phrase: string, kind: ActKind): string {
  const said = phrase.replaceAll("’", "'").trim().replace(ASIDE, "");
  const asked = said.replace(CLEFT, "").replace(kind === "commitment" ? PROMISED : ASKED, "");
  if (kind === "commitment") return asked.replace(/ myself(?!\p{L})/u, "");
  if (kind !== "request") return asked.replace(WHICH_WILL, "");
  const wished = IF_YOU_COULD.exec(asked)?.[1];
  if (wished !== undefined) return asTask(wished, kind);
  const bare = asked.replace(OTHERWISE, "");
  if (bare !== asked && bare.split(/\s+/).length > 2) return asTask(bare, kind);
  return asked.replace(/^[Yy]our (?!ok\b|yes\b|no\b)(?=\p{Ll}+ )/u, "").replace(/ from you(?!\p{L})/u, "");
}
