import { shiftDay } from "./civil-day";

/** From this hour on "in the morning" is tomorrow's. */
const LATE = 15;
const IN_THE_MORNING =
  /\b(?:first thing )?in the morning\b(?! of\b)|(?<!\b(?:the|my|our|one|is) )\bfirst thing\b(?! (?:in|on|tomorrow|today|next|this|that|i|we|you|to|is|was|\p{L}+day|mon|tue|tues|wed|weds|thu|thurs|fri|sat|sun)\b)/iu;

/** The hour of an instant on a clock so many minutes east of UTC, 0 to 23. */
export const hourAt = (instant: Date, offsetMinutes: number): number =>
  new Date(instant.getTime() + offsetMinutes * 60_000).getUTCHours();

/** "I'll call them in the morning", written in the evening: the day after `today` (YYYY-MM-DD); null for other texts and earlier hours. */
export function nextMorning(
  text: string,
  today: string,
  hour: number,
): { day: string; words: string } | null {
  const words = hour >= LATE ? IN_THE_MORNING.exec(text)?.[0] : undefined;
  return words ? { day: shiftDay(today, 1), words } : null;
}
