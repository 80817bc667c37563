/** "Btw", "Noted:", "the bad news:", "I'm sorry to have to tell you that" */
const PRELUDE =
  /^(?:(?:and|oh|well|so|now)[, ]+)?(?:(?:btw|by the way|fyi|ps|nb|note|noted|update|news|heads[ -]up|just so you know|for (?:info|your information)|one more thing|(?:the )?(?:bad|worse|less good|not so good|sad) (?:news|part|thing|bit)?|on the (?:down|minus) side)(?: is that)?\s*[:,–—-]?\s+|(?:I|we)(?:['’]m| am| are|['’]re)?(?: must| have to| regret(?: to(?: have to)?)?| need to| afraid| sorry(?: to(?: have to)?)?| writing to)+(?: (?:inform|tell|advise|notify|say|report|let)(?: to)?(?: you(?: all)?(?: know)?)?)?(?: that)? (?=(?:the|our|your|order|there|an?|we|no|\p{Lu}|\p{L}+ (?:\p{L}+ ){0,3}(?:is|are|has|have|was|were|will|can|won|can['’]t|cannot)\b)))(?=\S+ \S+ \S)/iu;
const TALK =
  "(?:talks?|talking|discussions?|debates?|thought|thinking|consideration|deliberations?|argument|arguing|chats?|to and fro|back and forth)";
/** "After some talk", "because of this", "having looked at the quotes": what came before whoever decided. */
const CAME_BEFORE = new RegExp(
  `^(?:(?:after|following) (?:[\\p{Ll}-]+ ){0,4}?${TALK}(?: (?:about|on|over) [^,;:]{2,40}(?=,))?|because of (?:this|that|it)|for (?:this|that|these|those) reasons?|as a (?:result|consequence)(?: of (?:this|that))?|(?:in view|in light) of (?:this|that)|given (?:all )?(?:this|that)|with (?:this|that) in mind|(?:that|this) being (?:so|said)|having \\p{L}+ [^,;:]{3,60}?(?=,| (?:I|we)\\b)),? (?=(?:I|we|the|our|both|everybody|\\p{Lu}\\p{L}+)\\b)`,
  "iu",
);

/** "The committee agreed to it", of "after some talk the committee agreed to it". */
export const withoutPrelude = (text: string): string => text.replace(PRELUDE, "").replace(CAME_BEFORE, "");
