import { ASKS_OR_DAYED, type NoTask, opens, PLEADS } from "./shape";

/** "Jo usually brings the trestles in herself" */
const HAS_A_HABIT =
  /^(?:[Aa]nd |[Bb]ut |[Ss]o )?(?:\p{Lu}\p{L}+(?: and \p{Lu}\p{L}+)?|[Hh]e|[Ss]he|[Tt]hey|I|[Ww]e) (?:usually|normally|generally|typically|mostly|always|often|sometimes|rarely|tends? to)\b(?! (?:need|have|get)\b)/u;
/** "They report to the gate first, that's been the rule since summer" */
const IS_THE_RULE =
  /[,;–—-] ?(?:(?:and|but|as) )?(?:that|this|it|which)(?:['’]s| is| has| was)?(?: always| long| now)*(?: been)? (?:(?:the|our|their|a) (?:house )?(?:rule|practice|custom|habit|policy|norm|drill|routine)|how (?:it(?:['’]s| is| has)|we(?:['’]ve)?)(?: always| usually)* (?:been |done|do|work)[^,;?]{0,15})\b(?! (?:from|as of|starting)\b)[^,;?]{0,30}[.!]*$/iu;
/** "Lou is driving the van these days", "she has the key nowadays" */
const THESE_DAYS = /\b(?:these days|nowadays|lately|most (?:days|mornings|evenings|weeks|weekends))[.!]*$/i;
/** "Ines teaches there on Mondays" */
const ON_MONDAYS =
  /^(?:And |But |So )?(?:\p{Lu}\p{L}+|He|She|They|We|I) \p{Ll}+ [^,;?]{0,50}\b(?:on|every|most) (?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days|weekdays|weekends|mornings|evenings)[.!]*$/u;
/** "Pat looks after the boiler, as you know" */
const AS_YOU_KNOW =
  /^(?:\p{Lu}\p{L}+|[Hh]e|[Ss]he|[Tt]hey) \p{Ll}+s? (?:[^,]{2,60}), as you (?:all |may |probably )*know[.!]*$/u;
/** "I'll see you at the depot on Saturday" */
const SEES_YOU = opens(
  "(?:(?:i|we)(?:'ll| will) |(?:looking|look) forward to )?(?:see|seeing) you(?: all| both)?(?: there| then| soon| around)?(?: (?:at|in|on|by|next|this|tomorrow|tonight|later|again|for)\\b[^,;]{0,50})?[.!]*$",
);
/** "I'm at the hospital with my dad on Thursday", "I'll be out of signal until Monday", "I'm working from home" */
const IS_SOMEWHERE = opens(
  "(?:(?:i|we|he|she|they)(?:'m|'re|'s| am| are| is|'ll be| will be)|\\p{L}+(?:'s| is| will be|'ll be)) (?:also |just |all |both )*(?:(?:working|staying|sleeping|living|sitting) (?:from home|at|in|with)|out of|off|away|back|at (?:home|work|my|his|her|their|the (?:hospital|dentist|doctor|office|airport|station|beach|coast))|in (?:bed|hospital|town|the (?:yard|office|house|garden|area|building))|on (?:leave|holiday|the train|the road|the bus|a course|my way|his way|her way|the (?:early|late|night) shift))\\b(?![^.!?]*\\b(?:to|and|so|but|for)\\b)[^,;:?]*$",
);
/** "I'm seeing Lou tonight anyway" */
const ANYWAY =
  /^(?:I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey|\p{Lu}\p{L}+)(?:['’](?:m|re|s|ll)| am| are| is| will)? [^,;]{3,80} anyway[.!]*$/u;
const PARENTS =
  "(?:mum|mums|mom|dad|mother|father|parents|son|sons|daughter|daughters|brother|sister|wife|husband|partner|boyfriend|girlfriend|kids|children|baby|gran|grandma|grandad|granddad|aunt|uncle|nephew|niece|cousin|in-laws|family)";
/** What is of nobody's work: a dentist, a test to pass, friends for supper. */
const OWN_LIFE = new RegExp(
  "\\b(?:see|sees|seeing|at|to|visiting) (?:the|my|his|her|their|a) (?:dentist|doctor|gp|optician|physio|hairdresser|osteopath)\\b" +
    "|\\b(?:my|his|her|their) (?:driving test|driving lesson|exams?|finals|a-levels|gcses|wedding|honeymoon|birthday|holidays?|knee|hip|back|eyes|teeth|hair|appendix)\\b(?! (?:list|plan|card|cake|rota)\\b)" +
    `|\\b(?:with|at|to|for) (?:my|his|her) (?:\\p{Ll}+ )?${PARENTS}(?:['’]s)?(?= |[.!]*$)(?! (?:company|firm|van|garage|shop)\\b)` +
    "|\\b(?:giving blood|walk(?:s|ing)? (?:the|my|his|her|their) dogs?|spending (?:the|a|his|her|their|my|all) (?:\\p{L}+ )?(?:week|weekend|day|night|summer|winter|christmas|holidays?|year)|watching the (?:match|game|rugby|football|cricket|tennis|final|race))\\b" +
    "|\\b(?:still |slowly )?(?:getting used to|learning (?:to|the|how))\\b" +
    "|\\b(?:staying with|round for (?:dinner|supper|lunch|tea|drinks)|friends (?:round|over|coming))\\b" +
    "|\\b(?:meeting|seeing) [^,;]{2,30} for (?:lunch|dinner|coffee|a coffee|a drink|drinks|a pint|supper|breakfast|brunch)\\b" +
    "|\\b(?:picking|dropping|taking|collecting) (?:up )?(?:the|my|our) (?:kids|children|boys|girls|grandchildren|little ones)\\b",
  "iu",
);
const IS_ONES_LIFE = new RegExp(
  `^(?:(?:and|but|so|then),? )?(?:i|we|he|she|they|\\p{L}+)(?:'m|'re|'s|'ll be| am| are| is| has| have|'ve| runs?| will be| was| were)\\b[^;?]*(?:${OWN_LIFE.source})[^,;?]*$`,
  "iu",
);
/** "Jo sits by the door" */
const SITS_THERE =
  /^(?:And |But |So )?(?:\p{Lu}\p{L}+|He|She|They|I|We) (?:sits?|lives?|works?|sleeps?|stays?|stands?|plays?|sings?|swims?|rides?) (?:by|in|next|near|at|opposite|with|over|beside|behind|round the)\b[^,;?]*[.!]*$/u;
/** "My wife is collecting me at six" */
const COLLECTS_ME = opens(
  `(?:my|his|her|their|our) ${PARENTS}(?:'s|'ll be| is| are| will be) \\p{L}+ing (?:me|us|him|her|them)\\b[^,;?]*$`,
);
/** "They're coming to look at it at four" */
const COMES_BY = opens(
  "(?:he|she|they|(?:the|a|my|our) [\\p{L} ]{3,30}?|some(?:one|body)|\\p{L}+'s (?:mum|dad|son|daughter|brother|sister))(?:'re|'s| are| is|'ll be| will be) (?:also )?(?:coming|visiting|calling|popping|dropping (?:by|in|round)|arriving|passing|leaving|back)\\b(?![^.]*\\b(?:with|and)\\b)[^,;?]*$",
);

/** What somebody does anyway, where they are and what happens by itself. */ /** "The replacement should arrive on Thursday", "it ought to be with you tomorrow": hoped for. */
const IS_EXPECTED = opens(
  "(?!your\\b|you\\b|we\\b|i\\b)[^,;:?]{2,60} (?:should|ought to)(?: then| now| all| also| definitely)? (?:arrive|come|land|turn up|be (?:here|there|with (?:you|us|me|him|her|them)|back|delivered|on (?:its|their) way)|reach (?:you|us|me)|get (?:here|there|to (?:you|us|me)))\\b(?!.*\\b(?:by|before|no later than)\\b)[^;?]{0,50}$",
);
/** "The engineer is due at ten tomorrow", "delivery is due Thursday": when somebody or something comes. */
const IS_DUE = opens(
  "(?:the|our|an?|new|all|your|their|\\d+|two|three)?\\s*(?:[\\p{L}-]+ ){0,3}?(?:lorry|lorries|trucks?|vans?|delivery|deliveries|shipments?|parcels?|consignments?|containers?|trains?|bus(?:es)?|coach(?:es)?|flights?|boats?|ferry|baby|guests?|visitors?|inspectors?|engineers?|plumbers?|electricians?|surveyors?|fitters?|builders?|painters?|couriers?|movers|rain|snow|stock|replacements?|parts?|chairs?|tables?|desks?)(?: (?:with|of|from|for) [^,;]{2,30}?)? (?:is|are) (?:now |then )?due\\b[^,;?]{0,40}[.!]*$",
);
/** "Antalis want to know if we take it, I said yes" */
const WAS_TOLD =
  /\b(?:wants?|wanted|needs?|needed|asked|asks?) (?:to know|me|us|if|whether|for)\b[^;?]*[,;–—-] ?(?:and |so |but )?I(?:['’]ve| have)? (?:said (?:yes|no|ok|fine|we)|told (?:them|him|her)|answered|replied)\b/i;
/** "Joe's still waiting on the photos", "..., he'll use old ones if nothing comes" */
const WAITS = opens(
  "(?:\\p{Lu}\\p{L}+|he|she|they)(?:'s|'re| is| are)? (?:still |also |just )*waiting (?:on|for) (?!.*\\b(?:you|your|please)\\b)[^?,;]*(?:, (?:he|she|they)(?:'ll| will) [^?]*\\bif [^?]*)?$",
);

/** "Rang Oakley, she's on leave till the 30th, so forget it" */
const FORGET_IT =
  /[,;–—-] ?(?:(?:so|and|just|then|please) )*(?:forget|never ?mind|don['’]t bother with) (?:it|that|about (?:it|that))[.! ]*$/i;
/** "His report will follow next week": of somebody else, and awaited. */
const FOLLOWS_OF_OTHERS =
  /^(?:(?:and|but|so),? )?(?:his|her|their|its|(?:the \p{L}+|\p{Lu}\p{L}+)['’]s) (?!(?:turn|job|task)\b)[^,;?]{2,40} (?:(?:will|should|is to|are to) (?:follow|come|arrive|be (?:here|with (?:you|us)|ready))|follows|comes|arrives)\b[^,;?]*$/iu;
/** "So either we go back to them or we drop the training day": still to be chosen. */
const EITHER_OR = /\beither (?:we|I|they|it)\b[^?]* or (?:we|I|they|it)\b/i;

export const TOLD_IN_PASSING: readonly NoTask[] = [
  [FORGET_IT, null],
  [FOLLOWS_OF_OTHERS, null],
  [EITHER_OR, PLEADS],
  [HAS_A_HABIT, PLEADS],
  [IS_THE_RULE, PLEADS],
  [THESE_DAYS, PLEADS],
  [ON_MONDAYS, new RegExp(`${PLEADS.source}|\\b(?:will|must|should|can|could)\\b`, "iu")],
  [AS_YOU_KNOW, PLEADS],
  [SEES_YOU, null],
  [IS_SOMEWHERE, PLEADS],
  [ANYWAY, PLEADS],
  [IS_ONES_LIFE, PLEADS],
  [COMES_BY, PLEADS],
  [SITS_THERE, ASKS_OR_DAYED],
  [COLLECTS_ME, PLEADS],
  [IS_EXPECTED, PLEADS],
  [IS_DUE, PLEADS],
  [WAS_TOLD, PLEADS],
  [WAITS, null],
];
