import { describe, expect, it } from "vitest";
import { toldLines } from "../../support/lines-of-mails";

const toFelix = (...lines: string[]): string => `Hi Felix,\n\n${lines.join("\n")}\n\nNora`;

describe("requests that nobody asks plainly", () => {
  it.each([
    [
      "Would somebody be kind enough to check that the kiln is off?",
      "null: Check that the kiln is off, null",
    ],
    ["Felix, would you be so kind and have the van washed?", "Felix Arden: Have the van washed, null"],
    ["If Mrs Oakes were to look in the attic I'd be so grateful.", "Mrs Oakes: Look in the attic, null"],
    [
      "If you can do the second coat on Friday that'd be one worry less.",
      "Felix Arden: Do the second coat, Fri 20 Nov",
    ],
    ["I told the mill you'd send them the weights.", "Felix Arden: Send them the weights (the mill), null"],
    ["That holiday form is still sitting with you, I believe.", "Felix Arden: The holiday form, null"],
    [
      "You've got two contracts in your tray wanting a signature.",
      "Felix Arden: Two contracts in your tray wanting a signature, null",
    ],
    ["Could the handle lose a bit of weight please?", "Felix Arden: The handle lose a bit of weight, null"],
    [
      "I'd appreciate it if someone had a look at the lamp over the bench.",
      "null: Have a look at the lamp over the bench, null",
    ],
    ["They want someone on site on Thursday to sign.", expect.stringMatching(/^null: .*sign.*Thu 19 Nov$/i)],
    [
      "It would help me a lot to know by Thursday how many chairs you need.",
      "Felix Arden: Let Nora know how many chairs you need, Thu 19 Nov",
    ],
    ["Could either of you fetch the van on Friday?", "null: Fetch the van, Fri 20 Nov"],
    ["Somebody'd better move the jars inside on Friday.", "null: Move the jars inside, Fri 20 Nov"],
    [
      "Only somebody with a trailer would have to fetch the sacks from the barn.",
      "null: Fetch the sacks from the barn, null",
    ],
    ["We've moved them to Friday, so hold two rooms please.", "Felix Arden: Hold two rooms, null"],
  ])("%s", async (text, line) => {
    expect(await toldLines(toFelix(text))).toEqual([line]);
  });
});

describe("what only sounds like a task is none", () => {
  it.each([
    "Tell Rosa she's a genius!",
    "Felix, you know the press best.",
    "I've rung them twice, just get the machine.",
  ])("%s", async (text) => {
    expect(await toldLines(toFelix(text, "The mill is closed this week."))).toEqual([]);
  });
});

describe("what haste leaves out is put right, and quoted as it was", () => {
  it("small letters and missing apostrophes", async () => {
    expect(
      await toldLines("hi felix\n\nthe mill wants a quote by friday, i said youd ring them\n\nnora"),
    ).toEqual([expect.stringMatching(/^Felix Arden: .*, Fri 20 Nov$/)]);
  });

  it("who is told of in the sentence before does it", async () => {
    expect(await toldLines(toFelix("Walt knows a smith in Barre. He'll get a price for us."))).toEqual([
      "Walt: Get a price for us, null",
    ]);
  });

  it("what somebody is doing tomorrow, by a name that nobody knows", async () => {
    expect(await toldLines(toFelix("Ravi's collecting a new drill tomorrow."))).toEqual([
      "Ravi: Collect a new drill, Tue 17 Nov",
    ]);
  });
});

describe("what a paragraph says it is about is named where its tasks only point at it", () => {
  it.each([
    [
      "Timesheets, as ever. Rosa needs the lot by Thursday noon.",
      /^Felix Arden: .*\(timesheets\), Thu 19 Nov/,
    ],
    [
      "Thirdly the deposit. Would somebody be kind enough to check that it has landed?",
      /^null: .*\(the deposit\)/,
    ],
    ["- the harpist. Would you mind giving her a ring?", /^Felix Arden: Give the harpist a ring/],
  ])("%s", async (text, line) => {
    expect(await toldLines(toFelix("All is well here.", "", text))).toContainEqual(
      expect.stringMatching(line),
    );
  });
});
