import type { Act } from "../act";
import type { ActOdds } from "../models/act-model";
import type { Statement } from "../statement";
import { type Later, laterOf } from "./later";
import type { Matter } from "./matter";
import type { MatterIndex } from "./matter-index";
import { isOfOtherName } from "./other-name";
import { namesOnlySome } from "./parts";
import { mayTell, type Places } from "./places";
import { sameOwner } from "./same-owner";
import { isTalk } from "./talk";
import { agree, bothTopics, said, type Topic, topicOf } from "./topic";

/** How a later statement stands to an open matter. */
export interface Pair {
  matter: Matter;
  later: Later;
  /** "here": in the same talk; "reply": in the next part of the thread; "thread": further down it. */
  place: "here" | "reply" | "thread" | "else";
  /** How many open actions and blockers stand near, and how many of those are newer than this one. */
  among: number;
  newer: number;
  /** How many of the matter's words the statement says, their share, and the greatest such share of another one, 0 to 1. */
  shared: number;
  share: number;
  rival: number;
  /** It says what is done to it: a word of the line that is not what the line is about. */
  saysVerb: boolean;
  /** Whoever has the matter says it. */
  byOwner: boolean;
  /** It says a word that of all open matters only this one has. */
  isNamed: boolean;
  /** Of two things that the matter is about, it names only one. */
  isPart: boolean;
}

/** A question that leaves a choice. */
const OFFERS = /\bor\b[^?]*\?\s*$/i;
const offersChoice = (text: string): boolean => text.includes("?") && OFFERS.test(text);

/** So many open matters, the newest, are looked at for each statement: this bounds what it costs. */
const MOST = 40;

/**
 * The open matters that a statement may be about: those of its thread or talk, those of its speaker that its mail's subject
 * names, and those that it shares a word with.
 */
export function pairsOf(
  statement: Statement,
  { acts, odds }: { acts: readonly Act[]; odds: ActOdds | null },
  index: MatterIndex,
  places: Places,
): Pair[] {
  if (!mayTell(statement)) return [];
  // What a calendar says of a meeting tells of nothing else, unless it is called off.
  if (statement.meeting?.event && !acts.some(({ kind }) => kind === "cancel")) return [];
  const made = new Set(acts.map((act) => act.line));
  const topic = topicOf(statement.text);
  const thread = places.threadOf(statement);
  const subject = places.subjectOf(statement);
  const reach = subject === null ? topic : bothTopics(topic, subject);
  const candidates = index.near(reach, thread, statement.unit).flatMap((matter) => {
    const last = matter.acts.at(-1)?.statement;
    // What a mail only quotes was said before what it is held against.
    if (!last || last.order >= statement.order || last.sentAt > statement.sentAt) return [];
    // What is asked, or given to somebody, in the same words is no word about it.
    if (matter.acts.some((act) => act.statement.text === statement.text || made.has(act.line))) return [];
    if (last.unit === statement.unit && !isTalk(statement)) return [];
    // "In Q3 or later?" is answered by "in Q4".
    if (!agree(matter.topic, topic) && !offersChoice(matter.acts[0]?.statement.text ?? "")) return [];
    if (isOfOtherName(matter.acts[0]?.line ?? "", statement.text)) return [];
    const isNear =
      last.unit === statement.unit ||
      (thread !== "" && matter.thread === thread) ||
      (subject !== null &&
        matter.kind === "action" &&
        sameOwner(matter.owner, statement.speaker) &&
        said(matter.topic.about, subject) > 0);
    const shared = said(matter.topic.about, topic);
    if (!isNear && shared === 0) return [];
    return [{ matter, last, isNear, shared, share: shared / Math.max(1, matter.topic.about.length) }];
  });
  if (candidates.length === 0) return [];
  const later = laterOf({ statement, acts, odds, topic, ...places.of(statement) });
  const near = candidates.filter(({ matter, isNear }) => isNear && matter.kind !== "decision");
  const shares = candidates.map(({ share }) => share).sort((a, b) => b - a);
  const names = new Set([...topic.stems].filter((stem) => index.isOfOne(stem)));
  return candidates.slice(-MOST).map((candidate): Pair => {
    const { matter, last, isNear, shared, share } = candidate;
    const at = near.indexOf(candidate);
    return {
      matter,
      later,
      place: !isNear
        ? "else"
        : last.unit === statement.unit
          ? "here"
          : places.steps(last.unit, statement) <= 1
            ? "reply"
            : "thread",
      among: near.length,
      newer: at < 0 ? 0 : near.length - 1 - at,
      shared,
      share,
      rival: (share === shares[0] ? shares[1] : shares[0]) ?? 0,
      saysVerb: said(matter.topic.stems, topic) > shared,
      byOwner: sameOwner(matter.owner, statement.speaker),
      isNamed: matter.topic.about.some((stem) => names.has(stem)),
      isPart:
        (matter.kind === "action" && namesOnlySome(matter.parts, topic.stems)) ||
        namesOnlySomeMarks(matter.topic, topic),
    };
  });
}

/** "2207 is in your tray", of invoices 2207 and 2231. */
function namesOnlySomeMarks(ours: Topic, { numbers, identifiers }: Topic): boolean {
  const marks = [...ours.numbers, ...ours.identifiers];
  const named = marks.filter((mark) => numbers.has(mark) || identifiers.has(mark));
  return named.length > 0 && named.length < marks.length;
}
