import { describe, expect, it } from "vitest";
import { digestChanges } from "../../app/digest/digest-changes";
import type { DigestView } from "../../app/digest/digest-view";

type Lines = Parameters<typeof digestChanges>[0];
const NONE: Lines = { actionItems: [], blockers: [], decisions: [], assignees: [], closed: [] };
const task = (
  itemId: string | null,
  words: string,
  owner: string | null = null,
  timeline: string | null = null,
): Lines["actionItems"][number] => ({
  ...{ task: words, owner, timeline, urgency: "none", sources: [] },
  ...(itemId === null ? {} : { itemId }),
});
const ended = (itemId: string, text: string): DigestView["closed"][number] => ({
  ...{ itemId, text, kind: "action", how: "done", by: "words", sources: [] },
});

describe("What changed against the digest before", () => {
  it("new lines, those with another owner, date or other words, what was closed, and what is there no more", () => {
    const before = {
      ...NONE,
      actionItems: [
        task("a", "Order the shelves", "Joe", "Fri 20 Nov"),
        task("b", "Scan the permit"),
        task("c", "Return the keys"),
        task("d", "Paint the gate"),
      ],
    };
    const now = {
      ...NONE,
      actionItems: [task("a", "Order the shelves", "Ana", "Mon 23 Nov"), task("e", "Name an owner")],
      closed: [ended("b", "Scan the permit")],
    };
    const changes = digestChanges(before, {
      ...now,
      actionItems: [...now.actionItems, task("d", "Paint the gate")],
    });
    expect(changes).toMatchObject({
      added: [{ anchor: "line-e", text: "Name an owner" }],
      changed: [{ now: { owner: "Ana", anchor: "line-a" }, was: { owner: "Joe", timeline: "Fri 20 Nov" } }],
      closed: [{ anchor: "line-b", text: "Scan the permit" }],
      gone: [{ anchor: "line-c", text: "Return the keys" }],
    });
    expect(Object.values(changes).map(({ length }) => length)).toEqual([1, 1, 1, 1]);
  });

  it("lines without an item are the same by their words; people are no lines of their own", () => {
    const before = { ...NONE, actionItems: [task(null, "Order  the shelves")] };
    const now = {
      ...NONE,
      actionItems: [task(null, "Order the shelves")],
      assignees: [{ name: "Ana", role: null, responsibilities: null, sources: [] }],
    };
    expect(digestChanges(before, now)).toEqual({ added: [], changed: [], closed: [], gone: [] });
  });
});
