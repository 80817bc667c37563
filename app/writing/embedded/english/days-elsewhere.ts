import { type Act, isTask } from "../act";
import { type Clock, dueDateIn } from "../due-dates";
import type { Statement } from "../statement";
import { lineOf } from "../wording";
import type { Scene } from "./scene";

const LEANS =
  /\b(?:before|by|until) (?:then|that)\b|\b(?:days?|weeks?|hours?|evening|night) (?:before|earlier|beforehand|in advance|ahead)\b/i;

/** "Delivery is tomorrow. Davie to be there with the forklift": what is done at an event, on its day. */
const IS_PRESENT =
  /^(?:be|stay) (?:there|present|here|in|around|on site|at the \p{L}+)\b|^let (?:them|him|her|the \p{L}+|\p{Lu}\p{L}+) in\b|^(?:open up|receive (?:it|them)|wait for (?:it|them))\b/iu;

/** "The service is booked for Thursday" */
const IS_FIXED = /^(?:book|plan|schedule|arrange|fix|set|order)$/;

/** "Before Wednesday: please call the bank" */
const DAY_AS_LABEL =
  /^(?:by|before|until|till|for|due|no later than|not later than|latest|ahead of)\b[^:.?!]{2,40}:(?=\s)/i;

/** "The deadline for the grant is Friday. Could you upload the budget?" */
export const SETS_DEADLINE =
  /^(?:(?:the|our|their|your|a) )?(?:final |new |last )?deadline\b[^?]*\bis\b|\b(?:wants?|needs?|has|have) to (?:know|hear(?: back)?(?: from (?:us|you|me))?) (?:by|before|until)\b|\b(?:wants?|needs?) (?:our|your|the|an?) (?:answer|reply|decision|response|feedback) (?:by|before|until)\b/i;

/**
 * "She comes on the 25th. Please have it cleaned by then.": the day stands in the sentence before, is the meeting's, or
 * rules the list or the line that the task stands in.
 */
export function withDayElsewhere(
  act: Act,
  { clock }: Scene,
  before: Scene | null,
  found: ReadonlyMap<Statement, Act[]>,
  /** The day of the sentence before belongs to what was asked before it. */
  isGiven: boolean,
): Act {
  const { statement } = act;
  if (act.when !== null || !isTask(act)) return act;
  const leaning = withLeaningDay(act, clock, before);
  if (leaning.when !== null || LEANS.test(statement.text)) return leaning;
  const label = DAY_AS_LABEL.exec(statement.text)?.[0];
  const labelled = label ? dueDateIn(label, statement.sentAt, clock) : null;
  if (labelled) return { ...act, when: labelled };
  // "They want a quote before the surveyor is out on the 26th": the only task of its sentence.
  const event = BEFORE_EVENT.exec(statement.text)?.[0];
  const limited = event && isAlone(act, found) ? dueDateIn(event, statement.sentAt, clock) : null;
  if (limited?.day) return { ...act, when: limited };
  const { ruledBy } = statement;
  const ruled = ruledBy ? dueDateIn(ruledBy.words, statement.sentAt, clock) : null;
  if (
    ruledBy &&
    (ruled?.deadline || (ruled?.day && /^(?:by|before|until|for|tomorrow)\b/i.test(ruledBy.words)))
  )
    return { ...act, when: ruled, support: [...act.support, ruledBy.statement] };
  const earlier = before?.statement;
  if (
    earlier &&
    !isGiven &&
    act.kind === "request" &&
    (SETS_DEADLINE.test(earlier.text) ||
      (act.support.includes(earlier) && !(found.get(earlier) ?? []).some(isTask)))
  ) {
    const said = dueDateIn(earlier.text, earlier.sentAt, clock);
    if (said?.day && (said.deadline || SETS_DEADLINE.test(earlier.text)))
      return { ...act, when: said, support: [...act.support, earlier] };
  }
  return act;
}

const BEFORE_EVENT =
  /\bbefore [^,.;]{2,40} (?:is|are|comes?|gets|arrives?|visits?|starts|begins|opens) (?:(?:here|out|over|in|round|back) )?on [^,.;]{3,30}/i;
const isAlone = ({ statement }: Act, found: ReadonlyMap<Statement, Act[]>): boolean =>
  (found.get(statement) ?? []).filter(isTask).length <= 1;

function withLeaningDay(act: Act, clock: Clock, before: Scene | null): Act {
  const { statement } = act;
  if (before && IS_PRESENT.test(act.line)) {
    const [event, ...others] = before.clauses;
    const when =
      others.length === 0 &&
      event &&
      (event.verb === "be" || (event.passive && IS_FIXED.test(event.verb))) &&
      !event.past &&
      !event.negated &&
      event.modal !== "would"
        ? dueDateIn(before.statement.text, before.statement.sentAt, clock)
        : null;
    if (when?.day) return { ...act, when, support: [...act.support, before.statement] };
  }
  if (!LEANS.test(statement.text)) return act;
  const said = before ? dueDateIn(before.statement.text, before.statement.sentAt, clock)?.day : null;
  const anchor = said ?? statement.meeting?.day;
  if (!anchor) return act;
  const when = dueDateIn(statement.text, statement.sentAt, clock, anchor);
  const support = said && before ? [before.statement] : (statement.meeting?.facts ?? []);
  const line = lineOf(act.line, { speaker: null, owner: null, when });
  return { ...act, line, when, support: [...act.support, ...support] };
}

/** "If you could get these over by Wednesday": of all that a list asked for. */
const THE_LOT =
  /\b(?:these|those|them|everything|the lot|all (?:of )?(?:this|that|these|those|them|it)|all (?:three|four|five))\b/i;

/**
 * "What I still need: ... If you could get these over by Wednesday, I can file it.": the day belongs to each item of the list
 * just before, which get it. True when they did.
 */
export function datesList(scene: Scene, before: Scene | null, found: ReadonlyMap<Statement, Act[]>): boolean {
  const { statement } = scene;
  const ruler = before?.statement.ruledBy;
  if (!ruler || statement.ruledBy || !THE_LOT.test(statement.text)) return false;
  const when = dueDateIn(statement.text, statement.sentAt, scene.clock);
  if (!when?.day || !when.deadline) return false;
  const items = [...found].flatMap(([{ ruledBy }, acts]) =>
    ruledBy === ruler ? acts.filter((act) => isTask(act) && act.when === null) : [],
  );
  for (const act of items) {
    act.when = when;
    act.support.push(statement);
  }
  return items.length > 0;
}

const WANTED =
  /^(?:(?:and|but|so|also),? )?(?:(?:it |that )?(?:would|['’]?d) be (?:really |very |so )?(?:great|good|lovely|nice|ideal|perfect|super|fantastic|helpful|handy) (?:to (?:have|get|see)|if (?:I|we|you) (?:could |can )?(?:have|had|get|got|send|sent)) (?:it|that|this|them|those|these|everything)\b|needs? (?:it|them|that|this) |(?:i|we|he|she|they|(?:the|my|our|his|her|their) \p{L}+(?: \p{L}+)?)(?:'ll|'d| would| will)? (?:needs?|wants?|expects?|like|must have) (?:it|them|that|this|those|the lot|everything)|(?:it|that|this|they|those)(?:'d| would)? (?:really )?(?:has to|have to|needs? to|must|should)|(?:needs|has|must)(?: to)?(?= (?:be|go|reach|arrive|get))|(?:it|this|that)(?:'s| is) (?:due|needed|wanted)|(?:the )?(?:\p{L}+[- ])*?deadline (?:for (?:it|this|that) )?is)\b/iu;
/** "It goes to print on Friday", "Should be with you on Thursday", "Let's say Thursday" */
const ENDS_ON =
  /^(?:it|that|this|they|these|(?:the|our|your|their) \p{L}+(?: \p{L}+)?) (?:also |all |then )?(?:expires?|runs? out|lapses?|closes?|ends?|go(?:es)? (?:to (?:print|press|the printers?)|out|off|live|up|in)|leaves?|ships?|(?:is|are) due)\b|^(?:(?:it|that|this|they|those)(?:'ll| will)? )?(?:should |will |can )?be (?:with you|there|ready|done|finished|in your inbox|on your desk|here)\b|^(?:you )?(?:should |will |can |'ll )?(?:have|expect|get) (?:it|them|that|everything)\b|^(?:he|she|they|i|we|\p{Lu}\p{L}+)(?:'ll| will| can| should) have (?:it|them|that|everything) (?:ready|done|finished|complete|in place|back|with (?:you|us|me))\b|^(?:so |and |or )?(?:let['’]?s|shall we|can we|i['’]?d|we['’]?d) say\b|^(?:the )?(?:best|ideal|perfect|nicest|earliest|latest)(?: (?:day|date|time))? (?:would|will|is|has to|must)(?: be)?\b/iu;
/** "She's on holiday from Tuesday, so it would have to be Monday": the last part says the day. */
const REASON_FIRST =
  /^.{8,120}?(?:,|;|\s[–—-])\s*(?:and |so |therefore |which means )+(?=(?:it|that|they|this|we|i|he|she)\b)/iu;
/** "There's no hurry, the end of the month would do" */
const NO_HURRY =
  /^(?:there(?:['’]s| is) )?no (?:great |real |big |particular )?(?:hurry|rush|panic)(?:[^,;.–—-]{0,30}[,;–—-]+\s*(?:but |so )?| (?:but|so|though) )/iu;
/** "... by Friday so I've got the weekend to write" */
const WHAT_FOR = /(?<=.{15}),? so (?:that )?(?:I|we|they|he|she)\b.*$/iu;
/** What it says that of, where that is named. */
const OF_A_THING =
  /^(?:the|our|your|their|my) (?!(?:deadline|latest|sooner|whole|lot)\b)(?:\p{L}+ )?(\p{L}+) (?:also |all |then )?(?:expires?|runs? out|lapses?|closes?|ends?|go(?:es)?|leaves?|ships?|is|are)\b/iu;
const SUITS =
  /^(?:(?:by|before|until|on) )?.{3,30}?(?:'s| is| will be| would be| will do| would do| does it| at the latest)(?: (?:great|fine|enough|early enough|soon enough|ok|okay|ideal|perfect|good|lovely|best|best for me|nicely))?[,. ]*(?:please|thanks|thank you)?[.!]*$/iu;
const LONGEST_WISH = 14;
/** "I need to know by noon", and what was asked for it: "let me know what they say" */
const TO_KNOW =
  /^(?:(?:and|but|so),? )?(?:i|we|they|he|she)(?:['’]d| would)? (?:really )?(?:needs?|wants?|like|love|has|have|must) (?:to )?(?:know|hear)\b/i;
/** "Please tell me today, they hold it until six": when the answer to what was asked is wanted. */
const TELL_ME =
  /^(?:please |pls |kindly )?(?:tell|let|answer|reply to|get back to|come back to) (?:me|us)(?: know)? (?!(?:if|whether|what|when|how|who|where|which|about|that)\b)/i;
const TELLS = /^(?:let|tell|find out|ask|check|inform|answer|say|confirm|advise)\b/i;

/** What may stand around a day that is all that a sentence says: "By tomorrow if you possibly can." */
const AROUND_DAY =
  /^(?:(?:by|before|until|till|no later than|not later than|latest|on|for|the|at|now|is|deadline|due|needed|wanted|back|then|so|and|but|please|pls|thanks|thank you|if (?:(?:you|she|he|they) )?(?:at all )?(?:possibly )?(?:can(?: bear it| manage(?: it)?)?|could|possible)|if that works|at the latest|ideally|preferably|asap|great|fine|feedback|answers?|repl(?:y|ies)|response|input|comments?)(?![\p{L}\p{N}])[\s,.:;!–—-]*)*$/iu;

/** "Tuesday please.", "Deadline 30 Nov.": the sentence says a day and nothing else. */
function isDateAlone({ statement, clock }: Scene, text: string): boolean {
  const when = dueDateIn(`by ${text.replace(/^by /i, "")}`, statement.sentAt, clock);
  return when !== null && AROUND_DAY.test(text.replace(when.words, " ").replace(/^[\s(]+|[)]/g, ""));
}

/**
 * "Could you repaint it? I need it by Thursday.": the day belongs to what was asked in the sentence before, which gets
 * it. True when it did.
 */
export function datesBefore(
  scene: Scene,
  before: Scene | null,
  found: ReadonlyMap<Statement, Act[]>,
): boolean {
  const { statement, plain } = scene;
  const text = plain.replace(NO_HURRY, "").replace(REASON_FIRST, "").replace(WHAT_FOR, "");
  if (
    !before ||
    before.statement.speaker !== statement.speaker ||
    (/\?\s*$/.test(text) && !/\bsay\b/i.test(text)) ||
    text.split(/\s+/).length > LONGEST_WISH ||
    // "I want it in writing: nothing goes out until January"
    /:\s/.test(text)
  )
    return false;
  const saysWhen = [WANTED, ENDS_ON, TO_KNOW, TELL_ME].some((pattern) => pattern.test(text));
  if (!saysWhen && !SUITS.test(text) && !isDateAlone(scene, text)) return false;
  const asked = found
    .get(before.statement)
    ?.findLast((act) => isTask(act) && (act.when === null || !act.when.deadline));
  if (asked && TO_KNOW.test(text) && !TELLS.test(asked.line)) return false;
  // "The deposit goes out this week" says nothing of the numbers that were promised before.
  const other = OF_A_THING.exec(text)?.[1];
  if (asked && other !== undefined && !asked.line.toLowerCase().includes(other.toLowerCase())) return false;
  const said = saysWhen ? text : `by ${text.replace(/^by /i, "")}`;
  const when = asked ? dueDateIn(said, statement.sentAt, scene.clock) : null;
  if (!asked || !when) return false;
  asked.when = when;
  asked.support.push(statement);
  return true;
}
