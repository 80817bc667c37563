import { describe, expect, it } from "vitest";
import { toldLines } from "../../../support/lines-of-mails";

const toAll = (text: string): string => `Hi all,\n\n${text}\n\nNora`;

describe("a sentence of two halves is one line that says what it is about", () => {
  it.each([
    [
      "Ilka, the pilot asked for the tide tables twice, where are we with them?",
      ["Ilka: Get back to Nora on where we are with the tide tables, null"],
    ],
    [
      "Omar, the school keeps asking about the lost oar, where has that got to?",
      ["Omar: Get back to Nora on where the lost oar has got to, null"],
    ],
    [
      "I make it 64 but Omar please check against the tickets.",
      ["Omar: Check the 64 against the tickets, null"],
    ],
    [
      "The rigger's invoice is attached, he wants paying by Friday.",
      ["null: Pay the rigger's invoice, Fri 20 Nov"],
    ],
    [
      "Ilka has the soundings, Omar draws the chart, both to me by Thursday please.",
      ["Ilka: Get Nora the soundings, Thu 19 Nov", "Omar: Draw the chart, Thu 19 Nov"],
    ],
    [
      "Omar does the masts, Ilka the sails, all of it to me by Thursday.",
      ["Ilka: Do the sails, Thu 19 Nov", "Omar: Do the masts, Thu 19 Nov"],
    ],
  ])("%s", async (text, lines) => {
    expect(await toldLines(toAll(text))).toEqual(lines);
  });
});
