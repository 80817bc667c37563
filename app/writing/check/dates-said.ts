import { en } from "chrono-node";
import { Temporal } from "temporal-polyfill";

/** A stretch of text that names a day, with the day as `MM-DD`. */
export interface SaidDate {
  text: string;
  day: string;
}

/**
 * The days that a text names, counted from when it was written: in a mail of Monday 16 November, "Friday" and
 * "20 Nov" both say 11-20. `sentAt` is ISO 8601 UTC, `timeZone` an IANA zone (UTC when unknown).
 */
export function datesSaid(text: string, sentAt: string, timeZone: string): SaidDate[] {
  const instant = new Date(sentAt);
  if (Number.isNaN(instant.getTime())) return [];
  const timezone = offsetMinutes(instant, timeZone);
  // "Friday" may be the one before or the one to come; both are borne out.
  const readings = [{ forwardDate: false }, { forwardDate: true }];
  const results = readings.flatMap((option) => en.parse(text, { instant, timezone }, option));
  return results.flatMap(({ text: words, start }) => {
    const [month, day] = [start.get("month"), start.get("day")];
    return month === null || day === null ? [] : [{ text: words, day: monthDay(month, day) }];
  });
}

/** The local day of an instant, as `MM-DD`; null when it is not a time. */
export function localDay(sentAt: string, timeZone: string): string | null {
  const instant = new Date(sentAt);
  if (Number.isNaN(instant.getTime())) return null;
  const local = new Date(instant.getTime() + offsetMinutes(instant, timeZone) * 60_000);
  return monthDay(local.getUTCMonth() + 1, local.getUTCDate());
}

function monthDay(month: number, day: number): string {
  return `${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

function offsetMinutes(instant: Date, timeZone: string): number {
  try {
    const local = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
    return local.offsetNanoseconds / 60_000_000_000;
  } catch {
    return 0;
  }
}
