import { describe, expect, it } from "vitest";
import { FELIX, NORA } from "../../fixtures/office/nora-to-felix";
import { linesOfMails, toldToFelix } from "../../support/lines-of-mails";

/** The lines that Nora's mail of Monday, 16 November 2026, gives; each of these is among them. */
const expectLines = async (text: string, ...lines: string[]): Promise<void> => {
  const told = await toldToFelix(text);
  expect(told).toEqual(expect.arrayContaining(lines));
};

describe("what is to be done before an event has the day that the mail tells of the event", () => {
  it.each([
    [
      "The lorry from Ghent is due on the 25th of November. Ilka, the yard has to be cleared before the lorry comes.",
      "Ilka: Clear the yard before the lorry comes, Wed 25 Nov",
    ],
    [
      "The exhibition opens on the 28th of November. Please send the labels to the printer a week before the exhibition.",
      "Felix Arden: Send the labels to the printer a week before the exhibition, Sat 21 Nov",
    ],
    [
      "Please have the banner ready for the craft market. The craft market is on the 21st.",
      "Felix Arden: Have the banner ready for the craft market, Sat 21 Nov",
    ],
  ])("%s", expectLines);

  it("not that of one which is over, or of another of its kind", async () => {
    await expectLines(
      "The union meeting is on Wednesday. Please wash the cups before the board meeting.",
      "Felix Arden: Wash the cups, Before the board meeting",
    );
    await expectLines(
      "The tax return is due on the 30th. Kindly let me have the receipt for the glaze by return.",
      "Felix Arden: Get Nora the receipt for the glaze by return, null",
    );
  });
});

describe("what leans on a day has the day that was told just before", () => {
  it.each([
    [
      "The proof comes on Thursday. You have to check it the same day.",
      "Felix Arden: Check the proof, Thu 19 Nov",
    ],
    [
      "Forty chairs get delivered on the 24th. We need two strong people at the gate that morning.",
      "Felix Arden: Get two strong people at the gate, Tue 24 Nov",
    ],
    [
      "The kiln man comes on Friday. Could you empty the kiln? The day before would be nice.",
      "Felix Arden: Empty the kiln, Thu 19 Nov",
    ],
    [
      "Forty chairs get delivered on the 24th. Please open the gate at 7.",
      "Felix Arden: Open the gate at 7, Tue 24 Nov, 07:00",
    ],
  ])("%s", expectLines);

  it("but not on the day of a promise, or of what the same sentence tells", async () => {
    await expectLines(
      "The kiln man comes on Friday. Please put in a request and I'll sign it the same day.",
      "Felix Arden: Put in a request, null",
    );
  });
});

describe("the sentence after says until when", () => {
  it.each([
    ["Could you ring the caterer? Today if you can, they get booked up.", "Ring the caterer, Mon 16 Nov"],
    [
      "Could you ring the caterer? Best before Thursday because then he is off.",
      "Ring the caterer, Thu 19 Nov",
    ],
    [
      "Please accept the quote for the tent. Their offer is only valid until Friday.",
      "Accept the quote for the tent, Fri 20 Nov",
    ],
    [
      "Please send me the fire certificates. The inspector comes on the 7th, I'd like to have everything in the folder by the end of next week.",
      "Send Nora the fire certificates, Fri 27 Nov",
    ],
  ])("%s", (text, line) => expectLines(text, `Felix Arden: ${line}`));

  it("of both things that the sentence before asks for", () =>
    expectLines(
      "Felix, may I ask you for the guest list, and Ilka for the seating plan? I'd need both by Thursday.",
      "Felix Arden: Get Nora the guest list, Thu 19 Nov",
      "Ilka: Get Nora the seating plan, Thu 19 Nov",
    ));
});

describe("the line above a list says until when for all of it", () => {
  it("and the next such line begins anew", async () => {
    const told = await toldToFelix(
      "All by Friday please:\n- order twenty boxes of clay\n- call the customers from the 30th\n\nAnd these have more time, mid December is fine:\n- sort the old moulds",
    );
    expect(told).toEqual([
      "Felix Arden: Call the customers from the 30th, Fri 20 Nov",
      "Felix Arden: Order twenty boxes of clay, Fri 20 Nov",
      "Felix Arden: Sort the old moulds, Tue 15 Dec",
    ]);
  });
});

describe("a day that answers, or is asked about, is that of what was asked first", () => {
  const thread = async (...texts: string[]): Promise<string[]> => {
    const mails = texts.map((text, index) => (index % 2 === 1 ? { text, from: FELIX, to: NORA } : text));
    return (await linesOfMails(...mails)).map(
      ({ words, owner, timeline }) => `${owner}: ${words}, ${timeline}`,
    );
  };

  it("'Is Friday ok for it?' is no task, and 'Friday is fine' moves what it is about", async () => {
    expect(
      await thread(
        "Felix, can you redo the firing chart with the new glaze? By Wednesday if possible.",
        "Hi Nora, I'm teaching until Thursday, is Friday ok for the chart?",
        "Friday is fine.",
      ),
    ).toEqual(["Felix Arden: Redo the firing chart with the new glaze, Fri 20 Nov"]);
  });

  it("'I can do Thursday' answers when, and is no task of its own", async () => {
    expect(
      await thread(
        "The shelves must be painted by the 27th. Felix, when can you repair the kiln?",
        "I can do Thursday.",
        "Thursday is fine, I'll tell Ilka.",
      ),
    ).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/Felix.*kiln.*Thu 19 Nov/),
        expect.stringMatching(/Paint the shelves, Fri 27 Nov/),
        expect.stringMatching(/Tell Ilka: Thursday is fine, null/),
      ]),
    );
  });
});

describe("of several days each thing has its own", () => {
  it.each([
    [
      "Felix, please send me the text by Wednesday and the photographs by Friday.",
      "Felix Arden: Send Nora the text, Wed 18 Nov",
      "Felix Arden: Send Nora the photographs, Fri 20 Nov",
    ],
    [
      "The hall is yours Monday to Thursday next week. The chairs have to be stacked by Thursday night.",
      "null: Stack the chairs by Thursday night, Thu 26 Nov",
    ],
    [
      "The fair moves to the 28th, same place. I need your plan by Wednesday. Please be at the gate with the key on the day.",
      "Felix Arden: Be at the gate with the key, Sat 28 Nov",
    ],
    [
      "You said you'd ring the mill, did you? If not please do it today.",
      "Felix Arden: Ring the mill, Mon 16 Nov",
    ],
    [
      "Can I have the plan for the stall? I hoped to see it last week. I need it on Wednesday.",
      "Felix Arden: The plan for the stall, Wed 18 Nov",
    ],
    [
      "Please ring the caterer asap, ideally before they close tonight.",
      "Felix Arden: Ring the caterer asap, Mon 16 Nov",
    ],
  ])("%s", expectLines);
});

describe("which of two days is the task's", () => {
  it.each([
    [
      "My train is on Thursday so everything that I should sign please on my desk by Wednesday.",
      expect.stringMatching(/, Wed 18 Nov$/),
    ],
    [
      "The potters visit us on Monday and Tuesday next week. Please book the hall for Monday.",
      expect.stringMatching(/Book the hall.*, Mon 23 Nov$/),
    ],
    [
      "Just to confirm Thursday at 2. Could you bring the samples from the fair?",
      "Felix Arden: Bring the samples from the fair, Thu 19 Nov",
    ],
    [
      "The labels have to go out tomorrow. Can you let me see them by noon?",
      expect.stringMatching(/, Tue 17 Nov, 12:00$/),
    ],
  ])("%s", async (text, line) => {
    expect(await toldToFelix(text)).toContainEqual(line);
  });

  it("of what is taken home over the weekend and finished by Monday, the Monday", () =>
    expectLines(
      "I'm taking the leaflet home over the weekend and will have it finished by Monday morning.",
      "Nora Blythe: Take the leaflet home, Mon 23 Nov",
    ));

  it("'Tuesday is fine' grants the Tuesday of next week that was asked for", async () => {
    const lines = await linesOfMails(
      "Felix, can you update the price list by Thursday?",
      { text: "Thursday is too tight, I can do it by next Tuesday.", from: FELIX, to: NORA },
      "Tuesday is fine.",
    );
    expect(lines.map(({ timeline }) => timeline)).toEqual(["Tue 24 Nov"]);
  });

  it("what ran out on a day has it no more", async () => {
    const lines = await toldToFelix(
      "Please send me your certificate again, the old one ran out on the 12th.",
    );
    expect(lines).toEqual([expect.stringMatching(/^Felix Arden: Send Nora your certificate again.*, null$/)]);
  });

  it("'Wednesday is bad' and 'Thursday's no problem' move what was asked for Wednesday", async () => {
    const lines = await linesOfMails(
      "The desks will be delivered on Wednesday. Can you make sure that somebody is there on Wednesday?",
      {
        text: "Hi Nora, Wednesday is bad, we've got the fire drill. Could they come on Thursday?",
        from: FELIX,
        to: NORA,
      },
      "Thursday's no problem, same time.",
    );
    expect(lines.map(({ words, owner, timeline }) => `${owner}: ${words}, ${timeline}`)).toEqual([
      expect.stringMatching(/^Felix Arden: Make sure that somebody is there.*, Thu 19 Nov$/),
    ]);
  });
});
