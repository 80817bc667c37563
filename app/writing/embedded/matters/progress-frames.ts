import { asFrame, END, I, IS, LEAD, NAME, OF, THEN, THING, UNTIL } from "./frame-words";
import type { Progress } from "./progress";

/** The doing that was asked, in its own words: its verb has to be the task's. */
const DOING =
  "(?<doing>(?!be\\b|have\\b|know\\b|see\\b)[\\p{Ll}]+(?: up| in| out| off)? (?!to\\b)[^,;:?]{3,80}?)";
/** A past form or participle, which has to be of the task's verb. */
const DID = "(?<did>[\\p{Ll}]{3,})(?: up| in| out| off)?";
const WILL = "(?:'ll| will|'m going to| am going to| can| could)(?: now| gladly| happily| just)?";
const OVER =
  "(?:done|finished|sorted(?: out)?|ready|complete|completed|taken care of|dealt with|seen to|wrapped up|out of the way|settled)";
const FINISHED =
  "(?:finished(?: with)?|done(?: with)?|completed|taken care of|took care of|dealt with|seen to|sorted(?: out)?|wrapped up)";
const SINCE = "(?: (?:already|just|now|also|finally|since|kindly))*";
const TELLS =
  "(?:tells? (?:me|us)|told (?:me|us)|has told (?:me|us)|says|said|confirms|confirmed|reports|mentioned)(?: that)?";
/** What keeps somebody from it: "Nora is swamped", "I'm off tomorrow". */
const KEPT =
  "(?: is| am|'s|'m| are|'re|'ll be| will be| has| have|'ve| can't| cannot| won't)\\b(?! (?:done|finished|sent)\\b)[^,;?]{2,50}";
const KINDLY = "(?:(?:already|very|kindly|also|now) )*";
const TAKEN_ON = `(?:${KINDLY}(?:offered|agreed|volunteered|promised) to|${KINDLY}has ${KINDLY}(?:offered|agreed|volunteered|promised) to|will|'ll|is going to|can|is happy to)`;
const FOR_ME = "(?:instead of me|for me|in my place|in my stead|on my behalf|instead)";
const DAY_OF_DOING =
  "(?<day>(?:on|by|before|until|till|next|this|tomorrow|after)\\b[^,;?]{2,40}?|tomorrow|tonight)";

const FRAMES_OF_THINGS: readonly (readonly [string, Progress])[] = [
  [
    `${NAME}(?:'s| is| will be)(?: now)? (?:taking over|taking care of|doing|handling|looking after|dealing with|covering|sorting(?: out)?|seeing to|in charge of) ${THING}`,
    "handed",
  ],
  [
    `${NAME} (?:takes|has taken|took|will take|'ll take|is going to take)(?: over| on| care of) ${THING}`,
    "handed",
  ],
  [
    `${I} (?:passed|handed|given|delegated|forwarded|left) ${THING} (?:on |over )?(?:to|with) ${NAME}`,
    "handed",
  ],
  [
    `I(?:'m| am)(?: now| also)? (?:taking over|taking on|doing|handling|covering) ${THING} (?:from|for|instead of) ${OF}`,
    "taken",
  ],
  [
    `I(?:'ll| will|'m going to|'ve taken| have taken|'ve| have)(?: take| taken)?(?: over| on) ${THING}(?: from ${OF})?`,
    "taken",
  ],
  [`I(?:'m| am)(?: now)? taking over ${THING}`, "taken"],
  [
    `I(?:'ll| will|'m going to| can) take ${THING} (?:over from|off|from) ${OF}(?:'s? (?:hands|plate|list|desk|shoulders))?`,
    "taken",
  ],
  [`${THING} (?:is|are|sits|lies|rests)(?: now)? with ${NAME}(?: now)?`, "lies with"],
  [
    `${THING} (?:can|could|may|should)(?: now)? be (?:dropped|scrapped|cancelled|skipped|forgotten|ignored|crossed off|struck off|abandoned)`,
    "off",
  ],
  [
    `${THING} (?:is|are|'s)(?: now)? (?:no longer|not) (?:needed|necessary|required)(?: any ?more| after all)?`,
    "off",
  ],
  [
    `(?:please |you can |let's |just |we can )*(?:forget|drop|scrap|skip|ignore|cross off|never mind|(?:leave|stop)(?!.* (?:with|to) (?:me|us)\\b))(?: about)? ${THING}(?: for now| then)?`,
    "off",
  ],
  [`(?:we|I)(?: now)? (?:don't|do not|no longer|won't) need ${THING}(?: any ?more| after all| now)?`, "off"],
  [`no need for ${THING}(?: any ?more| after all| now)?`, "off"],
  [
    `(?:you|we|I) (?:can|may)(?: now)? (?:tick|cross|strike|check)(?: off)? ${THING}(?: off(?: (?:the|your|our) list)?)?`,
    "done",
  ],
  [
    `${I} (?:took care of|taken care of|dealt with|seen to|sorted(?: out)?|finished(?: with)?|done(?: with)?|wrapped up|ticked off|completed) ${THING}`,
    "done",
  ],
  [`(?:all )?done with ${THING}`, "done"],
  [
    `${THING} ${IS} (?:taken care of|dealt with|sorted(?: out)?|wrapped up|done and dusted|out of the way|off my (?:list|desk|plate)|ticked off)`,
    "done",
  ],
  [`(?:so )?that(?:'s| is) ${THING} (?:${OVER}|off my (?:list|desk|plate))(?: then)?`, "done"],
  [`${OF} ${TELLS} ${THING} (?:is|are|has been|have been|was|were)(?: now| all| already)* ${OVER}`, "done"],
  [`${OF}(?:'s| has| have)?${SINCE} ${FINISHED} ${THING}`, "done"],
  [
    `(?:(?:many|lots of|big|huge|a big) )?(?:thanks|thank you|well done)(?: so much| a lot| again)? for (?:getting|having) ${THING} (?:${OVER}|${DID})(?: so (?:quickly|fast|well|promptly))?`,
    "done",
  ],
  [
    `(?:(?:many|lots of|big|huge|a big) )?(?:thanks|thank you|well done)(?: so much| a lot| again)? for (?:sorting(?: out)?|finishing|completing|wrapping up|dealing with) ${THING}(?: so (?:quickly|fast|well|promptly))?`,
    "done",
  ],
  [`${THING} (?:will have|has|have|needs?|'ll have) to wait ${UNTIL}`, "waits"],
  [`${THING} (?:can|may) (?:happily |easily )?wait ${UNTIL}`, "waits"],
  [`(?:I'll|I will|we'll|we will) (?:get|come|see) (?:round |on )?to ${THING} ${UNTIL}`, "waits"],
  [
    `(?:I|we)(?:'ll| will)?(?: probably| really| still)? need ${UNTIL} (?:for|to (?:finish|do|complete|get)) ${THING}(?: done| finished| ready)?`,
    "waits",
  ],
  [
    `${THING} ${IS} (?:nearly|almost|half|partly|mostly|not quite|not yet|not|still not)(?: all)? (?:finished|done|ready|there|complete|sorted)(?: yet)?`,
    "goes on",
  ],
  [
    `${THING} ${IS} (?:in progress|under ?way|in hand|(?:still |next )?on my (?:list|desk|plate)|next on my list|in the works)`,
    "goes on",
  ],
  [
    `${THING} (?:is|are|'s) (?:taking|going to take|dragging on)(?: me)?(?: (?:a (?:bit|little|lot)|much|far|some|rather|slightly))?(?: (?:longer|more time))? than (?:I |we )?(?:had )?(?:thought|expected|planned|hoped)`,
    "goes on",
  ],
  [`(?:I|we) (?:haven't|have not) forgotten(?: about)? ${THING}`, "goes on"],
  [`${I}(?: still)? (?:started|begun|working|busy)(?: work)? (?:on|with) ${THING}`, "goes on"],
  [`${I} (?:halfway|half way|most of the way) through ${THING}`, "goes on"],
  [
    `(?:I|we) (?:haven't|have not)(?: yet)? (?:got|gotten|come|managed) (?:round |around )?to ${THING}(?: yet)?`,
    "goes on",
  ],
  [`no (?:progress|news|movement|update) on ${THING}(?: so far| yet)?`, "goes on"],
  [`(?:half|most|some|part|a third|two thirds) of ${THING} ${IS} (?:done|finished|ready|sorted)`, "goes on"],
  [
    `(?:I|we) (?:haven't|have not) (?!got\\b|gotten\\b|heard\\b|seen\\b|received\\b|had\\b|been\\b|found\\b|forgotten\\b)[\\p{L}]+ ${THING} yet`,
    "goes on",
  ],
  [
    `(?:I|we) (?:couldn't|could not|didn't|did not|haven't been able to|wasn't able to|weren't able to)(?: manage to| get round to)? (?!hear\\b|see\\b|receive\\b|get\\b|find\\b|open\\b|reach\\b|log\\b|access\\b)[\\p{L}]+(?: up| in| out| off)? ${THING}(?: today| yet| this week| in time)?`,
    "goes on",
  ],
  [
    `${THING} (?:hasn't|haven't|has not|have not) been (?!delivered\\b|received\\b|paid to\\b)[\\p{L}]+(?: up| in| out| off)? yet`,
    "goes on",
  ],
  [`${NAME} still has ${THING} (?:to do|on (?:the|his|her|their) (?:list|desk|plate))`, "lies with"],
];

/** Frames around the task's own verb. */
const FRAMES_OF_DOINGS: readonly (readonly [string, Progress])[] = [
  [`${NAME} ${TAKEN_ON} ${DOING} ${FOR_ME}`, "handed"],
  [`I(?:'ve| have)(?: now)? (?:asked|got) ${NAME} to ${DOING}(?: ${FOR_ME})?`, "handed"],
  [`(?:as |since |because )?I${KEPT}(?:,| and)? (?:so )?${NAME} ${TAKEN_ON} ${DOING}`, "handed"],
  [`I${WILL} ${DOING} (?:instead of|for|in place of|on behalf of) ${OF}`, "taken"],
  [`(?:as |since |because )?${OF}${KEPT}(?:,| and)? (?:so )?I${WILL} ${DOING}`, "taken"],
  [
    `(?:it(?:'s| is)|that(?:'s| is)) (?:enough|fine|ok(?:ay)?|all right|early enough) if you ${DOING} ${DAY_OF_DOING}`,
    "waits",
  ],
  [`I(?:'ll| will|'m going to| can) ${DOING} ${DAY_OF_DOING} instead`, "waits"],
  [`I can only ${DOING} ${DAY_OF_DOING}`, "waits"],
  [
    `(?:this is |just )?(?:a )?(?:quick |gentle |friendly |short |little )*reminder to ${DOING}`,
    "asked after",
  ],
  [`${OF}(?:'s| has| have)${SINCE} ${DID} ${THING}`, "done"],
  [`(?:I|we)(?:'ve| have)${SINCE} ${DID} ${THING}`, "done"],
  [
    `(?:I|we)${SINCE} ${DID} ${THING} (?:yesterday|last|this morning|this afternoon|earlier|on the way)[^,;]{0,25}`,
    "done",
  ],
  [`${THING} (?:has been|have been|was|were)${SINCE} ${DID}`, "done"],
  [
    `${OF}${SINCE} ${DID} ${THING} (?:yesterday|last|this morning|today|earlier|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)[^,;]{0,20}`,
    "done",
  ],
  [`(?:I|we)(?:'ve| have)?(?: finally| just)? (?:managed to get|got|had) ${THING} ${DID}`, "done"],
  [`${THING}: (?:all |now |already |just )*(?:${OVER}|${DID})`, "done"],
];

/** What is asked of a task, and is no task of its own. */
const QUESTIONS: readonly (readonly [string, Progress])[] = [
  [
    `(?:how|where)(?: is| are|'s) ${THING} (?:coming along|coming on|going|getting on|getting along|looking|progressing)`,
    "asked after",
  ],
  [`how far (?:are you|have you got(?:ten)?|along are you) with ${THING}`, "asked after"],
  [
    `(?:is there |are there |do you have |have you got )?any (?:news|updates?|progress|word) (?:on|about|of|from|regarding|with) ${THING}`,
    "asked after",
  ],
  [`(?:where|how far) (?:are|do) (?:we|you)(?: stand)? (?:with|on) ${THING}`, "asked after"],
  [`what(?:'s| is) (?:the )?(?:status|state)(?: of play)? (?:of|on|with) ${THING}`, "asked after"],
  [`(?:have|did) you(?: already| by any chance)? ${DID} ${THING}(?: yet| already)`, "asked after"],
  [`(?:has|did) ${OF}(?: already)? ${DID} ${THING}(?: yet| already)`, "asked after"],
  [`(?:is|are|has|have) ${THING} (?:been )?(?:${OVER}|${DID})(?: yet| already)`, "asked after"],
  [`(?:and )?when (?:will|is|are|can|does|do) ${THING} (?:be |get )?(?:${OVER}|${DID})`, "asked after"],
  [`(?:and )?where (?:is|are) ${THING}(?: now| then)?`, "asked after"],
  [
    `(?:could|can|would|will) you (?:please |kindly |perhaps )*${DOING}(?:,? please)? (?:instead of me|for me|in my place|in my stead)`,
    "handed",
  ],
];

const framed = (
  frames: readonly (readonly [string, Progress])[],
  end: string,
): readonly [RegExp, Progress][] =>
  frames.map(([frame, progress]) => [asFrame(`^${LEAD}${frame}${end}`), progress]);

/** Frames around the name of a thing, or around the doing itself, with what they say of it. */
export const FRAMES = framed([...FRAMES_OF_THINGS, ...FRAMES_OF_DOINGS], `${THEN}${END}`);
/** The same of questions. */
export const ASKED = framed(QUESTIONS, ",?(?: please)?\\s*\\?$");

/** "Please don't chase the courier, the client changed their mind", "no need to sign it any more", "we've decided not to order it" */
export const NOT_TO = asFrame(
  `^${LEAD}(?:(?:please |pls |kindly )?(?:don't|do not|you (?:don't|do not|needn't|need not)(?: need to| have to)?)|(?:there(?:'s| is) )?no need(?: for (?:you|us|[\\p{Lu}][\\p{L}]+))? to|${OF} (?:doesn't|does not|needn't|need not|no longer)(?: need to| have to| needs to| has to)?|(?:we|I)(?:'ve| have)?(?: now)? (?:decided|agreed|chosen) not to) (?!forget\\b|hesitate\\b|worry\\b|let\\b|be\\b|mention\\b|mind\\b|think\\b|know\\b|have\\b|need\\b|want\\b|see\\b|get\\b)(?<doing>[\\p{Ll}]+(?: up| in| out| off)? [^,;:]{3,80}?)(?: any ?more| after all| for now| yet| now| please)*(?:[,;–—-] ?[^?]{3,120})?${END}`,
);

/** "No need to order the boards any more", "you don't have to": asks nobody for anything, whatever it means. */
export const CALLS_OFF = asFrame(
  `^${LEAD}(?:(?:there(?:'s| is) )?no need(?: for (?:you|us|[\\p{Lu}][\\p{L}]+))? to|(?:you|we|[\\p{Lu}][\\p{L}]+) (?:don't|do not|doesn't|does not) (?:need|have) to|(?:you|[\\p{Lu}][\\p{L}]+) (?:needn't|need not)|(?:we|I)(?:'ve| have)?(?: now)? (?:decided|agreed|chosen) not to) .* (?:any ?more|after all)${END}`,
);
