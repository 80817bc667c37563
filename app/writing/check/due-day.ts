import { timelineDay } from "../../digest/timeline-day";
import { clockOf } from "../dates/clock";
import { findDates } from "../dates/find-dates";
import { timeLimit } from "../dates/said-time";
import { sayDay } from "../dates/say-day";

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

/**
 * The timeline as it is stored: "by Friday" as "Fri 20 Nov", with the time of day where one of `sentences` says it, too; in its own
 * words where they name no day.
 */
export function absolute(
  timeline: string | null,
  due: string | null,
  writtenAt: string,
  sentences: readonly string[],
): string | null {
  const today = writtenAt.slice(0, 10);
  if (timeline === null || due === null || timelineDay(timeline, today) !== null) return timeline;
  const time = timesIn(timeline, today)[0];
  const isSaid = time !== undefined && sentences.some((sentence) => timesIn(sentence, today).includes(time));
  return `${sayDay(due, today)}${isSaid ? `, ${time}` : ""}`;
}

const timesIn = (text: string, today: string): string[] =>
  [...findDates(text, today).map(({ time }) => time), timeLimit(text)?.time].flatMap((time) => time ?? []);
