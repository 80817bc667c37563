import { monthOf, weekdayOf, yearOf } from "./civil-day";

/** January first. */
export const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const LONG_MONTHS =
  "January February March April May June July August September October November December".split(" ");
const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

const yearUnlessSame = (day: string, sent: string): string =>
  yearOf(day) === yearOf(sent) ? "" : ` ${yearOf(day)}`;

const dayAndMonth = (day: string, sent: string): string =>
  `${Number(day.slice(8))} ${MONTHS[monthOf(day) - 1] ?? ""}${yearUnlessSame(day, sent)}`;

/** "Fri 20 Nov", and "Mon 4 Jan 2027" in a mail of 2026. */
export const sayDay = (day: string, sent: string): string =>
  `${WEEKDAYS[weekdayOf(day)] ?? ""} ${dayAndMonth(day, sent)}`;

/** "Week of 23 Nov". */
export const sayWeek = (monday: string, sent: string): string => `Week of ${dayAndMonth(monday, sent)}`;

/** "December", and "January 2027" in a mail of 2026. */
export const sayMonth = (day: string, sent: string): string =>
  `${LONG_MONTHS[monthOf(day) - 1] ?? ""}${yearUnlessSame(day, sent)}`;
