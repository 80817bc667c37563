import { EventEmitter } from "node:events";
import { expect, it, vi } from "vitest";
import { createLane } from "../../scripts/lane.mjs";
import { withMailLane } from "../../scripts/mail-lane.mjs";

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Works that end when they are told to. */
function works(count: number) {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (index: number) => () => {
    begun.push(index);
    return new Promise<void>((resolve) => {
      ends[index] = resolve;
    });
  };
  return { begun, ends, list: Array.from({ length: count }, (_, index) => work(index)) };
}

it("mails are handed to the worker so many at a time, in the order in which they came", async () => {
  const lane = createLane(2, 60_000);
  const { begun, ends, list } = works(5);
  const all = Promise.all(list.map((work) => lane(work)));
  await settled();
  expect(begun).toEqual([0, 1]);
  ends[1]?.();
  await settled();
  expect(begun).toEqual([0, 1, 2]);
  for (const index of [0, 2, 3, 4]) {
    ends[index]?.();
    await settled();
  }
  await all;
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

it("a mail that fails, and one that comes too slowly, keep no other waiting", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const lane = createLane(1, 2000);
    await expect(lane(() => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
    const { begun, ends, list } = works(3);
    const all = Promise.all(list.map((work) => lane(work)));
    await settled();
    expect(begun).toEqual([0]);
    vi.advanceTimersByTime(2000);
    await settled();
    expect(begun).toEqual([0, 1]);
    // The slow one frees its place once only.
    ends[0]?.();
    await settled();
    expect(begun).toEqual([0, 1]);
    ends[1]?.();
    await settled();
    ends[2]?.();
    await all;
    expect(begun).toEqual([0, 1, 2]);
  } finally {
    vi.useRealTimers();
  }
});

it("pages, and mails with a wrong secret, pass the mails that wait", async () => {
  const answered: string[] = [];
  const answer = withMailLane((request: { url: string }) => answered.push(request.url), {
    lane: createLane(1, 60_000),
    secret: "s",
  });
  const ask = (url: string, authorization?: string, method = "POST") => {
    const response = Object.assign(new EventEmitter(), { destroyed: false });
    answer({ method, url, headers: authorization ? { authorization } : {} }, response, {});
    return response;
  };
  const first = ask("/api/inbound?to=a", "Bearer s");
  const gone = ask("/api/inbound?to=b", "Bearer s");
  ask("/api/inbound?to=c", "Bearer s");
  ask("/dashboard", undefined, "GET");
  ask("/api/inbound?to=d", "Bearer wrong");
  ask("/api/inbound?to=e");
  await settled();
  expect(answered).toEqual(["/api/inbound?to=a", "/dashboard", "/api/inbound?to=d", "/api/inbound?to=e"]);
  gone.destroyed = true;
  first.emit("close");
  await settled();
  expect(answered.slice(4)).toEqual(["/api/inbound?to=c"]);
});
