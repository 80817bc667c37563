import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { nextSlot, type Schedule } from "../../../app/domain/agents/next-run";

const ZONES = [
  "UTC",
  "Europe/Berlin",
  "America/New_York",
  "America/Sao_Paulo",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Africa/Casablanca",
  "Pacific/Apia",
  "Pacific/Chatham",
  "America/St_Johns",
];
const DAY_MS = 86_400_000;

const zone = fc.constantFrom(...ZONES);
const time = fc
  .record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) })
  .map(({ hour, minute }) => `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`);
const instant = fc.date({
  min: new Date("2010-01-01T00:00:00Z"),
  max: new Date("2035-12-31T00:00:00Z"),
  noInvalidDate: true,
});
const schedule = fc.record({
  frequency: fc.constantFrom("daily", "weekly", "custom"),
  scheduleTime: time,
  scheduleDay: fc.integer({ min: 0, max: 6 }),
  scheduleDays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
  timeZone: zone,
});

function daily(timeZone: string, scheduleTime: string): Schedule {
  return { frequency: "daily", scheduleTime, scheduleDay: null, scheduleDays: [], timeZone };
}

function slotOf(schedule: Schedule, after: Date | string) {
  const slot = nextSlot(schedule, new Date(after));
  if (!slot) throw new Error("This schedule never runs.");
  return slot;
}

/** The slots of some days, one after the other. */
function slotsOf(schedule: Schedule, after: string, count: number) {
  const slots: { at: string; key: string }[] = [];
  for (let from = new Date(after); slots.length < count; ) {
    const { at, key } = slotOf(schedule, from);
    slots.push({ at: at.toISOString(), key });
    from = at;
  }
  return slots;
}

describe("Scheduled agents run at their local time", () => {
  it("the next run is ahead, within eight days, on a chosen weekday, at the chosen time or the next valid minute", () => {
    fc.assert(
      fc.property(schedule, instant, (chosen, after) => {
        const { at, key } = slotOf(chosen, after);
        expect(at.getTime()).toBeGreaterThan(after.getTime());
        expect(at.getTime() - after.getTime()).toBeLessThanOrEqual(9 * DAY_MS);
        const asked = Temporal.PlainDateTime.from(key);
        const days =
          chosen.frequency === "daily"
            ? [0, 1, 2, 3, 4, 5, 6]
            : chosen.frequency === "weekly"
              ? [chosen.scheduleDay]
              : chosen.scheduleDays;
        expect(days).toContain(asked.dayOfWeek % 7);
        expect(key.slice(11)).toBe(chosen.scheduleTime);
        const got = Temporal.Instant.fromEpochMilliseconds(at.getTime())
          .toZonedDateTimeISO(chosen.timeZone)
          .toPlainDateTime();
        expect(Temporal.PlainDateTime.compare(got, asked)).toBeGreaterThanOrEqual(0);
        expect(asked.until(got).total({ unit: "hours" })).toBeLessThanOrEqual(24);
      }),
      { numRuns: 500 },
    );
  });

  it("no run is left out: nothing fits between a time and its next run", () => {
    fc.assert(
      fc.property(schedule, instant, fc.double({ min: 0, max: 1, noNaN: true }), (chosen, after, share) => {
        const { at, key } = slotOf(chosen, after);
        const between = new Date(after.getTime() + Math.floor((at.getTime() - after.getTime() - 1) * share));
        expect(slotOf(chosen, between)).toEqual({ at, key });
      }),
      { numRuns: 500 },
    );
  });

  it("one run a local date, over two years in every zone", () => {
    for (const timeZone of ZONES) {
      for (const scheduleTime of ["00:00", "02:30", "23:59"]) {
        const slots = slotsOf(daily(timeZone, scheduleTime), "2011-01-01T12:00:00Z", 730);
        expect([timeZone, new Set(slots.map(({ key }) => key)).size]).toEqual([timeZone, 730]);
        const dates = slots.map(({ at }) =>
          Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).toPlainDate(),
        );
        for (const [index, date] of dates.entries()) {
          const before = dates[index - 1];
          // The one day that a zone of these left out.
          const following = String(before) === "2011-12-29" && timeZone === "Pacific/Apia" ? 2 : 1;
          if (before)
            expect([timeZone, String(date)]).toEqual([timeZone, String(before.add({ days: following }))]);
        }
      }
    }
  });

  it("skipped local times run at the next valid minute", () => {
    expect(slotsOf(daily("Europe/Berlin", "02:30"), "2026-03-28T12:00:00Z", 2)).toEqual([
      { at: "2026-03-29T01:30:00.000Z", key: "2026-03-29T02:30" },
      { at: "2026-03-30T00:30:00.000Z", key: "2026-03-30T02:30" },
    ]);
    expect(slotsOf(daily("Australia/Lord_Howe", "02:15"), "2026-10-03T00:00:00Z", 1)).toEqual([
      { at: "2026-10-03T15:45:00.000Z", key: "2026-10-04T02:15" },
    ]);
  });

  it("doubled local times run once, at the first", () => {
    expect(slotsOf(daily("America/New_York", "01:30"), "2026-10-31T12:00:00Z", 2)).toEqual([
      { at: "2026-11-01T05:30:00.000Z", key: "2026-11-01T01:30" },
      { at: "2026-11-02T06:30:00.000Z", key: "2026-11-02T01:30" },
    ]);
  });

  it("a day that a zone skips runs on the following one, once", () => {
    // Samoa went from Thursday 29 to Saturday 31 December 2011.
    expect(slotsOf(daily("Pacific/Apia", "09:00"), "2011-12-29T00:00:00Z", 3)).toEqual([
      { at: "2011-12-29T19:00:00.000Z", key: "2011-12-29T09:00" },
      { at: "2011-12-30T19:00:00.000Z", key: "2011-12-30T09:00" },
      { at: "2011-12-31T19:00:00.000Z", key: "2012-01-01T09:00" },
    ]);
    const friday = { ...daily("Pacific/Apia", "09:00"), frequency: "weekly", scheduleDay: 5 };
    expect(slotsOf(friday, "2011-12-24T00:00:00Z", 2)).toEqual([
      { at: "2011-12-30T19:00:00.000Z", key: "2011-12-30T09:00" },
      { at: "2012-01-05T19:00:00.000Z", key: "2012-01-06T09:00" },
    ]);
  });

  it("weekly without a day is Monday, custom without days Monday to Friday, no time is 09:00", () => {
    const bare = { scheduleTime: null, scheduleDay: null, scheduleDays: [], timeZone: "UTC" };
    const saturday = "2026-11-21T12:00:00Z";
    expect(slotOf({ ...bare, frequency: "weekly" }, saturday).key).toBe("2026-11-23T09:00");
    const week = slotsOf({ ...bare, frequency: "custom" }, saturday, 6).map(({ key }) => key.slice(0, 10));
    expect(week).toEqual([
      "2026-11-23",
      "2026-11-24",
      "2026-11-25",
      "2026-11-26",
      "2026-11-27",
      "2026-11-30",
    ]);
  });

  it.each(["manual", "hourly", "", "Daily"])("the frequency %j never runs", (frequency) => {
    expect(nextSlot({ ...daily("UTC", "09:00"), frequency }, new Date())).toBeNull();
  });
});
