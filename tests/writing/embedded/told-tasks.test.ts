import { describe, expect, it } from "vitest";
import { linesOfMails, toldLines, toldToFelix } from "../../support/lines-of-mails";

const FELIX = "Felix Arden <felix.arden@elmhouse.example>";
const ILKA = "Ilka Brandt <ilka.brandt@elmhouse.example>";

describe("what somebody else is about to do is theirs, though nobody asks for it", () => {
  it.each([
    [
      "Our landlady rang. She's dropping the keys off tonight.",
      "Our landlady: Drop the keys off, Mon 16 Nov",
    ],
    ["I spoke to the joiner. He's hanging the doors on Thursday.", "the joiner: Hang the doors, Thu 19 Nov"],
    ["Harker & Dunn deliver the skip on Friday.", "Harker & Dunn: Deliver the skip, Fri 20 Nov"],
    ["Dad's picking up the trailer tomorrow.", "Dad: Pick up the trailer, Tue 17 Nov"],
  ])("%s", async (text, line) => {
    expect(await toldToFelix(text)).toEqual([line]);
  });

  it("what is brought by somebody who stands nowhere is not who writes it's", async () => {
    expect(await toldToFelix("She's bringing me the spare set tonight.")).toEqual([
      "null: Bring Nora the spare set, Mon 16 Nov",
    ]);
  });

  it.each([
    "Tadeus waters the ferns every Tuesday, rain or shine.",
    "Tadeus always opens the shutters before the children come.",
    "Tadeus is getting married on the 28th.",
    "Tadeus is running the harbour marathon on Sunday.",
    "Tadeus hangs the flag out every Saturday.",
  ])("but not: %s", async (text) => {
    expect(await toldToFelix(text)).toEqual([]);
  });
});

describe("what has to be, without a word of who, is a task with its thing", () => {
  it.each([
    [
      "The mould trap is in the loft. It must be checked every morning.",
      "Check the mould trap every morning",
    ],
    ["The leaflet says June. Must be corrected before they print.", "Correct the leaflet before they print"],
    ["The gutters are full of moss. They need clearing by Friday.", "the gutters"],
  ])("%s", async (text, words) => {
    expect(await toldToFelix(text)).toEqual([expect.stringContaining(words)]);
  });

  it("whoever is called at the end has it", async () => {
    const text = "Hello both,\n\nThe entry form has to be at the harbour office by Friday, Ilka.\n\nNora";
    expect(await toldLines({ text, to: `${FELIX}, ${ILKA}` })).toEqual([
      expect.stringMatching(/^Ilka Brandt: .*entry form.*Fri 20 Nov$/),
    ]);
  });
});

describe("what is asked for without a verb", () => {
  it.each([
    ["The boat lists to me by Thursday.", "Felix Arden: The boat lists to Nora, Thu 19 Nov"],
    [
      "50 lanterns for Saturday please, last year 30 were gone by dusk.",
      "Felix Arden: 50 lanterns, Sat 21 Nov",
    ],
    ["Floor plan from Felix by Friday, please.", "Felix Arden: Floor plan, Fri 20 Nov"],
    [
      "The drain behind the shed needs clearing by Friday. Felix, can your people do that?",
      "Felix Arden: Clear the drain behind the shed, Fri 20 Nov",
    ],
  ])("%s", async (text, line) => {
    expect(await toldToFelix(text)).toEqual([line]);
  });

  it("of two by name", async () => {
    const text = "Hello both,\n\nThe seat numbers to me by Thursday, Felix and Ilka.\n\nNora";
    expect(await toldLines({ text, to: `${FELIX}, ${ILKA}` })).toEqual([
      "Felix Arden, Ilka Brandt: The seat numbers to Nora, Thu 19 Nov",
    ]);
  });

  it.each(["Greetings from Ilka, by the way.", "60 guests for Saturday so far."])(
    "but not: %s",
    async (text) => {
      expect(await toldToFelix(text)).toEqual([]);
    },
  );

  it("'Cake: yes please' takes an offer", async () => {
    const lines = await linesOfMails(
      {
        from: FELIX,
        to: "Nora Blythe <nora.blythe@elmhouse.example>",
        subject: "Fair",
        text: "Hi Nora,\n\nI could bake a cake if you like.\n\nFelix",
      },
      { to: FELIX, subject: "Re: Fair", text: "Hi Felix,\n\nCake: yes please!\n\nNora" },
    );
    expect(lines.map(({ words, owner }) => `${owner}: ${words}`)).toEqual(["Felix Arden: Bake a cake"]);
  });
});

describe("a sentence that decides or tells news, and goes on with what somebody does about it", () => {
  it.each([
    [
      "The price is agreed and I'm sending the order on Thursday.",
      ["Nora Blythe: Send the order, Thu 19 Nov", "decisions: The price is agreed"],
    ],
    [
      "The mooring has been extended, I'll sign the papers on Friday.",
      ["Nora Blythe: Sign the papers (the mooring), Fri 20 Nov", "decisions: The mooring has been extended"],
    ],
    ["The wage return is due on the 27th, I'm filing it.", ["Nora Blythe: File the wage return, Fri 27 Nov"]],
    ["You get the fee back, Ida Roth sends it today.", ["Ida Roth: Send the fee, Mon 16 Nov"]],
  ])("%s", async (text, lines) => {
    expect(await toldToFelix(text)).toEqual(lines);
  });
});

describe("the day of a task is not the day of what it is about", () => {
  it.each([
    ["Please ring the families booked for Saturday by Thursday.", "Thu 19 Nov"],
    ["Please order the benches from Lund. They hold the price until Friday.", "Fri 20 Nov"],
    ["Please sweep the hall by Thursday, doors open at six on Saturday.", "Thu 19 Nov"],
  ])("%s", async (text, day) => {
    expect(await toldToFelix(text)).toEqual([expect.stringMatching(new RegExp(`^Felix Arden: .*, ${day}$`))]);
  });
});
