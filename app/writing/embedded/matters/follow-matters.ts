import { Pace, type Slices } from "../../slices";
import { type Act, isTask, SURE } from "../act";
import type { Clock } from "../due-dates";
import { takesIt } from "../english/reports";
import { namesNothing, SAYS_NO_TOPIC } from "../english/topic-of-title";
import { calledBy, type People } from "../people";
import type { ReadActs } from "../read-acts";
import type { Statement } from "../statement";
import { isAskedOnlyIn, type WrittenMail } from "../taken-back";
import { subjectOf, threadOf } from "../threads";
import { ticketOf, titleOf } from "../tickets/ticket-of";
import { contentStems } from "../tokens";
import { doneAllBut } from "./all-but";
import { asksToKnow } from "./asks-to-know";
import { close, supersede } from "./close-matters";
import { FITTED, type LinkJudge } from "./link-model";
import { linksOf } from "./links";
import { isSilent, KIND_OF_ACT, type Matter, newMatter, note } from "./matter";
import { MatterIndex } from "./matter-index";
import { agreeOnDay, dates, grant, moves, offersDay } from "./moved-days";
import { callsOff, namedProgress } from "./named-progress";
import { namedTrouble } from "./named-trouble";
import { pairsOf } from "./pairs";
import { leaveRest } from "./part-done";
import { mayTell, Places } from "./places";
import { isReworded } from "./reworded";
import { isOtherTrouble, saidAgain } from "./said-again";
import {
  asksToLook,
  isPronounOnly,
  isSame,
  leansOn,
  pointsBack,
  pronounMatter,
  saysPronoun,
  takesOver,
} from "./same-matter";
import { sameOwner } from "./same-owner";
import { accept, BUT_NOT, takeRest } from "./take-up";
import { takeBackNamed } from "./taken-back-decisions";
import { bothTopics, coreOf, datesIn, said, type Topic, topicOf } from "./topic";

/** "It Thursday", "need it": what is meant stands nowhere. */
const SAYS_NOTHING =
  /^(?:need|want) (?:it|this|that|them|these|those)$|^(?:he|she|they|we|I) (?:promised|said|agreed|offered)$|^(?:it|this|that|them|these|those|so)(?:\s+\p{L}+)?$|^(?:want|need|like|try|have|going|be able) to$|^the following\b|^(?:take over|step in|stand in)$/iu;

/** Characters of statements between two pauses. */
const SLICE = 1500;
/** Statements with a pause after each step of linking them: what each step needs is made ready by its first ones. */
const FIRST = 3;
/** From this certainty on a sentence tells what is in the way. */
const HELD_UP = 0.85;
/** So many sentences after a matter was moved or refused "it" still means that. */
const NEAR = 2;

/** What went before: the matters of earlier digests, which go on, and what was said in the mails that are answered. */
interface Before {
  known: readonly Matter[];
  earlier: readonly Statement[];
  people: People;
}

/** Walks the acts in time and keeps the state of each matter. */
export function* followMatters(
  statements: readonly Statement[],
  { acts: actsOf, odds, takenBack }: ReadActs,
  clock: Clock,
  before?: Before,
  judge: LinkJudge = FITTED,
): Slices<Matter[]> {
  const { known, earlier } = before ?? { known: [], earlier: [] };
  const matters: Matter[] = [...known];
  const silent = known.filter(isSilent);
  const index = new MatterIndex();
  const pace = new Pace(SLICE);
  /** What was asked last in each thread: "Invitations go out on Wednesday, all right?" */
  const asked = new Map<string, Statement>();
  for (const statement of earlier)
    if (isQuestion(statement)) asked.set(threadOf(statement.subject), statement);
  /** What a part said last of the day of a matter, or refused, and what was said so in each thread. */
  let spokenOf: { matter: Matter; statement: Statement } | null = null;
  const spokenIn = new Map<string, Matter>();
  for (const matter of known) index.add(matter);
  const places = new Places([...earlier, ...statements]);
  let linked = 0;
  for (const statement of statements) {
    if (pace.isDue(statement.text.length)) yield;
    const acts = actsOf.get(statement) ?? [];
    const thread = places.threadOf(statement);
    const mail = takenBack.get(statement);
    if (before && mail) endWithMail(before, mail, statement);
    // What takes back a mail says nothing of other matters.
    const said = odds.get(statement);
    // "All done except the bread" has told of each.
    const isTold = thread !== "" && mail === undefined && doneAllBut(statement, () => index.inThread(thread));
    const pairs =
      mail === undefined && !isTold
        ? pairsOf(statement, { acts, odds: said?.linear ?? said ?? null }, index, places)
        : [];
    const isFirst = pairs.length > 0 && linked < FIRST;
    if (isFirst) yield;
    const links = linksOf(pairs, judge);
    if (isFirst) {
      linked += 1;
      yield;
    }
    const context = { question: asked.get(thread), spokenOf: spokenIn.get(thread), thread };
    // Only what shares a word with an open matter can name one.
    const tells = mail === undefined && statement.meeting === null && mayTell(statement);
    const spoken = tells ? topicOf(statement.text) : null;
    const mayName = spoken !== null && !isTold && index.sharesWord(spoken);
    // "The pool is closed until the pump is repaired": what its core leaves out may end it, too.
    const mayEase =
      mayName ||
      (spoken !== null &&
        (index.inThread(thread).some(({ kind }) => kind === "blocker") || index.troubles(spoken).length > 0));
    const progress =
      (mayName ? namedProgress(statement, { index, thread, people: before?.people ?? null, clock }) : null) ??
      (mayEase ? namedTrouble(statement, { index, thread }) : null);
    progress?.named.push(statement);
    if (mayName) takeBackNamed(statement, { index, thread });
    const granted =
      agreeOnDay(matters, statement, context, clock) ??
      // "Can you print the lists, tomorrow is enough", "the bill has to be paid by the 11th, it's fine": its own day.
      (progress || acts.some(({ kind, when }) => (kind === "request" || kind === "duty") && when?.day)
        ? null
        : grant(index.inThread(thread), statement, context, clock));
    if (
      spokenOf &&
      (spokenOf.statement.unit !== statement.unit || statement.order - spokenOf.statement.order > NEAR)
    )
      spokenOf = null;
    const moved: Matter | null = granted || progress ? null : moves(index, statement, thread, clock);
    const isDated =
      !granted && moved === null && spokenOf !== null && dates(spokenOf.matter, statement, clock);
    if (moved) {
      spokenOf = { matter: moved, statement };
      if (thread !== "") spokenIn.set(thread, moved);
    }
    if (isQuestion(statement)) asked.set(thread, statement);
    // "Great, yes please book the 11th" answers, and takes nothing on.
    const asksBack =
      statement.assignee !== null ||
      acts.some((act) => act.isAnswer || (act.kind === "request" && act.certainty >= SURE));
    const accepted = asksBack || granted || progress ? null : accept(index, statement, thread, clock);
    for (const act of acts) {
      const kind = KIND_OF_ACT[act.kind];
      // What is said of a known task is none of its own, and in nobody's way; "Tuesday for the parcels then" is its day and no decision.
      if (!kind) continue;
      const isKept = progress?.kind === "action" && progress.closedBy === null;
      const isOfItsOwn = isKept && keepsFrom(act, progress);
      if ((progress || callsOff(statement)) && kind !== "decision" && !isOfItsOwn) continue;
      if (isKept && !isOfItsOwn) continue;
      if (accepted && isOfAcceptance(act, statement)) {
        accepted.when = act.when ?? accepted.when;
        note(accepted, "accepted", statement);
        continue;
      }
      if (thread !== "" && kind === "action" && takeRest(act, index.inThread(thread))) continue;
      const isSettled = act.kind === "obstacle" || act.kind === "decision";
      const isLoose = act.kind === "assignment" || act.kind === "duty";
      if (isSettled && (moved || isDated || granted)) continue;
      if (isLoose && (moved || isDated)) continue;
      // "I can do Monday and Tuesday" is no task of its own.
      if (granted && act.kind === "commitment" && offersDay(statement)) continue;
      const topic = topicOf(coreOf(withoutSpeaker(act)));
      const same = index.candidates(topic, kind).findLast((matter) => isSame(matter, act, topic, thread));
      const meant =
        askedThere(act, index, thread) ??
        same ??
        (spokenOf && kind === "action" && saysPronoun(act) ? spokenOf.matter : undefined) ??
        saidAgain(act, index, thread) ??
        handedOn(act, index, topic) ??
        agreedTo(act, index, thread, places) ??
        silent.find(({ item }) => item !== null && isReworded({ kind, line: saidOf(act) }, item)) ??
        pronounMatter(index, act, thread, kind);
      const likely = links.goesOn ?? links.likely;
      const isOnes = act.kind === "commitment" && likely !== null && isOfEverybody(likely);
      const isNew =
        isOnes ||
        isApart(likely, act, topic) ||
        isOthers(likely, act) ||
        isOtherTrouble(likely, act, topic) ||
        isAskedOfAnother(likely, act, topic);
      if (!meant && !isNew && !act.isAnswer && !links.opens(act)) {
        if (likely?.kind === kind) goOn(likely, act);
        // What is in the way of a task, or decided on it, is a matter of its own.
        if (likely?.kind === kind || act.certainty < SURE || (likely === null && kind === "action")) continue;
      }
      // "Price list is from 1 April" answers what was asked of it, and asks it of nobody again.
      if (meant && act.certainty < SURE && links.ended.includes(meant)) continue;
      const isTurned = meant ? turnsBack(meant, act) : false;
      if (meant && !isTurned && !isReplaced(meant, act)) {
        join(meant, act, topic);
        index.add(meant);
        continue;
      }
      if (SAYS_NOTHING.test(act.line)) continue;
      const line = kind === "action" && !meant ? withSubject(act) : act.line;
      if (line === null) continue;
      if (meant) close(meant, isTurned ? "reported-done" : "superseded", statement);
      if (kind === "decision") supersede(index, act, topic, thread);
      const matter = newMatter(kind, { ...act, line }, topic, thread);
      matters.push(matter);
      index.add(matter);
    }
    const how = acts.some((act) => act.kind === "cancel") ? "cancelled" : "reported-done";
    // "The pads are held up at customs" ends no task of getting them.
    const isHeldUp =
      acts.some(({ kind, certainty }) => kind === "obstacle" && certainty >= HELD_UP) &&
      acts.every(({ kind }) => kind !== "done" && kind !== "cancel" && kind !== "release");
    const question = context.question;
    for (const matter of links.partly) leavePart(matter, statement);
    // A decision is over when it is taken back, not when it is carried out.
    for (const matter of links.ended)
      if (
        !(question && answersAnother(matter, question, statement)) &&
        !(isHeldUp && matter.kind === "action") &&
        // "The pads arrived": what kept them is over, and so is getting them.
        (!progress ||
          (progress.kind === "blocker" && progress.closedBy !== null && matter.kind === "action")) &&
        matter !== moved &&
        matter !== granted &&
        !isMovedIn(statement.unit, matter) &&
        // "The Danish is mine, you'll have it by Friday", "not at all, it's mine"
        !(
          matter === accepted &&
          (acts.some(({ kind }) => kind === "commitment") || takesIt(statement.text))
        ) &&
        matter.acts.at(-1)?.statement !== statement &&
        (matter.kind !== "decision" || how === "cancelled")
      )
        close(matter, how, statement);
  }
  const answering = new Set(
    statements.flatMap((s) =>
      // What the models only hold for possible answers nothing.
      (actsOf.get(s) ?? []).some((act) => KIND_OF_ACT[act.kind] && act.certainty > SURE) ? [s.unit] : [],
    ),
  );
  return matters.filter((matter) => matter.item !== null || !isAnsweredQuotation(matter, answering));
}

/** "The antibody is stuck in customs, so the blots will have to wait": what keeps a task is no word on how far it got. */
function keepsFrom({ kind, certainty, line, statement }: Act, { acts }: Matter): boolean {
  if (kind !== "obstacle" || certainty < HELD_UP || statement.language !== "en" || /^(?:I|we)\b/i.test(line))
    return false;
  // "The leaflet isn't printed yet", of printing it
  const said = new Set(contentStems(statement.text));
  return acts.every((task) => !said.has(contentStems(task.line)[0] ?? ""));
}

/** "Got sample 12", of samples 12 and 15: the other one is still to come. */
function leavePart(matter: Matter, statement: Statement): void {
  if (matter.closedBy !== null) return;
  const { stems, numbers } = topicOf(statement.text);
  if (leaveRest(matter, new Set([...stems, ...numbers]), statement)) return;
  matter.saidOpen = true;
  matter.support.push(statement);
}

/** The same mail or talk set another day for it. */
const isMovedIn = (unit: number, { events, saidOpen }: Matter): boolean =>
  saidOpen && events.some(({ what, statement }) => what === "moved" && statement.unit === unit);

/** "How many pupils are coming?" in the mail that asks to fit the oven: "31 pupils" says nothing of the oven. */
function answersAnother({ topic, acts }: Matter, question: Statement, statement: Statement): boolean {
  const told = topicOf(statement.text);
  return (
    statement.unit !== question.unit &&
    said(topic.about, told) === 0 &&
    said(topicOf(question.text).about, told) > 0 &&
    acts.some((act) => act.statement.unit === question.unit) &&
    !acts.some((act) => act.statement === question || act.support.includes(question))
  );
}

/** What was asked in the very words that an act answers. */
function askedThere({ isAnswer, support }: Act, index: MatterIndex, thread: string): Matter | undefined {
  return isAnswer
    ? index.inThread(thread).findLast(({ acts }) => acts.some(({ statement }) => support.includes(statement)))
    : undefined;
}

/** The only thing that the mail before asked of whoever agrees now, and says how. */
function agreedTo(
  { kind, owner, statement }: Act,
  index: MatterIndex,
  thread: string,
  places: Places,
): Matter | undefined {
  if (kind !== "commitment" || owner === null || thread === "" || !AGREES.test(statement.text))
    return undefined;
  const asked = index
    .inThread(thread)
    .filter(
      (matter) =>
        matter.kind === "action" &&
        matter.acts[0]?.kind === "request" &&
        sameOwner(matter.owner, owner) &&
        places.steps(matter.acts[0].statement.unit, statement) === 1,
    );
  return asked.length === 1 ? asked[0] : undefined;
}

/** Cancels what earlier digests have of a mail that its writer takes back. */
function endWithMail({ known, people }: Before, mail: WrittenMail, by: Statement): void {
  for (const matter of known) {
    const { item, closedBy } = matter;
    if (item !== null && closedBy === null && !isSilent(matter) && isAskedOnlyIn(mail, item, people))
      close(matter, "cancelled", by);
  }
}

/** "Tell Gary what it covers": that it is for who asks says nothing of the matter. */
function withoutSpeaker({ line, kind, statement: { speaker } }: Act): string {
  const bare = line.replace(/ (?:as well|too)$/, "").replace(BUT_NOT, "");
  const [verb, whom, ...rest] = bare.split(" ");
  return kind === "request" && speaker !== null && whom === calledBy(speaker) && rest.length > 1
    ? [verb, ...rest].join(" ")
    : bare;
}

const isQuestion = ({ text }: Statement): boolean => /\?\s*$/.test(text);

/**
 * Who asks, promises or decides something above a quotation has read it: of what it asked, only what they take is
 * known to be open. A mail that only passes it on, or reports, leaves it as it was.
 */
function isAnsweredQuotation({ acts, acceptedIn }: Matter, answering: ReadonlySet<number>): boolean {
  return acts.every(
    ({ statement: { quotedIn } }) => quotedIn !== null && quotedIn !== acceptedIn && answering.has(quotedIn),
  );
}

/** "Have it done by Friday" with what its mail is about; null where no subject says so. */
function withSubject(act: Act): string | null {
  if (!isPronounOnly(act) || act.meant !== undefined) return act.line;
  const ticket = ticketOf(act.statement);
  if (ticket?.title) return `${act.line}: ${titleOf(ticket)}`;
  if (act.statement.medium !== "mail") return act.line;
  const subject = subjectOf(act.statement.subject);
  if (namesNothing(subject)) return act.line;
  if (SAYS_NO_TOPIC.test(subject))
    return /^(?:do|have|make|get|take|finish|be|put|let|give)\b/i.test(act.line) ? null : act.line;
  return subject.length < 3 || subject.length > 60 ? null : `${act.line} (${subject})`;
}

/** The line, or the whole statement where the line only points at what it is about: "deliver it to Ines". */
function saidOf({ line, statement }: Act): string {
  return /\b(?:it|this|that|them|these|those)\b/i.test(line) ? statement.text : line;
}

/** A decision of an earlier digest that is taken anew for another day is over; within one material its last words rule. */
function isReplaced({ kind, item, closedBy }: Matter, { line }: Act): boolean {
  if (kind !== "decision" || item === null || closedBy !== null || isSilent({ item })) return false;
  if (SAYS_NOTHING.test(line)) return false;
  const [ours, theirs] = [datesIn(line), datesIn(item.text)];
  return ours.length > 0 && theirs.length > 0 && ours.join() !== theirs.join();
}

/** "She asks if she can have the barn", and in the reply "tell her she can have it": answered, and now whoever asked has something to do. */
const turnsBack = ({ kind, item, owner, acts: [first] }: Matter, act: Act): boolean =>
  kind === "action" &&
  item === null &&
  first?.kind === "request" &&
  // "Send me the figures" is not answered by "send me the template first".
  (asksToKnow(first) || /\b(?:if|whether)\b/i.test(first.statement.text)) &&
  act.kind === "request" &&
  act.certainty >= SURE &&
  act.statement.unit !== first.statement.unit &&
  owner !== null &&
  sameOwner(act.statement.speaker, owner) &&
  act.owner !== null &&
  sameOwner(act.owner, first.statement.speaker) &&
  !/\?\s*$/.test(act.statement.text);

/** What was just taken on is promised in other words: "On it. You'll have it on Friday." */
function isOfAcceptance(act: Act, statement: Statement): boolean {
  return (
    KIND_OF_ACT[act.kind] === "action" &&
    act.owner !== null &&
    act.owner === statement.speaker &&
    /\b(?:it|them|that|those|these|one|ones|this)\b/i.test(act.line)
  );
}

/** What a matter that is known takes of an act that says more of it, or says it again. */
function join(matter: Matter, act: Act, topic: Topic): void {
  if (act.kind === "request" && matter.acts.some((known) => known.statement.unit !== act.statement.unit))
    matter.asked += 1;
  const isAnew = matter.closedBy !== null && act.statement.sentAt > (matter.item?.closedAt ?? "");
  if (isAnew) matter.closedBy = null;
  const namesIt =
    !isPronounOnly(act) &&
    !asksToLook(act) &&
    !pointsBack(act) &&
    !takesUp(matter, act, topic) &&
    !isHandedOn(act) &&
    !(matter.acts[0]?.kind === "duty" && leansOn(matter, act));
  if (namesIt) {
    matter.acts.push(act);
    matter.topic = bothTopics(matter.topic, topic);
  } else matter.support.push(act.statement);
  matter.support.push(...act.support);
  if (act.certainty >= SURE && act.kind !== "request") matter.latent = false;
  takeFrom(act, matter, isAnew);
}

/** "I'll do the council as well": what was asked said it better. */
const takesUp = (matter: Matter, act: Act, topic: Topic): boolean =>
  act.kind === "commitment" && TAKEN_UP.test(act.line) && topic.about.length < matter.topic.about.length;
const TAKEN_UP = /^(?:do|handle|take|sort|manage)\b/i;

/** "Morning all, please pack your own desk": asked of each, and over for nobody when one has a part in it. */
function isOfEverybody({ kind, acts: [first] }: Matter): boolean {
  return (
    kind === "action" &&
    first?.kind === "request" &&
    first.owner === null &&
    /\b(?:everybody|everyone|all|each) of you\b|\byour own\b|^(?:everybody|everyone|all)\b/i.test(
      first.statement.text,
    )
  );
}

/**
 * "Tom will talk to the broker": "I'll forward the number to the broker" is somebody else's, of something else; so is
 * "I bring it over" where Lena was asked to cancel it.
 */
function isOthers(likely: Matter | null, act: Act): boolean {
  const kind = likely?.acts[0]?.kind;
  // "When will it be back?": "Declan will be with you tomorrow to fit it."
  if (
    act.kind === "assignment" &&
    act.certainty >= SAID_PLAINLY &&
    likely?.kind === "action" &&
    likely.owner !== null &&
    !sameOwner(likely.owner, act.owner) &&
    !isHandedOn(act) &&
    !takesOver(likely, act)
  )
    return true;
  if (
    act.kind !== "commitment" ||
    act.certainty < SAID_PLAINLY ||
    act.owner === null ||
    !likely?.owner ||
    sameOwner(likely.owner, act.owner)
  )
    return false;
  return saysPronoun(act)
    ? (kind === "assignment" || kind === "request") && !takesOver(likely, act)
    : kind === "assignment";
}

/**
 * "Ring the scaffold firm first thing", "the cleaners come on Friday": a task that names a thing of its own, and no word of what
 * the models of links take it for. They learned what goes on with what from threads, and swallow what only stands beside it.
 */
const isApart = (likely: Matter | null, act: Act, topic: Topic): boolean =>
  isTask(act) &&
  act.certainty >= HALF_SAID &&
  !means(act, topic) &&
  (likely === null
    ? // "They promised an answer" belongs to what they were asked.
      act.kind !== "assignment" && topic.about.length >= 2
    : // "Will you let the others know?" beside what was hardly said
      (topic.about.length >= 2 || likely.latent) &&
      !topic.about.some((stem) => likely.topic.stems.has(stem)));

/** Its line is about what a pronoun means: "have it checked"; not "ring the firm and check the loading bay will take it". */
const means = (act: Act, { about }: Topic): boolean => saysPronoun(act) && about.length < NAMED;
/** So many words of its own name a thing. */
const NAMED = 4;

/** "Could Claire file the return this time?" beside what she who asks it was asked for: of somebody else, and something else. */
const isAskedOfAnother = (likely: Matter | null, act: Act, topic: Topic): boolean =>
  act.kind === "request" &&
  act.certainty >= SAID_PLAINLY &&
  act.owner !== null &&
  likely !== null &&
  likely.owner !== null &&
  !sameOwner(likely.owner, act.owner) &&
  (!means(act, topic) || act.line.endsWith(")")) &&
  topic.about.filter((stem) => likely.topic.stems.has(stem)).length <= Math.min(1, topic.about.length - 2);

/** What a clause asks or promises in the mildest words is as certain. */
const HALF_SAID = 0.5;
/** "I'll send it" is as certain. */
const SAID_PLAINLY = 0.8;

const HANDED_ON =
  /\b(?:instead|in (?:my|his|her|their) place|stands? in for|takes? (?:it|this|that|them)? ?over|(?:asked|told|got) \S+ to (?:do|handle|take|see to|sort) (?:it|that|this|so|them))\b|^\p{Lu}[\p{L}'’-]+(?: will|['’]ll| can| is going to|['’]s going to) (?:do|take|handle|see to|sort) (?:it|that|this|them)\b/iu;
const isHandedOn = ({ kind, owner, statement }: Act): boolean =>
  kind === "assignment" && owner !== null && HANDED_ON.test(statement.text);

/**
 * "Ines is going to ship them instead": the speaker's own task of which it says a word. So is what was asked in a mail that is
 * forwarded to another one now, and what another one was asked and "I'll ship myself".
 */
function handedOn(act: Act, index: MatterIndex, topic: Topic): Matter | undefined {
  if (act.statement.isHandedOn) return askedInMail(act, index, topic);
  if (takesAway(act))
    return index
      .candidates(topic, "action")
      .findLast(
        ({ owner, closedBy, acts: [first], topic: { stems } }) =>
          closedBy === null &&
          first?.kind === "request" &&
          !sameOwner(owner, act.owner) &&
          topic.about.length > 0 &&
          topic.about.every((stem) => stems.has(stem)),
      );
  if (!isHandedOn(act)) return undefined;
  return index
    .candidates(topic, "action")
    .findLast(
      ({ owner, closedBy, topic: { about } }) =>
        closedBy === null &&
        sameOwner(owner, act.statement.speaker) &&
        about.some((stem) => topic.stems.has(stem)),
    );
}

/** "I'll pay the deposit myself" */
const takesAway = ({ kind, owner, statement }: Act): boolean =>
  kind === "commitment" && owner === statement.speaker && /\bmyself\b/i.test(statement.text);

/** What the same words asked by the same writer of somebody else. */
const askedInMail = ({ statement }: Act, index: MatterIndex, topic: Topic): Matter | undefined =>
  index
    .candidates(topic, "action")
    .findLast(
      ({ closedBy, acts }) =>
        closedBy === null &&
        acts.some(
          ({ statement: { text, speaker, unit } }) =>
            unit !== statement.unit && text === statement.text && speaker === statement.speaker,
        ),
    );

/** "Ok, I ring Sandra on Monday": what follows is how the asked one does it. */
const AGREES = /^(?:ok(?:ay)?|yes|yep|yeah|sure|fine|all ?right|of course|right|good|will do)[,.!:–—-]/i;

/** What is said of a matter in other words: whoever has it, or takes it now, says by when. */
function goOn(matter: Matter, act: Act): void {
  const isTaken = act.kind === "commitment" && act.owner !== null;
  const isOwners = act.kind !== "request" && act.owner !== null && act.owner === matter.owner;
  if (!isTaken && !isOwners && !isHandedOn(act)) return;
  matter.support.push(act.statement);
  matter.latent = false;
  takeFrom(act, matter, false);
}

/** The owner and the day that an act says are the matter's from now on. */
function takeFrom({ kind, statement, owner, when }: Act, matter: Matter, isAnew: boolean): void {
  const isMoved = when !== null && matter.when !== null && when.day !== matter.when.day;
  matter.owner = owner ?? matter.owner;
  matter.when = when ?? matter.when;
  if (kind !== "request" && kind !== "duty") matter.acceptedIn ??= statement.unit;
  const asked = kind === "commitment" ? "accepted" : kind === "assignment" ? "assigned" : "asked";
  note(matter, isAnew ? "reopened" : isMoved ? "moved" : asked, statement);
}
