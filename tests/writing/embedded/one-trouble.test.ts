import { describe, expect, it } from "vitest";
import { mail, material } from "../../fixtures/material/build-material";
import { writeDigest } from "../../support/embedded-writer";

const blockersOf = (text: string) =>
  writeDigest(
    material([mail("m1", "Paula Brandt <paula@werk.example>", "2026-11-23T08:00:00.000Z", "Halle", text)]),
  ).blockers;

describe("one trouble told in two sentences is one blocker with its impact and both quotes", () => {
  it.each([
    [
      "the same thing is named again",
      "The kiln on floor 2 failed this morning. We are waiting for a fuse for the kiln.",
      "We are waiting for a fuse for the kiln",
    ],
    [
      "a pronoun, with a report between",
      "The parcel for Lund is on hold at the border since Monday. I have phoned twice. They will not release it without the form.",
      "They will not release it without the form",
    ],
    [
      "the second half of an item",
      "- The key for the loft is missing; the painters cannot start.\n- Nora: order paint by Friday",
      "The painters cannot start",
    ],
    [
      "a sentence without subject",
      "The ramp is still not signed off so nobody can load. Waiting on the surveyor since Tuesday.",
      "Waiting on the surveyor since Tuesday",
    ],
    [
      "German",
      "Der Ofen ist seit gestern kaputt. Bis dahin können wir nicht backen.",
      "Bis dahin können wir nicht backen",
    ],
  ])("%s", (_, text, impact) => {
    const blockers = blockersOf(text);
    expect(blockers.map((blocker) => blocker.impact)).toEqual([impact]);
    expect(blockers[0]?.quotes).toHaveLength(2);
  });

  it("two troubles stay two", () => {
    expect(
      blockersOf("The kiln on floor 2 failed this morning. The permit for the fair has not arrived yet."),
    ).toHaveLength(2);
    expect(
      blockersOf("- The lift in hall 1 is broken\n- The lift inspector has not answered yet"),
    ).toHaveLength(2);
  });
});
