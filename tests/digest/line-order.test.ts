import { describe, expect, it } from "vitest";
import type { DigestContent, Urgency } from "../../app/digest/digest-content";
import {
  compareStandings,
  inLineOrder,
  mergedInOrder,
  openLinesInOrder,
  type Standing,
} from "../../app/digest/line-order";

const TODAY = "2026-11-18";

const standing = (more: Partial<Standing>): Standing => ({
  dueIn: null,
  holdsUp: false,
  asked: 1,
  age: 0,
  relevance: 0,
  ...more,
});
const action = (task: string, timeline: string | null = null, urgency: Urgency = "none") => ({
  task,
  owner: null,
  timeline,
  urgency,
  sources: [],
});
const blocker = (description: string, urgency: Urgency = "medium") => ({
  description,
  impact: null,
  solution: null,
  urgency,
  sources: [],
});
const contentOf = (lines: Partial<DigestContent>): DigestContent => ({
  overview: "",
  actionItems: [],
  blockers: [],
  decisions: [],
  stakeholders: [],
  ...lines,
});

describe("A blocker that somebody gave a date stands where its date puts it", () => {
  const dated = (description: string, due: string) => ({
    ...blocker(description),
    ...{ itemId: description, change: "open" as const, since: "2026-11-02T08:00:00Z", due },
  });
  const content = contentOf({
    actionItems: [action("Book the yard", "Thu 19 Nov"), action("Order the paint", "Tue 17 Nov")],
    blockers: [blocker("No keys"), dated("No van", "2026-11-20"), dated("No permit", "2026-11-16")],
  });

  it("the overdue one first among the blockers", () => {
    const { blockers } = inLineOrder(content, TODAY);
    expect(blockers.map(({ description }) => description)).toEqual(["No permit", "No van", "No keys"]);
  });

  it("and before what is due later among all", () => {
    const lines = openLinesInOrder(content, TODAY);
    expect(lines.map(({ item }) => ("task" in item ? item.task : item.description))).toEqual([
      "No permit",
      "Order the paint",
      "Book the yard",
      "No van",
      "No keys",
    ]);
  });
});

describe("The order of lines is urgency: overdue, due, blocking others, asked twice, age", () => {
  it("each before all that follow, whatever else speaks for these", () => {
    const inOrder = [
      standing({ dueIn: -5 }),
      standing({ dueIn: -1, holdsUp: true, asked: 9 }),
      standing({ dueIn: 0 }),
      standing({ dueIn: 6, holdsUp: true }),
      standing({ dueIn: 6, asked: 4, age: 30 }),
      standing({ holdsUp: true }),
      standing({ asked: 3 }),
      standing({ asked: 2, age: 30 }),
      standing({ dueIn: 7, age: 1 }),
      standing({ dueIn: 20, age: 30 }),
      standing({ age: 12, relevance: 0 }),
      standing({ age: 2, relevance: 1 }),
      standing({ age: 2, relevance: 0.5 }),
    ];
    const mixed = inOrder
      .map((_, index) => inOrder[(index * 5) % inOrder.length])
      .filter((one) => one !== undefined);
    expect(mixed.sort(compareStandings)).toEqual(inOrder);
  });

  it("what the agent is for breaks ties, and equals are equal", () => {
    expect(compareStandings(standing({ relevance: 0.5 }), standing({ relevance: 1 }))).toBeGreaterThan(0);
    expect(compareStandings(standing({ age: 3 }), standing({ age: 3 }))).toBe(0);
  });
});

describe("Saved lines have the same order, whoever wrote them", () => {
  it("days first, urgent words as if due tomorrow, and the writer's order among equals", () => {
    const lines = contentOf({
      actionItems: [
        action("Prune the hedge"),
        action("Burn the leaves"),
        action("Rent the shredder", "Tue 24 Nov"),
        action("Close the water", null, "high"),
        action("Pay the nursery", "Mon 16 Nov"),
        action("Begin the wall", "From Mon 16 Nov"),
        action("Water the beds", "Wed 18 Nov"),
      ],
    });
    expect(inLineOrder(lines, TODAY).actionItems.map(({ task }) => task)).toEqual([
      "Pay the nursery",
      "Water the beds",
      "Close the water",
      "Rent the shredder",
      "Prune the hedge",
      "Burn the leaves",
      "Begin the wall",
    ]);
  });

  it("an item's own day counts, whatever its words would mean now", () => {
    const lines = contentOf({
      actionItems: [
        action("Pay the nursery", "Mon 16 Nov"),
        { ...action("Fell the ash", "Fri 21 Aug"), due: "2026-08-21" },
        { ...action("Rake the paths", "by the weekend"), due: "2026-11-17" },
      ],
    });
    expect(inLineOrder(lines, TODAY).actionItems.map(({ task }) => task)).toEqual([
      "Fell the ash",
      "Pay the nursery",
      "Rake the paths",
    ]);
  });

  it("two lists become one, each as it was in itself", () => {
    const line = (name: string, more: Partial<Standing>) => ({ name, standing: standing(more) });
    const written = [line("due", { dueIn: 1 }), line("holds up", { holdsUp: true }), line("new", {})];
    const older = [
      line("overdue", { dueIn: -3 }),
      line("asked twice", { asked: 2 }),
      line("old", { age: 9 }),
    ];
    expect(mergedInOrder(written, older).map(({ name }) => name)).toEqual([
      "overdue",
      "due",
      "holds up",
      "asked twice",
      "old",
      "new",
    ]);
  });

  it("actions and blockers are one list: what is stuck stands behind what is due, before all the rest", () => {
    const lines = contentOf({
      actionItems: [action("Prune the hedge"), action("Pay the nursery", "Thu 19 Nov")],
      blockers: [blocker("No key to the shed"), blocker("The pump is broken", "high")],
    });
    const order = openLinesInOrder(lines, TODAY).map(({ kind, item }) =>
      kind === "action" ? item.task : item.description,
    );
    expect(order).toEqual(["The pump is broken", "Pay the nursery", "No key to the shed", "Prune the hedge"]);
  });
});
