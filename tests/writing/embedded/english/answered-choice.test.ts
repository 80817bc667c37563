import { describe, expect, it } from "vitest";
import { FELIX, NORA } from "../../../fixtures/office/nora-to-felix";
import { linesOfMails } from "../../../support/lines-of-mails";

const answered = async (question: string, answer: string) =>
  (
    await linesOfMails(
      { from: FELIX, to: NORA, text: `Hi Nora,\n\n${question}\n\nFelix` },
      `Hi Felix,\n\n${answer}\n\nNora`,
    )
  ).filter((line) => line.kind === "decisions");

describe("naming one of two that somebody asked about is a decision", () => {
  it.each([
    [
      "Slate or tiles for the porch? And is it 20 or 25 boxes?",
      "Slate, definitely, the tiles looked like a bathroom.",
    ],
    ["Which one is it to be now, oak or birch?", "Birch pls, the oak is too heavy."],
    ["Did we settle on a van or on a trailer?", "Trailer, the insurer confirmed it on Wednesday."],
  ])("%s %s", async (question, answer) => {
    const decisions = await answered(question, answer);
    expect(decisions).toHaveLength(1);
    expect(decisions[0]?.quotes).toContain(question.split("?")[0]);
  });

  it("a bare word stands with its question", async () => {
    expect((await answered("One row of benches or two?", "Two.")).map((line) => line.words)).toEqual([
      "One row of benches or two: two",
    ]);
  });

  it.each([
    ["Slate or tiles for the porch?", "Maybe slate, I am not sure."],
    ["Slate or tiles for the porch?", "Tiles cost twice as much."],
    ["Are you coming or not?", "Coming!"],
  ])("but not: %s %s", async (question, answer) => {
    expect(await answered(question, answer)).toEqual([]);
  });
});
