/** Sunday=0 to Saturday=6 (specification, section 9). */
export const WEEKDAYS = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

interface Schedule {
  frequency: string;
  /** HH:MM in `timeZone`. */
  scheduleTime: string | null;
  /** Sunday=0 to Saturday=6. */
  scheduleDay: number | null;
  scheduleDays: number[];
  timeZone: string;
}

const MONDAY = 1;
const WORKDAYS = [1, 2, 3, 4, 5];

function joined(...words: string[]): string {
  return words.filter((word) => word !== "").join(" ");
}

/**
 * The schedule in words: 'Manual', 'Daily, 09:00 (Europe/Berlin)', 'Weekly, Monday 09:00 (Europe/Berlin)',
 * 'Custom, Mon Tue Wed 09:00 (Europe/Berlin)'. Any other frequency is shown as Custom, without days
 * since it never runs (specification, section 3; decisions, 'frequency'); weekly without a day is Monday, custom without days is Monday to Friday.
 */
export function scheduleWords(schedule: Schedule): string {
  if (schedule.frequency === "manual") return "Manual";
  const when = joined(schedule.scheduleTime ?? "", `(${schedule.timeZone})`);
  if (schedule.frequency === "daily") return `Daily, ${when}`;
  if (schedule.frequency === "weekly") {
    return `Weekly, ${joined(WEEKDAYS[schedule.scheduleDay ?? MONDAY] ?? "", when)}`;
  }
  if (schedule.frequency !== "custom") return "Custom";
  const days = schedule.scheduleDays.length > 0 ? schedule.scheduleDays : WORKDAYS;
  // Monday first: a week of work starts there.
  const inOrder = [...new Set(days)].sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7));
  const names = inOrder.map((day) => WEEKDAYS[day]?.slice(0, 3) ?? "");
  return `Custom, ${joined(...names, when)}`;
}

/** Days since 1970-01-01 of the local date of an instant. */
function localDay(instant: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).format(instant);
  return Math.round(Date.parse(`${parts}T00:00:00Z`) / 86_400_000);
}

/**
 * When the next summary comes: 'today', 'tomorrow', 'on Monday', or 'on Mon 14 Dec' beyond a week, and
 * the local time with its zone. `nextRunAt` and `now` are ISO 8601 UTC.
 */
export function nextSummaryWords(nextRunAt: string, now: string, timeZone: string): string {
  const next = new Date(nextRunAt);
  const distance = localDay(next, timeZone) - localDay(new Date(now), timeZone);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-GB", { timeZone, ...options }).format(next);
  const time = format({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const day =
    distance <= 0
      ? "today"
      : distance === 1
        ? "tomorrow"
        : distance < 7
          ? `on ${format({ weekday: "long" })}`
          : `on ${format({ weekday: "short" })} ${format({ day: "numeric" })} ${format({ month: "short" }).slice(0, 3)}`;
  return `${day} at ${time} (${timeZone})`;
}
