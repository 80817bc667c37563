import { ASKS_OR_DAYED, type NoTask, opens } from "./shape";

const MUST =
  "(?:must|mustn't|must not|have to|has to|(?:are|is) (?:asked|required|expected|supposed|obliged|allowed|not allowed|forbidden) to|(?:may|can) only|are welcome to)";
/** "Visitors have to sign in at the desk", "under-16s must come with an adult" */
const OF_A_KIND = new RegExp(
  `^(?:(?:And|But|So|Also|All|Any|Remember:|Note:|Rule \\d+:) )?(?:\\p{Lu}|(?:[Uu]nder|[Oo]ver)-)[\\p{L}\\d-]*s ${MUST} (?!be (?:sent|paid|done|returned|signed|submitted|ordered|booked|confirmed|checked|fixed|replaced)\\b)[^,;:?]*$`,
  "u",
);
/** "Everybody has to show a ticket at the door", "anyone using the lathe must sign for it" */
const OF_EVERYBODY = opens(
  "(?:every(?:one|body)|any(?:one|body) (?:who|with|under|over|\\p{L}+ing)\\b[^,;?]*?|each (?!of\\b)\\p{L}+|whoever [^,;?]{3,50}?|nobody|no one) (?:has to|must|mustn't|needs to|is (?:asked|required|expected|supposed|allowed) to|may) [^,;?]*$",
);
const OF_THIS_ONCE =
  /\b(?:me|us|my|send|reply|return|confirm|complete|fill|submit|register|read|attend|sign up|update|answer|finish|order|pay up)\b/i;
/** "Bookings must be made a week ahead", "it should be shaken before use" */
const AT_ALL_TIMES =
  /\b(?:must|has to|have to|need to|needs to|should|are to|is to|can only|may only) be \p{L}+(?: \p{L}+){0,3}? (?:(?:at least )?(?:an?|two|three|four|\d+) (?:hours?|days?|weeks?|months?) (?:ahead|before|beforehand|in advance)|in advance|at all times|before use|on arrival|after use|overnight|upright|flat|apart|out of (?:reach|the sun)|away from|(?:below|above|under|over|at) (?:zero|freezing|[\p{L}\d]+ degrees)|every time|each time)\b/iu;
/** "You have to press it twice", "you're supposed to lift the lid before you pull", "you always have to ask twice" */
const HOW_IT_WORKS = opens(
  "(?:(?:for|to) [^,;?]{3,40}?,? )?(?:(?:when|if|once) (?:it|the|that) [^,;?]{2,40},? )?(?:you|one)(?:(?: just| always| really| only| often| usually| normally| first)* (?:(?:have|need|ought) to|must|mustn't|can't|just|always|press|push|pull|turn|hold|lift|twist|flick|tap|slide)|(?:'ve got|(?:'re| are| is) (?:supposed|meant)) to)\\b[^;?]*\\b(?:twice|three times|first time|for (?:a few|a couple of|\\p{L}+|\\d+) (?:seconds|minutes)|before (?:you|it)|until (?:it|you|the)|(?:handle|lid|button|buttons|lever|knob|catch|latch|switch|wire|valve|tap|pedal|cord|hash key|red one|green one|blue one)\\b|from the inside|with (?:him|her|them)|gently|slowly|hard)\\b[^;?]*$",
);
const YOU_ALWAYS = opens("(?:you|one) (?:always|never) (?:have|has|need|needs) to\\b[^;?]*$");
/** "If it squeaks you have to oil it", "you turn it to the left to loosen it" */
const WHEN_IT_DOES = opens(
  "(?:(?:if|when|whenever|once) (?:it|that|this|the \\p{L}+) \\p{L}+s\\b[^,;?]{0,20},? (?:then )?(?:you|one|just)\\b[^;?]*|you (?:turn|press|push|pull|lift|twist|slide|tap|shake|wind|fold|squeeze) (?:it|them|the \\p{L}+)\\b[^;?]* to \\p{L}+ (?:it|them)\\b[^;?]*|you (?:must|have to) be \\p{L}+ to (?:enter|vote|join|play|drive|get in|drink)|(?:ring the bell|knock|use the \\p{L}+ (?:door|entrance|stairs)) if [^,;?]*|you (?:have to|need to|must) \\p{L}+ (?:it|them|the \\p{L}+) (?:a bit|a little|first|properly|gently))[.!]*$",
);
/** "You need a key for the cellar" */
const NEEDS_A = opens(
  "you(?:'ll| will)? need (?:an?|your|two|three|some|strong|good) [^,;?]{2,40} (?:for|to (?!me|us\\b)|in|at|if|when)\\b[^,;?]*$",
);
/** "Hold the handle down until it clicks" */
const UNTIL_IT =
  /^(?:just |always |then |simply |and )*\p{L}+ (?:it|them|the|both|your)\b[^;?]{0,50}\b(?:until|till) (?:it|they|you|the \p{L}+) (?!arrives?|comes?|gets? (?:back|here|in)|is\b|are\b|has\b|have\b|does|answers?|reply|replies|pays?|know|hear)\p{L}+s?\b(?! \p{L}+ (?:on|by)\b)[^,;?]{0,20}[.!]*$/iu;
/** "The code for the gate is 4471, then press the hash key" */
const THEN_PRESS =
  /\b(?:code|pin|combination|password)\b[^;?]*\bis\b[^;?]*\b(?:then|and) (?:press|push|turn|pull|hit|type|enter|twist)\b/i;
/** "It's best to leave it overnight", "the trick is to warm it first", "never mix the two", "always rinse it first" */
const ADVICE = opens(
  "(?:(?:it's|it is) (?:best|better|safest|easiest|wise|wiser|usual|normal|customary|a good idea) to|the (?:trick|secret|knack|rule|custom|idea|point|thing) is (?:to|that|not)|the (?:best|easiest|safest) (?:way|thing) is to|it helps to|it (?:takes|needs) (?:two|a|some|three)|never|don't ever|always|first come)\\b[^;?]*$",
);
const ASKS_NOW = new RegExp(`${ASKS_OR_DAYED.source}|\\b(?:me|us|forget|hesitate)\\b`, "iu");
/** "Exhibitors pay at the door", "as a rule you pay when you collect", "dogs are kept on a lead" */
const AS_A_RULE = opens(
  "(?:as a rule|by tradition|traditionally|by law|officially|strictly speaking),? [^;?]*$",
);

/** What holds for everybody and every time, and how things are used. */
/** "If it does not reach me by 18 December, the application will be taken as withdrawn" */
const OR_LAPSES =
  /^(?:if|unless|should) [^,;]{3,80},? (?:then )?(?:the|your|this|it|they|we)\b[^,;]{0,40} (?:will|shall) (?:be (?:taken|treated|regarded|deemed|closed|cancelled|rejected|considered|void)|lapse|expire|assume|have to (?:close|cancel))\b/iu;
/** "The translator needs until Monday" */
const TAKES_UNTIL = opens(
  "[^,;:?]{2,50}(?:, (?:he|she|they|it))? (?:needs?|takes?|wants?) (?:about )?(?:until|till)\\b[^,;?]{0,40}[.!]*$",
);

export const RULES: readonly NoTask[] = [
  [OR_LAPSES, /\b(?:please|pls|can you|could you)\b/i],
  [TAKES_UNTIL, /\b(?:please|pls|can you|could you)\b/i],
  [OF_A_KIND, ASKS_OR_DAYED],
  [OF_EVERYBODY, new RegExp(`${ASKS_OR_DAYED.source}|${OF_THIS_ONCE.source}`, "iu")],
  [AT_ALL_TIMES, ASKS_OR_DAYED],
  [HOW_IT_WORKS, ASKS_OR_DAYED],
  [WHEN_IT_DOES, ASKS_OR_DAYED],
  [NEEDS_A, ASKS_OR_DAYED],
  [YOU_ALWAYS, ASKS_OR_DAYED],
  [UNTIL_IT, ASKS_OR_DAYED],
  [THEN_PRESS, /\b(?:please|pls)\b/i],
  [ADVICE, ASKS_NOW],
  [AS_A_RULE, ASKS_OR_DAYED],
];
