import type { Act } from "../act";
import { LikelyShapes } from "../likely-shapes";
import { CLIPPED } from "./no-task/clipped";
import { OFFERED } from "./no-task/offers";
import { OF_OTHERS } from "./no-task/others";
import { OVERTAKEN } from "./no-task/overtaken";
import { TOLD_IN_PASSING } from "./no-task/passing";
import { RULES } from "./no-task/rules";
import { SET_PHRASES } from "./no-task/set-phrases";
import type { NoTask } from "./no-task/shape";
import { SMALL_TALK as TALK } from "./no-task/small-talk";

/** "Nobody expects you to repaint it", "nothing needs to be done": it is said that there is no task. */
const SPARED =
  /\b(?:nobody|no one|no-one) (?:expects?|asks?|wants?|needs?)\b(?! (?:to know|more|better))|^needless to say\b|\bnot (?:really )?the (?:right |best )?(?:moment|time|place) (?:to|for)\b|^(?:as (?:to|for|regards) [^,;]{2,60}, )?you (?:had |have |also )*asked (?:me |us )?(?:for|about|whether|if|how|what|when)\b(?![^.;]*\?)|\bnothing (?:\p{L}+ ){0,2}(?:(?:needs?|has|remains|is left|left) to|(?:for (?:you|us|me) )?to (?:do|prepare|organi[sz]e|follow up))\b|\byou (?:can|may) (?:save|spare) yourself\b|\byou(?:['’]re| are) (?:spared|excused|let off|off the hook)\b|^not (?:yet )?(?:agreed|decided|settled)\s*[:–—-]/iu;
/** "I normally read it twice", "how it usually goes": so it is done each time. */
const HABIT =
  /(?:^|[,;:] )(?:(?:so|well|and|but),? )?(?:i|we|he|she|they|one) (?:usually|normally|generally|typically|mostly) |\bhow (?:it|this|that|we|i|they) (?:usually|normally|always|generally) (?:go|goes|works?|do|does)\b|\b(?:on )?the (?:first|second|third|fourth|last) (?:working |business |bank )?\p{L}+ of (?:the|each|every) (?:month|week|quarter|year|term)\b|^when(?:ever)? (?:i|we|he|she|they|\p{Lu}\p{L}+)(?: a|['’])?(?:m|re|s| is| are) (?:on (?:leave|holiday|vacation)|away|off|out|ill|sick|at sea|abroad)\b|^every (?:\p{L}+day|morning|evening|week|month|year|quarter) (?:i|we|he|she|they)\b/iu;
/** "Should he agree, Joan would have to order it" */
const SUPPOSED =
  /^(?:should|if|were|in case)\b.{0,160}\bwould (?:\p{L}+ )?(?:have|need) to\b|\bin (?:that|this|such a) (?:case|event)\b.{0,60}\bwould\b/iu;
/** Done by being said: "I attach the templates", "I'm copying in Carlo". */
const SAID_IS_DONE =
  /^(?:what (?:I|we)(?:'ve| have)(?: already| now)? (?:got|received|done|seen)(?: already| so far)?\s*:|pfa\b|please (?:find|see) (?:attached|enclosed)|(?:i|we)(?:'m|'re| am| are)? (?:hereby |also )?(?:attach|enclose|append|attaching|enclosing|appending|cc'?ing|copying (?:you|\p{Lu}\p{L}+|them|him|her|everyone)? ?in|forwarding|passing (?:this|it) on)\b)/iu;
/** "If you need anything else, just call me": said to be kind. */
const AT_YOUR_SERVICE =
  /^(?:if|should|in case|when(?:ever)?) (?:you|anything|there|anyone|anybody)\b[^,]{0,60}\b(?:anything|something|questions?|problems?|help|unclear|trouble|doubts?|further|more (?:info|information|details)|any (?:more )?(?:info|information|details))\b[^,]{0,40},? (?:then )?(?:just |please |simply |do |feel free to |don't hesitate to )*(?:call|ring|let|contact|ask|write|reach|get in touch|drop|mail|e-?mail|message|ping|shout|text|give|come|say|speak|talk)\b/iu;
/** "If anything burns, ring my mobile" */
const IF_ANYTHING =
  /^(?:if|should|in case) (?:anything|something) (?:\p{L}+ ){0,3}\p{L}+, (?:just |please |simply )*(?:call|ring|phone|text|ping|write|mail|shout|tell|contact|let)\b/iu;
/** "I'm writing because the boiler is loud", "you can reach me on 0171": how a letter begins, and ends. */
const OF_LETTERS =
  /^(?:[^,]{2,30}, )?I(?:['’]m| am) (?:writing|contacting you|getting in touch) (?:to you )?(?:because|about|as|on behalf|regarding|with (?:regard|reference))\b|^you can (?:always |also |best |usually )*(?:reach|find|contact|get hold of|catch) (?:me|us)\b/iu;
/** "I'll give them until Wednesday": waiting is no work. */
const WAITS =
  /^(?:(?:so|then|and|but),? )?(?:I|we)(?:['’]ll| will| can|['’]d)? (?:give|allow) (?:\S+ ){1,2}(?:until|till|time|another (?:day|week)|a (?:few|couple|day|week|bit))\b(?!.*\band\b)/i;
/** "If you ever come through Leeds, ring us" */
const IF_EVER = /^(?:if|when(?:ever)?) (?:you ever|you happen to|you(?:['’]re| are) ever)\b/i;
/** "I am grateful for your patience": thanks. "We must advise you that it will not leave": told. */
const THANKS_OR_TELLS =
  /^(?:I|we)(?:['’]m|['’]re| am| are) (?:\p{L}+ )?(?:grateful|thankful|obliged) for\b|\b(?:I|we) (?:must|have to|regret to|need to|would like to|hereby) ?(?:advise|inform|notify|tell) you (?:that|of)\b/iu;
/** "Who decides on the menu?": asked to know it. */
const WHO_MAY =
  /^(?:and |so )?who (?:decides|chairs|is in charge|signs off|has the final say)\b[^,;]*\?\s*$/i;
/** "I'm happy to help if needed" */
const OFFERS =
  /^(?:i|we)(?:['’]m|['’]re| am| are|['’]ll be| will be) (?:always |more than |very |also )*(?:happy|glad|available|there|here|around|ready) (?:to (?:help|assist|support|answer|discuss|explain|chat|talk)|for (?:any )?(?:questions|help))\b/iu;
/** "With and without the lid, please.": how, of what was asked before. */
const ADDS = /^(?:with|without|in) [^.:;?!]{2,40},? (?:please|pls)[.!]*$/i;
/** "Would you like me to ring them?": offered, and nobody's until it is taken. */
const OFFERS_TO = /\b(?:would|do) you (?:like|want|prefer) (?:me|us|one of us) to\b[^.;]*\?\s*$/i;
/** "Beers on me on Friday" */
const TREATS =
  /^(?:the )?(?:first )?(?:beers?|drinks?|rounds?|coffees?|lunch|dinner|pizzas?|cakes?|ice creams?)(?: (?:is|are|will be))? on (?:me|us)\b/i;
/** "Quick update before I leave": what follows is told. */
const NEWS =
  /^(?:just )?(?:an? |some )?(?:quick|short|brief|small|little) (?:update|note|heads[- ]up|recap|summary|info|message|status|word|hello)\b|^(?:just )?for (?:the|your) (?:digest|info(?:rmation)?|records?|files?)\b/i;
/** "For the Monday digest, please track this one": whoever forwards it says so to what writes the digest. */
const TO_DIGEST =
  /^(?:please |pls )?(?:track|watch) (?:this|it|that)(?: one| mail| thread)?\W*$|^(?=.*\b(?:digest|weekly summary)\b).*\b(?:track|include|add|keep|pick up|watch|mind) (?:this|it|that|these|them)(?: one| mail| thread)?(?: (?:in|for|to|on) (?:the|our|your|my) [\p{L} ]+)?\W*$/iu;
/** "Please note that the office is closed": it is told, not asked. */
const TOLD =
  /^(?:(?:please|kindly|pls|also|but) )*(?:(?:note|be aware|bear in mind|remember) that\b|note (?=(?:the|our|this|these|all|any|there|we)\b(?! (?:date|time|number|name)s?\b)))/i;
const ASKS =
  /\b(?:please|pls|plz|kindly|(?:can|could|would|will) you|you (?:must|need|should(?! (?:have|get|see|receive|hear)\b)))\b|['’]ll\b|\bwill\b/i;
/** "Sylvie, thank you for ordering them so early", "get some rest": said to be kind. */
const KINDLY =
  /^(?:(?:and|but|now|so),? )?(?:\p{L}+,? )?(?:(?:thank you|thanks)(?: so much| very much| a lot| again| both| all)? for \p{L}+ing\b|get (?:some|a good) (?:proper |well[- ]earned )?(?:rest|sleep|night)|(?:sleep|travel) well\b|mind how you go|(?:look after|take care of|be good to|be kind to) yourself)/iu;
/** "What is not ok is the refund": said of what is wrong. */
const WHAT_IS_WRONG =
  /^what(?:['’]s| is| are)(?: still| also| really)? (?:not|broken|wrong|bad|stuck|unclear|slow|down|annoying|strange|odd)\b[^?]{0,40}\b(?:is|are)\b/i;
/** "What got settled.", "Who's doing what": heads of what follows, written as sentences. */
const HEADS_WHAT_FOLLOWS =
  /^(?:and |so |first,? |now )?(?:what|who)(?:['’]s| is| was| were| got| we| has been| have we| did| didn['’]t| isn['’]t| hasn['’]t| still)(?: \p{L}+){0,3}? ?(?:settled|decided|agreed|resolved|discussed|doing what|done|open|next|left|new|not|outstanding)?[.:!]*$/iu;
/** "Shoutout to Marcus for driving to Joliet" */
const PRAISES =
  /^(?:(?:and|also),? )?(?:(?:a |an )?(?:big|huge|massive|special|extra|quick|enormous) )*(?:shout[- ]?outs?|kudos|props|hats off|congrats|congratulations|bravo|hat tip|full credit|thanks|applause|respect) (?:also |again )?to\b(?!.*\b(?:please|could you|can you)\b)/iu;
/** "Are you all set for Christmas?" */
const SMALL_TALK =
  /^(?:(?:and|so|ps),? )?(?:\p{Lu}\p{L}+,? )?(?:(?:are you|you)(?: all| both)? (?:set|ready|sorted|excited|looking forward|off anywhere)|did you (?:all |both )?have a|have you (?:all |both )?had a|how (?:was|were|is|are) (?:your|the|you)\b)[^?]*\b(?:christmas|easter|weekend|holidays?|half[- ]term|birthday|wedding|trip|baby|kids|family|new year)\b[^?]*\?\s*$/iu;
/** "Ilka, lovely job on the brochure", "well done on the audit" */
const WELL_DONE =
  /^(?:(?:and|also),? )?(?:\p{Lu}\p{L}+(?: and \p{Lu}\p{L}+)?(?:,| [–—-]) ?)?(?:(?:an? |really |very |such |absolutely |what an? )*(?:lovely|great|good|nice|brilliant|excellent|fantastic|superb|amazing|cracking|top|fine|wonderful|terrific|stunning|super|sterling) (?:job|work|effort|stuff|going|show|result|performance|catch|save|spot|one|idea|turnout|team ?work)|well (?:done|played))\b(?!.*\b(?:please|pls|can you|could you|but)\b)[^?]*$/iu;
/** "And Luke for taping me at five in the morning", behind thanks */
const THANKS_ON =
  /^(?:and|also|but (?:above all|especially|most of all)|especially|not least|above all)(?: to)? \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?: and \p{Lu}\p{L}+)? for \p{L}+ing\b/iu;
/** "Tom, got your hours, that's the lot from you": it is there. */
const THATS_ALL =
  /\b(?:got|have|received|thanks|done|in)\b.*\bthat(?:['’]s| is| was) (?:the lot|all|everything|it)(?: from (?:you|me|us|my side|your side))?[.! ]*$/iu;
/** "Our conductor needs to know for the programme": why something is asked. */
const WHY_ASKED =
  /^(?!(?:I|we|you)\b)[^,;:?]{2,40} (?:needs?|wants?|has|have) to know(?: (?:for|because|so that|since|before (?:he|she|they|it)|when)\b[^?]*)?[.!]*$/i;
/** "I'll try not to be late" */
const TRIES_NOT = /^(?:(?:and|but),? )?(?:I|we)(?:['’]ll| will) try (?:hard |my best |our best )?not to\b/i;
/** "Nadia, I know." */
const UNDERSTANDS =
  /^(?:\p{Lu}\p{L}+,? )?(?:I|we) (?:know|see|understand|agree|hear you|think so|believe so|hope so|guess so|feel (?:you|the same))[.! ]*$/u;
/** "They want to think about it" */
const THINKS_IT_OVER =
  /\b(?:wants?|needs?|would like|['’]d like) to think (?:about (?:it|that|this)|it over)\b(?!.*\b(?:please|can you|could you)\b)/iu;
/** "In progress: open orders (Amir)" */
const UNDER_WAY = /^(?:in progress|ongoing|under way|underway|wip|started|not started|not yet started)\s*:/i;
/** "If you can't make it let me know and I'll put it in the yard" */
const IF_TOLD =
  /^(?:if|should|in case)\b[^?]*\blet (?:me|us) know,? (?:and|then|so) (?:I|we)(?:['’]ll| will| can)\b/iu;
/** "I'm away until Thursday, is Friday ok for the figures?", "Could they come on Thursday?": asked is only whether the day will do. */
const WHETHER_THE_DAY =
  /(?:^|[,;.–—-] )(?:(?:and|but|so|or) )?(?:is|would|will) (?:(?:by|on|next|this|early|late|the|end of) )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight|week(?:end)?|(?:\d{1,2}(?:st|nd|rd|th)))(?: (?:morning|afternoon|evening|noon|week))? (?:be |still |also )*(?:ok|okay|fine|alright|all right|possible|good|early enough|soon enough|enough|in time|work|do|suit)\b[^?]{0,40}\?\s*$|(?:^|[,;.–—-] )(?:(?:and|but|so|or) )?(?:can|could|would|might) (?:they|it|he|she|that|this|we) (?:also |rather |just )*(?:come|be|be done|be moved|happen|make it|make|do it|do|work)(?: it| round| over)?(?: (?:on|to|by|until))? (?:next |this |early |the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|\d{1,2}(?:st|nd|rd|th)|week)\b[^?,]{0,20}\?\s*$/iu;
const LAUGHS = /^(?:ha(?:ha)+h?|hehe|lol|rofl|😂|🤣)\W/iu;
/** "Send her love": said for somebody, to be kind. */
const GREETS =
  /^(?:send|give|pass on)s? (?:(?:you|us|me|them|everyone|all) )?(?:(?:all )?(?:his|her|their|its|our|my|the|much|lots of|kind|warm|best)\s+){0,2}(?:love|regards|greetings|wishes|compliments|condolences|congratulations|hugs|kisses)\b/i;

/** "I've asked if we can borrow a router": asked of somebody else. */
const ASKED_ELSEWHERE =
  /^(?:(?:and|so|but|also),? )*(?:I|we)(?:['’]ve| have)? (?:also |already |just )?(?:asked|enquired)(?: \p{L}+| the \p{L}+)? (?:if|whether) (?:we|I|they|he|she|it|there)\b/iu;

/** What asks nothing, unless it does so all the same. */
const NOTHING_ASKED = new LikelyShapes<NoTask>(
  [
    [WHO_MAY, null],
    [THANKS_OR_TELLS, /\b(?:please|pls|kindly|(?:can|could|would) you|you (?:must|need|have) to|by)\b/i],
    [ASKED_ELSEWHERE, ASKS],
    [WHAT_IS_WRONG, null],
    [KINDLY, ASKS],
    [IF_EVER, null],
    [SPARED, /\b(?:please|pls|plz|kindly|except|apart from)\b/i],
    [SAID_IS_DONE, ASKS],
    [HABIT, ASKS],
    [SUPPOSED, ASKS],
    [TOLD, null],
    [AT_YOUR_SERVICE, null],
    [IF_ANYTHING, null],
    [WAITS, /[,;] (?:then|or|otherwise|and)\b/i],
    [OF_LETTERS, ASKS],
    [OFFERS, null],
    [OFFERS_TO, null],
    [WHETHER_THE_DAY, /\b(?:please|pls|(?:can|could) you)\b/i],
    [TREATS, null],
    [PRAISES, null],
    [WELL_DONE, ASKS],
    [SMALL_TALK, null],
    [IF_TOLD, null],
    [THINKS_IT_OVER, null],
    [UNDER_WAY, null],
    [UNDERSTANDS, null],
    [WHY_ASKED, null],
    [TRIES_NOT, null],
    [THATS_ALL, null],
    [THANKS_ON, null],
    [ADDS, null],
    [TO_DIGEST, null],
    [NEWS, /\b(?:can|could|would|will) you\b|[:,] (?:please|pls) /i],
    ...TOLD_IN_PASSING,
    ...OFFERED,
    ...RULES,
    ...TALK,
    ...OF_OTHERS,
    ...OVERTAKEN,
    ...SET_PHRASES,
    ...CLIPPED,
  ],
  ([shape]) => shape,
);

/** "What got settled.": what follows is, and the sentence itself says nothing. */
export const headsWhatFollows = (plain: string): boolean =>
  HEADS_WHAT_FOLLOWS.test(plain) && plain.split(/\s+/).length <= 6;

/** The sentence, in plain English, says that there is nothing to do, what is done each time, or a joke: whatever reads like a task is none. */
export function asksNothing(plain: string): boolean {
  return (
    headsWhatFollows(plain) ||
    NOTHING_ASKED.find(plain, ([, unless]) => !unless?.test(plain)) !== undefined ||
    (LAUGHS.test(plain) && /\?\s*$/.test(plain))
  );
}

/** A task in its grammar, a greeting in what it says. */
export const onlyGreets = (act: Act): boolean => GREETS.test(act.line);
