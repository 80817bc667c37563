/** A sentence that asks for nothing, unless it does so all the same. */
export type NoTask = readonly [shape: RegExp, unless: RegExp | null];

const ASKING =
  "\\b(?:please|pls|plz|kindly|(?:can|could|would|will) (?:you|someone|somebody|anyone|anybody)|need you to|make sure|let (?:me|us) know)\\b";
/** "..., but send me the list", "..., so I'll order it": what goes on with a task. */
const GOES_ON =
  "[,;–—-] ?(?:(?:and|but|so|then) )*(?:(?:do |just )?\\p{Ll}+ (?:me|us|the|it|them|him|her|your|my|an?)\\b|(?:i|we|you|\\p{L}+)(?:'ll| will| must| needs? to| ha(?:ve|s) to) )";
/** What asks somebody beside, or goes on with a task. */
export const ASKS_BESIDE = new RegExp(`${ASKING}|${GOES_ON}`, "iu");

/** That, or what tells the reader to. */
export const PLEADS = new RegExp(`${ASKS_BESIDE.source}|\\byou (?:must|need to|should)\\b`, "iu");

/** A day or a deadline: what is general has none. */
export const DAYED =
  /\b(?:by|before|until|till|on|next|this|from) (?:the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|week|month|weekend|noon|evening|morning|\d)|\b(?:tomorrow|today|tonight|asap|deadline)\b/i;

/** That, or what asks. */
export const ASKS_OR_DAYED = new RegExp(`${ASKS_BESIDE.source}|${DAYED.source}`, "iu");

/** What may stand before it: "But", "Anyway,", "By the way,". */
export const OPENING =
  "(?:(?:and|but|so|also|oh|ah|well|anyway|actually|honestly|by the way|btw|no|yes|ps|still|then|now|right|funny enough|luckily)\\b[,:!]? )*";

/** The shape at the opening of a sentence, however its letters are written. */
export const opens = (source: string): RegExp => new RegExp(`^${OPENING}${source}`, "iu");
