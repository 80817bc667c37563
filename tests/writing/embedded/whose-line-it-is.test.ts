import { describe, expect, it } from "vitest";
import { linesOfMails, toldToFelix } from "../../support/lines-of-mails";

const TEAM =
  "Kev Doyle <kev.doyle@elmhouse.example>, Priya Shah <priya.shah@elmhouse.example>, Olive Kemp <olive.kemp@elmhouse.example>";
const PAIR = "Kev Doyle <kev.doyle@elmhouse.example>, Priya Shah <priya.shah@elmhouse.example>";
const told = async (text: string, to = TEAM): Promise<string[]> =>
  (await linesOfMails({ text: `Morning all,\n\n${text}\n\nNora`, to })).map(({ kind, words, owner }) =>
    kind === "actions" ? `${owner}: ${words}` : `${kind}: ${words}`,
  );

describe("a task of several is of each of them", () => {
  it.each([
    ["Kev and Priya please sweep the yard.", "Kev Doyle, Priya Shah: Sweep the yard"],
    ["Kev, Priya: meter readings please, the landlord wants them.", /^Kev Doyle, Priya Shah: /],
    ["Kev and Priya to count the keys.", "Kev Doyle, Priya Shah: Count the keys"],
    ["Kev and his brother are fetching the ladder on Friday.", /^Kev Doyle, his brother: Fetch the ladder/],
    ["Flower beds I leave to the two of you, Kev and Priya.", "Kev Doyle, Priya Shah: Flower beds"],
  ])("%s", async (text, line) => {
    expect(await told(text)).toContainEqual(typeof line === "string" ? line : expect.stringMatching(line));
  });

  it("'you both' are the two whom the mail goes to", async () => {
    expect(await told("Can you both send me your holiday dates?", PAIR)).toEqual([
      "Kev Doyle, Priya Shah: Send Nora your holiday dates",
    ]);
  });
});

describe("whoever is called has it, with or without a comma", () => {
  it.each([
    [
      "Olive I've put the cheques in the tin, they need banking tomorrow please.",
      "Olive Kemp: Bank the cheques in the tin",
    ],
    ["Olive I'm late tomorrow so can you do the round with Kev?", "Olive Kemp: Do the round with Kev"],
    [
      "The stamps are low - Olive, have you still got the order form or do I?",
      /^Olive Kemp: The stamps are low/,
    ],
    [
      "Somebody has to be here to let the glazier in. Kev, that would be you?",
      /^Kev Doyle: Let the glazier in/,
    ],
    [
      "Mrs Lund wants to see the fabric on Tuesday. Olive, doable?",
      /^Olive Kemp: Get Mrs Lund|^Olive Kemp: .*fabric/,
    ],
    ["He needs a badge and a locker. Priya, would you mind?", /^Priya Shah: .*badge/],
    ["The stock count is still missing from Kev.", "Kev Doyle: The stock count"],
    ["Priya pls move the crates and tell their driver.", "Priya Shah: Tell their driver"],
  ])("%s", async (text, line) => {
    expect(await told(text)).toContainEqual(typeof line === "string" ? line : expect.stringMatching(line));
  });

  it("what only follows a role says who that is", async () => {
    expect(
      await toldToFelix("Could your plumber have a word with our site manager, Kev, about the drains?"),
    ).toEqual([
      "Felix Arden: Ask your plumber to have a word with our site manager, Kev, about the drains, null",
    ]);
  });

  it("whoever is off has nothing to do in that sentence", async () => {
    const lines = await told("Kev, Priya and Olive are all off next week, we need two from the agency.");
    expect(lines.join()).not.toMatch(/^(?:Kev|Priya|Olive)/);
  });
});

describe("who is named, and who is only told", () => {
  it.each([
    [
      "Ilka can do the plinths as well if you ask her.",
      "Felix Arden: Ask Ilka to do the plinths as well, null",
    ],
    ["Ilka can bring us the trestles.", "Ilka: Bring us the trestles, null"],
    ["The painter hasn't sent his price. Ilka is chasing.", /^Ilka: Chase them/],
    ["I'll write the labels, you just check them.", "Felix Arden: Check the labels, null"],
    ["I'll do the seating, so let me have your wishes by Friday.", /^Felix Arden: Let Nora have your wishes/],
    ["You'd need to type it up and send it to the printer.", /^Felix Arden: Type it up/],
    ["Programme to follow by the 27th.", "Nora Blythe: Programme to follow, Fri 27 Nov"],
    ["First drawings for you on Thursday.", /^Nora Blythe: First drawings/],
    ["Mr Behrend, Ms Lund and Mr Ray get another reminder from me on Friday.", /^Nora Blythe: /],
    ["If you can start on the 4th Ilka will clear the room.", "Ilka: Clear the room, Fri 4 Dec"],
    [
      "Is this enough or shall we reprint?",
      "Felix Arden: Get back to Nora: is this enough or shall we reprint?, null",
    ],
    [
      "I haven't got a card for the domain renewal, can you pay it?",
      "Felix Arden: Pay the domain renewal, null",
    ],
  ])("%s", async (text, line) => {
    expect(await toldToFelix(text)).toContainEqual(
      typeof line === "string" ? line : expect.stringMatching(line),
    );
  });

  it("whoever will is nobody", async () => {
    const [, line] = await linesOfMails(
      {
        text: "Hi Nora, the hall is free.\n\nFelix",
        from: "Felix Arden <felix.arden@elmhouse.example>",
        to: "Nora Blythe <nora.blythe@elmhouse.example>",
        subject: "Hall",
      },
      {
        text: "Great. Would anyone remember to buy candles for Thursday?\n\nNora",
        to: TEAM,
        subject: "Re: Hall",
      },
    ).then((lines) => ["", ...lines.filter(({ words }) => /candles/.test(words)).map(({ owner }) => owner)]);
    expect(line).toBeNull();
  });

  it("who takes what the mail before asked whoever would has it", async () => {
    const lines = await linesOfMails(
      {
        text: "Hello all,\n\nthe stall is booked. Who can drive the trailer up on the 25th?\n\nNora",
        to: TEAM,
      },
      {
        text: "I can do that, nothing on that day.\n\nKev",
        from: "Kev Doyle <kev.doyle@elmhouse.example>",
        to: "Nora Blythe <nora.blythe@elmhouse.example>",
      },
    );
    expect(lines.map(({ owner, words }) => `${owner}: ${words}`)).toEqual([
      "Kev Doyle: Drive the trailer up",
    ]);
  });
});
