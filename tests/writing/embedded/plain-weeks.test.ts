import { describe, expect, it } from "vitest";
import { embeddedWriter } from "../../support/embedded-writer";
import { linesOfMails } from "../../support/lines-of-mails";
import { digestOf, materialOf, rawText } from "./digest-of-mails";

type Lines = Awaited<ReturnType<typeof linesOfMails>>;
const said = (lines: Lines) => lines.map(({ kind, words, owner }) => [kind, words, owner]);

describe("a label says what its own sentence is", () => {
  it("'Agreed:' decides its sentence, also under a condition; what is asked beside it stays a task", async () => {
    const lines = await linesOfMails(
      "Agreed: with the small tent if the forecast stays dry.\nFelix, please order the pegs by Friday.\nThe baker bakes on Mondays.\n\nNora",
    );
    expect(said(lines)).toEqual([
      ["actions", "Order the pegs", "Felix Arden"],
      ["decisions", "With the small tent if the forecast stays dry", null],
    ]);
  });

  it("'Decisions:' of all that follow", async () => {
    const lines = await linesOfMails(
      "Decisions: We take the small tent. The walk starts at the mill.\n\nNora",
    );
    expect(said(lines)).toEqual([
      ["decisions", "We take the small tent", null],
      ["decisions", "The walk starts at the mill", null],
    ]);
  });

  it("'Fixed:' reports, so that nothing is in the way", async () => {
    expect(await linesOfMails("Fixed: a seat is locked while an order is paid.\n\nNora")).toEqual([]);
  });
});

describe("how things stand is nobody's work", () => {
  it.each([
    "The pumps have power since Monday 9 November.",
    "The front desk asks who has the spare key.",
    "Please find the invitation to the tour.",
  ])("%s", async (text) => {
    expect(said(await linesOfMails(`${text}\n\nNora`))).toEqual([]);
  });

  it.each([
    ["Stock moves aisle by aisle, the cold room last.", []],
    ["Nora moves the lamps.", ["Move the lamps"]],
    ["Joe moves the tents by Friday.", ["Move the tents"]],
  ])("in a document of the project: %s", async (text, wanted) => {
    const material = await materialOf(
      rawText("Nora Blythe <nora@elmhouse.example>", "Plan", "The plan is there."),
    );
    const documents = [
      { id: "d1", filename: "plan.md", description: "", text: `# Move plan\n\n- ${text}\n` },
    ];
    const draft = await embeddedWriter.write({ ...material, documents });
    expect(draft.actionItems.map(({ task }) => task)).toEqual(wanted);
  });

  it("'please find' of what is missing is a task", async () => {
    expect(said(await linesOfMails("Felix, please find the key of the shed.\n\nNora"))).toEqual([
      ["actions", "Find the key of the shed", "Felix Arden"],
    ]);
  });
});

describe("a line says who and what", () => {
  it("'me' is the writer by the name, whatever the title before it", async () => {
    const lines = await linesOfMails({
      from: "Dr. Helga Sommer <helga.sommer@elmhouse.example>",
      text: "Felix, please show me the form by Friday.\n\nHelga Sommer",
    });
    expect(said(lines)).toEqual([["actions", "Show Helga the form", "Felix Arden"]]);
  });

  it("without its day, also where the day stands in the middle", async () => {
    const [line] = await linesOfMails(
      "Felix, please tell us by Monday 23 November who carries the lamps.\n\nNora",
    );
    expect(line).toMatchObject({ words: "Tell us who carries the lamps", timeline: "Mon 23 Nov" });
  });
});

describe("who takes what was asked", () => {
  it("'Who does the lamps?' 'That's on me, until Friday.'", async () => {
    const lines = await linesOfMails(
      "Nora Blythe: Thanks for coming.\nFelix Arden: The tents are there.\nNora Blythe: And who does the lamps of the yard?\nFelix Arden: That's on me, until Friday.",
    );
    expect(lines).toMatchObject([
      { kind: "actions", words: "Do the lamps of the yard", owner: "Felix Arden", timeline: "Fri 20 Nov" },
    ]);
  });
});

describe("a later part ends what it speaks of", () => {
  it("no row of a table ends what it doesn't name", async () => {
    const lines = await linesOfMails(
      "We are blocked on the water: the city has not confirmed a day.\n\nNora",
      "Here is where we are.\n\n| Row | Plots | State |\n|---|---|---|\n| 1 | 40 | ready |\n| 2 | 40 | ready |\n\nNora",
    );
    expect(lines.map(({ kind }) => kind)).toEqual(["blockers"]);
  });

  it("a decision that names what it replaces leaves others of its mail", async () => {
    const lines = await linesOfMails(
      "The board approved 9,000 euros for the yard.\nWe decided to rent the tents instead of buying them.\n\nNora",
    );
    expect(lines.map(({ kind, words }) => `${kind}: ${words}`).sort()).toEqual([
      "decisions: Rent the tents instead of buying them",
      "decisions: The board approved 9,000 euros for the yard",
    ]);
  });

  it("a ticket that is closed ends what was said of it", async () => {
    const ticket = (text: string, date: string) =>
      rawText(
        "Omar Haddad (Tracker) <tracker@tickets.example>",
        "[SHOP-118] A seat can be sold twice",
        text,
        {
          headers: ["Auto-Submitted: auto-generated"],
          date,
        },
      );
    const first = ticket(
      "Omar Haddad commented on SHOP-118:\n\nI saw it on staging.\nI will fix it by Friday.",
      "Mon, 16 Nov 2026 09:00:00 +0100",
    );
    expect((await digestOf(first)).tasks).toEqual([
      ["Fix it: A seat can be sold twice (SHOP-118)", "Omar Haddad", "Fri 20 Nov"],
    ]);
    const second = ticket(
      "Omar Haddad closed SHOP-118:\n\nOrders wait for one another now.",
      "Tue, 17 Nov 2026 09:00:00 +0100",
    );
    expect((await digestOf(first, second)).tasks).toEqual([]);
  });
});
