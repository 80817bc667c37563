const DAY = 86_400_000;
const utc = (day: string): Date => new Date(`${day}T00:00:00Z`);
const iso = (date: Date): string => date.toISOString().slice(0, 10);

/** Days are `YYYY-MM-DD` everywhere here. */
export const shiftDay = (day: string, days: number): string => iso(new Date(utc(day).getTime() + days * DAY));

/** Days from one civil day to another; negative when it lies before. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((utc(to).getTime() - utc(from).getTime()) / DAY);

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => utc(day).getUTCDay();
export const yearOf = (day: string): number => utc(day).getUTCFullYear();
/** 1 is January. */
export const monthOf = (day: string): number => utc(day).getUTCMonth() + 1;

/** Null when there is no such day. */
export function dayFrom(year: number, month: number, date: number): string | null {
  const made = new Date(Date.UTC(year, month - 1, date));
  return made.getUTCMonth() === month - 1 && made.getUTCDate() === date ? iso(made) : null;
}

/** The last day of a month; months count on over the year's end. */
export const endOfMonth = (year: number, month: number): string => iso(new Date(Date.UTC(year, month, 0)));

/** The Monday of the week that holds the day. */
export const mondayOf = (day: string): string => shiftDay(day, -((weekdayOf(day) + 6) % 7));

/** The next such weekday, never the day itself. */
export const nextWeekday = (day: string, weekday: number): string =>
  shiftDay(day, ((weekday - weekdayOf(day) + 6) % 7) + 1);

/** This Friday; on Saturday and Sunday the next one. */
export const workWeekEnd = (day: string): string => shiftDay(day, (5 - weekdayOf(day) + 7) % 7);

/** The day `count` days of work later. */
export function afterWorkingDays(day: string, count: number): string {
  let last = day;
  for (let left = Math.min(count, 300); left > 0; ) {
    last = shiftDay(last, 1);
    if (![0, 6].includes(weekdayOf(last))) left -= 1;
  }
  return last;
}

/** The same date so many months later, or that month's last day. */
export function afterMonths(day: string, months: number): string {
  const end = endOfMonth(yearOf(day), monthOf(day) + months);
  const same = dayFrom(yearOf(end), monthOf(end), utc(day).getUTCDate());
  return same ?? end;
}

/** The first day on or after `today` with this date of the month. */
export function nextDate(today: string, date: number): string | null {
  for (let later = 0; later < 4; later += 1) {
    const month = endOfMonth(yearOf(today), monthOf(today) + later);
    const day = dayFrom(yearOf(month), monthOf(month), date);
    if (day !== null && day >= today) return day;
  }
  return null;
}

/** The last day up to `today` with this date of the month; null where neither this month nor the one before has it. */
export function lastDate(today: string, date: number): string | null {
  for (let back = 0; back < 2; back += 1) {
    const month = endOfMonth(yearOf(today), monthOf(today) - back);
    const day = dayFrom(yearOf(month), monthOf(month), date);
    if (day !== null && day <= today) return day;
  }
  return null;
}

/** Two months back are still meant; what lies further back is next year's. */
export function nearestYear(today: string, month: number, date: number): string | null {
  const year = yearOf(today);
  const days = [year - 1, year, year + 1, year + 2].flatMap((each) => dayFrom(each, month, date) ?? []);
  return days.find((day) => daysBetween(today, day) >= -60) ?? null;
}

/** The Monday of a numbered week (ISO 8601), two months back to ten ahead. */
export function mondayOfWeek(today: string, week: number): string | null {
  if (week < 1 || week > 53) return null;
  const year = yearOf(today);
  const mondays = [year - 1, year, year + 1].map((each) =>
    shiftDay(mondayOf(`${each}-01-04`), (week - 1) * 7),
  );
  return mondays.find((day) => daysBetween(today, day) >= -60) ?? null;
}
