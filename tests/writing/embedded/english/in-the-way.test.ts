import { describe, expect, it } from "vitest";
import { linesOfMails } from "../../../support/lines-of-mails";

const kindsOf = async (sentence: string) =>
  (await linesOfMails(`Hi Felix,\n\n${sentence}\n\nNora`)).map((line) => line.kind);

describe("what holds things up is listed as a blocker", () => {
  it.each([
    "Shelf mounting is held back by this.",
    "Nobody is allowed in the attic until the wiring has been tested.",
    "The footbridge stays closed until the handrail is replaced.",
    "The left hinge is on back order, so the gate will stay open for now.",
    "The dairy is rationing, we get half of the cream until January.",
    "No referee confirmed yet for the final, which we need before we can print.",
  ])("%s", async (sentence) => {
    expect(await kindsOf(sentence)).toContain("blockers");
  });

  it.each([
    "We can't stop laughing about the goat.",
    "My cousins are down for a week, it's a zoo already.",
    "Her aunt's lot are down on Sunday, it's a circus.",
    "My whole family has been down with a cold.",
    'Most read this week: "Lost property"',
  ])("but not: %s", async (sentence) => {
    expect(await kindsOf(sentence)).toEqual([]);
  });
});
