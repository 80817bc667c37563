import { describe, expect, it } from "vitest";
import type { Stakeholder } from "../../../app/digest/digest-content";
import { peopleOfDigest } from "../../../app/domain/digests/people-of-digest";

const source = (quote: string) => ({ kind: "email" as const, id: "m1", quote });
const person = (name: string, responsibilities: string | null, role: string | null = null): Stakeholder => ({
  ...{ name, role, responsibilities },
  sources: [source(`${name} wrote this.`)],
});
const action = (task: string, owner: string) => ({
  ...{ task, owner, timeline: null, urgency: "none" as const },
  sources: [source(`${task}.`)],
});
const lines = {
  actionItems: [action("Order the shelves", "Joe Okafor")],
  blockers: [],
  decisions: [{ decision: "Open on 7 December", context: null, status: null, sources: [] }],
};

describe("Key Stakeholders of a digest that goes on with an earlier one", () => {
  it("owe what is open now, whatever they owed before", () => {
    const before = [person("Joe Okafor", "owes 2: order the shelves, send the lease")];
    expect(peopleOfDigest([], before, lines)).toMatchObject([
      { name: "Joe Okafor", responsibilities: "owes 1: Order the shelves" },
    ]);
  });

  it("asked for or decided what is still open, and nothing that was closed", () => {
    const before = [
      person("Ana Ruiz", "asked Joe Okafor: order the shelves; asked Joe Okafor: send the signed lease"),
      person("Kim Osei", "decided: open on 7 December"),
      person("Bo Lind", "asked Joe Okafor: send the signed lease"),
    ];
    expect(peopleOfDigest([], before, lines)).toMatchObject([
      { name: "Ana Ruiz", responsibilities: "asked Joe Okafor: order the shelves" },
      { name: "Kim Osei", responsibilities: "decided: open on 7 December" },
    ]);
  });

  it("have the parts of both, once, and the role that was said last", () => {
    const before = [person("Kim Osei", "decided: open on 7 December", "tenant")];
    const now = [person("Kim Osei", "asked Joe Okafor: order the shelves; decided: open on 7 December")];
    expect(peopleOfDigest(now, before, lines)).toEqual([
      {
        name: "Kim Osei",
        role: "tenant",
        responsibilities: "asked Joe Okafor: order the shelves; decided: open on 7 December",
        sources: [source("Kim Osei wrote this.")],
      },
    ]);
  });
});
