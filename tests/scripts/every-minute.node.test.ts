import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { everyMinute } from "../../scripts/every-minute.mjs";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-16T08:59:45.000Z") });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("A local start ticks with every minute of the clock", () => {
  it("within the second in which a minute begins, and not at any other time", async () => {
    const ticks: string[] = [];
    const stop = everyMinute(async () => ticks.push(new Date().toISOString()));
    await vi.advanceTimersByTimeAsync(14_900);
    expect(ticks).toEqual([]);
    await vi.advanceTimersByTimeAsync(121_000);
    expect(ticks.map((at) => at.slice(11, 19))).toEqual(["09:00:00", "09:01:00", "09:02:00"]);
    stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(ticks).toHaveLength(3);
  });

  it("goes on after a tick that failed, and says that it did", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const tick = vi.fn(() => Promise.reject(new Error("the database is away")));
    const stop = everyMinute(tick);
    await vi.advanceTimersByTimeAsync(80_000);
    stop();
    expect(tick).toHaveBeenCalledTimes(2);
    expect(said).toHaveBeenCalledWith(expect.stringContaining("tick.failed"));
  });
});
