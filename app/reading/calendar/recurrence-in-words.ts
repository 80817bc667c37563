import type ICAL from "ical.js";
import { dayInWords } from "./calendar-time";

const UNITS: Record<string, string> = {
  SECONDLY: "second",
  MINUTELY: "minute",
  HOURLY: "hour",
  DAILY: "day",
  WEEKLY: "week",
  MONTHLY: "month",
  YEARLY: "year",
};
const DAYS: Record<string, string> = {
  MO: "Monday",
  TU: "Tuesday",
  WE: "Wednesday",
  TH: "Thursday",
  FR: "Friday",
  SA: "Saturday",
  SU: "Sunday",
};
const PLACES: Record<string, string> = {
  1: "first",
  2: "second",
  3: "third",
  4: "fourth",
  5: "fifth",
  "-1": "last",
};
const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

const listed = (words: string[]) => words.join(", ").replace(/, ([^,]*)$/, " and $1");

/**
 * A rule (RFC 5545, 3.3.10) as people say it: "every 2 weeks on Monday and Friday, 10 times". What has no common words
 * (week numbers, hours of a day) is left out of them. Nothing is expanded.
 */
export function recurrenceInWords(rule: ICAL.Recur): string {
  const unit = UNITS[rule.freq] ?? "day";
  const parts = [rule.interval > 1 ? `every ${rule.interval} ${unit}s` : `every ${unit}`];
  const listOf = (name: string) => rule.getComponent(name).map(String).slice(0, 31);
  const place = PLACES[listOf("BYSETPOS")[0] ?? ""];
  const days = listOf("BYDAY").flatMap((day) => dayName(day, place) ?? []);
  if (days.length > 0) parts.push(`on ${listed(days)}`);
  const dates = listOf("BYMONTHDAY").map((day) => (day === "-1" ? "the last day" : `day ${day}`));
  if (dates.length > 0) parts.push(`on ${listed(dates)}`);
  const months = listOf("BYMONTH").flatMap((month) => MONTHS[Number(month) - 1] ?? []);
  if (months.length > 0) parts.push(`in ${listed(months)}`);
  const until = rule.until ? /^\d{4}-\d{2}-\d{2}/.exec(rule.until.toString())?.[0] : undefined;
  const words = parts.join(" ");
  if (until && !Number.isNaN(Date.parse(until))) return `${words}, until ${dayInWords(until)}`;
  return rule.count ? `${words}, ${rule.count} times` : words;
}

/** "Monday", or "the first Monday" where the rule counts them. */
function dayName(day: string, place: string | undefined): string | null {
  const [, count, name = ""] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(day) ?? [];
  const word = DAYS[name];
  if (!word) return null;
  const which = count === undefined ? place : PLACES[Number(count)];
  return which ? `the ${which} ${word}` : word;
}
