/** "Shall we move it to Thursday?", "Do we extend the lease?", "Are we keeping the stall?" */
const ASKS_US =
  /(?:^|[,;:–—-] |\b(?:and|so|but|or) )(?:(?:shall|should|could|can|may|might) we(?! (?:talk|speak|meet|chat|discuss|see|expect|count|rely|assume|find|get back|help|know|have a (?:word|chat|call|quick))\b)|(?:do|shall) we (?=(?:want|keep|extend|renew|go|take|book|send|close|open|charge|invite|allow|let|stay|buy|order|stop|continue|offer|raise|sell|hire|serve|pay|use|still want|do|run|cancel|accept|join|move|give|print|replace|repair)\b)|are we (?=(?!meeting|expecting|missing|waiting|getting|hearing|talking|seeing|forgetting)\p{Ll}+ing\b)) ?(?<plan>[^?]{5,120})\?\s*$/iu;
/** "Could the book club use the back room?", "The scouts would like the meadow", "the team asks if we'd sponsor them" */
const WANTED =
  /^(?:(?:and|so|also|ps:?),? )?(?:(?:can|could|may) (?:the |our )?\p{L}[\p{L}' -]{1,40}? (?:use|have|keep|borrow|share|join|stay|come|bring|sell|park|camp|rent|play|sleep)\b[^?]{3,80}\?|(?:the|our|some|\p{Lu}\p{L}+)[\p{L}' -]{0,40}? (?:would like|would love|['’]d like|wants?|ha(?:s|ve) asked|asks?|is asking|are asking)(?: us)? (?:to (?:use|have|keep|borrow|share|join|rent|sell|hold|camp|park)\b|for (?!help\b|advice|news|(?:an )?(?:answer|update))|if we(?:['’]d| would| could| can)|whether we(?:['’]d| would| could| can)|(?:the|an?|our)\b[^?.]{2,40} for (?:their|his|her|its|the|an?)\b)[^?]{3,80}[.?]?)\s*$/iu;
/** "Would you be OK with us swapping slots?", "is it all right if we start at nine?" */
const ASKS_LEAVE =
  /^(?:(?:and|so|also|ps:?),? )?(?:(?:would|are) you (?:be )?(?:ok|okay|fine|happy|all right|alright) (?:with|if)|(?:is it|would it be) (?:ok|okay|fine|all right|alright)(?: (?:with|by|for) (?:you|everyone|everybody|all of you))? if (?!I\b)|(?:do|would) you mind if we\b) ?(?<plan>[^?]{5,120})\?\s*$/iu;
/** "I'd suggest we build the south half first", "For Boxing Day I'd say closed", "How about oak?", "I'd like to replace the old projector" */
const PROPOSES =
  /\b(?:i(?:['’]d| would)? (?:suggest|propose|recommend|say|go for|prefer|(?:really |very much )?(?:like|love) to (?!know|hear|see|meet|talk|speak|thank|say|ask|come|think|invite you|point|add|remind|tell|discuss|understand))|my (?:suggestion|proposal|advice|idea) (?:is|would be)|(?:how|what) (?:do you think )?about|let['’]s|we could|why don['’]t we)\b|^(?:suggestion|proposal|idea|my (?:suggestion|proposal|idea))\s*[:–-]/i;
const OPENING =
  /^.*?\b(?:i(?:['’]d| would)? (?:suggest|propose|recommend|(?:really |very much )?(?:like|love) to)|my (?:suggestion|proposal|advice|idea) (?:is|would be)|(?:how|what) (?:do you think )?about|why don['’]t we|let['’]s)\b(?: that|:)? ?|^(?:my )?(?:suggestion|proposal|idea)\s*[:–-] /i;
/** Those are asked of, or left to, one of the two. */
const ASKS_ONE =
  /\b(?:can|could|would|will) you\b|\b(?:shall|should|could|can|may) I\b|\bplease\b|\b(?:like|want) you to\b/i;
/** Of several things one is to be named: no yes or no. */
const CHOICE = /\bor\b(?! (?:not|wait|leave it|no)\b)[^?]*\?\s*$/i;

/** What is put to somebody. */
export interface Plan {
  /** In words for a line. */
  words: string;
  /** They say the whole of it: "move the staff meeting to Thursday", and not "Thursdays for the market". */
  isWhole: boolean;
}

/** What a sentence, in plain English, puts to somebody that yes or no decides; null where it puts nothing. */
export function planIn(plain: string): Plan | null {
  const plan = (words: string, isWhole: boolean): Plan => ({
    words: words.replace(/[.!?\s]+$/, ""),
    isWhole,
  });
  const leave = ASKS_LEAVE.exec(plain)?.groups?.plan;
  if (leave) return plan(leave.replace(/^(?:me|us|my|our) (?=\p{L}+ing\b)/iu, ""), true);
  if (ASKS_ONE.test(plain)) return null;
  const asked = ASKS_US.exec(plain)?.groups?.plan;
  if (asked) return CHOICE.test(plain) ? null : plan(asked.replace(/^want (?:to )?/i, ""), true);
  if (WANTED.test(plain)) return plan(plain, false);
  return PROPOSES.test(plain) ? plan(plain.replace(OPENING, ""), false) : null;
}
