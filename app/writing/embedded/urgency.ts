import type { Urgency } from "../../digest/digest-content";
import { type DueDate, daysBetween } from "./due-dates";

const HIGH =
  /\b(?:asap|as soon as possible|urgent(?:ly)?|immediately|right away|critical|emergency|overdue|blocker|blocking|production (?:is )?down|prod (?:is )?down|outage|is down|are down|sev ?-?[01]\b|p0\b|highest priority|high priority|top priority|cannot (?:ship|launch|release|proceed)|can't (?:ship|launch|release|proceed))\b/i;
const NOT_HIGH =
  /\b(?:not|no longer|isn't|non-?)\s*(?:that |very |an? )?(?:urgent|critical|emergency|blocker|blocking|overdue)|no (?:rush|hurry)|low priority|whenever you/i;

/** high: overdue, due today or tomorrow, or said to be urgent; medium: dated within a week; none otherwise. `today` is YYYY-MM-DD. */
export function urgencyOf(text: string, due: DueDate | null, today: string): Urgency {
  if (NOT_HIGH.test(text)) return due?.day && daysBetween(today, due.day) <= 1 ? "high" : "none";
  if (
    HIGH.test(text) ||
    (due !== null && /a\.?s\.?a\.?p|soon as|immediately|right away|urgently/i.test(due.words))
  )
    return "high";
  if (!due) return "none";
  if (!due.day) return /week|sprint|release|launch/i.test(due.words) ? "medium" : "none";
  const ahead = daysBetween(today, due.day);
  return ahead <= 1 ? "high" : ahead <= 7 ? "medium" : "none";
}
