import { DEFAULT_TIME, MONDAY, type Schedule } from "./next-run";

/** Fills in what a frequency needs and forgets nothing else: a time unless manual, Monday when weekly has no day. */
export function completeSchedule(schedule: Schedule): {
  frequency: string;
  scheduleTime: string | null;
  scheduleDay: number | null;
  scheduleDays: number[];
  timeZone: string;
} {
  const runs = schedule.frequency !== "manual";
  return {
    frequency: schedule.frequency,
    scheduleTime: schedule.scheduleTime ?? (runs ? DEFAULT_TIME : null),
    scheduleDay: schedule.scheduleDay ?? (schedule.frequency === "weekly" ? MONDAY : null),
    scheduleDays: customDays(schedule),
    timeZone: schedule.timeZone,
  };
}

function customDays(schedule: Schedule): number[] {
  const chosen = [...new Set(schedule.scheduleDays)].sort((a, b) => a - b);
  const isUnset = schedule.frequency === "custom" && chosen.length === 0;
  return isUnset ? [1, 2, 3, 4, 5] : chosen;
}
