import type ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";
import type { CalendarTime } from "../mail-content";

/** A date or time with the zone that its property names. Zones are looked up, the calendar's own rules never expanded. */
export function calendarTime(time: ICAL.Time, zone: string | null): CalendarTime | null {
  const day = dayOf(time);
  if (day === null) return null;
  const date = day.toString();
  if (time.isDate) return { date, time: null, zone: null, at: null };
  const clock = `${twoDigits(time.hour)}:${twoDigits(time.minute)}`;
  const named = time.zone?.tzid === "UTC" ? "UTC" : zone;
  return { date, time: clock, zone: named, at: named === null ? null : instantOf(`${date}T${clock}`, named) };
}

/** The last day of whole days; their end is the day after it (RFC 5545, 3.6.1). */
export function lastDay(end: CalendarTime): CalendarTime {
  if (end.time !== null) return end;
  return { ...end, date: Temporal.PlainDate.from(end.date).subtract({ days: 1 }).toString() };
}

/** "Monday, 23 November 2026" */
export function dayInWords(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  const words = { weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat("en-GB", words).format(day).replace(/^(\w+) /, "$1, ");
}

const twoDigits = (value: number) => String(value).padStart(2, "0");

function dayOf({ year, month, day }: ICAL.Time): Temporal.PlainDate | null {
  try {
    return year >= 1 && year <= 9999
      ? Temporal.PlainDate.from({ year, month, day }, { overflow: "reject" })
      : null;
  } catch {
    // A day that no calendar has.
    return null;
  }
}

function instantOf(local: string, zone: string): string | null {
  try {
    const at = Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant();
    return new Date(at.epochMilliseconds).toISOString();
  } catch {
    // A zone of the sender's program, "W. Europe Standard Time".
    return null;
  }
}
