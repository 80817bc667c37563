import { describe, expect, it } from "vitest";
import { mail, material } from "../../fixtures/material/build-material";
import { writeDigest } from "../../support/embedded-writer";

const decisionsOf = (...texts: string[]) =>
  writeDigest(
    material(
      texts.map((text, i) =>
        mail(
          `m${i}`,
          i % 2 === 0 ? "Paula Brandt <paula@werk.example>" : "Rita Sommer <rita@werk.example>",
          `2026-11-23T08:${10 + i}:00.000Z`,
          i === 0 ? "Canteen" : "Re: Canteen",
          text,
        ),
      ),
    ),
  ).decisions.map(({ decision }) => decision);

describe("decisions in plain mail", () => {
  it.each([
    ["what is left as it is", "Hi Rita,\n\nWe leave the till where it is."],
    ["what is left out, named first", "Hi Rita,\n\nThe salad bar we leave out, it costs more than it earns."],
    [
      "one thing and not the other",
      "Hi Rita,\n\nThe dishwasher goes in the back room and not in the corridor.",
    ],
    ["put off", "Hi Rita,\n\nThe landlord has just put the painting off until March."],
    ["said yes to", "Hi Rita,\n\nThe cook asked for a second fryer and I said yes."],
    ["from now on", "Hi Rita,\n\nFrom now on we only take cards at lunch."],
    [
      "settled with somebody, behind a colon",
      "Hi Rita,\n\nBeen at the landlord's. Settled with him on the spot: new tiles in the kitchen, lino in the store.",
    ],
  ])("%s", (_, text) => {
    expect(decisionsOf(text)).toHaveLength(1);
  });

  it.each([
    ["then it is", "Hi Rita,\n\nHarker asks 4,200, Boyle 3,900.", "Hi Paula,\n\nThen it's Boyle."],
    ["a name and then", "Hi Rita,\n\nDo we take the oak or the beech?", "Hi Paula,\n\nBeech then."],
    ["make it", "Hi Rita,\n\nShall we open at seven or at eight?", "Hi Paula,\n\nMake it eight."],
  ])("settles what was asked before: %s", (_, ask, answer) => {
    expect(decisionsOf(ask, answer)).toHaveLength(1);
  });

  it.each([
    ["a question", "Hi Rita,\n\nDo we leave the till where it is?"],
    [
      "a condition",
      "Hi Rita,\n\nIf the landlord agrees, the dishwasher goes in the back room and not in the corridor.",
    ],
    ["where something lies", "Hi Rita,\n\nThe spare key is in the drawer, not on the hook."],
    ["an old yes", "Hi Rita,\n\nLast year I said yes to the fryer and we never used it."],
    ["a proposal", "Hi Rita,\n\nMaybe we leave the till where it is."],
    ["a courtesy", "Hi Rita,\n\nThen it's time for my train."],
    ["a habit", "Hi Rita,\n\nI always said yes to a second coffee."],
  ])("none: %s", (_, text) => {
    expect(decisionsOf(text)).toEqual([]);
  });
});
