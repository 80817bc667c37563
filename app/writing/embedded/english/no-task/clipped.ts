import { type NoTask, PLEADS } from "./shape";

/** Words that name a thing as well as what is done. */
const NAMED =
  "(?:answer|book|break|build|call|change|charge|check|clean|copy|cost|count|cover|cut|deal|delivery|design|display|draft|dress|drink|drive|drop|estimate|fall|file|finish|fix|fuel|guide|hand|heat|help|hold|increase|invoice|label|lead|letter|lift|light|list|load|look|mail|match|measure|message|move|note|offer|open|order|paint|park|pay|phone|photo|plan|plant|play|post|press|price|print|process|produce|purchase|queue|quote|rain|read|record|release|rent|repair|reply|report|request|rest|return|review|ride|ring|rise|run|sale|sample|schedule|score|search|share|shop|show|sign|sketch|smell|sound|stamp|stand|start|state|stock|stop|store|study|supply|support|survey|switch|talk|test|tour|trade|train|travel|treat|trip|turn|update|use|view|visit|vote|wait|walk|wash|watch|water|work|wrap)s?";
const ADVERB =
  "(?: (?:still|now|again|already|always|a bit|a little|very|quite|rather|too|all|only|just|pretty|much|far|so|really))*";
/** How something is, in one word. */
const STATE =
  "(?:late|slow|low|high|fine|bad|poor|busy|quiet|full|empty|wet|dry|cold|warm|hot|grim|awful|great|good|ok|okay|lovely|excellent|gone|broken|lower|higher|better|worse|peeling|leaking|dripping|missing|sticky|dirty|dusty|heavy|lively|patchy|steady|unchanged|dead|blocked|flat|loose|stuck|muddy|icy|foggy|sunny|slippery|crowded|packed|noisy|unbearable|tight|sold out|out of order|well attended|as expected|as usual|in sight|round the block|up and running)";
const WHEN =
  "(?: (?:again|today|yesterday|tonight|this (?:week|morning|month|year)|all (?:day|week|morning)|as ever|as usual|though|a (?:bit|little|lot)|too|than [^,;?]{2,30}|but [^,;?]{2,30}|overnight))*";
/** "Post late again.", "Test results fine.", "Stock low but enough." */
const HOW_IT_IS = new RegExp(
  `^${NAMED}(?: (?!(?:the|an?|my|your|our|it|them|him|her|us|me|this|that|these|those|all|every)\\b)\\p{Ll}+){0,2}?${ADVERB} ${STATE}${WHEN}[.!]*$`,
  "iu",
);
/** "Share price up.", "Takings down a little.": of what goes up and down. */
const UP_OR_DOWN =
  /^(?:share prices?|prices?|sales|takings|turnover|numbers|figures|costs|fuel|rents?|rates?|attendance|bookings|orders|visits|stock|temperature|traffic|demand|interest|profits?) (?:is |are )?(?:up|down)\b[^,;?:]{0,30}[.!]*$/iu;
const NOT_WHEN =
  "(?!(?:the )?(?:(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?\\b|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\\b|january|february|march|april|august|september|october|november|december|tomorrow|today|tonight|noon|end|week|month|next|then|now|\\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|post|mail|e-?mail|phone|hand))";
/** "Call from Gwen.", "Talk by the vicar", "Change of scene.", "Drop in temperature overnight." */
const NOUN_PHRASE = new RegExp(
  `^(?:(?:phone |video |short |brief |long )?${NAMED}) (?:of (?!it\\b|them\\b|this\\b)|by ${NOT_WHEN}\\p{L}|from ${NOT_WHEN}(?!(?:home|there|here|work|tomorrow)\\b)\\p{L}|and (?:${NAMED})(?=[.!]*$))[^,;:?]{2,50}[.!]*$|^(?:drop|fall|rise|dip|increase|change|cut|jump|delay|gap|error|break) in (?!(?:the|my|your|our|at|on|to|for|and|some|a|an|all|by)\\b)\\p{Ll}+(?: \\p{Ll}+)?[.!]*$|^(?:guide|visit|trip) to\\b[^,;:?]{2,50}[.!]*$|^clean (?:bill|slate)\\b[^,;:?]*$`,
  "iu",
);
/** Two words that name one thing, of which the first alone would be an order. */
const COMPOUND =
  /^(?:book (?:clubs?|fairs?|shops?|launch|sale|stall)|box office|break times?|call (?:centre|center|sheet|out)|cash only|check(?:-| )?(?:in|out|list|point)s?|clean energy|contact (?:forms?|details|page|person|lens(?:es)?)|cover (?:bands?|letters?|charge|story|version)|craft fair|cut (?:flowers|glass)|dance (?:class|floor|band|show|school)s?|display (?:case|cabinet|window)s?|drive time|drop(?:-| )in (?:centre|session|clinic)s?|film (?:club|night)|finish(?:ing)? (?:line|time)s?|guide (?:dog|book)s?|hand (?:luggage|cream|towels?|gel|soap|baggage)|help desk|lead (?:singer|guitar|actor|time)|light (?:rain|lunch|winds?|snow|showers|traffic|industry|refreshments)|mail order|market (?:day|stall|square|place)|match (?:day|report|ball)|meeting (?:room|point|place)|mind map|open (?:day|house|evening|air|mic|plan|fire)|order (?:book|forms?)|paint(?:ing)? (?:shop|job|class)|park(?:ing)? (?:space|bench|run)|phone (?:calls?|box|number|charger)s?|plan b|plant (?:sale|stall|swap|pot)s?|play (?:reading|group|time|area|park)s?|post (?:office|code|box|room)|press (?:release|cutting|conference|officer|pass|night)s?|price (?:rise|increase|cut|tag)s?|print(?:ing)? (?:on demand|run|shop)s?|read(?:ing)? group|record (?:sales|numbers|turnout|crowds?|takings|attendance|year|temperatures|breaker|shop|player)|return (?:ticket|journey|fare|flight)s?|spring (?:clean|sale|fair|term|bulbs)|stop (?:press|sign)|trade (?:fair|show)|ring (?:road|tone|main|fence)|road works?|set (?:list|menu|design|lunch)s?|shop (?:floor|window|assistant)s?|show (?:time|case|room|home|garden)s?|sign language|sound (?:check|system|desk|engineer|effects)|stand (?:up|in) (?:comedy|comedian|comic)|start(?:ing)? (?:time|line|date|point|up)s?|state of play|stock (?:market|cube|room)|study (?:group|leave|room)|support (?:act|group|band|worker)s?|swim(?:ming)? (?:pool|gala|lesson)s?|test (?:drive|results?|match|run|card|tube)s?|tour (?:bus|guide|operator|dates?)|train (?:strike|times?|station|tickets?|fare)s?|turn of|view in (?:browser|your browser)|walk in the park|wash day|water (?:feature|pressure|main|level|bill)s?|wind (?:farm|speed)|work in progress|work (?:shop|load|experience|permit)s?)\b(?! (?:the|an?|my|your|our|it|them|his|her)\b)[^,;:?]{0,40}[.!]*$/iu;
const HOW_HURT =
  /^(?:cut|hit|hurt|burnt|burned|broke|banged|stubbed|bruised|trapped|grazed|split|shut) my (?:\p{L}+ )?(?:thumb|finger|hand|foot|toe|knee|head|back|arm|leg|elbow|shin|ankle|wrist|nose|lip|ear)s?\b/iu;

const ASKED =
  /\b(?:please|pls|asap|urgent(?:ly)?|can you|could you|needed|to do|(?:to|from|for) (?:you|me|us)|by (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|noon|the \d+(?:st|nd|rd|th)|the end))\b/i;

/** "Gave it a wipe.", "Ran out of milk.": what somebody did, without saying who. */
const DID =
  /^(?:gave|took|met|saw|went|heard|rang|spoke|came|wrote|drove|ate|drank|ran|threw|flew|fell|broke|chose|began|sold|bought|wore|woke|sang|swam|knew) [^:;?]*[.!]*$/i;

/** Headings, names of things and clipped reports that open like an order. */
export const CLIPPED: readonly NoTask[] = [
  [HOW_IT_IS, ASKED],
  [UP_OR_DOWN, ASKED],
  [NOUN_PHRASE, ASKED],
  [COMPOUND, ASKED],
  [HOW_HURT, null],
  [DID, PLEADS],
];
