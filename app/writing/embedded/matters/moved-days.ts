import { weekdayOf } from "../../dates/civil-day";
import { type Clock, type DueDate, dueDateIn } from "../due-dates";
import { YES } from "../english/permitted";
import type { MoveWords } from "../languages/language-pack";
import { packOf } from "../languages/packs";
import type { Statement } from "../statement";
import { type Matter, note } from "./matter";
import type { MatterIndex } from "./matter-index";
import { sameOwner } from "./same-owner";
import { isTalk } from "./talk";
import { topicOf } from "./topic";

const ENGLISH: MoveWords = {
  later:
    /\b(?:(?:is|are)(?:n't| not) going to (?:happen|work)|(?:will not|won't|shall not) (?:be|go|come|happen|be ready|make it|reach)\b|not before|can (?:all )?wait (?:until|till)|has (?:time )?(?:until|till)|(?:(?:is|are|gets) (?:now )?(?:delayed|pushed(?: back)?|postponed|moved|put off)|slips|moves|shifts) (?:to|until|till|by)\b)/i,
  refuses:
    /\bi (?:can't|cannot|can not|won't|will not|am not able to|'m not able to|won't be able to) (?:do|manage|take|make|get (?:to|round to)|look after|handle)\b|\bi (?:can't|cannot|won't)[,.]|^(?:the|that|this|those|these) [^.?!,]{2,40} i (?:can't|cannot|won't)\b/i,
  tooEarly:
    /\b(?:can't|cannot|can not|won't|will not|can only|not able to|unable to)\b[^.]*\b(?:manage|make|get|have|finish|do|deliver|send|ready|done|complete)\b[^.]*\b(?:before|until|till|by|on)\b|\b(?:too (?:tight|early|soon)|need (?:more time|until|till))\b|^(?:(?:well|ok(?:ay)?|sorry|then|hi \p{L}+),? )?(?:it|that|this)(?:['’](?:ll|d)| will| would) (?:then |probably |have to |only )*be (?:on |by |more like )?(?:the |next )?(?:\d|tomorrow\b|\p{L}+day\b)/iu,
  enough:
    /(?:\b(?:is|would be|will be)|['’]s) (?:also )?(?:fine|ok|okay|alright|all right|early enough|soon enough|enough|good|perfect|sufficient|possible)\b/i,
  thenSo:
    /^(?:(?:ok|okay|yes|sure|fine|right|alright|well|the|by|on|until|at|latest)\b[, ]*)*,? ?(?:it is|works(?: for (?:me|us))?|then|(?:is|['’]s) no problem(?: for (?:me|us))?(?:, [^.]{0,20})?)[.! ]*$/i,
};
const wordsFor = ({ language }: Statement): MoveWords => packOf(language)?.moves ?? ENGLISH;

/** "Wednesday is bad, we've got the fire drill", "Friday doesn't work for us" */
const REFUSES_DAY =
  /^(?:(?:hi|hello|sorry|unfortunately|oh|but|no)\b[^.;?!]{0,20},? )?(?:the )?[^,.;?!]{3,20} (?:is (?:bad|difficult|no good|not good|not possible|out|impossible|too (?:early|late|soon))|does(?:n['’]t| not) (?:work|suit)|won['’]t work|isn['’]t (?:possible|good|ideal|great))\b/iu;

/** What is due on the day that a sentence refuses, of what its thread asks; null where it refuses none. */
function refused(
  index: MatterIndex,
  { text, sentAt, language, unit, speaker }: Statement,
  thread: string,
  clock: Clock,
): Matter | null {
  if (language !== "en" || thread === "" || !REFUSES_DAY.test(text)) return null;
  const day = dueDateIn(text, sentAt, clock)?.day;
  const due = index
    .inThread(thread)
    .filter((m) => m.kind === "action" && m.closedBy === null && m.acts[0]?.statement.unit !== unit);
  const isOnDay = (m: Matter) => day !== undefined && day !== null && m.when?.day === day;
  return (
    due.findLast((m) => isOnDay(m) && sameOwner(m.owner, speaker)) ??
    due.findLast((m) => isOnDay(m) && m.owner === null) ??
    null
  );
}

/**
 * "I can't get it done before Sunday", "the tiles I won't manage": moves or refuses what the speaker has, or has asked for;
 * nothing is in the way. Null where nothing of the kind is said.
 */
export function moves(index: MatterIndex, statement: Statement, thread: string, clock: Clock): Matter | null {
  const { text, speaker } = statement;
  const words = wordsFor(statement);
  const ofDay = refused(index, statement, thread, clock);
  if (ofDay) {
    ofDay.support.push(statement);
    return ofDay;
  }
  const isEarly = words.tooEarly.test(text);
  const refuses = words.refuses.test(text);
  if (speaker === null || /\?\s*$/.test(text) || !(isEarly || refuses || words.later.test(text))) return null;
  const topic = topicOf(text);
  const said = new Set(topic.about);
  const theirs = index
    .near(topic, thread, statement.unit)
    .filter(
      (m) =>
        m.kind === "action" &&
        m.closedBy === null &&
        (sameOwner(m.owner, speaker) ||
          (!refuses && m.acts.some((act) => act.statement.speaker === speaker))) &&
        m.acts[0]?.statement.unit !== statement.unit,
    );
  const meant =
    theirs.findLast((m) => m.topic.about.some((stem) => said.has(stem))) ??
    (isEarly || refuses
      ? theirs.findLast((m) => thread !== "" && m.thread === thread && sameOwner(m.owner, speaker))
      : undefined);
  if (!meant) return null;
  meant.support.push(statement);
  const when = refuses && !isEarly ? null : newDay(statement, clock);
  if (when === null) return meant;
  meant.when = when;
  note(meant, "moved", statement);
  return meant;
}

/** The day that a statement names as the first possible one; what can't be done by Friday has no new day. */
function newDay({ text, sentAt }: Statement, clock: Clock): DueDate | null {
  const when = dueDateIn(text, sentAt, clock);
  if (!when) return null;
  const before = text.slice(0, text.indexOf(when.words));
  return /\b(?:by|on|this|for|bis|pour|para)\W+(?:the )?$/i.test(before) &&
    /n't\b|\bnot\b|cannot|nicht|\bpas\b|\bno\b/i.test(before)
    ? null
    : when;
}

const PROPOSES =
  /^(?:(?:so|then|ok|okay|well|but),? )*(?:i(?:'d| would) say |say |(?:it|that|this|they)(?:'s| is|'ll be| will be| are| would be) (?:now |more like )?|(?:now )?(?:by|until|before|on|for|not before|make it|how about|what about|rather|more like|probably|the )* ?)?[^,.?!]{0,4}$/i;

/** "Tuesday then, OK?", "I'd say the 10th, realistically": a day for what the sentences before speak of. */
export function dates(matter: Matter, statement: Statement, clock: Clock): boolean {
  const text = statement.text;
  if (text.split(/\s+/).length > MOST_WORDS_OF_DAY) return false;
  const when = dueDateIn(`by ${text}`, statement.sentAt, clock);
  if (!when?.day || !PROPOSES.test(text.slice(0, Math.max(0, text.indexOf(when.words))))) return false;
  matter.when = when;
  note(matter, "moved", statement);
  matter.support.push(statement);
  return true;
}

const MOST_WORDS_OF_DAY = 8;

/** "Ok, the 10th it is" has so many words at most. */
const MOST_WORDS_OF_CONSENT = 10;

/** "I can do Monday and Tuesday", asked when: the day of what was asked. */
const OFFERS_DAY =
  /^(?:(?:yes|no|ok(?:ay)?|sure|well|but|hi|hello)\b[^.;?!]{0,20}, )?(?:I|we) (?:can|could) (?:only )?(?:do|make|manage) (?:it |that )?(?:(?:on|by|the|and|or|next|this|early|late|morning|afternoon|evening|week|after|before|\d{1,2}(?:st|nd|rd|th)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight)[\s,.]*)+$/iu;
export const offersDay = ({ language, text }: Statement): boolean =>
  language === "en" && OFFERS_DAY.test(text);

/** What a question holds that asks no more than whether a day will do: "Is Monday okay?", "can it wait till Friday?" */
const WILL_DO =
  /^(?:(?:is|are|was|would|will|be|do|does|did|work|suit|also|still|just|even|only|rather|more|like|ok|okay|fine|al?l ?right|possible|enough|early|soon|good|too|late|any|can|could|may|might|shall|it|this|that|they|them|those|both|wait|keep|till|until|by|on|for|you|me|us|everyone|with|if|when|i|we|have|get|let|send|give|finish|hand|bring|make|manage|deliver|in|back|done|ready|to|how|what|about|instead|then|at|the|latest|say|perhaps|maybe|and|so|or|but|hi|yes|sure|happy)\b[^\p{L}]*)+$/iu;
const BUT = /\?|\b(?:but|not|only|however)\b|n['’]t\b/i;

/**
 * "Would Wednesday next week be alright?", "Perfect.": the day that another one offered or wished for what the thread asks stands
 * from now on. Null where the question was about no day alone, or the answer no yes.
 */
export function agreeOnDay(
  matters: readonly Matter[],
  statement: Statement,
  { question, thread }: { question: Statement | undefined; thread: string },
  clock: Clock,
): Matter | null {
  const { text, speaker, language, unit } = statement;
  if (!question || language !== "en" || question.speaker === speaker || !YES.test(text) || BUT.test(text))
    return null;
  if (text.split(/\s+/).length > MOST_WORDS_OF_CONSENT || (question.unit === unit && !isTalk(statement)))
    return null;
  const when = dueDateIn(`by ${question.text}`, question.sentAt, clock);
  if (!when?.day || !WILL_DO.test(question.text.replace(when.words.replace(/^by /, ""), ""))) return null;
  const open = matters.filter(
    ({ kind, closedBy, acts, latent, thread: own }) =>
      kind === "action" &&
      !latent &&
      (thread === "" ? acts.at(-1)?.statement.unit === unit : own === thread) &&
      acts[0]?.statement !== question &&
      // What seemed over by a word of those two mails is not.
      (closedBy === null || closedBy.unit === question.unit || closedBy.unit === unit),
  );
  const mine = (who: string | null) => open.filter(({ owner }) => owner !== null && sameOwner(owner, who));
  const [theirs] = [mine(question.speaker), mine(speaker), open.filter(({ owner }) => owner === null)].filter(
    ({ length }) => length > 0,
  );
  const last = theirs?.at(-1);
  if (!theirs || !last) return null;
  for (const matter of theirs)
    if (matter === last || matter.when?.day === last.when?.day) {
      matter.when = when;
      matter.owner ??= question.speaker;
      matter.closedBy = null;
      matter.saidOpen = true;
      note(matter, "moved", statement);
      matter.support.push(question, statement);
    }
  return last;
}

/**
 * "The 24th is early enough for the index", "Sunday evening is fine": the new date stands; `question` was asked last in the
 * thread, `spokenOf` is what it moved last. Null where there was none to grant.
 */
export function grant(
  matters: Matter[],
  statement: Statement,
  {
    question,
    spokenOf,
    thread,
  }: { question: Statement | undefined; spokenOf: Matter | undefined; thread: string },
  clock: Clock,
): Matter | null {
  const { text } = statement;
  const { enough, thenSo } = wordsFor(statement);
  const isOffered = offersDay(statement) && question !== undefined && question.speaker !== statement.speaker;
  const isEnough = isOffered || enough.test(text);
  if (thread === "" || !(isEnough || text.split(/\s+/).length <= MOST_WORDS_OF_CONSENT)) return null;
  const when = dueDateIn(`by ${text}`, statement.sentAt, clock);
  if (!when?.day || !(isEnough || thenSo.test(text.replace(when.words, "").trim()))) return null;
  const answered = question && question.unit !== statement.unit ? question.text : "";
  const said = new Set(topicOf(`${statement.text} ${answered}`).about);
  const open = matters.filter((m) => m.kind === "action" && m.closedBy === null && m.thread === thread);
  const meant =
    open.findLast((m) => m.topic.about.some((stem) => said.has(stem))) ??
    open.findLast((m) => m.when?.day === when.day && m.events.some(({ what }) => what === "moved")) ??
    (spokenOf?.closedBy === null ? spokenOf : undefined) ??
    (open.length === 1 ? open[0] : undefined);
  if (!meant) return null;
  // "Thursday is too tight, I can do it by next Tuesday.", "Tuesday is fine.": the one that was said.
  const isSaid =
    meant.when?.day &&
    meant.when.day > when.day &&
    /^\p{L}+day$/iu.test(when.words) &&
    weekdayOf(meant.when.day) === weekdayOf(when.day);
  if (!isSaid) meant.when = when;
  if (isOffered) meant.owner ??= statement.speaker;
  note(meant, "moved", statement);
  meant.support.push(statement);
  return meant;
}
