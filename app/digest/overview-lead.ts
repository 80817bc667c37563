import type { DigestContent } from "./digest-content";
import { foldText } from "./fold-text";
import { shiftDay, type TimelineDay, timelineDay } from "./timeline-day";

/** Fewer lines than these are read faster than a sentence about them. */
const FEWEST_LINES = 3;
/** Today and the six days after it. */
const DAYS_AHEAD = 6;
const MOST_WORDS = 34;
const LONGEST_OWNER = 4;
const LONGEST_LINE = 160;

interface Due {
  text: string;
  owner: string | null;
  at: TimelineDay;
}

/**
 * What matters first, in counts that agree with the sections, and the most urgent line by name: "5 open actions:
 * 1 overdue, 2 due by Fri 20 Nov. 1 blocker. 2 decisions. Most urgent: Sign the lease (Ottoline Fenwick, Fri 20 Nov)."
 * `today` is YYYY-MM-DD in the agent's zone; days are said absolutely, because the words are stored. At most 34 words;
 * "" when the digest has fewer than three lines.
 */
export function overviewLead(content: DigestContent, today: string): string {
  const { actionItems, blockers, decisions } = content;
  if (actionItems.length + blockers.length + decisions.length < FEWEST_LINES) return "";
  const last = shiftDay(today, DAYS_AHEAD);
  const dated = actionItems
    .flatMap(({ task, owner, timeline }): Due[] => {
      const at = timelineDay(timeline, today);
      return at === null || at.isStart || at.day > last ? [] : [{ text: task, owner, at }];
    })
    .sort((a, b) => (a.at.day < b.at.day ? -1 : a.at.day > b.at.day ? 1 : 0));
  const overdue = dated.filter(({ at }) => at.day < today);
  const next = dated.slice(overdue.length);
  const parts = [
    overdue.length > 0 ? `${overdue.length} overdue` : "",
    next.length > 0 ? `${next.length} due by ${next.at(-1)?.at.words ?? ""}` : "",
  ].filter(Boolean);
  const counts = [
    `${count(actionItems.length, "open action")}${parts.length > 0 ? `: ${parts.join(", ")}` : ""}`,
    count(blockers.length, "blocker"),
    count(decisions.length, "decision"),
  ].filter((words) => !words.startsWith("0 "));
  const said = `${counts.join(". ")}.`;
  const urgent = mostUrgent(content, dated[0]);
  return urgent === null ? said : `${said} ${urgentWords(urgent, MOST_WORDS - wordsIn(said))}`;
}

type Urgent = Omit<Due, "at"> & { at: TimelineDay | null };

/** The longest overdue or next due; without one what is stuck, then what stands first. */
function mostUrgent({ actionItems, blockers }: DigestContent, due: Due | undefined): Urgent | null {
  if (due !== undefined) return due;
  const [blocker] = blockers;
  if (blocker !== undefined) return { text: blocker.description, owner: null, at: null };
  const [action] = actionItems;
  return action === undefined ? null : { text: action.task, owner: action.owner, at: null };
}

function urgentWords({ text, owner, at }: Urgent, room: number): string {
  const name = foldText(owner ?? "");
  const details = [wordsIn(name) <= LONGEST_OWNER ? name : "", at?.words ?? ""].filter(Boolean).join(", ");
  const after = details === "" ? "" : ` (${details})`;
  const line = clipped(
    foldText(text).replace(/[.;:!]+$/, ""),
    room - wordsIn("Most urgent:") - wordsIn(details),
  );
  return `Most urgent: ${line}${after}.`;
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
