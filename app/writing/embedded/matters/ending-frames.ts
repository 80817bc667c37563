import { asFrame, LEAD, NAME, OF, THING } from "./frame-words";
import type { Progress } from "./progress";

/** A word or two that make no thing another: "got the", "is now". */
const NOW = "(?: (?:now|all|already|just|finally|also|both|safely))*";
const IS = `(?:'s|'re| is| are| was| were| has been| have been| got)?${NOW}`;
/** How the thing stands by then: a participle, "up", "in your inbox". */
const STATE =
  "(?<did>[\\p{Ll}]{2,}(?:ed|en|t|id|ld|nd|ng|wn|de|ne|it|up|et|ut|ad|ought|aught)(?: up| in| out| off| over| round)?|up|in|on|off|out|here|there|back|gone|away|hanging|standing|in place|with (?:you|him|her|them|me|us)|(?:in|on|at) (?!(?:the |my |your |our |their )?(?:list|way|agenda|plan|pipeline|radar|order|cards|hold|hand|mind|progress|doubt|question|time|track|trouble|need|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b)(?:(?:the|your|our|their|my|its) )?[\\p{L}]+(?: [\\p{L}]+)?)";
/** What may follow: how long since, what comes of it, who is spoken to. */
const TAIL =
  "(?: (?:now|then|at last|too|as well|already|safely|in the end|myself|ourselves|again|today|yesterday|this (?:morning|afternoon|week)|last (?:night|week|thing)|earlier|since [^,;]{2,25}|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|at (?:noon|lunchtime|[\\p{N}:.]+)))*(?<tail>(?:,| -| –| —|;|!| and\\b)[^?]{2,90})?[.! ]*$";
const VERY = "(?:(?:many|lots of|big|huge|a big|so many) )?";
/** "Leave it", and not "leave it with me". */
const LEAVE = "leave(?!.* (?:with|to) (?:me|us)\\b)";
const THANKS = `${VERY}(?:thanks|thank you|thx|ta|cheers)(?: so much| very much| a lot| a million| again)?`;
const US = "(?: me| us| over| round| on)*";
const REASON = "(?: (?:any ?more|any longer|after all|for now|yet|now|then|in the end|this time))*";
/** A day by itself, or behind what leads to it. */
const DAY =
  "(?<day>(?:(?:on|by|before|next|this|until|till) )?(?:the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|today|[\\p{N}]{1,2}(?:st|nd|rd|th))(?: (?:morning|afternoon|evening|night|week|lunchtime|of [\\p{L}]+|[\\p{L}]+uary|march|april|may|june|july|august|[\\p{L}]+ber))?(?: (?:at|by) [\\p{N}:.]+(?: ?[ap]m)?)?)";
const YES = "(?:yes|yep|ok|okay|sure|fine|agreed|right|confirmed)\\b";
const AGREED = `(?:${YES}[,:;!]? )*`;

/** What a frame says of a task's thing, and what it takes for that. */
const SOURCES: readonly (readonly [string, Progress])[] = [
  // "Thanks for the figures", "thanks, the figures are perfect"
  [
    `${THANKS} for (?:(?:sending|sharing|forwarding|posting|bringing|getting|handing|giving|passing|dropping|letting (?:me|us) have|supplying|providing|uploading)${US} )?${THING}${US}`,
    "thanked",
  ],
  [
    `(?:${THANKS}[,:;!–—-]* (?:and )?)${THING} (?:is|are|was|were|looks?|works?|reads?|came out)(?: really| very| just| all| absolutely| exactly| so)* (?:perfect|great|fine|good|lovely|brilliant|spot on|helpful|clear|right|nice|beautiful(?:ly)?|well|what (?:I|we) (?:needed|wanted)|a (?:great|big) help)`,
    "thanked",
  ],
  [
    `${THING} (?:look|looks)(?: really| very| just| absolutely| so)* (?:perfect|great|fine|good|lovely|brilliant|nice|beautiful|super),? ${THANKS}`,
    "thanked",
  ],
  // "Got the figures", "the figures arrived"
  [`(?:I|we)?(?: ?(?:'ve| have))?${NOW} ?(?:got|received)${NOW} ${THING}`, "received"],
  [
    `(?:I|we)(?:'ve| have)${NOW}(?: got)?${NOW} ${THING}(?: now| here| in hand|,? (?:thanks|thank you|cheers))`,
    "received",
  ],
  [
    `(?:I|we)(?:'ve| have)?(?: now| already| since)+ (?:have |got |found )?${THING}(?: from ${NAME}| elsewhere)?`,
    "received",
  ],
  [
    `${THING}(?:'s|'ve| has| have)?${NOW} (?:arrived|come|came|landed|reached (?:me|us)|turned up|got here|made it)(?: in| through| over| here| back)?`,
    "received",
  ],
  [`${THING}(?:'s|'re| is| are| was| were)?${NOW} (?:received|here|in|with (?:me|us)|there)`, "received"],
  [
    `${OF}(?:'s| has| have)?${NOW} (?:sent|gave|given|passed|forwarded|shared|brought|e-?mailed|handed|dropped off|dropped|posted|texted|supplied)${US} ${THING}${US}(?: in| through| to (?:me|us))?`,
    "received",
  ],
  // "You have the figures", "the figures are in your inbox"
  [
    `(?:you|everybody|everyone|they)${NOW}(?:'ve got|'ve| have got| have| has got| has| got)${NOW} ${THING}`,
    "given",
  ],
  [
    `(?:you|they) (?:should|ought to|will|must)(?: already| now)? have ${THING} (?:by now|already|in your [\\p{L}]+)`,
    "given",
  ],
  [
    `(?:you|they)(?:'ll| will| should| can)?(?: also)? find ${THING} (?:in|on|at|attached|below|enclosed|here|under)\\b[^,;]{0,40}`,
    "given",
  ],
  [
    `${THING}(?:'s|'re| is| are)?${NOW} (?:with (?:you|him|her|them)|attached|below|enclosed|sent|out|(?:in|on|at) (?:your|the|our) (?:[\\p{L}]+ )?(?:inbox|desk|folder|drive|server|tray|box|post box|portal|share|pigeonhole|noticeboard|wiki|channel|doorstep|counter|mail|chat|letterbox))`,
    "given",
  ],
  [
    `(?:please find |here(?:'s| is| are|'re)|attached(?: is| are|:)?|enclosed(?: is| are|:)?) ?${THING}`,
    "given",
  ],
  [`${THING} (?:went|has gone|have gone)${NOW} (?:out|off|over|to [\\p{L} ]{2,30})`, "given"],
  // "Scaffold's up", "tiles ordered", "curtains: hung"
  [`${THING}${IS} ${STATE}`, "done"],
  [`${THING}(?:,|:| -| –| —)${NOW} ${STATE}`, "done"],
  [`(?:so )?that(?:'s| is) ${THING} ${STATE}`, "done"],
  [`(?:I|we)?(?: ?(?:'ve| have))?${NOW} ?(?:got|had|managed to (?:get|have)|have) ${THING} ${STATE}`, "done"],
  [`${OF}(?:'s| has| have)?${NOW}(?: got| had| has)? ${THING} ${STATE}`, "done"],
  [`${OF}(?:'s| has| have)?${NOW} (?<did>[\\p{Ll}]{3,})(?: up| in| out| off)? ${THING}`, "done"],
  [
    `(?:I|we)(?:'ve| have)?${NOW} (?<did>[\\p{Ll}]{3,})(?: up| in| out| off)? ${THING} (?:myself|ourselves)`,
    "done",
  ],
  [
    `(?:just |already |now |finally )*(?!(?:put|set|cut|read|let|hit|shut|get)\\b)(?<did>[\\p{Ll}]{3,}(?:ed|t|id|ld|nd|ng|ght|de|te|ok))(?: up| in| out| off)? ${THING}`,
    "done",
  ],
  [
    `${THANKS} for (?<doing>[\\p{Ll}]+ing(?: up| in| out| off)? [^,;:?!]{3,60}?)(?: so (?:quickly|fast|well|nicely))?`,
    "thanked",
  ],
  // "Don't bother with the tiles"
  [
    `(?:please )?(?:(?:you )?(?:don't|do not|needn't|need not|don't need to|no need to)|no need to) (?:bother|worry|trouble|fret)(?: yourself)?(?: (?:with|about|over))? ${THING}${REASON}`,
    "off",
  ],
  [`(?:you|we)(?: can)? stop (?:worrying|bothering|looking) (?:about|with|for) ${THING}${REASON}`, "off"],
  [`you can (?:forget|drop|${LEAVE}|scrap|skip|ignore)(?: about)? ${THING}${REASON}`, "off"],
  [`(?:never mind|forget|${LEAVE}|scrap|drop|skip)(?: about)? ${THING}${REASON}`, "off"],
  [`${THING} (?:won't|will not) be (?:needed|necessary|required|wanted)${REASON}`, "off"],
  [
    `${THING}(?:${IS} (?:no longer|not)| isn't| aren't| wasn't) (?:needed|necessary|required|wanted)${REASON}`,
    "off",
  ],
  [
    `(?:we|I)(?:'re| are|'m| am)?(?: not going to|n't going to| won't| will not)(?: be)? need(?:ing)? ${THING}${REASON}`,
    "off",
  ],
  [`(?:we|I)(?: now| all)?(?: don't| do not| no longer) (?:need|want) ${THING}${REASON}`, "off"],
  [
    `(?:we|I)(?:'re| are|'m| am|'ll| will| can)(?: just| now)? (?:go|going|do|doing|manage|managing)(?: it)? without ${THING}${REASON}`,
    "off",
  ],
  [
    `${THING}(?:(?:'s|'re| is| are|:|,| -| –)${NOW} off|(?:'s|'re| is| are|:|,| -| –)?${NOW} (?:cancelled|canceled|called off|off the table|obsolete|scrapped|dropped))`,
    "off",
  ],
  // "Curtains: yes, Tuesday": still to be done, and when
  [`(?!${YES})${THING}(?::|,| -| –| —) ${AGREED}${DAY}(?:,? (?:then|ok|okay|it is|is fine|works))?`, "waits"],
  [`${THING} (?=on|by|next|this|tomorrow)${DAY}(?:,? (?:then|ok|okay|it is))`, "waits"],
  [`${AGREED}${DAY}(?:,? then)? for ${THING}(?:,? then)?`, "waits"],
  [
    `${AGREED}${DAY} (?:works|is fine|is good|suits|would work|it is)(?: (?:for )?(?:me|us))? for ${THING}`,
    "waits",
  ],
  [`(?:I|we)?(?:'ll| will)? ?(?:can |could )?(?:do|make|manage) ${THING} ${DAY}(?:,? then)?`, "waits"],
  [`(?:you|they)(?:'ll| will| should)(?: then)? (?:have|get|receive) ${THING} ${DAY}`, "waits"],
  [
    `(?:I|we)(?:'ll| will) have ${THING} (?:(?:for|with|over to) (?:you|him|her|them) |ready |done )?${DAY}`,
    "waits",
  ],
  [
    `${THING}(?:'ll| will| should| is to| are to)? (?:to )?(?:be|come|follow|go out|arrive)(?: (?:with you|there|here|in|up|ready|done|finished|out|[\\p{Ll}]+(?:ed|en|t|id|ung)(?: up| in| out| off)?))? ${DAY}`,
    "waits",
  ],
  [
    `(?:(?:I|we)(?:'ll| will)|will) (?:get|have) ${THING} (?:[\\p{Ll}]+(?:ed|en|t|id|ung)|up|in|done|ready|out|off|sorted)(?: up| in| out| off)? ${DAY}`,
    "waits",
  ],
  // "Still no guest list", "the figures will follow"
  [
    `(?:you|they)(?:'ll| will| should) (?:have|get|receive) ${THING} (?:soon|shortly|in a (?:bit|moment|minute)|asap)`,
    "goes on",
  ],
  [`${THING}(?: will| to|'ll) follow(?: soon| shortly| separately)?`, "goes on"],
  [
    `(?:I'm|I am|we're|we are)(?: still)? (?:looking for|hunting for|searching for|waiting for|chasing) ${THING}`,
    "goes on",
  ],
  [
    `${THING}:? (?:is |are )?(?:not yet|still (?:not|open|outstanding|to do|missing|to come))(?: [\\p{L}]+)?`,
    "not yet",
  ],
  [
    `(?:once|as soon as|when|if|until|unless|before) ${THING}${IS} ${STATE.replace("<did>", "<how>")}(?: (?:by|on) [^,;?]{2,20})?,? (?:I|we|you|they|he|she|it|the)\\b[^?]{2,80}`,
    "not yet",
  ],
  [
    `(?:half|most|some|part|a third|a quarter) of ${THING}${IS} ${STATE.replace("<did>", "<how>")}`,
    "not yet",
  ],
  [`(?:still |there(?:'s| is| are) still )no ${THING}`, "not yet"],
  [
    `nobody(?:'s| has)?(?: yet)? (?!said|told|asked|mentioned)[\\p{Ll}]+(?: up| in| out| off)? ${THING}(?: yet| so far)?`,
    "not yet",
  ],
  [
    `${THING} (?:hasn't|haven't|has not|have not|didn't|did not|isn't|aren't|is not|are not)(?: yet)? (?!(?:changed|needed|necessary|required|wanted|going to|good|bad|mine|ours)\\b)[\\p{L} ]{2,25}(?: yet| so far| either)?`,
    "not yet",
  ],
  [
    `(?:the )?${THING}(?: (?:that |which )?(?:you|he|she|they) (?:sent|gave|made|brought|ordered|printed)(?: [\\p{L}]+){0,3})? (?:is|are|was|were) (?:the |an? )?(?:wrong|old|incomplete|unreadable|blank|illegible|out of date|last year's)\\b[^,;]{0,20}`,
    "not yet",
  ],
  [
    `${THING} (?:would|could|might) (?:help|be (?:a |of )?(?:great|big|good|useful|helpful|handy))\\b[^,;]{0,20}`,
    "not yet",
  ],
  [
    `(?:I|we) (?:could (?:really )?do with|could (?:really )?use|badly need|really need|can't wait (?:to see|for)) ${THING}`,
    "not yet",
  ],
  [`without ${THING},? (?:I|we|they|he|she) (?:can't|cannot|can not)\\b[^,;]{2,60}`, "not yet"],
  [`${THING} (?:is|are)(?: really| very| so| the most)* (?:important|urgent|crucial)`, "not yet"],
  [`(?:once|as soon as|when) (?:I|we) (?:have|get|receive|see) ${THING}\\b[^?]{2,80}`, "not yet"],
  [`(?:thanks|thank you) for (?:the|your) reminder (?:about|of|on|for) ${THING}`, "not yet"],
];

/** Frames that say what became of a task by the name of its thing, and that a later clause may follow. */
export const ENDING_FRAMES: readonly (readonly [RegExp, Progress])[] = SOURCES.map(([frame, progress]) => [
  asFrame(`^${LEAD}${frame}${TAIL}`),
  progress,
]);

/** What is said behind a told end and takes it back: "got the figures, but page two is missing". */
export const TAKES_BACK =
  /\b(?:but|except|only|apart from|wrong|missing|incomplete|not|until|unless|half|still|too (?:late|early|small|big|short|long)|to (?:go|come|follow)|left|remaining|outstanding|rest|promised|promises|hopes?|expects?|waiting)\b|n't\b/i;
/** A thing named so is not all of it, or another one: "half of the tiles", "the wrong tiles", "not the tiles". */
export const NOT_ALL =
  /^(?:one|two|three|four|five|six|a few|several|\d+)\b|\b(?:to be|not|no|never|nobody|can|do|did|shall|please|half|some|part|most|few|several|wrong|old|other|almost|nearly|another|reminder|should|will|would|must|could|might|if|once|when|until|unless|in advance|ahead)\b|n't\b/i;
