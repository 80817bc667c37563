import type { DigestContent, Source } from "./digest-content";
import { foldText } from "./fold-text";
import { DAYS_AHEAD, openLinesInOrder } from "./line-order";
import { daysBetween, lineDay, shiftDay, type TimelineDay } from "./timeline-day";

/** Fewer lines than these are read faster than a sentence about them. */
const FEWEST_LINES = 3;
const MOST_WORDS = 42;
const LONGEST_OWNER = 4;
const LONGEST_LINE = 160;
/** Words that mean something which the line doesn't name. */
const POINTS = /\b(?:I|me|it|them|they|he|she|him|her)\b|^(?:this|that|these|those)\b/i;
/** A further line is named whole or not at all. */
const FEWEST_WORDS = 3;

type Lines = Pick<DigestContent, "actionItems" | "blockers" | "decisions">;

/** The first words of an overview, and the sources of the lines that they name. */
export interface Lead {
  words: string;
  quotes: Source[];
}

interface Named {
  label: "Overdue" | "Due next" | "Stuck" | "Decided" | "Most urgent";
  text: string;
  owner: string | null;
  at: TimelineDay | null;
  sources: readonly Source[];
}

/**
 * What matters first: counts that agree with the sections, then by name what is overdue, stuck, due next and decided,
 * as far as there is room. "5 open actions: 1 overdue, 2 due by Tue 24 Nov. 1 blocker. Overdue: Return the keys (Bram
 * Oyelaran, Mon 16 Nov). Stuck: The permit has not arrived. Due next: Sign the lease (Fri 20 Nov)." `today` is
 * YYYY-MM-DD in the agent's zone; days are said absolutely, because the words are stored. At most 42 words; "" when
 * the digest has fewer than three lines.
 */
export function overviewLead(content: Lines, today: string): Lead {
  const { actionItems, blockers, decisions } = content;
  if (actionItems.length + blockers.length + decisions.length < FEWEST_LINES)
    return { words: "", quotes: [] };
  const last = shiftDay(today, DAYS_AHEAD);
  const dated = actionItems
    .flatMap((item) => lineDay(item, today) ?? [])
    .filter((at) => !at.isStart && at.day <= last)
    .sort((a, b) => daysBetween(b.day, a.day));
  const overdue = dated.filter((at) => at.day < today);
  const next = dated.slice(overdue.length);
  const parts = [
    overdue.length > 0 ? `${overdue.length} overdue` : "",
    next.length > 0 ? `${next.length} due by ${next.at(-1)?.words ?? ""}` : "",
  ].filter(Boolean);
  const counts = [
    `${count(actionItems.length, "open action")}${parts.length > 0 ? `: ${parts.join(", ")}` : ""}`,
    count(blockers.length, "blocker"),
    count(decisions.length, "decision"),
  ].filter((words) => !words.startsWith("0 "));
  let said = `${counts.join(". ")}.`;
  const named: Named[] = [];
  for (const line of linesToName(content, today)) {
    const room = MOST_WORDS - wordsIn(said);
    const words = wordsOfLine(line, room);
    if (named.length > 0 && (wordsIn(words) > room || words.includes("…") || room < FEWEST_WORDS)) continue;
    said += ` ${words}`;
    named.push(line);
  }
  return { words: said, quotes: named.flatMap(({ sources }) => sources) };
}

/**
 * The first of each state: overdue, stuck, due next, decided; when nothing is any of the first three, what stands first.
 * What is stuck or decided is named only where its words need no others.
 */
function linesToName({ actionItems, blockers, decisions }: Lines, today: string): Named[] {
  const actions = openLinesInOrder({ actionItems, blockers: [] }, today).flatMap(
    ({ kind, item }): Named[] => {
      if (kind === "blocker") return [];
      const day = lineDay(item, today);
      const at = day === null || day.isStart || daysBetween(today, day.day) > DAYS_AHEAD ? null : day;
      const label = at === null ? "Most urgent" : at.day < today ? "Overdue" : "Due next";
      return [{ label, text: item.task, owner: item.owner, at, sources: item.sources }];
    },
  );
  const plain = (label: Named["label"], text: string, sources: readonly Source[]): Named[] =>
    POINTS.test(text) ? [] : [{ label, text, owner: null, at: null, sources }];
  const stuck = openLinesInOrder({ actionItems: [], blockers }, today).flatMap(({ kind, item }) =>
    kind === "blocker" ? plain("Stuck", item.description, item.sources) : [],
  );
  const decided = decisions.flatMap((item) => plain("Decided", item.decision, item.sources));
  const first = (label: Named["label"], lines: readonly Named[]) =>
    lines.filter((line) => line.label === label).slice(0, 1);
  const urgent = [...first("Overdue", actions), ...first("Stuck", stuck), ...first("Due next", actions)];
  const open = urgent.length > 0 ? urgent : first("Most urgent", actions);
  return open.length > 0 ? [...open, ...first("Decided", decided)] : [];
}

function wordsOfLine({ label, text, owner, at }: Named, room: number): string {
  const name = foldText(owner ?? "");
  const details = [wordsIn(name) <= LONGEST_OWNER ? name : "", at?.words ?? ""].filter(Boolean).join(", ");
  const after = details === "" ? "" : ` (${details})`;
  const line = clipped(
    foldText(text).replace(/[.;:!]+$/, ""),
    Math.max(1, room - wordsIn(`${label}:`) - wordsIn(details)),
  );
  return `${label}: ${line}${after}.`;
}

function clipped(line: string, words: number): string {
  const kept = line.split(" ").slice(0, words).join(" ").slice(0, LONGEST_LINE).toWellFormed();
  return kept === line ? line : `${kept.replace(/[\s,;:.-]+$/, "")}…`;
}

function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? "" : "s"}`;
}

function wordsIn(text: string): number {
  return text.split(" ").filter(Boolean).length;
}
