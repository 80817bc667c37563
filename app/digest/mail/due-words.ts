import { foldText } from "../fold-text";
import { lineDay, shiftDay } from "../timeline-day";

interface Dated {
  timeline: string | null;
  due?: string | null;
}

/** Whether the day of a line is past. `today` is YYYY-MM-DD in the agent's zone. */
export function isOverdue(line: Dated, today: string): boolean {
  const at = lineDay(line, today);
  return at !== null && !at.isStart && at.day < today;
}

/**
 * When a line is due, as a mail of this day says it: "overdue since Thu 12 Nov", "due today, 17:00", "due tomorrow",
 * "due Fri 20 Nov", "as soon as possible"; null without a date.
 */
export function dueWords(line: Dated, today: string): string | null {
  const at = lineDay(line, today);
  const timeline = foldText(line.timeline ?? "");
  if (at === null || at.isStart) return timeline === "" ? null : asLimit(timeline);
  if (at.day < today) return `overdue since ${at.words}`;
  const time = timeline.startsWith(at.words) ? timeline.slice(at.words.length) : "";
  if (at.day === today) return `due today${time}`;
  return at.day === shiftDay(today, 1) ? `due tomorrow${time}` : `due ${at.words}${time}`;
}

function asLimit(timeline: string): string {
  return /^(?:due|by|before|until|from|week of|after|within|in|on|as|asap|at|once|when|every|immediately)\b/i.test(
    timeline,
  )
    ? timeline
    : `due ${timeline}`;
}
