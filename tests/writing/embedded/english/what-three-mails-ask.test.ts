import { describe, expect, it } from "vitest";
import { FELIX, NORA } from "../../../fixtures/office/nora-to-felix";
import { linesOfMails, toldLines, toldToAll, toldToFelix } from "../../../support/lines-of-mails";

describe("what a lead's own mails ask, promise and settle", () => {
  it.each([
    // who
    [
      "Would Ottilie Rey kindly proofread them as they come in.",
      "Ottilie Rey: Proofread them as they come in, null",
    ],
    [
      "I need you to move the gang to the south side, and would you draft a few lines for the traders, they'll ask.",
      "Felix Arden: Draft a few lines for the traders, null",
      "Felix Arden: Move the gang to the south side, null",
    ],
    [
      "Could you see if the depot can take that load tonight.",
      "Felix Arden: See if the depot can take that load, Mon 16 Nov",
    ],
    // when
    [
      "Ruth volunteered to write the load test for Black Friday.",
      "Ruth: Write the load test for Black Friday, null",
    ],
    [
      "You also need to answer the broker's letter. The ten-day deadline is Thursday, don't miss it.",
      "Felix Arden: Answer the broker's letter, Thu 19 Nov",
    ],
    [
      "Would you ask the designer for the blue one? By Thursday if she can bear it.",
      "Felix Arden: Ask the designer for the blue one, Thu 19 Nov",
    ],
    // in the way
    ["The label printer jams after ten minutes.", "blockers: The label printer jams after ten minutes"],
    ["The vaccines did not come.", "blockers: The vaccines did not come"],
    ["The visa hasn't come through.", "blockers: The visa hasn't come through"],
    // settled
    [
      "Chess club is moving to Wednesdays, sorted with the caretaker.",
      "decisions: Chess club is moving to Wednesdays",
    ],
    [
      "We are keeping the steel bearings, the pot ones are off the table.",
      "decisions: We are keeping the steel bearings, the pot ones are off the table",
    ],
    [
      "The game for two is cut from the first version, confirmed by the publisher.",
      "decisions: The game for two is cut from the first version",
    ],
    [
      "From this week on, all signatures are in blue.",
      "decisions: From this week on, all signatures are in blue",
    ],
    [
      "If it doesn't come by Thursday noon we call off the crane. Agreed with Ruth on the phone.",
      "decisions: If it doesn't come by Thursday noon we call off the crane",
    ],
  ])("%s", async (text, ...lines) => {
    expect(await toldToFelix(text)).toEqual(lines);
  });

  it("a claim that was withdrawn is in nobody's way", async () => {
    expect(await toldToFelix("The neighbour's claim was withdrawn, you can close that one.")).not.toContain(
      "blockers: The neighbour's claim was withdrawn, you can close that one",
    );
  });

  it("one verb gives two people what each is asked for", async () => {
    expect(
      await toldLines({
        text: "Dear colleagues,\n\nRuth, may I ask you for the figures, and Amir for the photographs with the forms?\n\nNora",
        to: "Ruth Ames <ruth.ames@elmhouse.example>, Amir Khan <amir.khan@elmhouse.example>",
      }),
    ).toEqual([
      "Amir Khan: Get Nora the photographs with the forms, null",
      "Ruth Ames: Get Nora the figures, null",
    ]);
  });

  it("what goes on paper in a list is decided", async () => {
    expect(
      await toldToAll(
        "Thank you for a good day. So that it is on paper:\n\n- no new wells before 2028\n- Ruth writes the note, first draft by 27 November",
      ),
    ).toEqual(["Ruth: Write the note, first draft, Fri 27 Nov", "decisions: No new wells before 2028"]);
  });

  it("an arrow below a point of the minutes gives its task", async () => {
    expect(
      await toldToAll(
        "Decision: solvents move by an outside carrier.\n-> Ruth collects two offers until 27 November",
      ),
    ).toEqual(["Ruth: Collect two offers, Fri 27 Nov", "decisions: Solvents move by an outside carrier"]);
  });

  it("what is asked beside something hardly said is a task of its own", async () => {
    const lines = await linesOfMails(
      "Felix, Mr Dorn rang. He'd like to move the board meeting from the 24th to the 1st of December. I said I'd ask you.",
      { from: FELIX, to: NORA, text: "Fine with me, 1 December it is. Will you let the others know?" },
    );
    expect(
      lines.filter(({ kind }) => kind === "actions").map(({ owner, words }) => `${owner}: ${words}`),
    ).toEqual(["Nora Blythe: Let the others know"]);
  });

  it("a colleague who writes of an offer that must not be missed is read", async () => {
    expect(
      await toldToFelix(
        "I'm minded to offer 40k. You also need to answer the broker by Thursday, don't miss out on that.",
      ),
    ).toContain("Felix Arden: Answer the broker, Thu 19 Nov");
  });
});

describe("a line says what is so, not whom the mail tells it", () => {
  it.each([
    ["Felix, the visa hasn't come through.", "blockers: The visa hasn't come through"],
    [
      "Felix, the yew comes out and we use hornbeam instead.",
      "decisions: The yew comes out and we use hornbeam instead",
    ],
  ])("%s", async (text, line) => {
    expect(await toldToFelix(text)).toEqual([line]);
  });
});

describe("what is told, brought, confirmed and turned down", () => {
  it.each([
    [
      "After last week's tasting I'd like to tell you that we are not going ahead with the herb butter.",
      "decisions: After last week's tasting Nora would like to tell you that we are not going ahead with the herb butter",
    ],
    [
      "Felix, let Fairacre Farm know about the butter, gently please.",
      "Felix Arden: Let Fairacre Farm know about the butter, gently, null",
    ],
    ["What I need: Felix, your forecast by Thursday.", "Felix Arden: Your forecast, Thu 19 Nov"],
    [
      "The bank hasn't confirmed the price from August, so it has to wait.",
      "blockers: The bank hasn't confirmed the price from August",
    ],
  ])("%s", async (text, line) => {
    expect(await toldToFelix(text)).toEqual([line]);
  });

  it("what the one who was asked turns down is not open any more", async () => {
    const lines = await linesOfMails(
      "Felix, can you drive the van to Leeds on the 20th?",
      {
        from: FELIX,
        to: NORA,
        text: "Can't, my licence doesn't cover it. You'd better book a driver with it.",
      },
      { text: "Ok, I'll book van and driver together today." },
    );
    expect(
      lines.filter(({ kind }) => kind === "actions").map(({ owner, words }) => `${owner}: ${words}`),
    ).toEqual(["Nora Blythe: Book van and driver together"]);
  });
});
