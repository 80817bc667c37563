import { Temporal } from "temporal-polyfill";

export interface Schedule {
  frequency: string;
  /** HH:MM; 09:00 when null. */
  scheduleTime: string | null;
  scheduleDay: number | null;
  /** For 'custom': weekdays, Sunday=0. */
  scheduleDays: readonly number[];
  timeZone: string;
}

interface Slot {
  at: Date;
  /** The local date and time that was asked for, `2026-11-23T09:00`; one slot runs once. */
  key: string;
}

export const DEFAULT_TIME = "09:00";
export const MONDAY = 1;
const WORKDAYS = [1, 2, 3, 4, 5];

/** The weekdays on which a schedule runs, Sunday=0; none for 'manual' and for unknown frequencies (decisions.md). */
function runDays(schedule: Schedule): readonly number[] {
  switch (schedule.frequency) {
    case "daily":
      return [0, 1, 2, 3, 4, 5, 6];
    case "weekly":
      return [schedule.scheduleDay ?? MONDAY];
    case "custom":
      return schedule.scheduleDays.length > 0 ? schedule.scheduleDays : WORKDAYS;
    default:
      return [];
  }
}

/**
 * The first slot strictly after `after`, or null when the schedule never runs. Local times that the clock
 * skips run at the next valid minute, doubled ones at the first (Temporal 'compatible', decisions.md 'time zone').
 */
export function nextSlot(schedule: Schedule, after: Date): Slot | null {
  const days = runDays(schedule);
  if (days.length === 0) return null;
  const time = Temporal.PlainTime.from(schedule.scheduleTime ?? DEFAULT_TIME);
  const start = Temporal.Instant.fromEpochMilliseconds(after.getTime()).toZonedDateTimeISO(schedule.timeZone);
  // The day before is looked at too: a zone that skips a whole day moves its slot to the following one.
  for (let offset = -1; offset <= 8; offset++) {
    const local = start.toPlainDate().add({ days: offset }).toPlainDateTime(time);
    if (!days.includes(local.dayOfWeek % 7)) continue;
    const at = new Date(
      local.toZonedDateTime(schedule.timeZone, { disambiguation: "compatible" }).epochMilliseconds,
    );
    if (at > after) return { at, key: local.toString({ smallestUnit: "minute" }) };
  }
  return null;
}
