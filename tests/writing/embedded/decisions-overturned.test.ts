import { describe, expect, it } from "vitest";
import { linesOfMails } from "../../support/lines-of-mails";

/** The decisions that are left of one of Nora's after a later mail of Felix's, in its thread and in another one. */
const left = async (decided: string, text: string): Promise<string[][]> =>
  Promise.all(
    ["Re: Hello", "Odds and ends"].map(async (subject) =>
      (
        await linesOfMails(`Hi Felix,\n\nThanks for Sunday. ${decided}\n\nNora`, {
          from: "Felix Arden <felix.arden@elmhouse.example>",
          to: "Nora Blythe <nora.blythe@elmhouse.example>",
          subject,
          text: `Hi Nora,\n\n${text} It rained here.\n\nFelix`,
        })
      )
        .filter(({ kind }) => kind === "decisions")
        .map(({ words }) => words),
    ),
  );

const FETE = "We agreed to move the fair to 12 December.";
const PRINTER = "We've chosen Mori as our printer.";
const TICKETS = "We decided to stop selling day tickets.";
const BOILER = "The council approved the money for the new boiler.";
const COOK = "We've agreed to hire a second cook.";
const WORDS: Readonly<Record<string, string>> = {
  [FETE]: "12 December",
  [PRINTER]: "chosen Mori",
  [TICKETS]: "top selling",
  [BOILER]: "approved",
  [COOK]: "ire a second cook",
};

describe("a decision is over where a later one says that it is not so after all, in its thread or another", () => {
  it.each([
    [FETE, "The fair stays on 5 December after all."],
    [PRINTER, "We're going with Hale instead of Mori."],
    [PRINTER, "Mori are out, we're taking Hale."],
    [TICKETS, "We're keeping day tickets after all."],
    [BOILER, "The council has withdrawn the money for the new boiler."],
    [COOK, "We've decided against the second cook."],
    [COOK, "We've changed our minds about the second cook."],
  ])("%s %s", async (decided, text) => {
    for (const lines of await left(decided, text))
      expect(lines.filter((line) => line.includes(WORDS[decided] ?? decided))).toEqual([]);
  });
});

describe("what is only said of a decision leaves it", () => {
  it.each([
    [FETE, "I've told the band about the fair."],
    [PRINTER, "Mori were very pleased."],
    [TICKETS, "Two people rang about day tickets."],
    [BOILER, "The new boiler was in the paper."],
    [COOK, "We need a bench instead of the old chairs."],
  ])("%s %s", async (decided, text) => {
    for (const lines of await left(decided, text))
      expect(lines.filter((line) => line.includes(WORDS[decided] ?? decided))).toHaveLength(1);
  });

  it("said again in the word that it was taken in", async () => {
    const lines = await left(
      "The autumn raffle is cancelled.",
      "The autumn raffle is cancelled, as you know.",
    );
    for (const decisions of lines)
      expect(decisions.filter((line) => /raffle is cancelled/.test(line))).toHaveLength(1);
  });
});
