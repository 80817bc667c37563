import type { Act } from "../act";
import type { ActOdds } from "../models/act-model";
import type { Statement } from "../statement";
import { threadOf } from "../threads";
import type { Matter } from "./matter";
import type { MatterIndex } from "./matter-index";
import { isGreeting, type Places } from "./places";
import { isTalk } from "./talk";
import { aboutOf, agree, type Topic, topicOf } from "./topic";

/** A statement as what may end an open matter, or go on with it. */
export interface Later {
  statement: Statement;
  acts: readonly Act[];
  /** What the models say of it; null in a language without models. */
  odds: ActOdds | null;
  topic: Topic;
  /** Which of the sentences of its part it is, greetings aside, from 0. */
  at: number;
  /** How many its part has. */
  of: number;
}

/** How a later statement stands to an open matter. */
export interface Pair {
  matter: Matter;
  later: Later;
  /** "here": in the same talk; "reply": in the next part of the thread; "thread": further down it. */
  place: "here" | "reply" | "thread" | "else";
  /** How many open actions and blockers stand near, and how many of those are newer than this one. */
  among: number;
  newer: number;
  /** The share of the matter's words that the statement says, and the greatest such share of another one, 0 to 1. */
  share: number;
  rival: number;
  /** It says a word that of all open matters only this one has. */
  isNamed: boolean;
  /** Of two things that the matter is about, it names only one. */
  isPart: boolean;
}

/** So many open matters, the newest, are looked at for each statement: this bounds what it costs. */
const MOST = 40;

/** The open matters that a statement may be about: those of its thread or talk, and those that it shares a word with. */
export function pairsOf(
  statement: Statement,
  { acts, odds }: { acts: readonly Act[]; odds: ActOdds | null },
  index: MatterIndex,
  places: Places,
): Pair[] {
  if (statement.suspicious || statement.medium === "bulk" || isGreeting(statement) || isSigned(statement))
    return [];
  // What a calendar says of a meeting tells of nothing else, unless it is called off.
  if (statement.meeting?.event && !acts.some(({ kind }) => kind === "cancel")) return [];
  const made = new Set(acts.map((act) => act.line));
  const topic = topicOf(statement.text);
  const thread = threadOf(statement.subject);
  const later: Later = { statement, acts, odds, topic, ...places.of(statement) };
  const candidates = index.near(topic, thread, statement.unit).flatMap((matter) => {
    const last = matter.acts.at(-1)?.statement;
    // What a mail only quotes was said before what it is held against.
    if (!last || last.order >= statement.order || last.sentAt > statement.sentAt) return [];
    // What is asked, or given to somebody, in the same words is no word about it.
    if (matter.acts.some((act) => act.statement.text === statement.text || made.has(act.line))) return [];
    if (last.unit === statement.unit && !isTalk(statement)) return [];
    if (!agree(matter.topic, topic)) return [];
    const isNear = last.unit === statement.unit || (thread !== "" && matter.thread === thread);
    const share = shareOf(matter, topic);
    return isNear || share > 0 ? [{ matter, last, isNear, share }] : [];
  });
  const near = candidates.filter(({ matter, isNear }) => isNear && matter.kind !== "decision");
  const shares = candidates.map(({ share }) => share).sort((a, b) => b - a);
  return candidates.slice(-MOST).map(({ matter, last, isNear, share }): Pair => {
    const at = near.findIndex((other) => other.matter === matter);
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
      share,
      rival: (share === shares[0] ? shares[1] : shares[0]) ?? 0,
      isNamed: aboutOf(matter.topic).some((stem) => topic.stems.has(stem) && index.isOfOne(stem)),
      isPart: namesOnePart(matter, topic.stems),
    };
  });
}

/** "Marek" below what Marek writes. */
const isSigned = ({ text, speaker }: Statement): boolean =>
  speaker !== null && text.length <= speaker.length && speaker.toLowerCase().includes(text.toLowerCase());

const BETWEEN_PARTS =
  /\s+(?:and|und|et|y)\s+(?=(?:the|a|an|your|our|all|both|die|der|das|ein|eine|le|la|les|un|une|el|los|las|una|\p{L}+ \d+)\b)/iu;

/** Of "invoice 4410 and invoice 4411" the words name one. */
function namesOnePart({ kind, acts }: Matter, stems: ReadonlySet<string>): boolean {
  const parts = (acts[0]?.line ?? "").split(BETWEEN_PARTS);
  if (kind !== "action" || parts.length < 2) return false;
  const named = parts.map((part) => aboutOf(topicOf(part)).some((stem) => stems.has(stem)));
  return named.includes(true) && named.includes(false);
}

function shareOf(matter: Matter, topic: Topic): number {
  const about = aboutOf(matter.topic);
  return about.length === 0 ? 0 : about.filter((stem) => topic.stems.has(stem)).length / about.length;
}
