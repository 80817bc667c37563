import { describe, expect, it } from "vitest";
import { FELIX, NORA } from "../../fixtures/office/nora-to-felix";
import { linesOfMails, toldLines } from "../../support/lines-of-mails";

const ALL = `${FELIX}, Ines Kolb <ines.kolb@elmhouse.example>, Otis Rand <otis.rand@elmhouse.example>`;
const INES = "Ines Kolb <ines.kolb@elmhouse.example>";
const toFelix = (text: string) => toldLines({ text: `Hi Felix,\n\n${text}\n\nNora`, to: FELIX });
const toAll = (text: string) => toldLines({ text, to: ALL });

describe("whom a mail calls by what they do has what it asks", () => {
  it.each([
    ["Drivers, please check your tyres by Friday.", "Drivers: Check your tyres, Fri 20 Nov"],
    ["Stewards, could you collect your vests tomorrow?", "Stewards: Collect your vests, Tue 17 Nov"],
    ["please Housekeeping change the nine beds", "Housekeeping: Change the nine beds, null"],
  ])("%s", async (text, line) => {
    expect(await toAll(text)).toEqual([line]);
  });

  it("nobody, where a thing opens the sentence", async () => {
    expect(await toAll("Sort it please.")).not.toContainEqual(expect.stringMatching(/^Sort it:/));
  });
});

describe("what the end of a sentence says of whom", () => {
  it.each([
    ["The boiler check has to be booked, that one's mine.", "Nora Blythe: Book the boiler check, null"],
    ["The panel needs repainting - that's with me.", "Nora Blythe: Repaint the panel, null"],
    ["We still need to invite the mayor. On my list.", "Nora Blythe: Invite the mayor, null"],
    [
      "The guest list has to be typed up - have asked Ines to do it.",
      "Ines Kolb: Type up the guest list, null",
    ],
    [
      "The licence has to be renewed by Friday. I've asked Otis to do that.",
      "Otis Rand: Renew the licence, Fri 20 Nov",
    ],
    [
      "Parents to be told about the closure (Otis, by Thursday).",
      "Otis Rand: Tell the parents about the closure, Thu 19 Nov",
    ],
    ["Replace the two broken slats (Ines, 27/11).", "Ines Kolb: Replace the two broken slats, Fri 27 Nov"],
  ])("%s", async (text, line) => {
    expect(await toAll(`Hello all,\n\n${text}\n\nNora`)).toEqual([line]);
  });

  it("what was done before is no task", async () => {
    expect(await toAll("Hello all,\n\nThe boiler was serviced (Otis, 27/11).\n\nNora")).toEqual([]);
  });
});

describe("minutes say who the chair is", () => {
  it.each(["Present: Joan Reed (Chair), Otis Rand", "Chair: Joan Reed", "In the chair: Joan Reed"])(
    "%s",
    async (head) => {
      expect(
        await toAll(
          `Minutes of the council\n\n${head}\n\nHall\nThe chair to write to the county about the roof.`,
        ),
      ).toContainEqual(expect.stringMatching(/^Joan Reed: Write to the county about the roof\b/));
    },
  );
});

describe("a day", () => {
  it.each([
    [
      "the first word of an order",
      "Tomorrow call the school about the trip on Friday.",
      "Call the school about the trip on Friday, Tue 17 Nov",
    ],
    ["tonight", "Tonight turn the pump off, it ran all weekend.", "Turn the pump off, Mon 16 Nov"],
    [
      "behind what it is for",
      "Rebook the tour for next week, pls today.",
      "Rebook the tour for next week, Mon 16 Nov",
    ],
    ["of a week in short", "Please pay the deposit this wk.", "Pay the deposit, Fri 20 Nov"],
    ["with an hour", "Please give me the list by tomorrow 10 am.", "Give Nora the list, Tue 17 Nov, 10:00"],
  ])("%s", async (_, text, line) => {
    expect(await toFelix(text)).toContain(`Felix Arden: ${line}`);
  });

  it("in the subject is that of what the mail asks", async () => {
    expect(
      await toldLines({
        text: "Hi Felix,\n\nPlease add the two charts.\n\nNora",
        to: FELIX,
        subject: "Board pack - due Thursday",
      }),
    ).toEqual(["Felix Arden: Add the two charts, Thu 19 Nov"]);
  });

  it("in the subject of an answer is none", async () => {
    expect(
      await toldLines({
        text: "Hi Felix,\n\nPlease add the two charts.\n\nNora",
        to: FELIX,
        subject: "Re: Board pack - due Thursday",
      }),
    ).toEqual(["Felix Arden: Add the two charts, null"]);
  });
});

/** Mails of one thread, each from one to another, as lines of tasks. */
const thread = async (...mails: { from: string; to: string; text: string }[]): Promise<string[]> =>
  (await linesOfMails(...mails.map((mail) => ({ ...mail, text: `Hello,\n\n${mail.text}\n\nRegards` }))))
    .filter(({ kind }) => kind === "actions")
    .map(({ words, owner, timeline }) => `${owner}: ${words}, ${timeline}`)
    .sort();

describe("a day that one asks for and the other grants is the day", () => {
  it.each([
    [
      "Please service the mower by Friday.",
      "Would Wednesday next week be alright?",
      "Perfect.",
      "Service the mower, Wed 25 Nov",
    ],
    ["Can you check the extinguishers?", "Is Monday okay?", "Fine.", "Check the extinguishers, Mon 23 Nov"],
    [
      "Please update the price list by Thursday.",
      "Can it wait till Friday?",
      "No problem.",
      "Update the price list, Fri 20 Nov",
    ],
    [
      "Can you relabel the jars by tomorrow?",
      "It would be Friday then.",
      "Friday 9 am at the latest then.",
      "Relabel the jars, Fri 20 Nov, 09:00",
    ],
    [
      "Please service the mower by Friday.",
      "Would Wednesday next week be alright?",
      "No, that's too late.",
      "Service the mower, Fri 20 Nov",
    ],
  ])("%s %s %s", async (asked, offered, answer, line) => {
    expect(
      await thread(
        { from: NORA, to: FELIX, text: asked },
        { from: FELIX, to: NORA, text: offered },
        { from: NORA, to: FELIX, text: answer },
      ),
    ).toEqual([`Felix Arden: ${line}`]);
  });

  it("and they have it whom an open request was put to", async () => {
    expect(
      await thread(
        { from: NORA, to: ALL, text: "Someone needs to check the valve." },
        { from: NORA, to: INES, text: "Ines, could you have a look?" },
        { from: INES, to: NORA, text: "Is Monday okay?" },
        { from: NORA, to: INES, text: "Fine." },
      ),
    ).toEqual(["Ines Kolb: Check the valve, Mon 23 Nov"]);
  });
});

describe("who is left the rest has what nobody took", () => {
  it("of what was asked of anybody", async () => {
    expect(
      await thread(
        { from: NORA, to: ALL, text: "Could somebody paint the banner? And can anyone bake for the stall?" },
        { from: FELIX, to: `${NORA}, ${INES}`, text: "I can do the banner, but not the baking." },
        { from: NORA, to: ALL, text: "Ines, please do the rest." },
      ),
    ).toEqual(["Felix Arden: Paint the banner, null", "Ines Kolb: Bake for the stall, null"]);
  });
});
