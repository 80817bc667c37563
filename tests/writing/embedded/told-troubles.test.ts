import { describe, expect, it } from "vitest";
import { toldToFelix } from "../../support/lines-of-mails";

describe("what went wrong is in the way though no word of its sentence says so", () => {
  it.each([
    "The dishwasher in the canteen gave up last night.",
    "The pump on the barge has gone.",
    "Our mooring licence lapsed in September.",
    "The saddles arrived in the wrong colour.",
    "The kit came without the tent pegs.",
    "Two of the lamps were delivered cracked.",
    "The parish council hasn't said yes.",
    "The big screen only shows stripes.",
    "The marquee has a rip a foot long.",
  ])("%s", async (text) => {
    expect(await toldToFelix(text)).toEqual([`blockers: ${text.replace(/\.$/, "")}`]);
  });

  it("and of a cause and what it leads to the one that is in the way", async () => {
    expect(await toldToFelix("Ivo's in hospital, so for now we have no drummer.")).toEqual([
      "blockers: For now we have no drummer",
    ]);
  });

  it.each([
    ["I ordered oak and got beech.", "Nora ordered oak and got beech"],
    ["The registrars simply don't answer, I've written five times.", "The registrars simply don't answer"],
  ])("%s", async (text, line) => {
    expect(await toldToFelix(text)).toEqual([`blockers: ${line}`]);
  });

  it.each([
    "The brass band packed up at midnight.",
    "The old kettle died in 2017, says the label.",
    "The dishwasher gave up last night, but Ivo got it going by breakfast.",
    "We ordered soup and got a free dessert.",
    "We wanted 40 runners and got 65.",
    "The fewest breakages in any year, only 2 of 900 plates.",
    "The hottest June on record, and nobody was late.",
    "Everybody was kind, so we have no complaints.",
  ])("but nothing is: %s", async (text) => {
    expect(await toldToFelix(text)).toEqual([]);
  });
});

describe("a trouble and what comes of it are one blocker", () => {
  it.each([
    ["The cook is ill. That means no lunch on Thursday.", "The cook is ill"],
    ["The mill is dead. So no flour today.", "The mill is dead"],
    ["The slipway is flooded. Hence no launches this week.", "The slipway is flooded"],
    ["The bellows are broken. And so the forge can't run.", "The bellows are broken"],
    ["The ink ran out. Result: the presses stand still.", "The ink ran out"],
  ])("%s", async (text, trouble) => {
    expect(await toldToFelix(text)).toEqual([`blockers: ${trouble}`]);
  });

  it("what was decided is no trouble for what follows from it", async () => {
    expect(await toldToFelix("We decided to keep the barn shut. So nobody can park there.")).toEqual([
      expect.stringMatching(/^decisions: .*barn/),
    ]);
  });
});
