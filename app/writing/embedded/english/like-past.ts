import type { Clause } from "./clause";

const ALIKE = /^(?:put|set|let|cut|hit|shut|read|quit|split|spread)$/;
/** The third person, or a day to come, tells that it is not past. */
const NOT_PAST =
  /\b(?:puts|sets|lets|cuts|hits|shuts|reads|quits|splits|spreads|tomorrow|today|tonight|later|next|then)\b/i;

/** "I put Mei down for the training": of a verb whose past form is like its present, said of somebody, it is told. */
export const isLikePast = (clause: Clause, words: string): boolean =>
  ALIKE.test(clause.verb) &&
  clause.modal === null &&
  clause.through.length === 0 &&
  !clause.progressive &&
  !clause.imperative &&
  !clause.passive &&
  !clause.question &&
  /^(?:I|we|they|person|name|group)$/.test(clause.subject?.kind ?? "") &&
  !NOT_PAST.test(words);
