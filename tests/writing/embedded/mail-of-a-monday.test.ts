import { describe, expect, it } from "vitest";
import { toldLines } from "../../support/lines-of-mails";

const toFelix = (...lines: string[]): string => `Hi Felix,\n\n${lines.join("\n")}\n\nNora`;
const toAll = (...lines: string[]): string => `Hello all,\n\n${lines.join("\n")}\n\nNora`;

describe("a word that only opens a sentence is nobody", () => {
  it("'Spoke' isn't who 'he' is", async () => {
    expect(
      await toldLines(toFelix("Spoke to the miller. He'll bring the flour on Thursday.")),
    ).not.toContainEqual(expect.stringContaining("Spoke"));
  });

  it("'Proof' gets no task", async () => {
    expect(
      await toldLines(
        toFelix("Proof should reach you tomorrow, please check the spelling on it before you sign."),
      ),
    ).toEqual(["Felix Arden: Check the spelling on the proof before you sign, null"]);
  });
});

describe("what a sentence says and what it asks are two things", () => {
  it.each([
    [
      "We can't heat the hall until the flue is swept, so please put two stoves in the office.",
      [
        "Felix Arden: Put two stoves in the office, null",
        "blockers: We can't heat the hall until the flue is swept",
      ],
    ],
    [
      "The glaze arrives on Wednesday - check the colour before you open all tins.",
      ["Felix Arden: Check the colour before you open all tins, null"],
    ],
    [
      "Please return the wrong lids and send the right ones by Wednesday, otherwise I'll have to buy elsewhere.",
      ["Felix Arden: Return the wrong lids, Wed 18 Nov", "Felix Arden: Send the right ones, Wed 18 Nov"],
    ],
    ["I'll need the key to the loft though, can you get me one?", [expect.stringMatching(/^Felix Arden: /)]],
  ])("%s", async (text, expected) => {
    expect(await toldLines(toFelix(text))).toEqual(expected);
  });
});

describe("a line says what its words only point at", () => {
  it.each([
    [
      "We wait for your approval of the label since last week, filling can't start before. Kindly approve by tomorrow.",
      "Felix Arden: Approve the label, Tue 17 Nov",
    ],
    ["We go with the smaller kiln. Timo can order it.", "Timo: Order the smaller kiln, null"],
    ["Rosa has the guest list and will print the badges on Thursday.", "Rosa: Print the badges, Thu 19 Nov"],
    [
      "The oven check is on 3 December. Someone has to be on site from 8.",
      "null: Be on site from 8, Thu 3 Dec",
    ],
    ["No walnuts in the bread, tell Rosa.", "Felix Arden: Tell Rosa: no walnuts in the bread, null"],
    [
      "You kindly agreed to ask the warden about the gate.",
      "Felix Arden: Ask the warden about the gate, null",
    ],
    ["I want someone to call the tannery today.", "null: Call the tannery, Mon 16 Nov"],
    [
      "Before your visit we will need a copy of your licence.",
      "Felix Arden: Get Nora a copy of your licence, Before your visit",
    ],
    [
      "What I haven't got: the June receipts and your mileage log.",
      "Felix Arden: Get Nora the June receipts and your mileage log, null",
    ],
  ])("%s", async (text, expected) => {
    expect(await toldLines(toFelix(text))).toContainEqual(expected);
  });
});

describe("a list is read by what introduces it, a note by whom it is about", () => {
  it("'Three things I'd ask you to do' behind another sentence", async () => {
    expect(
      await toldLines(
        toFelix(
          "The papers are attached. Three things I'd ask you to do before:",
          "- read the budget",
          "- let me know about the menu",
        ),
      ),
    ).toEqual(["Felix Arden: Let Nora know about the menu, null", "Felix Arden: Read the budget, null"]);
  });

  it("questions wait for their answers", async () => {
    expect(
      await toldLines(
        toFelix(
          "Two points before we can quote:",
          "1) Which varnish?",
          "2) the drawing says 5 mm - is that a typo?",
        ),
      ),
    ).toHaveLength(2);
  });

  it("stand-up notes: what comes next is a task, what is stuck is in the way, who is out has none", async () => {
    expect(
      await toldLines(
        toAll(
          "Rosa: finished the cabinets, today starts on the drawers.",
          "Timo: stuck on the hinges, the order is open since Thursday.",
          "Ines: out tomorrow. Will hand the keys over to Rosa.",
        ),
      ),
    ).toEqual([
      "Ines: Hand the keys over to Rosa, null",
      "Rosa: Start on the drawers, Mon 16 Nov",
      expect.stringMatching(/^blockers: .*stuck on the hinges/i),
    ]);
  });

  it("notes under a name", async () => {
    expect(
      await toldLines(
        toAll("Rosa", "- finishes the plan by the end of the month", "- takes over the kiln from Timo"),
      ),
    ).toEqual(["Rosa: Finish the plan, Mon 30 Nov", "Rosa: Take over the kiln from Timo, null"]);
  });
});

describe("whoever writes in haste is read all the same", () => {
  it("lines without stops, 'u' for you", async () => {
    const lines = await toldLines(
      toFelix(
        "the mill wants half of it up front can u pay that today pls",
        "also the skip is full",
        "the felt wont come till monday so we cant start the north side",
      ),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^blockers: The felt won't come till monday/));
    expect(lines.filter((line) => line.startsWith("Felix Arden"))).toHaveLength(1);
  });
});

describe("what is said to the digest is no line of it", () => {
  it.each(["For the Monday digest, please track this one.", "Please track this."])("%s", async (text) => {
    expect(await toldLines(toFelix(text, "The mill is closed on Friday."))).toEqual([]);
  });
});

describe("what programs write of work is work", () => {
  it("a reminder of an unpaid invoice", async () => {
    const lines = await toldLines({
      from: "Billing <billing@millworks.example>",
      subject: "Payment reminder: invoice MW-118 is overdue",
      text: "Dear customer,\n\ninvoice MW-118 over EUR 310.00 has not been paid yet. Please transfer the amount within 7 days.\n\nYour billing team",
    });
    expect(lines).toContainEqual("Felix Arden: Transfer the amount of invoice MW-118, Mon 23 Nov");
  });

  it("a planner's task with its day", async () => {
    const lines = await toldLines({
      from: "Asana <no-reply@asana.example>",
      subject: "Rosa assigned a task to you: Update the price list",
      text: "Rosa Marin assigned a task to you\n\nUpdate the price list\nDue date: Nov 27, 2026\n\nView task",
    });
    expect(lines).toEqual(["Felix Arden: Update the price list, Fri 27 Nov"]);
  });
});
