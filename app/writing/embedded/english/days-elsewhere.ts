import { findDates } from "../../dates/find-dates";
import { timeAhead, timeLimit } from "../../dates/said-time";
import { sayDay } from "../../dates/say-day";
import { type Act, isTask } from "../act";
import { type Clock, type DueDate, dayTold, dueDateIn } from "../due-dates";
import type { Statement } from "../statement";
import { lineOf } from "../wording";
import { type Around, dayAhead, dayOfHappening, eventDay, firstDay } from "./event-days";
import type { Scene } from "./scene";

const LEANS =
  /\b(?:before|by|until) (?:then|that)\b|\b(?:days?|weeks?|hours?|evening|night) (?:before|earlier|beforehand|in advance|ahead)\b|\b(?:that|the(?: very)? same) (?:very )?(?:day|morning|afternoon|evening|night)\b|\bon the (?:very )?day\b/i;

/** "The flowers come on the day at 8": of what the mail is about. */
const ON_THE_DAY = /\bon the (?:very )?day\b/i;

/** "Put in a request and I'll grant it the same day": the day of what the same sentence tells before. */
const OF_ITS_OWN = /\b(?:if|once|when|whenever|as soon as|and (?:I|we|you|he|she|they))\b.* same day\b/i;

/** "Delivery is tomorrow. Davie to be there with the forklift": what is done at an event, on its day. */
const IS_PRESENT =
  /^(?:be|stay) (?:there|present|here|in|around|on site|at the \p{L}+)\b|^let (?:them|him|her|the \p{L}+|\p{Lu}\p{L}+) in\b|^(?:open up|receive (?:it|them)|wait for (?:it|them))\b/iu;

/** "Just to confirm Thursday at 2. Could you bring the samples?": what is brought to where people meet. */
const IS_BROUGHT = /^(?:bring|take along)\b|\bready for (?:us|me)\b|\bwith you$/i;
const MEETS =
  /\b(?:meet(?:ing)?|see you|visit(?:s|ing)?|appointment|confirm(?:ing)?|come(?:s|ing)? (?:round|over|by|in)|session|training|rehearsal|tasting)\b(?![^.]*\?)/i;

/** "The service is booked for Thursday" */
const IS_FIXED = /^(?:book|plan|schedule|arrange|fix|set|order)$/;

/** "Before Wednesday: please call the bank" */
const DAY_AS_LABEL =
  /^(?:by|before|until|till|for|due|no later than|not later than|latest|ahead of)\b[^:.?!]{2,40}:(?=\s)/i;

/** "The deadline for the grant is Friday. Could you upload the budget?" */
export const SETS_DEADLINE =
  /^(?:(?:the|our|their|your|a) )?(?:final |new |last )?deadline\b[^?]*\bis\b|\b(?:wants?|needs?|has|have) to (?:know|hear(?: back)?(?: from (?:us|you|me))?) (?:by|before|until)\b|\b(?:wants?|needs?) (?:our|your|the|an?) (?:answer|reply|decision|response|feedback) (?:by|before|until)\b/i;

/** "Send it a week before": when there is no saying which day that is. */
const isOpen = ({ when }: Act): boolean => when === null || when.day === null;
/** "Call the patients from the 30th" */
const isStart = ({ when }: Act): boolean => /^From /.test(when?.timeline ?? "");

/** Where the day of an act may stand besides its own words. */
interface Elsewhere {
  before: Scene | null;
  found: ReadonlyMap<Statement, Act[]>;
  around: Around;
  /** The day of the sentence before belongs to what was asked before it. */
  isGiven: boolean;
}

/**
 * "She comes on the 25th. Please have it cleaned by then.": the day stands in the sentence before, is the meeting's or an
 * event's of which the mail tells, or rules the list or the line that the task stands in.
 */
export function withDayElsewhere(act: Act, { clock }: Scene, elsewhere: Elsewhere): Act {
  const { statement } = act;
  const { before, found, around, isGiven } = elsewhere;
  if (!isTask(act)) return act;
  const fuller = withFullerDay(act, around, clock);
  if (fuller) return fuller;
  if (isOpen(act)) {
    const event = eventDay(statement, around, clock);
    if (event) return { ...act, when: event.when, support: [...act.support, event.told] };
  }
  const timed = withDayOfTime(act, elsewhere, clock);
  if (timed) return timed;
  const ruled = ruledDay(statement, clock);
  if (act.when !== null && !(ruled && isStart(act))) return act;
  const leaning = withLeaningDay(act, clock, before, elsewhere);
  if (leaning.when !== null && leaning !== act) return leaning;
  if (LEANS.test(statement.text)) return act;
  const label = DAY_AS_LABEL.exec(statement.text)?.[0];
  const labelled = label ? dueDateIn(label, statement.sentAt, clock) : null;
  if (labelled) return { ...act, when: labelled };
  // "They want a quote before the surveyor is out on the 26th": the only task of its sentence.
  const start = BEFORE_EVENT.exec(statement.text)?.[0];
  const limited = start && isAlone(act, found) ? dueDateIn(start, statement.sentAt, clock) : null;
  if (limited?.day) return { ...act, when: limited };
  if (ruled) return { ...act, when: ruled.when, support: [...act.support, ruled.by] };
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
  return act.kind === "request" ? { ...act, when: limitOfSubject(statement, clock) } : act;
}

/** "Since Monday", "for Friday", "was due on Friday": no day on which it is to be done. */
const NOT_WHEN = /\b(?:since|for|than|of|dated|from) (?:the |last |this )?$|\b(?:was|were|had)\b.{0,20}$/i;
/** "Hand over the month-end" */
const IS_A_THING = /^(?:the )?(?:month|year|quarter|week)[- ]?end$/i;
const NOT_TO = /^(?:do not|don['’]t|never)\b/i;

/** The task with the only day that its sentence names, where no other act beside it has that day. */
export function withOnlyDay(act: Act, beside: readonly Act[], clock: Clock): Act {
  const { statement } = act;
  if (!isTask(act) || act.when !== null || LEANS.test(statement.text) || NOT_TO.test(act.line)) return act;
  const { day: today } = clock(new Date(statement.sentAt));
  const dates = findDates(statement.text, today);
  const [first] = dates;
  if (!first?.day || first.day < today || dates.some(({ day }) => day !== first.day)) return act;
  // "Tell him that Friday is fine": what is told.
  if (NOT_WHEN.test(statement.text.slice(0, first.index)) || IS_A_THING.test(first.words)) return act;
  if (`${act.line} ${act.meant ?? ""}`.includes(first.words)) return act;
  if (beside.some((other) => other !== act && other.when?.day === first.day)) return act;
  const when = dayTold(statement.text, statement.sentAt, clock);
  return when?.day === first.day ? { ...act, when } : act;
}

/** "Board pack - due Thursday": what the mail asks is due then. */
function limitOfSubject({ subject, sentAt, quotedIn, medium }: Statement, clock: Clock): DueDate | null {
  const limit = medium === "mail" && quotedIn === null ? SUBJECT_LIMIT.exec(subject ?? "")?.[1] : undefined;
  const when = limit ? dueDateIn(limit, sentAt, clock) : null;
  return when?.day && when.deadline ? when : null;
}
/** In the subject of an answer or a forwarded mail the day counts from another one. */
const SUBJECT_LIMIT = /^(?!\s*(?:re|aw|fwd?|wg|tr|rv)\s*:).*?\b((?:due|deadline|by|until|till)\b.*)$/i;

const WEEKDAY_ALONE = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day(?= |$)/i;

/** "The room is yours Monday to Thursday next week. It has to be tidy by Thursday night.": the Thursday that was just spoken of. */
function withFullerDay(act: Act, { statements, at }: Around, clock: Clock): Act | null {
  const { statement, when } = act;
  const weekday = WEEKDAY_ALONE.exec(when?.words ?? "")?.[0].toLowerCase();
  if (!when?.day || !weekday || new RegExp(`\\bthis ${weekday}`, "i").test(statement.text)) return null;
  const { day: today } = clock(new Date(statement.sentAt));
  for (const said of statements.slice(Math.max(0, at - 2), at).reverse()) {
    if (said.unit !== statement.unit || said.paragraph !== statement.paragraph || said.listItem) return null;
    const same = findDates(said.text, today).find(
      ({ words, day }) =>
        words.toLowerCase().includes(weekday) && day !== null && when.day !== null && day >= when.day,
    );
    if (same?.day && same.day > when.day) {
      const time = /, \d{2}:\d{2}$/.exec(when.timeline)?.[0] ?? "";
      const due = { ...when, day: same.day, timeline: sayDay(same.day, today) + time };
      return { ...act, when: due, support: [...act.support, said] };
    }
    if (same) return null;
  }
  return null;
}

const OF_IT = /\b(?:it|them|these|those)\b/i;
const HOUR_ALONE = /^(?:\d{1,2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?|noon|midday|lunch(?:time)?)$/i;

/** "The puddings arrive on the 8th. We need four people at the door at 7.": the hour is of the day that was told just before. */
function withDayOfTime(act: Act, { around, found }: Elsewhere, clock: Clock): Act | null {
  const { statement, when } = act;
  const before = around.statements[around.at - 1];
  if ((when && !HOUR_ALONE.test(when.words)) || before?.unit !== statement.unit) return null;
  const time = timeLimit(statement.text) ?? timeAhead(statement.text, -1);
  // "The questions have to be in tomorrow. Can you let me see them by noon?"
  const asked = OF_IT.test(act.line)
    ? found.get(before)?.findLast((other) => isTask(other))?.when
    : undefined;
  const told = time && (asked?.day ? asked : dayOfHappening(before, around, clock));
  if (!told?.day || told.day === when?.day) return null;
  const timeline = `${told.timeline.replace(/, \d{2}:\d{2}$/, "")}, ${time?.time}`;
  const due = { timeline, day: told.day, words: time?.words ?? "", deadline: when?.deadline ?? false };
  return { ...act, when: due, support: [...act.support, before] };
}

/** The day that the sentence above its list sets. */
function ruledDay({ ruledBy }: Statement, clock: Clock): { when: DueDate; by: Statement } | null {
  if (!ruledBy) return null;
  const when = dueDateIn(ruledBy.words, ruledBy.statement.sentAt, clock);
  const isLimit =
    when?.deadline ||
    (when?.day &&
      /^(?:by|before|until|for|tomorrow)\b|\b(?:is|are|would be|will be) (?:fine|ok|okay|enough|early enough|good)\b/i.test(
        ruledBy.words,
      ));
  return when && isLimit ? { when, by: ruledBy.statement } : null;
}

const BEFORE_EVENT =
  /\bbefore [^,.;]{2,40} (?:is|are|comes?|gets|arrives?|visits?|starts|begins|opens) (?:(?:here|out|over|in|round|back) )?on [^,.;]{3,30}/i;
const isAlone = ({ statement }: Act, found: ReadonlyMap<Statement, Act[]>): boolean =>
  (found.get(statement) ?? []).filter(isTask).length <= 1;

/** "The day before", "a week earlier" */
const COUNTS = /\b(?:before(?! then\b| that\b)|earlier|beforehand|in advance|ahead)\b/i;
const UNTIL = /\b(?:only|just|not) (?:\p{L}+ ){1,3}(?:till|until)\b/iu;

/** So many sentences back is the day that "the day before" counts from. */
const NEAR = 3;

/** The day that the sentences just before the one at hand say, the nearest first. */
function dayBefore(
  around: Around,
  clock: Clock,
  found: ReadonlyMap<Statement, Act[]>,
): { day: string; said: Statement } | null {
  const { statements, at } = around;
  const own = statements[at];
  for (const [back, said] of statements
    .slice(Math.max(0, at - NEAR), at)
    .reverse()
    .entries()) {
    if (!own || said.unit !== own.unit || (back > 0 && (own.listItem || said.listItem))) return null;
    const day = dayAhead(said, around, clock)?.day;
    // "You get the list by Wednesday", "she's only in till Thursday": no day on which something is.
    const isLimit =
      COUNTS.test(own.text) &&
      (found.get(said) ?? []).some((act) => isTask(act) && act.when?.deadline && act.when.day === day);
    if (day && !isLimit && !UNTIL.test(said.text)) return { day, said };
  }
  return null;
}

/** The day that the subject names: "EOFY lunch 23 June". */
const dayOfSubject = ({ subject, sentAt, text }: Statement, clock: Clock): string | null =>
  subject === null || !COUNTS.test(text) ? null : (dueDateIn(subject, sentAt, clock)?.day ?? null);

function withLeaningDay(act: Act, clock: Clock, before: Scene | null, { around, found }: Elsewhere): Act {
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
  if (before && IS_BROUGHT.test(act.line) && MEETS.test(before.statement.text)) {
    const when = dayTold(before.statement.text, before.statement.sentAt, clock);
    if (when?.day)
      return { ...act, when: { ...when, deadline: false }, support: [...act.support, before.statement] };
  }
  if (!LEANS.test(statement.text) || OF_ITS_OWN.test(statement.text)) return act;
  const first = ON_THE_DAY.test(statement.text) ? firstDay(around, clock) : null;
  const earlier = first?.said.day
    ? { day: first.said.day, said: first.told }
    : dayBefore(around, clock, found);
  const anchor = earlier?.day ?? statement.meeting?.day ?? dayOfSubject(statement, clock);
  if (!anchor) return act;
  const when = dueDateIn(statement.text, statement.sentAt, clock, anchor);
  const support = earlier ? [earlier.said] : (statement.meeting?.facts ?? []);
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
  /^(?:(?:and|but|so|also),? )?(?:(?:it |that )?(?:would|['’]?d) be (?:really |very |so )?(?:great|good|lovely|nice|ideal|perfect|super|fantastic|helpful|handy) (?:to (?:have|get|see)|if (?:I|we|you) (?:could |can )?(?:have|had|get|got|send|sent)) (?:it|that|this|them|those|these|everything)\b|needs? (?:it|them|that|this) |(?:i|we|he|she|they|(?:the|my|our|his|her|their) \p{L}+(?: \p{L}+)?)(?:'ll|'d| would| will)? (?:needs?|wants?|expects?|like(?: to have)?|must have) (?:it|them|that|this|those|the lot|everything|both)\b|(?:it|that|this|they|those)(?:'d| would)? (?:really )?(?:has to|have to|needs? to|must|should)|(?:needs|has|must)(?: to)?(?= (?:be|go|reach|arrive|get))|(?:it|this|that)(?:'s| is) (?:due|needed|wanted)|(?:the )?(?:\p{L}+[- ])*?deadline (?:for (?:it|this|that) )?is)\b/iu;
/** "It goes to print on Friday", "Should be with you on Thursday", "Let's say Thursday" */
const ENDS_ON =
  /^(?:it|that|this|they|these|(?:the|our|your|their|his|her) \p{L}+(?: \p{L}+)?) (?:also |all |then )?(?:expires?|runs? out|lapses?|closes?|ends?|go(?:es)? (?:to (?:print|press|the printers?)|out|off|live|up|in)|leaves?|ships?|(?:is|are) (?:due|(?:only |just )?(?:valid|good|open|held|reserved|on offer|available)(?: for us| for you)? (?:till?|until|to|through)))\b|^(?:(?:it|that|this|they|those)(?:'ll| will)? )?(?:should |will |can )?be (?:with you|there|ready|done|finished|in your inbox|on your desk|here)\b|^(?:you(?:['’]ll)? )?(?:should |will |can )?(?:have|expect|get) (?:it|them|that|everything)\b|^(?:please )?(?:give (?:me|us)|(?:I|we)(?:['’]ll)? need) (?:until|till)\b|^(?:he|she|they|i|we|\p{Lu}\p{L}+)(?:'ll| will| can| should) have (?:it|them|that|everything) (?:ready|done|finished|complete|in place|back|with (?:you|us|me))\b|^(?:so |and |or )?(?:let['’]?s|shall we|can we|i['’]?d|we['’]?d) say\b|^(?:the )?(?:best|ideal|perfect|nicest|earliest|latest)(?: (?:day|date|time))? (?:would|will|is|has to|must)(?: be)?\b/iu;
/** "She's on holiday from Tuesday, so it would have to be Monday": the last part says the day. */
const REASON_FIRST =
  /^.{8,120}?(?:,|;|\s[–—-])\s*(?:(?:and |so |therefore |which means )+(?=(?:it|that|they|this|we|i|he|she|by|before|no later than|today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)|(?=(?:i|we)(?:'d| would|'ll)? (?:like|need|want|must have)\b))/iu;
/** "There's no hurry, the end of the month would do" */
const NO_HURRY =
  /^(?:there(?:['’]s| is) )?no (?:great |real |big |particular )?(?:hurry|rush|panic)(?:[^,;.–—-]{0,30}[,;–—-]+\s*(?:but |so )?| (?:but|so|though) )|^the (?:sooner|earlier|quicker) the better\s*[,;–—-]+\s*(?:but |and |so )?/iu;
/** "... by Friday so I've got the weekend to write" */
const WHAT_FOR =
  /(?<=.{15}),? (?:so (?:that )?(?:I|we|they|he|she)\b|(?:because|bc|cos|coz|since|otherwise) ).*$/iu;
/** "If not please do it today" */
const DO_IT =
  /^(?:(?:if (?:not|so)|otherwise|then|so|and),? )?(?:(?:please|pls|kindly) )?(?:do|finish|get) (?:it|that|this|them|both)(?: done| finished| sorted)? (?=(?:by|before|on|until|today|tonight|tomorrow|this|first|as|right|over|at)\b)/iu;
/** What it says that of, where that is named. */
const OF_A_THING =
  /^(?:the|our|your|their|my) (?!(?:deadline|latest|sooner|whole|lot|offer|quote|price)\b)(?:\p{L}+ )?(\p{L}+) (?:also |all |then )?(?:expires?|runs? out|lapses?|closes?|ends?|go(?:es)?|leaves?|ships?|is|are)\b/iu;
const SUITS =
  /^(?:(?:by|before|until|on) )?.{3,30}?(?:'s| is| will be| would be| will do| would do| does it| at the latest)(?: (?:great|fine|enough|early enough|soon enough|ok|okay|ideal|perfect|good|lovely|nice|best|best for me|nicely|the (?:very )?(?:last|latest|final|last possible) (?:day|date|moment|chance)))?[,. ]*(?:please|thanks|thank you)?[.!]*$/iu;
/** "I'll send it this afternoon. They need it by the 10th": its own day. */
const DAY_OF_WORK = /^(?:today|tonight|tomorrow|this (?:morning|afternoon|evening))\b/i;
const LONGEST_WISH = 14;
/** "I need to know by noon", and what was asked for it: "let me know what they say" */
const TO_KNOW =
  /^(?:(?:and|but|so),? )?(?:i|we|they|he|she)(?:['’]d| would)? (?:really )?(?:needs?|wants?|like|love|has|have|must) (?:to )?(?:know|hear)\b/i;
/** "I need to hear from you by Friday": of whatever was asked. */
const FROM_YOU = /\bhear (?:back )?from you\b/i;
/** "Please tell me today, they hold it until six": when the answer to what was asked is wanted. */
const TELL_ME =
  /^(?:please |pls |kindly )?(?:(?:tell|answer|reply to|get back to|come back to) (?:me|us)|let (?:me|us) (?:know|have (?:it|them|that|those|both|everything|the lot)\b)) (?!(?:if|whether|what|when|how|who|where|which|about|that)\b)/i;
const TELLS = /^(?:let|tell|find out|ask|check|inform|answer|say|confirm|advise)\b/i;

/** What may stand around a day that is all that a sentence says: "By tomorrow if you possibly can." */
const AROUND_DAY =
  /^(?:(?:by|before|until|till|no later than|not later than|latest|best|on|for|the|at|now|is|deadline|due|needed|wanted|back|then|so|and|but|please|pls|thanks|thank you|if (?:(?:you|she|he|they) )?(?:at all )?(?:possibly )?(?:can(?: bear it| manage(?: it)?)?|could|possible)|if you(?:['’]d| would) be so (?:kind|good)|if you don['’]t mind|if you(?:['’]d| would)|if it(?:['’]s| is) (?:ok|okay|alright|all right|no trouble|not too much trouble)|if that works|at the latest|ideally|preferably|asap|great|fine|feedback|answers?|repl(?:y|ies)|response|input|comments?)(?![\p{L}\p{N}])[\s,.:;!–—-]*)*$/iu;

/** "Today if you can, they get booked up", "Best before Thursday because then Karim comes", "Tuesday please, or we lose it" */
const REASON_BEHIND =
  /(?:\s*[,;–—-]\s|\s(?=because\b|otherwise\b|or (?:we|I|they|it)\b|as (?:we|I|they|it|the|he|she)\b)).*$/isu;
/** What is asked, and no more than when. */
const ASKS_BY =
  /^(?:best|ideally|preferably|latest|by|before|until|no later than|today|tomorrow)\b|\b(?:please|pls|if (?:you|she|he|they|at all|possible)|(?:at the )?latest|ideally|preferably|best)\b/i;

const isDateAlone = (scene: Scene, text: string): boolean => {
  if (isOnlyDay(scene, text)) return true;
  const opening = text.replace(REASON_BEHIND, "");
  return opening !== text && ASKS_BY.test(opening) && isOnlyDay(scene, opening);
};

/** "Tuesday please.", "Deadline 30 Nov.": it says a day and nothing else. */
function isOnlyDay({ statement, clock }: Scene, text: string): boolean {
  const when = dueDateIn(`by ${text.replace(/^by /i, "")}`, statement.sentAt, clock);
  return when !== null && AROUND_DAY.test(text.replace(when.words, " ").replace(/^[\s(]+|[)]/g, ""));
}

/** "They hold the price until Monday.": until then it is to be ordered. */
const HELD_UNTIL =
  /^(?:they|he|she|the \p{L}+)(?:['’]ll| will|['’]re| are)? (?:hold(?:s|ing)?|keep(?:s|ing)?|reserv(?:e|es|ing)) (?:it|them|the (?:price|offer|quote|discount|room|date|slot)|one|two|both)(?: for (?:us|me|you))?(?: open)? (?:until|till) [^,;:]{3,24}[.!]*$/iu;

/** So far back stands what "I need it on Wednesday" is said of, where what stands between asks for nothing. */
const ASKED_BACK = 2;

/** What the sentence before asks for, or the one before that where it asks for nothing: "The plan? I hoped to see it last week." */
function askedLast({ statements, at }: Around, found: ReadonlyMap<Statement, Act[]>, back: number): Act[] {
  const own = statements[at];
  for (const before of statements.slice(Math.max(0, at - back), at).reverse()) {
    if (
      !own ||
      before.unit !== own.unit ||
      before.speaker !== own.speaker ||
      before.listItem !== own.listItem
    )
      return [];
    const acts = found.get(before) ?? [];
    if (acts.length > 0) return acts.filter(isTask);
  }
  return [];
}

/**
 * "Could you repaint it? I need it by Thursday.": the day belongs to what was asked in the sentence before, which gets
 * it. True when it did.
 */
export function datesBefore(
  scene: Scene,
  before: Scene | null,
  found: ReadonlyMap<Statement, Act[]>,
  around: Around,
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
  const saysWhen = [WANTED, ENDS_ON, HELD_UNTIL, TO_KNOW, TELL_ME, DO_IT].some((pattern) =>
    pattern.test(text),
  );
  if (!saysWhen && !SUITS.test(text) && !isDateAlone(scene, text)) return false;
  const isBack = WANTED.test(text) || DO_IT.test(text) || isDateAlone(scene, text);
  const tasks = askedLast(around, found, isBack ? ASKED_BACK : 1).filter(
    (act) => act.when === null || !act.when.deadline,
  );
  const asked = tasks.at(-1);
  if (asked?.when && DAY_OF_WORK.test(asked.when.words)) return true;
  if (asked && TO_KNOW.test(text) && !FROM_YOU.test(text) && !TELLS.test(asked.line)) return false;
  // "The deposit goes out this week" says nothing of the numbers that were promised before.
  const other = OF_A_THING.exec(text)?.[1];
  if (asked && other !== undefined && !asked.line.toLowerCase().includes(other.toLowerCase())) return false;
  const said = saysWhen ? text : `by ${text.replace(/^by /i, "")}`;
  // "A week before would be nice": before what was told last.
  const leaning = asked && LEANS.test(said) ? dayBefore(around, scene.clock, found) : null;
  const when = asked ? dueDateIn(said, statement.sentAt, scene.clock, leaning?.day) : null;
  if (!asked || !when) return false;
  // "May I ask you for the figures, and Otis for the photographs? I'd need both by the 15th."
  for (const act of THE_LOT.test(text) || /\bboth\b/i.test(text) ? tasks.slice(0, -1) : [])
    if (act.when === null) {
      act.when = when;
      act.support.push(statement);
    }
  asked.when = when;
  asked.support.push(...(leaning ? [leaning.said] : []), statement);
  return true;
}
