import { describe, expect, it } from "vitest";
import { FELIX, NORA } from "../../fixtures/office/nora-to-felix";
import { linesOfMails, toldLines } from "../../support/lines-of-mails";

const after = (asked: string, answer: string) =>
  linesOfMails(
    { text: `Hi Felix,\n\n${asked}\n\nNora`, subject: "Hello" },
    { text: `Hi Nora,\n\n${answer}\n\nFelix`, from: FELIX, to: NORA, subject: "Re: Hello" },
  );
const tasks = async (asked: string, answer: string) =>
  (await after(asked, answer))
    .filter(({ kind }) => kind === "actions")
    .map(({ words, owner, timeline }) => `${owner}: ${words}, ${timeline}`);

describe("what is told of a matter ends it", () => {
  it.each([
    [
      "whoever was to be rung acts",
      "Please ring Halden and order the flour.",
      "Halden are sending a man on Wednesday. Flour is ordered.",
    ],
    [
      "a price for a price",
      "Could you price 300 jars? With and without the lid, please.",
      "300 would be 610 EUR, 655 with the lid. Prices go up on the 18th.",
    ],
    [
      "a wish is granted",
      "Could we have a late start on Sunday? And where do we park?",
      "A late start on Sunday is no problem. You park behind the mill.",
    ],
    [
      "it is attached",
      "Please send the floor plan. The joiner asks for it.",
      "Nora, PDF attached as the joiner likes it. Best from the mill.",
    ],
  ])("%s", async (_, asked, answer) => {
    expect(await tasks(asked, answer)).toEqual([]);
  });

  it("but one of two numbers ends nothing", async () => {
    expect(await tasks("Please pay the invoices 2207 and 2231.", "2207 is paid.")).toHaveLength(1);
  });
});

describe("what is said of a matter again makes no second line", () => {
  it("whoever agrees says how", async () => {
    expect(await tasks("Can you tell Halden about the delay?", "Ok, I ring Sandra on Wednesday.")).toEqual([
      "Felix Arden: Tell Halden about the delay, Wed 18 Nov",
    ]);
  });

  it("somebody does it instead", async () => {
    expect(
      await tasks(
        "Could you ship twenty jars to the fair by Thursday?",
        "I'm off that day, so Ines is going to ship the jars for the fair instead.",
      ),
    ).toEqual(["Ines: Ship twenty jars to the fair, Thu 19 Nov"]);
  });

  it("it still does not work", async () => {
    const lines = await linesOfMails(
      { text: "Hi Felix,\n\nthe bank's portal does not accept my login.\n\nNora", subject: "The bank" },
      { text: "Hi Felix,\n\nlogin still not working.\n\nNora", subject: "Re: The bank" },
    );
    expect(lines.map(({ kind }) => kind)).toEqual(["blockers"]);
  });
});

describe("what a whole sentence promises, decides or waits for", () => {
  it.each([
    [
      "Had planned to do the stock count on Friday so that will be Monday instead.",
      ["Nora Blythe: Do the stock count, Mon 23 Nov"],
    ],
    [
      "Cover for Ines on Friday: I'll take the first hour myself.",
      [expect.stringMatching(/^Nora Blythe: Cover for Ines on Friday: take the first hour/)],
    ],
    [
      "The labels go to the printer on Tuesday, I do it.",
      ["Nora Blythe: The labels go to the printer, Tue 17 Nov"],
    ],
    ["Bad news, the motor of the mixer is gone.", ["blockers: The motor of the mixer is gone"]],
    [
      "We're using the yellow jars after all, forget what I said last week.",
      [expect.stringMatching(/^decisions: We're using the yellow jars after all/)],
    ],
    ["Timo's proofs are due back on Wednesday.", [expect.stringMatching(/^Timo Lang: Timo's proofs/)]],
    ["We are holding the van for you until Friday.", []],
    [
      "Please stop the flour before they load, they're loading on Monday.",
      [expect.stringMatching(/^Felix Arden: Stop the flour/)],
    ],
  ])("%s", async (text, lines) => {
    expect(
      await toldLines({
        text: `Hi Felix,\n\n${text}\n\nNora`,
        to: "Felix Arden <felix.arden@elmhouse.example>, Timo Lang <timo.lang@elmhouse.example>",
      }),
    ).toEqual(lines);
  });
});
