/** Words that take a promise back: somebody who says them has not committed to anything. */
const HEDGE =
  /\b(?:might|(?<!\b(?:\d{1,2}(?:st|nd|rd|th)?(?: of)?|in|of|by|until|till|before|after|mid|early|late|since|next|last) )may(?! \d)|maybe|perhaps|possibly|probably|hopefully|potentially|i guess|i think i|i suppose|not sure|unsure|i hope|i'd hope|i could|we could|could potentially|try(?:ing)? (?:to|and)|i'd like to|i would like to|i'd love to|would love to|i was (?:thinking|planning|going)|thinking (?:of|about)|thought about|considering|considered|if i (?:get|find|have|can)|if there's time|time permitting|at some point|some ?day|one of these days|no promises|can't promise|cannot promise|should be able to|would be able to|would|wish|tempted to|happy to|glad to|no guarantee|tentatively|likely|more than likely|when i get (?:a chance|time|around))\b/i;
const POLITE_CONDITION =
  /\b(?:if|when|whenever) (?:you|u) (?:can|could|have (?:a |some )?(?:time|chance|moment|minute|sec|second)|get (?:a )?(?:chance|moment|minute|time|sec)|don't mind|wouldn't mind|are (?:able|free|around)|agree|please|would)|\bif (?:possible|at all possible|needed|necessary|it helps|that's ok|that works)|\bwhen(?:ever)? (?:possible|convenient)\b/i;
const CONDITION =
  /(?:^|[,;:–—-]\s*|\b(?:and|but|so|then|only|even|or)\s+)(?:if|unless|in case|should (?:you|we|they|it)|provided|assuming|as long as|whenever|were we)\b|\b(?:only if|unless|in case|depending on whether|if we (?:get|have|can|could|had|were))\b/i;
const PAST =
  /\b(?:i|we|he|she|they|it|you|who|that|already|just|team)(?:'ve|'d| have| had| has)?\s+(?:already |just |also |finally |recently |\w+ly )*(?:sent|gave|told|spoke|talked|asked|did|done|was|were|wrote|made|built|ran|took|got|met|had|found|fixed|closed|merged|shipped|finished|completed|updated|reviewed|resolved|signed|checked|called|emailed|posted|uploaded|deployed|moved|added|removed|created|submitted|delivered|tested|confirmed|approved|shared|put|set|been|tried|looked|went|wanted|needed|used|started|worked)\b/i;
const NOTHING_NEEDED =
  /\b(?:no (?:need|action|further action|rush to|reply needed)|don't (?:need|have|bother|worry)|do not (?:need|have|bother|worry)|doesn't need|does not need|not (?:needed|required|necessary)|won't|will not|wouldn't|can't|cannot|never mind|nevermind|instead of|no longer)\b/i;

const straight = (text: string): string => text.replace(/’/g, "'");

/** The speaker keeps a way out: "might", "probably", "I'll try to". */
export const isHedged = (text: string): boolean => HEDGE.test(straight(text));

/** It only happens if something else does. "If you have time" is politeness, not a condition. */
export function isConditional(text: string): boolean {
  const plain = straight(text);
  return CONDITION.test(plain.replace(POLITE_CONDITION, ""));
}

/** It tells what already happened. */
export const isPast = (text: string): boolean => PAST.test(straight(text));

/** It says that nothing has to be done, or refuses to. */
export const isRefusal = (text: string): boolean => NOTHING_NEEDED.test(straight(text));
