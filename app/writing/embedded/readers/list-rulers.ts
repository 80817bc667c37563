import { mayBeName } from "./addressees";

/** What a sentence makes of the list below it, or of what it enumerates itself: tasks. */
export interface ListRuler {
  /** The one whom it calls. */
  called: string | null;
  /** Its reader is asked for what it lists; else it says what is to be done, by anybody. */
  asksReader: boolean;
}

/** "Mateo, please:" */
const CALLS =
  /^(\p{Lu}[\p{Ll}'’-]+),?\s+(?:please|pls|could you|can you|would you|you)(?: (?:please|also|do|take|handle))*(?: the following(?: \p{Ll}+)?)?(?: (?:by|before|until|for|this) [^.?!:,]{3,30})?\s*[:,–—-]?$/u;
/** "Could you send me:", "the following, please:" */
const PLEADS = /^(?:please|could you|can you|would you)\b[^.?!]{0,60}[:?]$|^[^.?!]{0,80}\bplease\s*:$/iu;

/** "I should be grateful if you would" */
const PLEADS_POLITELY =
  /^(?:(?!\b(?:told|said|wrote|asked)\b)[^.?!:]){0,90}\b(?:(?:i|we)(?:['’]d| should| would) (?:also )?(?:be (?:very |most |so )?(?:grateful|obliged|glad|thankful|pleased)|appreciate it) if you (?:would|could)|(?:i|we)(?: would|['’]d| may| must| have to)?(?: kindly| therefore| also)* (?:ask|request|invite) you to)(?: kindly| please)?\s*:?$/iu;

const BY = "(?:(?:by|before|until|for|on|ahead of) [^.?!:,]{3,30},? )?";
/** "What I still miss:", "By tomorrow evening I need", "Still missing from you:" */
const NEEDED = new RegExp(
  `^${BY}(?:(?:(?:what|(?:the|some|(?:just )?a few|several|two|three|four) (?:more )?(?:things|points|bits)(?: that)?) )?(?:i|we)(?:['’](?:m|re|ll|d)| am| are| will| would)?(?: still| also| now| only| urgently)* (?:need|miss|missing|lack|require|want to have|like to have)(?: (?:from|on) (?:you|your side|your end|all of you))?(?: the following)?(?: (?:before|by|for|until) [^.?!:]{3,40})?(?: (?:one|two|three|four|some|a few|several|these|the following) (?:more )?(?:things|points|documents|papers|items|bits)(?: (?:from you|(?:for|before|by) [^.?!:,]{3,30}))?)?|(?:still|also) (?:missing|open|needed|outstanding|to do|to be done)(?: (?:from|on|with) (?:you|your side|your end))?|(?:the )?following (?:items? |things? |documents? |points? )?(?:is|are) (?:still )?(?:missing|open|outstanding|needed)|[^.?!]{0,60}\\b(?:need|require|request)(?: from you)? the following(?: \\p{L}+)?)\\s*:?$`,
  "iu",
);
/** "Further to our visit we require, no later than Friday:" */
const REQUIRED =
  /^(?!(?:if|when|once|unless|he|she|they)\b)(?:(?!\b(?:told|said|wrote|asked|that|why|because)\b)[^.?!:]){0,90}\b(?:we|i)(?:['’]ll| will| would)?(?: still| also| now| therefore| kindly)* (?:need|require|request|ask for|await|must have)(?: (?:from you|the following(?: \p{L}+)?|to receive|sight of))?,? (?:by|before|until|no later than|not later than|at the latest by|within) [^.?!:]{3,40}:$/iu;
/** "Three things I'd ask you to do beforehand:", "What I need from each of you:", "Two things from you by Thursday:" */
const ASKED_OF_YOU =
  /^(?:(?!\b(?:told|said|wrote|asked)\b)[^.?!:]){0,60}\b(?:ask|need|want|like|request|require|expect|things?|points?|bits?) (?:of |from )?(?:you|everyone|everybody|all of you|each of you|your side)\b[^.?!:]{0,60}:$/iu;
/** "Jobs for this week:", "To be done before the move:", "Here's what's left:", "What needs to happen:" */
const TO_BE_DONE =
  /^(?:(?:so|and|now),? )?(?:(?:the |our |your |my )?(?:(?:open|remaining|next) )?(?:jobs|tasks|chores|to-?dos|homework)(?: (?:for|before|until|this|next|by|from|of|left)\b[^.?!:]{0,40})?|(?:still )?(?:to be done|to do|left to do|missing|outstanding)(?: (?:for|before|until|this|next|by)\b[^.?!:]{0,40})?|(?:here(?:['’]s| is) )?what(?:['’]s| is| else is)? (?:still |also )?(?:(?:to be )?(?:left|missing|outstanding|open|needed)|to be done|to do|remains|needs? (?:to (?:happen|be done)|doing)|has to (?:happen|be done))(?: (?:for|before|until|this|next|by|to do)\b[^.?!:]{0,40})?|who does what|(?:and )?from (?:the|our|today['’]s) (?:meeting|call))\s*:?$/iu;

/** "Before Thursday evening", "By Friday:": what is to be done until then. */
const UNTIL_WHEN =
  /^(?:please )?(?:by|before|until|till|no later than|at the latest by) (?:the )?(?:(?:end of |close of |early |late )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight|next week|this week|\d{1,2}(?:st|nd|rd|th)?\b|(?:january|february|march|april|may|june|july|august|september|october|november|december)\b))[^.?!:]{0,30}\s*:?$|^tomorrow(?: (?:morning|afternoon))?\s*:?$/iu;

/** "These have more time, mid December is fine:", "The rest by Friday:", "Less urgent:" */
const LESS_URGENT =
  /^(?:(?:and|but|then|also),? )?(?:(?:these|those|this lot|the (?:rest|others|following)|everything else) [^.?!:]{0,50}\b(?:by|before|until|can wait|(?:is|are|would be) (?:fine|ok|okay|enough|early enough)|more time|no (?:rush|hurry)|(?:less|not so|not) urgent)\b[^.?!:]{0,30}|(?:less|not so|not) urgent[^.?!:]{0,40}|(?:no (?:rush|hurry)|when you have time)[^.?!:]{0,40})\s*:$/iu;

/** What the last sentence above a list makes of it; null where it rules no tasks. */
export function listRuler(sentence: string): ListRuler | null {
  const called = CALLS.exec(sentence)?.[1];
  if (called) return { called: mayBeName(called) ? called : null, asksReader: true };
  if (
    PLEADS.test(sentence) ||
    PLEADS_POLITELY.test(sentence) ||
    NEEDED.test(sentence) ||
    REQUIRED.test(sentence) ||
    ASKED_OF_YOU.test(sentence)
  )
    return { called: null, asksReader: true };
  return TO_BE_DONE.test(sentence) || UNTIL_WHEN.test(sentence) || LESS_URGENT.test(sentence)
    ? { called: null, asksReader: false }
    : null;
}

/** "As discussed just now:", "here's what we agreed:", "so we settled on the following:" */
const RECORDS =
  /^(?:[^.?!:]{0,60}\b)?(?:as (?:just |we )?(?:discussed|agreed|decided)|(?:what|that) we(?:['’]ve| have)? (?:agreed|decided|settled)|we(?:['’]ve| have)? (?:agreed|decided|settled)|(?:agreed|decided|settled)(?: on)?(?= (?:today|yesterday|just now|on \p{L}+day|this morning|in the)|:)|(?:recap(?:ping)?|summar(?:y|i[sz]ing)|notes|minutes|outcome|result)(?: (?:of|from|on))? (?:our|the|today['’]s|yesterday['’]s|this morning['’]s|my) (?:\p{L}+ )?(?:call|meeting|chat|conversation|discussion|talk)|for the record|(?:is|have it|put it|down) (?:on paper|in writing)|so (?:that )?nobody (?:forgets|argues))\b[^.?!:]{0,90}:$/iu;
const NOT_YET =
  /\b(?:not|nothing|yet|still|whether|if|to be|need|needs|should|must|have to|could|might|open)\b|n't\b/i;

/** Whether the last sentence above a list says that it records what was decided. */
export const rulesDecisions = (sentence: string): boolean =>
  RECORDS.test(sentence) && !NOT_YET.test(sentence);

/** A sentence that enumerates in one line what it asks for, verbatim. */
export interface Enumeration extends ListRuler {
  ruler: string;
  items: string[];
}

const NAME_ALONE = /^\p{Lu}\p{Ll}+$/u;
const FEWEST = 2;
const LONGEST_ITEM = 9;
/** "... a) send me the form, b) tell Ana and c) book the van" */
const LETTERED = /(?<![\p{L}\p{N}])\(?(?:[a-f]|[1-6])\)\s+/giu;
/** A part of an enumeration names a thing; what tells or asks is a clause. */
const IS_CLAUSE =
  /^(?:i|we|you|he|she|it|they|that|which|who|because|if|so|but|then|please|can|could|would|is|are|was|were|to)\b|\b(?:is|are|was|were|will|can|could|has|have|had|do|does|did)\b/i;

const UNTIL = /\b(?:by|before|until|till)\b/i;
const FOR_ALL =
  /,? (?:(?:in )?(?:both|all|each)(?: cases| of them)? )?((?:by|before|until|no later than) (?:the )?[^,;]{3,25})$/i;

/** "(Aldo)", behind what is with him. */
const OWNER = /\s*\((\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)\)/gu;
/** "Before I can send it I need" */
const NEEDS =
  /^.*\b(?:i|we)(?:['’](?:m|re|ll|d)| am| are| will| would)? (?:still |also |now )*(?:need|miss|missing|lack|require|want|like|wait(?:ing)? for|await)\s+/iu;
const STILL_OPEN =
  /\b(?:open|missing|outstanding|pending|left|due|to do|need|needs|want|wanted|like to (?:see|have)|waiting|still|owe)\b[^:]*:$/iu;
const LONGEST_OWNED = 16;

/** "I need the lab report (Aldo) and the price (Renata)": the things, each with whom it is; null for other sentences. */
function ownedThings(sentence: string): Enumeration | null {
  const owners = [...sentence.matchAll(OWNER)];
  const [first, last] = [owners[0], owners.at(-1)];
  if (
    !first ||
    !last ||
    owners.length < FEWEST ||
    !owners.every(([, name]) => mayBeName(name?.split(" ")[0] ?? "")) ||
    /\p{L}/u.test(sentence.slice(last.index + last[0].length))
  )
    return null;
  const before = sentence.slice(0, first.index);
  const opening = /^[^:]*:/.exec(before)?.[0] ?? NEEDS.exec(before)?.[0];
  if (!opening || (opening.endsWith(":") && !STILL_OPEN.test(opening) && !listRuler(opening))) return null;
  const items = owners.map(({ index, 0: { length } }, at) => {
    const previous = owners[at - 1];
    const from = previous ? previous.index + previous[0].length : opening.length;
    return sentence.slice(from, index + length).replace(/^[\s,;]*(?:and\s+)?/i, "");
  });
  return items.every((item) => item.split(/\s+/).length <= LONGEST_OWNED)
    ? { ruler: opening.trim(), items, called: null, asksReader: false }
    : null;
}

/** "Two things from you by Thursday, please: the seating plan and the menu": the things; null for other sentences. */
export function enumerationIn(sentence: string): Enumeration | null {
  const owned = ownedThings(sentence);
  if (owned) return owned;
  const marks = [...sentence.matchAll(LETTERED)];
  const [first, second] = marks;
  if (first && second && /^\(?(?:a|1)\)/i.test(first[0])) {
    const items = marks.map((mark, at) =>
      sentence
        .slice(mark.index + mark[0].length, marks[at + 1]?.index)
        .replace(/(?:[\s,;]+(?:and|or|und|et|y))?[\s,;.?!]*$/iu, ""),
    );
    const ruler = sentence.slice(0, first.index).trim();
    const asks = /\b(?:you|please|need|pls|grateful|require)\b[^.?!]{0,40}$/i.test(ruler);
    if (!asks || items.some((item) => item.length <= 2)) return null;
    // "(1) the readings and (2) a list of the keys, both by Friday"
    const limit = items.slice(0, -1).some((item) => UNTIL.test(item))
      ? null
      : FOR_ALL.exec(items.at(-1) ?? "");
    if (limit) items.push((items.pop() ?? "").slice(0, limit.index));
    return { ruler: limit ? `${limit[1]} ${ruler}` : ruler, items, called: null, asksReader: true };
  }
  // "at 03:40 on Saturday" rules nothing.
  const colon = sentence.search(/:(?=\s)/);
  if (colon < 0) return null;
  const ruler = sentence.slice(0, colon + 1);
  // "Please bring: a towel, two photos" is one thing to do.
  const rules = /^(?:please|could you|can you|would you)\s+\p{L}+(?: \p{L}+)?:$/iu.test(ruler)
    ? null
    : listRuler(ruler);
  if (!rules) return null;
  const items = sentence
    .slice(colon + 1)
    .split(/[,;]\s*(?:and\s+)?(?![^(]*\))|\s+and\s+(?![^(]*\))/i)
    .map((item) => item.trim().replace(/[.!]+$/, ""));
  const isList =
    items.length >= FEWEST &&
    // "What I need: Mei, your forecast": who is called is nothing to bring.
    !items.some((item) => NAME_ALONE.test(item) && mayBeName(item)) &&
    items.every(
      (item) => item.length > 2 && item.split(/\s+/).length <= LONGEST_ITEM && !IS_CLAUSE.test(item),
    );
  return isList ? { ...rules, ruler, items } : null;
}
