import { expect, it } from "vitest";
import { takeContradictions } from "../../app/writing/check/contradictions";
import { blocksOf } from "../../app/writing/embedded/readers/sentence-splitting";
import type { Slices } from "../../app/writing/slices";

/** How often somebody else may be answered meanwhile. */
function pausesOf(work: Slices<unknown>): number {
  let pauses = 0;
  while (!work.next().done) pauses += 1;
  return pauses;
}

it("others are answered while a list of 20,000 lines is cut into its lines", () => {
  const list = Array.from({ length: 20_000 }, (_, index) => `- order crate ${index}`).join("\n");
  expect(pausesOf(blocksOf(list))).toBeGreaterThan(20);
  expect(pausesOf(blocksOf("- order the crate"))).toBe(0);
});

it("others are answered while 200 actions are held against one another", () => {
  const actionItems = Array.from({ length: 200 }, (_, index) => ({
    ...{ task: `Order crate ${index}`, owner: "Joe", timeline: null, due: null, urgency: "none" as const },
    sources: [
      {
        ...{ kind: "email" as const, id: "m1", sender: "Ana <ana@payments.example>" },
        ...{ subject: "Crates", receivedAt: "2026-11-20T09:00:00.000Z" },
        quote: `Joe will order crate ${index} for the hall by Friday.`,
      },
    ],
  }));
  expect(
    pausesOf(takeContradictions({ actionItems, decisions: [], changes: [] }, [], "UTC")),
  ).toBeGreaterThan(8);
});
