import { plainEnglish } from "./plain-english";

/** Words that take a promise or a request back. */
const HEDGE =
  /\b(?:(?<!\b(?:if|whether|what|which|when|where|how|who|that) (?:\S+ ){1,3})(?:might|(?<!^(?:so |but |and )?(?:none of [^.?!,]{2,40}|nothing|nobody|no one) )may(?! i ask| we ask))|maybe|perhaps|possibly|hopefully(?! (?:this|next|by|before|on|today|tonight|tomorrow|within|early|late|in the)\b)|potentially|i guess|i suppose|not sure|unsure|i hope to|i'd hope|i could|try to|trying to|i'd like to(?! (?:ask|remind|discuss))|i'd love to|would love to|i was (?:thinking|planning|going)|thinking (?:of|about|aloud)|considering|if (?:there's|there is|i (?:get|find|have)|we (?:get|find|have)) (?:some |the |a |any )?(?:time|chance|moment|budget left)|time permitting|at some point|some ?day|one (?:day|of these days)|no promises|can't promise|don't count on|should be able to|wish|tempted to|no guarantee|tentatively|likely|sooner or later|would be (?:nice|cool|great|good|lovely) to(?! (?:have|get|receive|hear) (?:your|the|it|them|this|that|an answer|a reply))|it'd be nice|in theory|for a laugh|clone myself|if i were|dream of)\b/i;
const HALF_HEDGE =
  /\b(?:probably|i think i|i(?:['’]d| would)? (?:imagine|bet)|no doubt|presumably|should probably|could also|would also be)\b/i;
const POLITE_CONDITION =
  /\b(?:if|when|whenever) (?:you|u) (?:can(?!['’]t|not)|could(?!n['’]t| not)|have (?:a |some )?(?:time|chance|moment|minute|sec|second)|get (?:a )?(?:chance|moment|minute|time|sec)|don't mind|wouldn't mind|are (?:able|free|around)|agree|please|would|like)|\bif (?:possible|at all possible|needed|necessary|it helps|that's ok|that works|so)|\bwhen(?:ever)? (?:possible|convenient)\b/i;

/** "I'll write to them next week, Tuesday probably": only the day is not sure. */
const DAY_ONLY =
  /,? (?:(?:on |by )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight|next week|the \d+(?:st|nd|rd|th))(?: morning| afternoon| evening)?,? (?:probably|hopefully|maybe|most likely|i hope|i think)|(?:probably|hopefully|maybe|most likely) (?:on |by )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|the \d+(?:st|nd|rd|th))(?: morning| afternoon| evening)?)(?=[.!]*$)/i;

/** "Before the middle of May", "on 5 may" */
const MONTH =
  /(?<=\S )May\b|\bMay(?= \d)|(?<=\b(?:\d{1,2}(?:st|nd|rd|th)?(?: of)?|in|of|by|until|till|before|after|mid|early|late|since|from|next|last) )may\b/gu;

/** The speaker keeps a way out: "might", "hopefully", "I'll try to". */
export function isHedged(text: string): boolean {
  const plain = plainEnglish(text).replace(MONTH, "").replace(DAY_ONLY, "");
  return HEDGE.test(plain) || HALF_HEDGE.test(plain);
}

/** The clause's condition is politeness: "if you can". */
export const isPolite = (text: string): boolean => POLITE_CONDITION.test(plainEnglish(text));
