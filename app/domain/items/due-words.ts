import { daysBetween, dayWords } from "../../digest/timeline-day";

/**
 * When something is due, worked out when it is shown (decisions, 'dates in a digest'): "Overdue since Fri 20 Nov",
 * "Due today, Sun 22 Nov", "Due tomorrow, Mon 23 Nov", "Due Wed 25 Nov". Days are YYYY-MM-DD, today the agent's.
 */
export function dueWords(due: string, today: string): string {
  const ahead = daysBetween(today, due);
  const day = dayWords(due, today);
  if (ahead < 0) return `Overdue since ${day}`;
  if (ahead === 0) return `Due today, ${day}`;
  return ahead === 1 ? `Due tomorrow, ${day}` : `Due ${day}`;
}
