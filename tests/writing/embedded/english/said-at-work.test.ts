import { describe, expect, it } from "vitest";
import { FELIX, NORA } from "../../../fixtures/office/nora-to-felix";
import { linesOfMails, toldToFelix } from "../../../support/lines-of-mails";

const tasksOf = async (...mails: Parameters<typeof linesOfMails>) =>
  (await linesOfMails(...mails)).map(({ kind, owner, words }) =>
    kind === "actions" ? `${owner}: ${words}` : `${kind}: ${words}`,
  );

describe("tasks as people at work put them", () => {
  it.each([
    [
      "the cellar lock wants replacing after that break-in, ill see to that today",
      "Nora Blythe: Replace the cellar lock after that break-in, Mon 16 Nov",
    ],
    [
      "Somebody borrowed my folding ruler. Not bothered who, just put it back in my drawer.",
      "Felix Arden: Put Nora's folding ruler back in Nora's drawer, null",
    ],
    ["Rowan will be with you first thing tomorrow to hang the doors.", "Rowan: Hang the doors, Tue 17 Nov"],
    [
      "They want an estimate for the gutters before the surveyor is out on the 26th.",
      "Felix Arden: Get them an estimate for the gutters, Thu 26 Nov",
    ],
    [
      "Felix, please oil the gate ahead of Friday's delivery.",
      "Felix Arden: Oil the gate ahead of Friday's delivery, Fri 20 Nov",
    ],
    [
      "Just one request, the captions should be in German as well.",
      "Felix Arden: The captions should be in German as well, null",
    ],
    [
      "can you get the skip firm to swap them fri first thing",
      "Felix Arden: Get the skip firm to swap them, Fri 20 Nov",
    ],
    ["Could you send me what you have so far?", "Felix Arden: Send Nora what you have so far, null"],
    [
      "Would you mind clearing the bay before the truck arrives on Friday?",
      "Felix Arden: Clear the bay before the truck arrives, Fri 20 Nov",
    ],
    ["I'll do the invoices weds.", "Nora Blythe: Do the invoices, Wed 18 Nov"],
    [
      "To finish the return I need the year end statements for both loans.",
      "Felix Arden: Get Nora the year end statements for both loans, null",
    ],
    [
      "The seating plan will follow from me on the 20th.",
      "Nora Blythe: The seating plan will follow from me, Fri 20 Nov",
    ],
  ])("%s", async (text, line) => {
    expect(await toldToFelix(text)).toEqual([line]);
  });

  it("whoever is called in a paragraph is meant in its next sentence, whoever the mail greets", async () => {
    const lines = await tasksOf({
      to: "Felix Arden <felix.arden@elmhouse.example>, Amir Sadek <amir.sadek@elmhouse.example>",
      text: "Felix,\n\nplease repaint the sign.\n\nAmir, the price list isn't final, so I can't print. Please sit down with Ruth and settle it.",
    });
    expect(lines).toContain("Felix Arden: Repaint the sign");
    expect(lines).toContain("Amir Sadek: Sit down with Ruth and settle the price list");
  });

  it("a short form of a name, and a title with an initial, mean the one that it fits", async () => {
    const lines = await tasksOf({
      to: "Janet Quill <janet.quill@elmhouse.example>, Hedda Kolb <dr.k@elmhouse.example>",
      text: "Jan, would you mind taking the minutes on Friday?\n\nDr. K, please sign the inspection log.",
    });
    expect(lines).toEqual(
      expect.arrayContaining(["Janet Quill: Take the minutes", "Hedda Kolb: Sign the inspection log"]),
    );
  });

  it("whoever is greeted with 'alright' is asked, of several readers", async () => {
    const [line] = await linesOfMails({
      to: `${FELIX}, Ines Abreu <ines.abreu@elmhouse.example>`,
      text: "Alright Felix\n\nCan you find out what the client wants for the lights in the hall?",
    });
    expect(line).toMatchObject({ owner: "Felix Arden", words: expect.stringMatching(/^Find out/) });
  });

  it("a command that says 'it' of what it names is a task of its own, whatever else is open", async () => {
    const lines = await tasksOf(
      { text: "I can cancel the crane tonight or we lift the roof trusses with it. Your call." },
      {
        from: FELIX,
        to: NORA,
        text: "Do the trusses. Ring the scaffold firm first thing and check the loading bay will take it.",
      },
    );
    expect(lines).toContainEqual(expect.stringMatching(/^Nora Blythe: Ring the scaffold firm/));
  });

  it("who drops the keys somewhere decides nothing, who drops the sponsors does", async () => {
    expect(await tasksOf({ text: "I'll drop the keys at reception and ring the tenant." })).toEqual([
      "Nora Blythe: Drop the keys at reception",
      "Nora Blythe: Ring the tenant",
    ]);
    expect(await tasksOf({ text: "We're dropping the sponsors' page, nobody reads it." })).toEqual([
      expect.stringMatching(/^decisions: /),
    ]);
  });

  it("a place that a part comes from owes nothing", async () => {
    const lines = await tasksOf({
      text: "The heating is still not working. The technician waits for a part that comes from Montreal.",
    });
    expect(lines.filter((line) => /^Montreal/.test(line))).toEqual([]);
  });

  it("what a program rejects is no decision", async () => {
    const lines = await tasksOf({
      text: "Since the Friday update every return from Leeds gets rejected with code 0918.",
    });
    expect(lines).toEqual([expect.stringMatching(/^blockers: Since the Friday update/)]);
  });

  it("what lies before somebody is no task of theirs", async () => {
    expect(await toldToFelix("Felix, you did pay, I'm looking at the bank statement.")).toEqual([]);
  });

  it("what a note says of others goes on with what its writer does", async () => {
    expect(
      await toldToFelix("caterer says no candles in the hall, will ask them tomorrow about the terrace"),
    ).toEqual([expect.stringMatching(/^Nora Blythe: .*terrace.*, Tue 17 Nov$/)]);
  });
});

describe("what a list names is no command", () => {
  it("the lifts of a house", async () => {
    expect(
      await toldToFelix(
        "Lift A: fine.\nLift B: door slow, engineer comes on Thursday.\nLift C: out of order, part held up in customs.",
      ),
    ).toEqual(["blockers: Lift C: out of order, part held up in customs"]);
  });

  it("who does it by when stands in the column of states", async () => {
    const lines = await linesOfMails(
      [
        "Hello all,",
        "",
        "| Item | Status |",
        "|------|--------|",
        "| Colour samples | Ruth to send by Friday |",
        "| Price list | done |",
      ].join("\n"),
    );
    expect(lines.map(({ words, owner, timeline }) => [words, owner, timeline])).toEqual([
      ["Colour samples", "Ruth", "Fri 20 Nov"],
    ]);
  });
});

describe("what stands in the way of a plan", () => {
  it("a refusal that leaves nowhere to go", async () => {
    expect(
      await toldToFelix("Parking: the cricket club has said no this year and we've nowhere to put 200 cars."),
    ).toEqual([expect.stringMatching(/^blockers: .*nowhere to put 200 cars$/)]);
  });

  it("what hangs on a wall hangs well, what hangs at 40 percent does not", async () => {
    expect(await toldToFelix("The new compressor hangs on the wall since noon.")).toEqual([]);
    expect(await toldToFelix("The export hangs at 40 percent.")).toEqual([
      "blockers: The export hangs at 40 percent",
    ]);
  });

  it("what a machine eats, and what is told by the way", async () => {
    expect(await tasksOf({ text: "The ticket printer at desk 2 eats every third ticket." })).toEqual([
      "blockers: The ticket printer at desk 2 eats every third ticket",
    ]);
    expect(
      await tasksOf({ text: "By the way the cellar light is gone again, I can't get at the meters." }),
    ).toEqual(["blockers: The cellar light is gone again, Nora can't get at the meters"]);
    expect(await tasksOf({ text: "Our cat eats after every walk." })).toEqual([]);
  });

  it("a count of none is no trouble", async () => {
    expect(await toldToFelix("Stocktake of last night.\n\nChecks failed: 0")).toEqual([]);
  });
});

describe("choices and answers in few words", () => {
  it.each([
    [
      "Ridley's is the dearest but comes with the longer warranty, so go with them.",
      "decisions: Ridley's is the dearest but comes with the longer warranty, so go with them",
    ],
    ["I'm cutting the second waltz for good.", "decisions: Nora is cutting the second waltz for good"],
    [
      "Their board put the whole job back to the spring last night.",
      "decisions: Their board put the whole job back to the spring last night",
    ],
  ])("%s", async (text, line) => {
    expect(await toldToFelix(text)).toEqual([line]);
  });

  it("'Buy it.' decides, and gives the answer that was asked for", async () => {
    const lines = await tasksOf(
      {
        subject: "The yard",
        text: "The saw is broken for good. A new one costs 900. I need a yes by noon tomorrow or we lose the week.",
      },
      { from: FELIX, to: NORA, subject: "Re: The yard", text: "Buy it." },
    );
    expect(lines).toContain("decisions: Buy it: The yard");
    expect(lines.filter((line) => /yes/i.test(line))).toEqual([]);
  });

  it("'Thursday is doable' takes what was asked, and so does 'not at all'", async () => {
    const lines = await linesOfMails(
      { text: "Felix, would you mind writing the obituary for the newsletter?" },
      { from: FELIX, to: NORA, text: "Not at all, it's mine. Thursday is doable." },
    );
    expect(lines.map(({ owner, timeline }) => [owner, timeline])).toEqual([["Felix Arden", "Thu 19 Nov"]]);
  });

  it("'the Danish is mine' takes what was asked", async () => {
    const lines = await linesOfMails(
      { text: "Felix, can you take the Danish, complete?" },
      { from: FELIX, to: NORA, text: "Danish is mine, all of it, you'll have it by the 24th." },
    );
    expect(lines.map(({ owner, timeline }) => [owner, timeline])).toEqual([["Felix Arden", "Tue 24 Nov"]]);
  });

  it("a day that is not sure leaves the promise one", async () => {
    expect(
      await toldToFelix(
        "Sixty people never got theirs though, I'll write to them by hand next week, Tuesday probably.",
      ),
    ).toEqual([expect.stringMatching(/^Nora Blythe: Write to the sixty people by hand/i)]);
  });

  it("a question that nobody is called for waits for its reader's answer", async () => {
    expect(await toldToFelix("Morning.\n\ndo we print the programme in one language or in two?")).toEqual([
      "Felix Arden: Get back to Nora on whether we print the programme in one language or in two, null",
    ]);
  });

  it("a colleague who answers from the address of a desk is read like any other", async () => {
    const lines = await tasksOf(
      {
        from: "Lars Petersen <order@nordhoist.example>",
        to: "Nora Blythe <service@elmhouse.example>",
        subject: "Your order 88213",
        text: "Dear Mrs Blythe,\n\nthe pulley GV-2 is sold out. May we send the GV-3 instead?",
      },
      {
        from: "Nora Blythe <service@elmhouse.example>",
        to: "Lars Petersen <order@nordhoist.example>",
        subject: "Re: Your order 88213",
        text: "Lars, the GV-3 will do us nicely. Ruth in accounts is going to phone you about the deposit.",
      },
    );
    expect(lines).toContain("decisions: The GV-3 will do us nicely");
    expect(lines).toContain("Ruth in accounts: Phone you about the deposit");
  });
});
