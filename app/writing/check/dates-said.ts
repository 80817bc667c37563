import { clockOf } from "../dates/clock";
import { findDates } from "../dates/find-dates";
import { countedBefore, leaningDate } from "../dates/leaning-date";
import { hourAt, nextMorning } from "../dates/next-morning";
import { timeAhead, timeLimit } from "../dates/said-time";
import { timeToday } from "../dates/time-today";

/** A stretch of text that names a day, with the day as `MM-DD`. */
export interface SaidDate {
  text: string;
  day: string;
}

/**
 * The days that a text names, counted from when it was written: in a mail of Monday 16 November, "Friday" and
 * "20 Nov" both say 11-20; "Friday" may be the one before, too. Read as due dates are, so that what they show is borne
 * out. `sentAt` is ISO 8601 UTC, `timeZone` an IANA zone (UTC when unknown).
 */
export function datesSaid(text: string, sentAt: string, timeZone: string): SaidDate[] {
  const instant = new Date(sentAt);
  if (Number.isNaN(instant.getTime())) return [];
  // Read once: a clock is dear to make, and each line of a draft asks for several texts.
  const { day: today, offsetMinutes } = clockOf(timeZone)(instant);
  const dates = findDates(text, today);
  const said = dates.flatMap((date) =>
    [...(date.day === null ? [] : [date.day]), ...date.alsoDays].map((day) => ({
      text: date.words,
      day: day.slice(5),
    })),
  );
  const hour = hourAt(instant, offsetMinutes);
  const morning = nextMorning(text, today, hour);
  if (morning) said.push({ text: morning.words, day: morning.day.slice(5) });
  // "By noon" is today's.
  const time = timeLimit(text) ?? timeAhead(text, hour);
  if (time) said.push({ text: time.words, day: today.slice(5) });
  const atTime = timeToday(text, today, hour);
  if (atTime) said.push({ text: atTime.words, day: atTime.day.slice(5) });
  const leaning = leaningDate(text, dates, today);
  if (leaning) said.push({ text: leaning.words, day: leaning.day.slice(5) });
  return said;
}

/**
 * The days, `MM-DD`, that a text counts to from days named elsewhere: "two days before" and "a week before the opening" from
 * those that `others`, each with when it was written, name.
 */
export function daysCountedTo(
  whole: string,
  sentAt: string,
  timeZone: string,
  others: readonly { text: string; sentAt: string }[],
): string[] {
  const today = civilDay(sentAt, timeZone);
  const text = countedBefore(whole) ?? whole;
  if (today === null || leaningDate(text, [], today, today) === null) return [];
  return others.flatMap((other) => {
    const written = civilDay(other.sentAt, timeZone);
    return written === null
      ? []
      : findDates(other.text, written).flatMap(({ day }) =>
          day === null ? [] : (leaningDate(text, [], today, day)?.day.slice(5) ?? []),
        );
  });
}

/** The local day of an instant, as `MM-DD`; null when it is not a time. */
export function localDay(sentAt: string, timeZone: string): string | null {
  return civilDay(sentAt, timeZone)?.slice(5) ?? null;
}

function civilDay(sentAt: string, timeZone: string): string | null {
  const instant = new Date(sentAt);
  return Number.isNaN(instant.getTime()) ? null : clockOf(timeZone)(instant).day;
}
