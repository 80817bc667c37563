/** The day that a timeline names. */
export interface TimelineDay {
  /** YYYY-MM-DD. */
  day: string;
  /** The day as the timeline says it: "Fri 20 Nov". */
  words: string;
  /** "From Mon 23 Nov" says when something begins, not when it is due. */
  isStart: boolean;
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const DAY = new RegExp(
  `^(?<start>From )?(?<words>(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? (?<day>\\d{1,2}) (?<month>${MONTHS.join("|")})(?: (?<year>\\d{4}))?)(?![\\p{L}\\d])`,
  "u",
);
/** A date that is longer past than this is one of next year. */
const PAST_DAYS = 60;

/**
 * Reads the timeline of a line as the writer words it: "Fri 20 Nov", "Fri 20 Nov, 17:00", "Mon 4 Jan 2027",
 * "From Mon 23 Nov". Without a year it is the next such date that is not more than 60 days before `today` (YYYY-MM-DD).
 * Null for words that name no day.
 */
export function timelineDay(timeline: string | null, today: string): TimelineDay | null {
  const { start, words, day, month, year } = DAY.exec(timeline?.trim() ?? "")?.groups ?? {};
  if (words === undefined) return null;
  const thisYear = Number(today.slice(0, 4));
  const years = year === undefined ? [thisYear - 1, thisYear, thisYear + 1] : [Number(year)];
  const earliest = year === undefined ? shiftDay(today, -PAST_DAYS) : "";
  const found = years
    .flatMap((each) => civilDay(each, MONTHS.indexOf(month ?? ""), Number(day)) ?? [])
    .find((each) => each >= earliest);
  return found === undefined ? null : { day: found, words, isStart: start !== undefined };
}

/** The day of a line: that of its item, which its words meant when they were written, else what its timeline names now. */
export function lineDay(
  { timeline, due }: { timeline: string | null; due?: string | null },
  today: string,
): TimelineDay | null {
  const said = timelineDay(timeline, today);
  return due ? { day: due, words: said?.words ?? dayWords(due, today), isStart: false } : said;
}

/** "Fri 20 Nov", and "Mon 4 Jan 2027" in another year than today's. */
export function dayWords(day: string, today: string): string {
  const date = new Date(Date.parse(day));
  const weekday = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][date.getUTCDay()] ?? "";
  const year = day.slice(0, 4) === today.slice(0, 4) ? "" : ` ${day.slice(0, 4)}`;
  return `${weekday} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()] ?? ""}${year}`;
}

/** The day (YYYY-MM-DD) that many days later. */
export function shiftDay(day: string, by: number): string {
  return new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10);
}

/** Days from one civil day to another; negative when it lies before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** Null for a day that the month does not have. */
function civilDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month, day));
  return date.getUTCMonth() === month ? date.toISOString().slice(0, 10) : null;
}
