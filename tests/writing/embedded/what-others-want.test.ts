import { describe, expect, it } from "vitest";
import { toldLines } from "../../support/lines-of-mails";

const toFelix = (...lines: string[]): string => `Hi Felix,\n\n${lines.join("\n")}\n\nNora`;

describe("what somebody else wants is the reader's to get", () => {
  it.each([
    [
      "The museum would love two pictures of yourself at the loom, deadline is the 4th.",
      "Felix Arden: Get the museum two pictures of yourself at the loom, Fri 4 Dec",
    ],
    [
      "The jury meets on 9 December and wants the samples a week earlier.",
      "Felix Arden: Get the jury the samples, Wed 2 Dec",
    ],
    ["I would like to know how the dye was mixed.", "Felix Arden: Let Nora know how the dye was mixed, null"],
    [
      "I need these back for the fair, which opens on Friday.",
      "Felix Arden: Get these back for the fair, Fri 20 Nov",
    ],
    [
      "You will let me have a sketch of the handle.",
      "Felix Arden: Let Nora have a sketch of the handle, null",
    ],
    [
      "I wonder whether I might trouble you with the labels for the jars.",
      "Felix Arden: The labels for the jars, null",
    ],
    [
      "Please have a look at shelf 4 before you order.",
      "Felix Arden: Have a look at shelf 4 before you order, null",
    ],
  ])("%s", async (text, line) => {
    expect(await toldLines(toFelix(text))).toEqual([line]);
  });
});

describe("what somebody wants of somebody is theirs to do", () => {
  it.each([
    ["The mill wants us to return the pallets by Friday.", "null: Return the pallets, Fri 20 Nov"],
    ["Our landlord would like you to repaint the gate.", "Felix Arden: Repaint the gate, null"],
    ["The tax office has asked us to hand in the receipts.", "null: Hand in the receipts, null"],
    ["My sister asked me to print the labels by Thursday.", "Nora Blythe: Print the labels, Thu 19 Nov"],
    ["Ottoline told me to order the wicker.", "Nora Blythe: Order the wicker, null"],
    ["Ottoline wants Wendel to glaze the bowls.", "Wendel: Glaze the bowls, null"],
    ["They'd like you to sign the lease.", "Felix Arden: Sign the lease, null"],
    ["The museum asked me to remind you to insure the loom.", "Felix Arden: Insure the loom, null"],
    [
      "The insurer needs everybody to test the smoke alarms because of the new policy.",
      "null: Test the smoke alarms, null",
    ],
  ])("%s", async (text, line) => {
    expect(await toldLines(toFelix(text))).toEqual([line]);
  });

  it("what follows from it is a task beside it", async () => {
    expect(
      await toldLines(toFelix("The museum has asked us to dismantle the loom, so I'll hire a trailer.")),
    ).toEqual([expect.stringMatching(/: Dismantle the loom, null$/), "Nora Blythe: Hire a trailer, null"]);
  });

  it.each([
    "The jury asked me to thank you for the samples.",
    "The mill never asked us to return the pallets.",
    "Ottoline asked me to print the labels, which I did this morning.",
    "The mill asked me to count the pallets - I've done that already.",
    "Ottoline would like to change the glaze.",
    "If the jury wants us to bring samples, there is room in the van.",
  ])("and it asks nothing: %s", async (text) => {
    expect(await toldLines(toFelix(text))).toEqual([]);
  });
});

describe("what needs doing, and who has it", () => {
  it.each([
    ["The hinges need oiling before the fair on Friday.", "null: Oil the hinges before the fair, Fri 20 Nov"],
    [
      "Mr Sachs will need fetching from the station at noon.",
      expect.stringMatching(/^null: Fetch Mr Sachs from the station/),
    ],
    ["I owe you the list of stands.", "Nora Blythe: Get Felix the list of stands, null"],
    ["Stall fees are due on 4 December.", "null: Stall fees are due, Fri 4 Dec"],
    ["The carrier gives us until Thursday to correct the labels.", "null: Correct the labels, Thu 19 Nov"],
    [
      "We must hand the tent back within 14 days, that'd be the 28th.",
      "null: Hand the tent back within 14 days, Sat 28 Nov",
    ],
    [
      "It opens on the 30th, and we need the prices from Greta two days before that.",
      "Greta: Get Nora the prices, Sat 28 Nov",
    ],
    ["Could somebody ring the mill about the sacks?", "null: Ring the mill about the sacks, null"],
  ])("%s", async (text, line) => {
    expect(await toldLines(toFelix(text))).toEqual([line]);
  });
});

describe("what reads like a task, a decision or a report and is none", () => {
  it.each([
    "Somebody must have counted twice.",
    "We never agreed who paints the sign.",
    "I told the carrier to expect both crates on Friday.",
  ])("%s", async (text) => {
    expect(await toldLines(toFelix(text))).toEqual([]);
  });

  it("'Good news:' opens a sentence, and what follows it is still to be done", async () => {
    expect(
      await toldLines(toFelix("Good news: the hall is ours. Please book the tent for the yard by Friday.")),
    ).toContainEqual("Felix Arden: Book the tent for the yard, Fri 20 Nov");
  });
});

describe("a decision in few words", () => {
  it.each([
    ["The new press costs too much. Then we repair.", "decisions: We repair"],
    [
      "We're leaving out the back cover, there's no room.",
      "decisions: We're leaving out the back cover, there's no room",
    ],
  ])("%s", async (text, line) => {
    expect(await toldLines(toFelix(text))).toContainEqual(line);
  });
});
