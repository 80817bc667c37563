import { Pace, type Slices } from "../../slices";
import type { Act } from "../act";
import { type Clock, dueDateIn } from "../due-dates";
import { accepts } from "../english/reports";
import { packOf } from "../languages/packs";
import { acceptsIn } from "../languages/read-foreign-acts";
import { SURE } from "../read-acts";
import type { Statement } from "../statement";
import { threadOf } from "../threads";
import { stemOf } from "../tokens";
import { TIME_WORDS } from "../word-lists";
import type { Matter, MatterKind } from "./matter";
import { MatterIndex } from "./matter-index";
import { aboutOf, agree, overlap, sameMarks, type Topic, topicOf } from "./topic";

const KIND: Partial<Record<Act["kind"], MatterKind>> = {
  request: "action",
  commitment: "action",
  assignment: "action",
  duty: "action",
  obstacle: "blocker",
  decision: "decision",
};
const PRONOUN =
  /^(?:\S+\s+)?(?:\S+\s+)?(?:it|this|that|them|those|these|so)\b(?:\s+(?:ready|done|over|for you|to you|by|on|tomorrow|today|then|first|back|up|off|out|now|asap|myself|soon))*\W*$/i;
const CHANGE_OF_PLAN =
  /\b(?:change of plans?|instead|after all|changed (?:our|my|their) minds?|correction|scratch that|new plan|we(?:'re| are) now|no longer|not .{3,40} but|reversed|overruled|plan b)\b/i;

/** "It Thursday": what is meant stands nowhere. */
const SAYS_NOTHING = /^(?:it|this|that|them|these|those|so)(?:\s+\p{L}+)?$/iu;

/** A line without what only says when: "before the go-live". */
const coreOf = (line: string): string => {
  const core = line.replace(/\s(?:before|until|after|ahead of|during|prior to)\s.*$/i, "");
  return core.split(/\s+/).length >= 3 ? core : line;
};

/** Characters of statements between two pauses. */
const SLICE = 4000;

/** Walks the acts in time and keeps the state of each matter. */
export function* followMatters(
  statements: readonly Statement[],
  actsOf: ReadonlyMap<Statement, readonly Act[]>,
  clock: Clock,
): Slices<Matter[]> {
  const matters: Matter[] = [];
  const index = new MatterIndex();
  const pace = new Pace(SLICE);
  /** What was asked last in each thread: "Invitations go out on Wednesday, all right?" */
  const asked = new Map<string, Statement>();
  for (const statement of statements) {
    if (pace.isDue(statement.text.length)) yield;
    const acts = actsOf.get(statement) ?? [];
    const thread = threadOf(statement.subject);
    grant(index.inThread(thread), statement, asked.get(thread), thread, clock);
    if (/\?\s*$/.test(statement.text)) asked.set(thread, statement);
    const accepted =
      isAcceptance(statement) && isAnswering(statement)
        ? accept(
            isTalk(statement) ? index.inUnit(statement.unit) : index.inThread(thread),
            statement,
            thread,
            clock,
          )
        : null;
    for (const act of acts) {
      const kind = KIND[act.kind];
      if (
        accepted &&
        kind === "action" &&
        act.owner !== null &&
        act.owner === statement.speaker &&
        /\b(?:it|them|that|those|these|one|ones|this)\b/i.test(act.line)
      ) {
        accepted.when = act.when ?? accepted.when;
        continue;
      }
      if (kind === "blocker" && moves(index, act, thread, clock)) continue;
      if (kind) {
        const topic = topicOf(coreOf(act.line));
        const known = index.candidates(topic, kind).findLast((matter) => isSame(matter, act, topic, thread));
        const meant = known ?? pronounMatter(index, act, thread, kind);
        if (meant) {
          join(meant, act, topic);
          index.add(meant);
        } else if (!SAYS_NOTHING.test(act.line)) {
          if (kind === "decision") supersede(index, act, topic, thread);
          const matter: Matter = {
            kind,
            acts: [act],
            topic,
            thread,
            owner: act.owner,
            when: act.when,
            closedBy: null,
            support: [...act.support],
            asked: 1,
            latent: act.certainty < SURE,
            acceptedIn: null,
          };
          matters.push(matter);
          index.add(matter);
        }
      }
    }
    const ending = acts.filter(
      (act) => act.kind === "done" || act.kind === "cancel" || act.kind === "release",
    );
    if (ending.length > 0) end(index, statement, ending, thread, acts);
    answer(index.inThread(thread), statement, thread, clock);
  }
  const answering = new Set(
    statements.flatMap((s) =>
      (actsOf.get(s) ?? []).some((act) => KIND[act.kind] && act.certainty >= SURE) ? [s.unit] : [],
    ),
  );
  return matters.filter((matter) => !isAnsweredQuotation(matter, answering));
}

/**
 * Who asks, promises or decides something above a quotation has read it: of what it asked, only what they take is
 * known to be open. A mail that only passes it on, or reports, leaves it as it was.
 */
function isAnsweredQuotation({ acts, acceptedIn }: Matter, answering: ReadonlySet<number>): boolean {
  return acts.every(
    ({ statement: { quotedIn } }) => quotedIn !== null && quotedIn !== acceptedIn && answering.has(quotedIn),
  );
}

const isAcceptance = (statement: Statement): boolean => {
  const pack = packOf(statement.language);
  return accepts(statement.text) || (pack !== null && acceptsIn(pack, statement.text));
};
const isAnswering = (statement: Statement): boolean =>
  statement.medium === "mail" ||
  statement.medium === "chat" ||
  statement.medium === "transcript" ||
  statement.medium === "notification";
const isTalk = (statement: Statement): boolean =>
  statement.medium === "chat" || statement.medium === "transcript";

function isSame(matter: Matter, act: Act, topic: Topic, thread: string): boolean {
  const first = matter.acts[0];
  if (!first) return false;
  if (
    !sameMarks(matter.topic, topic) &&
    !(agree(matter.topic, topic) && thread === matter.thread && thread !== "")
  )
    return false;
  if (matter.kind === "action" && act.statement.language === "en" && !agreeOnNames(first.line, act.line))
    return false;
  const sameThread = thread !== "" && thread === matter.thread;
  const ownersAgree = matter.owner === null || act.owner === null || sameOwner(matter.owner, act.owner);
  if (matter.kind === "action" && !ownersAgree) return false;
  // A matter asked of nobody and one that somebody has are one only where they say nearly the same.
  const share = overlap(matter.topic, topic);
  const about = aboutOf(topic);
  const known = new Set(aboutOf(matter.topic));
  const shared = about.filter((stem) => known.has(stem)).length;
  const verb = verbOf(act.line);
  const sharedThings = about.filter((stem) => known.has(stem) && stem !== verb).length;
  const least = Math.min(about.length, known.size);
  const inOneStatement = act.statement === matter.acts.at(-1)?.statement;
  if (inOneStatement) return share >= 0.8;
  // The same person does the same to the same: "submit it (a seating plan)", "submit the plan on Monday".
  const bothOwned = matter.owner !== null && act.owner !== null;
  if (
    sameThread &&
    bothOwned &&
    sharedThings >= 1 &&
    (verbOf(first.line) === verb || (matter.acceptedIn === act.statement.unit && act.kind === "commitment"))
  )
    return true;
  if (sameThread)
    return (
      share >= 0.5 ||
      (least >= 1 &&
        shared / Math.max(1, least) >= 0.99 &&
        shared >= Math.min(2, Math.max(about.length, known.size)))
    );
  return share >= 0.67 || (least >= 3 && shared / least >= 0.99 && shared >= 3);
}

/** Names inside the lines: where both have some, those of one stand in the other. */
function agreeOnNames(a: string, b: string): boolean {
  const [x, y] = [namesInside(a), namesInside(b)];
  if (x.size === 0 || y.size === 0) return true;
  return [...x].every((name) => y.has(name)) || [...y].every((name) => x.has(name));
}

const namesInside = (line: string): ReadonlySet<string> =>
  new Set(
    [...line.matchAll(/(?<=[\p{L}\p{N},] )\p{Lu}\p{Ll}{2,}/gu)]
      .map(([name]) => name.toLowerCase())
      .filter((name) => !TIME_WORDS.has(name)),
  );

/** "Auer" and "Reinhild Auer": all words of one stand in the other. */
const sameOwner = (a: string, b: string): boolean => {
  const [x, y] = [a.toLowerCase().split(/\s+/), b.toLowerCase().split(/\s+/)];
  return x.every((word) => y.includes(word)) || y.every((word) => x.includes(word));
};

const verbOf = (line: string): string => stemOf(/^[\p{L}-]+/u.exec(line)?.[0]?.toLowerCase() ?? "");

/** "I can do it by next Tuesday" is about what was asked in this thread. */
const GENERIC =
  /^(?:do|hav|have|get|finish|complet|mak|make|tak|take|deliv|handl|manag|be|send|it|bring|submit|prepar)$/;

function pronounMatter(index: MatterIndex, act: Act, thread: string, kind: MatterKind): Matter | null {
  if (kind !== "action" || !isPronounOnly(act)) return null;
  const verb = verbOf(act.line);
  const near = thread !== "" ? index.inThread(thread) : index.inUnit(act.statement.unit);
  const open = near.filter(
    (m) =>
      m.kind === "action" &&
      m.closedBy === null &&
      (thread !== "" ? m.thread === thread : m.acts.at(-1)?.statement.unit === act.statement.unit) &&
      m.acts[0]?.statement !== act.statement &&
      // "Nudge them" is something else than what was asked; "do it" is the same.
      (GENERIC.test(verb) || m.acts.some((known) => verbOf(known.line) === verb)),
  );
  return (
    open.findLast((m) => m.owner !== null && act.owner !== null && sameOwner(m.owner, act.owner)) ??
    open.findLast((m) => m.owner === null || act.owner === null) ??
    null
  );
}

/** The line names nothing but a pronoun and a date. */
function isPronounOnly({ line, when }: Act): boolean {
  return PRONOUN.test(when ? line.replace(when.words, " ").replace(/\s+/g, " ").trim() : line);
}

function join(matter: Matter, act: Act, topic: Topic): void {
  if (act.kind === "request" && matter.acts.some((known) => known.statement.unit !== act.statement.unit))
    matter.asked += 1;
  if (isPronounOnly(act)) matter.support.push(act.statement);
  else matter.acts.push(act);
  matter.owner = act.owner ?? matter.owner;
  matter.when = act.when ?? matter.when;
  if (!isPronounOnly(act))
    matter.topic = {
      stems: new Set([...matter.topic.stems, ...topic.stems]),
      identifiers: new Set([...matter.topic.identifiers, ...topic.identifiers]),
      numbers: new Set([...matter.topic.numbers, ...topic.numbers]),
    };
  matter.support.push(...act.support);
  if (act.certainty >= SURE && act.kind !== "request") matter.latent = false;
}

/** A short answer takes what was asked last in its thread, or just before in a talk. */
function accept(matters: Matter[], statement: Statement, thread: string, clock: Clock): Matter | null {
  const open = matters.filter(
    (m) =>
      m.kind === "action" &&
      m.closedBy === null &&
      m.acts.some((a) => a.kind === "request" || a.kind === "duty" || a.kind === "assignment"),
  );
  const near = open.filter((m) => {
    const last = m.acts.at(-1)?.statement;
    if (!last || last.speaker === statement.speaker) return false;
    return isTalk(statement)
      ? last.unit === statement.unit && statement.order - last.order <= 8
      : thread !== "" && m.thread === thread && last.unit !== statement.unit;
  });
  const mine =
    near.findLast(
      (m) => m.owner !== null && statement.speaker !== null && sameOwner(m.owner, statement.speaker),
    ) ?? near.findLast((m) => m.owner === null);
  if (!mine) return null;
  const isForAll = /\b(?:everybody|everyone|all of you|each of you|team)\b/i.test(
    mine.acts[0]?.statement.text ?? "",
  );
  if (!isForAll) mine.owner ??= statement.speaker;
  mine.when = dueDateIn(statement.text, statement.sentAt, clock) ?? mine.when;
  mine.support.push(statement);
  mine.latent = false;
  mine.acceptedIn = statement.unit;
  return mine;
}

const TOO_EARLY =
  /\b(?:can't|cannot|can not|won't|will not|can only|not able to|unable to)\b[^.]*\b(?:manage|make|get|have|finish|do|deliver|send|ready|done|complete)\b[^.]*\b(?:before|until|till|by|on)\b|\b(?:too (?:tight|early|soon)|need (?:more time|until|till))\b/i;

/** "I can't get it done before Sunday" moves what the speaker has in this thread; nothing is in the way. */
function moves(index: MatterIndex, act: Act, thread: string, clock: Clock): boolean {
  const { statement } = act;
  if (!TOO_EARLY.test(statement.text) || statement.speaker === null) return false;
  const topic = topicOf(statement.text);
  const said = new Set(aboutOf(topic));
  const mine = index
    .near(topic, thread, statement.unit)
    .filter(
      (m) =>
        m.kind === "action" &&
        m.closedBy === null &&
        m.owner !== null &&
        sameOwner(m.owner, statement.speaker ?? "") &&
        m.acts[0]?.statement.unit !== statement.unit,
    );
  const meant =
    mine.findLast((m) => aboutOf(m.topic).some((stem) => said.has(stem))) ??
    mine.findLast((m) => thread !== "" && m.thread === thread);
  if (!meant) return false;
  meant.when = dueDateIn(statement.text, statement.sentAt, clock) ?? meant.when;
  meant.support.push(statement);
  return true;
}

const ENOUGH =
  /\b(?:is|would be|will be) (?:also )?(?:fine|ok|okay|alright|all right|early enough|soon enough|enough|good|perfect|sufficient|possible)\b/i;

/** "The 24th is early enough for the index", "Sunday evening is fine": the new date stands. */
function grant(
  matters: Matter[],
  statement: Statement,
  question: Statement | undefined,
  thread: string,
  clock: Clock,
): void {
  if (!ENOUGH.test(statement.text) || thread === "") return;
  const when = dueDateIn(`by ${statement.text}`, statement.sentAt, clock);
  if (!when?.day) return;
  const answered = question && question.unit !== statement.unit ? question.text : "";
  const said = new Set(aboutOf(topicOf(`${statement.text} ${answered}`)));
  const open = matters.filter((m) => m.kind === "action" && m.closedBy === null && m.thread === thread);
  const meant =
    open.findLast((m) => aboutOf(m.topic).some((stem) => said.has(stem))) ??
    (open.length === 1 ? open[0] : undefined);
  if (!meant) return;
  meant.when = when;
  meant.support.push(statement);
}

function supersede(index: MatterIndex, act: Act, topic: Topic, thread: string): void {
  if (!CHANGE_OF_PLAN.test(act.statement.text)) return;
  for (const matter of index.near(topic, thread, act.statement.unit)) {
    if (matter.kind !== "decision" || matter.closedBy !== null) continue;
    const sameThread = thread !== "" && matter.thread === thread;
    if (sameThread || overlap(matter.topic, topic) >= 0.34) matter.closedBy = act.statement;
  }
}

const ANSWERABLE =
  /^(?:(?:re-?)?confirm|answer|reply|respond|tell (?:us|me|them|him|her|\p{Lu}\p{L}+)\W*$|let (?:us|me|\p{Lu}\p{L}+) know|give (?:us|me|\p{Lu}\p{L}+) (?:your |an )?(?:answer|feedback|ok|okay|confirmation)|get back|come back)\b/iu;

/** What is asked is told in words: "tell us when the boat leaves". */
const ASKS_TO_KNOW =
  /^(?:tell|let|inform|say|explain|clarify|advise|remind|give|find out|check|know|confirm|share|send)\b.{0,40}?\b(?:when|where|what|which|who|how|whether|why|if)\b/i;
const ASKS_FOR_DATE =
  /^(?:give|tell|send|name|suggest|propose|set|offer)\b.{0,30}\b(?:date|time|day|appointment|slot)\b/i;

/** The words of who was asked hold most of what was to be told, or the date that was asked for. */
function tells(line: string, statement: Statement, clock: Clock): boolean {
  if (ASKS_FOR_DATE.test(line)) return dueDateIn(`by ${statement.text}`, statement.sentAt, clock) !== null;
  if (!ASKS_TO_KNOW.test(line)) return false;
  const about = aboutOf(topicOf(line.replace(ASKS_TO_KNOW, "")));
  const said = topicOf(statement.text).stems;
  return about.length > 0 && about.filter((stem) => said.has(stem)).length >= about.length * 0.5;
}

/** Who was asked for an answer and writes in that thread has answered. */
function answer(matters: Matter[], statement: Statement, thread: string, clock: Clock): void {
  if (
    thread === "" ||
    statement.speaker === null ||
    /\?\s*$|\b(?:later|come back to|get back to|will let you know|need more time)\b/i.test(statement.text)
  )
    return;
  for (const matter of matters) {
    const last = matter.acts.at(-1)?.statement;
    if (
      matter.kind !== "action" ||
      matter.closedBy !== null ||
      matter.thread !== thread ||
      !last ||
      last.unit >= statement.unit
    )
      continue;
    if (
      matter.owner !== null &&
      sameOwner(matter.owner, statement.speaker) &&
      (ANSWERABLE.test(matter.acts[0]?.line ?? "") || tells(matter.acts[0]?.line ?? "", statement, clock))
    )
      matter.closedBy = statement;
  }
}

const CONTACT =
  /^(?:ask|call|ring|phone|contact|tell|inform|invite|e-?mail|remind|write to|speak to|talk to|ping|nudge|chase)\b/i;

function end(
  index: MatterIndex,
  statement: Statement,
  ending: readonly Act[],
  thread: string,
  all: readonly Act[],
): void {
  const said = topicOf(statement.text);
  const matters = index.near(said, thread, statement.unit);
  const stems = said.stems;
  const about = aboutOf(said);
  const isCancel = ending.some((act) => act.kind === "cancel");
  const isRelease = ending.some((act) => act.kind === "release") || ending.some((act) => act.kind === "done");
  const isDone = ending.some((act) => act.kind === "done");
  const isShown = isDone && ending.every((act) => act.kind !== "done" || act.certainty < SURE);
  const closedIn = new Set<number>();
  const made = new Set(all.filter((act) => KIND[act.kind]).map((act) => act.line));
  const isBare =
    /^(?:here (?:it is|they are|you (?:go|are))|attached|see attached)\b/i.test(statement.text) ||
    (/^(?:it|that|they|this|both|all)(?:'s|'re| is| are| has| have| was| were)\b/i.test(statement.text) &&
      about.length <= 4) ||
    (about.length <= 1 && statement.text.split(/\s+/).length <= 8);
  let closedBare = false;
  for (let i = matters.length - 1; i >= 0; i -= 1) {
    const matter = matters[i];
    const last = matter?.acts.at(-1)?.statement;
    if (!matter || !last || matter.closedBy !== null || last.order >= statement.order) continue;
    if (last.unit === statement.unit && !isTalk(statement)) continue;
    if (matter.kind === "decision" && !isCancel) continue;
    if (matter.kind === "action" && !isDone && !isCancel) continue;
    if (matter.kind === "blocker" && !isRelease && !isCancel) continue;
    if (matter.acts.some((act) => made.has(act.line))) continue;
    const sameThread =
      (thread !== "" && matter.thread === thread) || (isTalk(statement) && last.unit === statement.unit);
    const topicStems = aboutOf(matter.topic);
    const shared = topicStems.filter((stem) => stems.has(stem)).length;
    const share = topicStems.length === 0 ? 0 : shared / topicStems.length;
    const byOwner =
      matter.owner !== null && statement.speaker !== null && sameOwner(matter.owner, statement.speaker);
    const verbs = [...matter.topic.stems].some((stem) => stems.has(stem) && !topicStems.includes(stem));
    const isForAll = /\b(?:everybody|everyone|all of you|each of you)\b/i.test(
      matter.acts[0]?.statement.text ?? "",
    );
    if (isForAll && matter.owner === null && !isCancel) continue;
    if (!agree(matter.topic, said)) continue;
    if (matter.topic.numbers.size > said.numbers.size && said.numbers.size > 0) continue;
    // What only shows a state closes what its owner, or the thread, speaks of by most of its words.
    if (
      isShown &&
      matter.kind === "action" &&
      !(byOwner ? share >= 0.45 : sameThread && share >= 0.6) &&
      !(byOwner && sameThread && CONTACT.test(matter.acts[0]?.line ?? "") && shared >= 1)
    )
      continue;
    const least = matter.kind === "blocker" ? 0.01 : 0.3;
    const matches = sameThread
      ? shared >= 1 && (share >= least || (verbs && share >= 0.2) || (byOwner && share >= 0.2))
      : (shared >= 2 && share >= 0.5) ||
        (shared >= 1 && byOwner && (share >= 0.4 || (verbs && share >= 0.3))) ||
        (shared >= 2 && share >= 0.34 && (verbs || byOwner));
    if (matches || (byOwner && shared >= 2 && CONTACT.test(matter.acts[0]?.line ?? ""))) {
      matter.closedBy = statement;
      closedIn.add(matter.acts[0]?.statement.unit ?? -1);
    } else if (
      isBare &&
      sameThread &&
      !closedBare &&
      matter.kind === "action" &&
      (byOwner ||
        (matter.owner === null && last.speaker !== statement.speaker) ||
        (isCancel && last.speaker === statement.speaker))
    ) {
      matter.closedBy = statement;
      closedBare = true;
    }
  }
  // "The unit works again": what the same mail told of the same trouble is over with it.
  if (ending.some((act) => act.kind === "release"))
    for (const unit of closedIn)
      for (const matter of index.inUnit(unit))
        if (matter.kind === "blocker" && matter.acts[0]?.statement.unit === unit) matter.closedBy = statement;
}
