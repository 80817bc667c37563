import { describe, expect, it } from "vitest";
import { toldLines } from "../../support/lines-of-mails";

const toFelix = (...lines: string[]): string => `Hi Felix,\n\n${lines.join("\n")}\n\nNora`;

describe("a task that says only 'him' or 'her' names whom it means", () => {
  it.each([
    [
      "Mr Ostrander rang about the fence. It is rather urgent. Could you call him back?",
      "Felix Arden: Call Mr Ostrander back, null",
    ],
    [
      "See Mrs Oakes below. It sounds serious. You might want to answer her before the truck leaves.",
      expect.stringMatching(/^Felix Arden: Answer Mrs Oakes/),
    ],
  ])("%s", async (text, line) => {
    expect(await toldLines(toFelix(text))).toContainEqual(line);
  });
});

describe("what is only told in a list of what is to be done is no task", () => {
  it("states, and what a line is about", async () => {
    expect(
      await toldLines(
        toFelix(
          "To do:",
          "- The signs are up.",
          "- Lanterns. Of forty there are seventeen left.",
          "- Rosa's last day is the 27th.",
          "- order the jars",
        ),
      ),
    ).toEqual(["Felix Arden: Order the jars, null"]);
  });
});

describe("a task is of whom its sentence calls, wherever it calls", () => {
  it.each([
    [
      "For the worktop: Timo could you offer them a discount?",
      "Timo Lang: Offer them a discount (the worktop), null",
    ],
    ["Timo, you run the script, I watch the gauges.", "Timo Lang: Run the script, null"],
    [
      "The first draft is on your desk, needs your signature before it can go out.",
      "Felix Arden: The first draft needs your signature before it can go out, null",
    ],
    ["Can Timo or Ines take the phones on Friday?", "null: Timo or Ines take the phones, Fri 20 Nov"],
    ["Would you have time to look at the leaflet?", "Felix Arden: Look at the leaflet, null"],
    [
      "Could you bring the flour over today or tomorrow morning?",
      "Felix Arden: Bring the flour over, Tue 17 Nov",
    ],
    ["I promised the Haldens an answer by Wednesday.", "Nora Blythe: Get the Haldens an answer, Wed 18 Nov"],
  ])("%s", async (text, line) => {
    expect(
      await toldLines({
        text: toFelix(text),
        to: "Felix Arden <felix.arden@elmhouse.example>, Timo Lang <timo.lang@elmhouse.example>, Ines Roth <ines.roth@elmhouse.example>",
      }),
    ).toContainEqual(line);
  });

  it("a meeting of others is nobody's task", async () => {
    expect(await toldLines(toFelix("The trustees meet on the 3rd of December."))).toEqual([]);
  });
});

describe("whose a task is stands in its words, wherever they stand", () => {
  it.each([
    ["Timo, the banner has to be hung by the 27th.", "Timo: Hang the banner, Fri 27 Nov"],
    [
      "The seating plan comes from me by Friday.",
      "Nora Blythe: The seating plan comes from Nora, Fri 20 Nov",
    ],
    [
      "Your vouchers need to be with Rosa by Friday.",
      "Felix Arden: Vouchers need to be with Rosa, Fri 20 Nov",
    ],
    [
      "You have until Friday to hand in the menu, otherwise we print the old one.",
      "Felix Arden: Hand in the menu, Fri 20 Nov",
    ],
    [
      "Somebody has to tell Mrs Oakes that the van comes on Monday. I'd rather you did it.",
      expect.stringMatching(/^Felix Arden: Tell Mrs Oakes/),
    ],
    [
      "The floor plan has to be drawn anew by Friday. That's for you.",
      "Felix Arden: Draw the floor plan anew, Fri 20 Nov",
    ],
    ["Somebody has to open the gate on Friday, that will be you.", expect.stringMatching(/^Felix Arden: /)],
    [
      "The letter goes out on Monday, I'm doing it.",
      expect.stringMatching(/^Nora Blythe: The letter goes out/),
    ],
    [
      "I kindly ask you to read the lease and enter your comments until Friday.",
      "Felix Arden: Read the lease and enter your comments, Fri 20 Nov",
    ],
    ["The caterer has been asked by us today to price it.", expect.stringMatching(/^caterer: Price it/)],
  ])("%s", async (text, line) => {
    expect(await toldLines(toFelix(text))).toEqual([line]);
  });
});

describe("a day counts for the task that it stands with", () => {
  it.each([
    ["On the 25th I'll bring the old ledger.", "Nora Blythe: Bring the old ledger, Wed 25 Nov"],
    ["Timo takes care of the wasps, he reckons by Thursday.", "Timo: Take care of the wasps, Thu 19 Nov"],
    [
      "Please send me the count. There's no hurry, the end of the month would do nicely.",
      "Felix Arden: Send Nora the count, Mon 30 Nov",
    ],
    ["Please send me the count before the first of December.", "Felix Arden: Send Nora the count, Tue 1 Dec"],
    [
      "Please send me the count, end of the month is the goal, the 27th to be exact.",
      expect.stringMatching(/^Felix Arden: Send Nora the count.*, Fri 27 Nov$/),
    ],
    ["Please confirm by close of business on 25 November.", expect.stringMatching(/, Wed 25 Nov$/)],
    ["Timo will bring a paper to the meeting on the 23rd.", "Timo: Bring a paper to the meeting, Mon 23 Nov"],
    ["Timo will submit the report on Monday.", "Timo: Submit the report, Mon 23 Nov"],
    ["Please send me the count before the week is out.", "Felix Arden: Send Nora the count, Fri 20 Nov"],
    [
      "Please send me the count within a week, so the 24th.",
      "Felix Arden: Send Nora the count within a week, Tue 24 Nov",
    ],
    [
      "Please send me the count as soon as you can, let's say Thursday noon.",
      "Felix Arden: Send Nora the count as soon as you can, Thu 19 Nov, 12:00",
    ],
  ])("%s", async (text, line) => {
    expect(await toldLines(toFelix(text))).toEqual([line]);
  });
});

it("in German, too, a task is of whom its sentence calls or tells of", async () => {
  expect(
    await toldLines({
      text: "Liebe Ines, lieber Timo,\n\nInes, die Pläne müssen bis Freitag bei der Behörde sein.\n\nTimo schickt dem Statiker bitte die neuen Maße.\n\nNora",
      to: "Ines Roth <ines.roth@elmhouse.example>, Timo Lang <timo.lang@elmhouse.example>",
    }),
  ).toEqual([
    expect.stringMatching(/^Ines Roth: Die Pläne/),
    expect.stringMatching(/^Timo Lang: .*die neuen Maße/),
  ]);
});
