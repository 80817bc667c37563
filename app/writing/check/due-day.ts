import { timelineDay } from "../../digest/timeline-day";
import { clockOf } from "../dates/clock";
import { findDates } from "../dates/find-dates";

/**
 * The day (YYYY-MM-DD) that a timeline sets as a limit, counted from when its words were written (ISO 8601 UTC); null
 * where it names a start, a whole week or month, or no day.
 */
export function dueDay(timeline: string | null, writtenAt: string, timeZone: string): string | null {
  const instant = new Date(writtenAt);
  if (timeline === null || Number.isNaN(instant.getTime())) return null;
  const today = clockOf(timeZone)(instant).day;
  const told = timelineDay(timeline, today);
  if (told !== null) return told.isStart ? null : told.day;
  if (/^\s*(?:from|after|not before|week of)\b/i.test(timeline)) return null;
  return findDates(timeline, today).find(({ day, form }) => day !== null && form !== "week")?.day ?? null;
}
