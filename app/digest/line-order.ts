import type { ActionItem, Blocker, DigestContent, Urgency } from "./digest-content";
import { daysBetween, lineDay } from "./timeline-day";

/** What decides where a line stands among others, actions and blockers alike. */
export interface Standing {
  /** Days from today to the day it is due, below 0 when that is past; null when none is near or named. */
  dueIn: number | null;
  /** Somebody, or something that is stuck, waits for it. */
  holdsUp: boolean;
  /** How often it was asked. */
  asked: number;
  /** Since how many days it is open. */
  age: number;
  /** How much it has to do with what the agent is for, 0 to 1. */
  relevance: number;
}

type OpenLines = Pick<DigestContent, "actionItems" | "blockers">;

/** A line of one of the two sections that somebody has to act on. */
type OpenLine = { kind: "action"; item: ActionItem } | { kind: "blocker"; item: Blocker };

/** Today and the six days after it. */
export const DAYS_AHEAD = 6;
/** What is urgent by its words is wanted by tomorrow, what is wanted soon within the week. */
export const BY_URGENCY: Record<Urgency, number | null> = { high: 1, medium: DAYS_AHEAD, none: null };

/**
 * The one order of lines, the first first: what is overdue, what is due within a week, what blocks others, what was
 * asked more than once, what has a later date, what is open longest; what the agent is for breaks ties. 0 is a tie.
 */
export function compareStandings(a: Standing, b: Standing): number {
  const [soonA, soonB] = [soon(a), soon(b)];
  if (soonA !== soonB) return soonA - soonB;
  return (
    Number(b.holdsUp) - Number(a.holdsUp) ||
    b.asked - a.asked ||
    (a.dueIn ?? NEVER) - (b.dueIn ?? NEVER) ||
    b.age - a.age ||
    b.relevance - a.relevance
  );
}

/** When a line is due by its own words: its day, else its urgency. `today` is YYYY-MM-DD in the agent's zone. */
export function dueInOf(
  { urgency, ...line }: { timeline: string | null; due?: string | null; urgency: Urgency },
  today: string,
): number | null {
  const at = lineDay(line, today);
  return at === null || at.isStart ? BY_URGENCY[urgency] : daysBetween(today, at.day);
}

/** The content with its actions and blockers in order, as far as saved lines tell it; ties stay as their writer had them. */
export function inLineOrder<Lines extends OpenLines>(content: Lines, today: string): Lines {
  const sorted = <Line>(lines: Line[], standing: (line: Line) => Standing) =>
    lines
      .map((line) => ({ line, days: soon(standing(line)) }))
      .sort((a, b) => a.days - b.days)
      .map(({ line }) => line);
  return {
    ...content,
    actionItems: sorted(content.actionItems, (item) => standingOf({ kind: "action", item }, today)),
    blockers: sorted(content.blockers, (item) => standingOf({ kind: "blocker", item }, today)),
  };
}

/** Actions and blockers as one list in order, as far as saved lines tell it; ties stay as their writer had them. */
export function openLinesInOrder(content: OpenLines, today: string): OpenLine[] {
  const { actionItems, blockers } = inLineOrder(content, today);
  const placed = (line: OpenLine) => ({ line, standing: standingOf(line, today) });
  const actions = actionItems.map((item) => placed({ kind: "action", item }));
  const stuck = blockers.map((item) => placed({ kind: "blocker", item }));
  return mergedInOrder(actions, stuck).map(({ line }) => line);
}

/** Two lists, each in an order of its own that stays, as one; of two that stand equal the first list's comes first. */
export function mergedInOrder<Line extends { standing: Standing }>(
  first: readonly Line[],
  second: readonly Line[],
): Line[] {
  const merged: Line[] = [];
  let next = 0;
  for (const line of first) {
    for (let other = second[next]; other !== undefined; other = second[next]) {
      if (compareStandings(other.standing, line.standing) >= 0) break;
      merged.push(other);
      next += 1;
    }
    merged.push(line);
  }
  return [...merged, ...second.slice(next)];
}

/** What a saved line still tells of its standing. */
function standingOf({ kind, item }: OpenLine, today: string): Standing {
  const dueIn = dueInOf({ timeline: null, ...item }, today);
  return { dueIn, holdsUp: kind === "blocker", asked: 1, age: 0, relevance: 0 };
}

const NEVER = Number.MAX_SAFE_INTEGER;

/** The days to what is overdue or due within a week; all the rest comes after. */
function soon({ dueIn }: Standing): number {
  return dueIn !== null && dueIn <= DAYS_AHEAD ? dueIn : NEVER;
}
