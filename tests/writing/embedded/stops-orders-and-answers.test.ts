import { describe, expect, it } from "vitest";
import { linesOfMails, toldLines, toldToFelix } from "../../support/lines-of-mails";

const NORA = "Nora Blythe <nora.blythe@elmhouse.example>";
const FELIX = "Felix Arden <felix.arden@elmhouse.example>";

describe("what stands still, is not there or does not answer is in the way without a 'can't'", () => {
  it.each([
    "Roofing is on halt until drawing 12 is signed.",
    "The furnace continues without function, the grate comes from Spain and nobody tells us which day.",
    "Two of the seven saws don't cut straight anymore.",
    "Mr Oakes is on holiday and his mobile is off.",
    "The quarry left the kerb stones off the delivery, back-ordered.",
    "Your office promised to post the deeds by last Friday and nothing arrived.",
    "The contract is pending from your side since a month and planting is on hold.",
  ])("%s", async (text) => {
    expect(await toldToFelix(text)).toEqual([`blockers: ${text.replace(/\.$/, "")}`]);
  });

  it("a notice that something will not come, without how it begins", async () => {
    expect(
      await toldToFelix("We must inform you that your window 3 will not ship before Christmas."),
    ).toEqual(["blockers: Your window 3 will not ship before Christmas"]);
  });

  it.each([
    "I am most grateful for your trust.",
    "PFA the layout of the east wing.",
    "The mixer has a new belt, the old one was torn.",
    "Joan is on leave until Monday.",
    'A good request looks like this: "Dora, please book the barn by Friday."',
  ])("but nothing is, and nobody has to do anything: %s", async (text) => {
    expect(await toldToFelix(text)).toEqual([]);
  });
});

describe("decided is what a sentence settles, in whatever form", () => {
  it("says each of what a board counts in a sentence", async () => {
    expect(
      await toldToFelix(
        "The parish (1) approved the new gate; (2) rejected the offer of Mr Pym; (3) deferred the organ to May.",
      ),
    ).toEqual([
      "decisions: Deferred the organ to May",
      "decisions: Rejected the offer of Mr Pym",
      "decisions: The parish approved the new gate",
    ]);
  });

  it.each([
    "The bonfire is NOT taking place, whatever the poster says.",
    "We have finalised larch instead of pine.",
    "Lime is no good in frost, so we wait.",
    "Sketch D won -> we build D.",
    "The lease ends in May, we won't renew.",
  ])("%s", async (text) => {
    expect(await toldToFelix(text)).toEqual([`decisions: ${text.replace(/\.$/, "")}`]);
  });

  it("takes the option that an answer names by a word, and asks nobody for the other", async () => {
    const lines = await linesOfMails(
      "Hi Felix,\n\nOption 1: patch the tent, 60\nOption 2: hire one, 250\n\nWhich?\n\nNora",
      { from: FELIX, to: NORA, subject: "Re: Hello", text: "Hi Nora,\n\nPatch.\n\nFelix" },
    );
    expect(lines.map(({ kind, words }) => `${kind}: ${words}`)).toEqual(["decisions: Patch the tent, 60"]);
  });

  it("puts back in force what was moved until then", async () => {
    const lines = await linesOfMails(
      "Hi Felix,\n\nThe loft is damp. Then we keep the costumes at the mill until it's dry.\n\nNora",
      {
        from: NORA,
        to: FELIX,
        subject: "Re: Hello",
        text: "Hi Felix,\n\nThe loft is dry. Then the costumes are back in the loft from Monday 30th.\n\nNora",
      },
    );
    expect(lines.filter(({ kind }) => kind === "decisions").map(({ words }) => words)).toEqual([
      "The costumes are back in the loft from Monday 30th",
    ]);
  });
});

describe("a line without a verb asks, gives or orders", () => {
  it("orders what stands in a line of its own", async () => {
    expect(
      await toldToFelix("van at the north dock for 7\n\nrooms same inn as last spring but NOT above the bar"),
    ).toEqual([
      "Felix Arden: Rooms same inn as last spring but NOT above the bar, null",
      "Felix Arden: Van at the north dock for 7, null",
    ]);
  });

  it.each([
    ["The seats by the door were taken.", []],
    ["Lunch at noon in the barn.", []],
  ])("but tells it here: %s", async (text, lines) => {
    expect(await toldToFelix(text)).toEqual(lines);
  });

  it("gives each their part by name", async () => {
    expect(await toldToFelix("Seed list by Nora, compost by Felix.")).toEqual([
      "Felix Arden: Make the compost, null",
      "Nora Blythe: Make the seed list, null",
    ]);
  });

  it("gives whoever has not done it what they have not done", async () => {
    expect(
      await toldLines({
        text: "Hello all,\n\nwho has not yet returned his radio, do it today. I see open: Felix, Nora.\n\nNora",
      }),
    ).toEqual(["Felix Arden, Nora Blythe: Return the radio, Mon 16 Nov"]);
  });

  it("reads a ticket that is pasted as fields", async () => {
    expect(
      await toldToFelix(
        "Summary: Replace the hinge of door 5\nAssignee: Felix Arden\nPriority: High\nDue date: 24 Nov 2026",
      ),
    ).toEqual(["Felix Arden: Replace the hinge of door 5, Tue 24 Nov"]);
  });

  it("leaves open what is half done, and what is carried over with a new day", async () => {
    expect(
      await toldToFelix(
        "Task | Who | State\nTar the roof | Felix | half done\nSweep the yard | Felix | done\n\n" +
          "2.1 Well inspection - Nora - done\n2.2 Ditch survey - Felix - carried over, new date 4 December",
      ),
    ).toEqual(["Felix Arden: Ditch survey, Fri 4 Dec", "Felix Arden: Tar the roof, null"]);
  });
});

describe("an answer leaves what it does not tell of", () => {
  const after = async (asked: string, answer: string): Promise<string[]> =>
    (
      await linesOfMails(`Hi Felix,\n\n${asked}\n\nNora`, {
        from: FELIX,
        to: NORA,
        subject: "Re: Hello",
        text: `Hi Nora,\n\n${answer}\n\nFelix`,
      })
    ).map(({ words, owner }) => `${owner}: ${words}`);

  it.each([
    ["Please fetch crate 4 and crate 9.", "Got crate 4.", "Felix Arden: Fetch crate 9"],
    ["Who rakes the paths on Sunday?", "Me, I'm there anyway.", "Felix Arden: Rake the paths"],
    ["Can you oil the gate?", "Have asked Pia to do that.", "Pia: Oil the gate"],
  ])("%s %s", async (asked, answer, left) => {
    expect(await after(asked, answer)).toEqual([left]);
  });
});
