/** How certainly a sentence of a shape tells of a decision, and the shape. */
export type DecisionShape = readonly [certainty: number, shape: RegExp];

/** Who decides. */
export const WHO =
  "(?:we|i|they|he|she|both|all|everybody|everyone|the \\p{L}+(?: \\p{L}+)?|our \\p{L}+|\\p{Lu}[\\p{L}'-]+(?: (?:and )?\\p{Lu}[\\p{L}'-]+)?|board|management|committee|team|council)";
/** What stands between them and what they did. */
export const ADVERBS =
  "(?:now |also |just |finally |already |jointly |unanimously |therefore |then |have |has |'ve |had |today |all |eventually |both )*";

/** When something is to be from then on, as a pattern. */
export const DAY =
  "(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sat|sun)(?:day)?|january|february|march|april|may|june|july|august|september|october|november|december|tomorrow|today|next|now|the \\d|\\d)";
