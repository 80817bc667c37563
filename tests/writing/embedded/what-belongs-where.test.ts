import { describe, expect, it } from "vitest";
import { toldLines, toldToAll, toldToFelix } from "../../support/lines-of-mails";

const only = async (text: string, kind: "actions" | "blockers" | "decisions"): Promise<string[]> =>
  (await toldToFelix(text)).filter((line) =>
    kind === "actions" ? !/^(?:blockers|decisions): /.test(line) : line.startsWith(`${kind}: `),
  );

describe("what is in the way is told, however it is said", () => {
  it.each([
    "The kiln controller's dead.",
    "The glaze sprayer conked out on Friday evening.",
    "The pug mill packed up again during the morning class.",
    "The carrier has gone quiet, I've left four messages.",
    "Our electrician can't come before the 9th.",
    "The skip wasn't collected again.",
    "The lamp on the long table loses its colour every time somebody leans on it, the shop is looking into it.",
    "Dryer on the first floor out of order, use the one in the yard.",
    "Kiln 2 tripped out again at five this morning.",
    "The fridge alarm went off twice in the night and I don't trust it with the clay.",
    "The web shop is slow for some people in Leeds, not for others.",
    "Two apprentices start next week and nobody has told me what they need.",
    "The appeal was turned down, no reason given.",
    "Ilka is still waiting on the gallery for the plan and can't hang the shelves without it.",
  ])("%s", async (text) => {
    expect(await only(text, "blockers")).toHaveLength(1);
    expect((await only(text, "actions")).join()).not.toMatch(/Dryer|waiting on/);
  });

  it("the plainest of the sentences that tell of it says how much it weighs", async () => {
    const lines = await toldToAll(
      "A note on the second hand press before you hear it elsewhere.\nThe inspector has not passed the guard on the old press.\nUntil he has, none of us is allowed to switch it on and the posters can't be printed.\nThe weekend was lovely, thanks for all the cakes.",
    );
    expect(lines.filter((line) => line.startsWith("blockers: "))).toHaveLength(1);
  });

  it("what stops people for a word is in nobody's way", async () => {
    expect(await toldToFelix("The neighbours keep stopping me to say how nice the new gate looks.")).toEqual(
      [],
    );
  });

  it("why something is asked is no trouble beside it", async () => {
    expect(
      await toldToFelix("Felix would you send me the guest list, I've two here and they don't match."),
    ).toEqual(["Felix Arden: Send Nora the guest list, null"]);
  });

  it("what was asked before is the line, and not that nothing came of it", async () => {
    const lines = await toldToFelix(
      "About the van, you were going to let me have the logbook. Still nothing here.",
    );
    expect(lines.filter((line) => line.startsWith("blockers: "))).toEqual([]);
    expect(lines.join()).toContain("the logbook");
  });
});

describe("what was decided is told as such, however it is said", () => {
  it.each([
    "I've gone back and forth on the fireworks and it's a no, too close to the thatch.",
    "We talked about a raffle and everybody felt it was too much work so no.",
    "The guests loved the beetroot tart, so that's what they're having on Saturday.",
    "She wants the cake cut before the speeches, fine by me so that's how we do it.",
    "The paper round is off on Tuesday because of the snow.",
    "The open day is on the 14th of January in the barn, that's now definite.",
    "The idea to keep 20 stalls open in winter is dropped.",
    "I won't renew the window cleaner.",
    "I shan't stand again as treasurer in May.",
    "We're moving to the new order form on Monday, the old one gets switched off.",
    "Going with the electric kiln in the end, the gas one was cheaper but nobody wanted it.",
    "You mentioned the gutter, we'll leave that for now.",
    "Bikes without a name tag go in the shed from now on.",
    "Reminder: from next month on, all orders in writing.",
    "The bigger sign we can live without.",
    "Thank you for the offer, I am very happy to accept it.",
    "No more soup on Thursdays, expect tears.",
  ])("%s", async (text) => {
    expect(await only(text, "decisions")).toHaveLength(1);
    expect(await only(text, "actions")).toEqual([]);
  });

  it.each([
    "Three have confirmed: Priya, Kev and the potter from Lund.",
    "With reference to your letter of 3 July about the higher connection, we inform you as follows.",
    "I have to ask Ilka, she was the one who decided on that glaze.",
    "There's leftover cake in the fridge, go for it.",
    "The appeal was turned down, no reason given.",
    "Number 11 has given notice, out by New Year.",
    "Flat 9 - the new tenant signed this morning, moving in on the 5th.",
  ])("nothing was decided: %s", async (text) => {
    expect(await only(text, "decisions")).toEqual([]);
  });

  it("a yes is told with what it was said to", async () => {
    expect(await only("The surveyor wants 600 just to look. I've said yes.", "decisions")).toEqual([
      "decisions: Yes to the surveyor's 600 just to look",
    ]);
  });

  it("what somebody has yet to sign off is not decided", async () => {
    const lines = await toldToFelix("I can't have the roofers in until the surveyor has signed it off.");
    expect(lines.map((line) => line.split(":")[0])).toEqual(["blockers"]);
  });
});

describe("what happens by itself, or is said in passing, is nobody's task", () => {
  it.each([
    "The meter man comes on Wednesday, he lets himself in.",
    "The committee will kill me.",
    "I'd imagine they'll ask about the loan again.",
    "Ilka, lovely job on the brochure.",
    "They pay on the 15th and the last day of the month.",
    "Ilka sees it also on her bench.",
    "The window cleaners start tomorrow.",
    "The papers go out on the 4th as every year.",
    "Are you all set for Christmas?",
    "Felix you'll want the big trays, they're in unit 4.",
  ])("%s", async (text) => {
    expect(await toldToFelix(text)).toEqual([]);
  });

  it.each([
    ["The second oven trips the fuse and the electrician keeps saying tomorrow.", /saying/],
    ["The flue has to be swept by Friday or they'll close us.", /Close us/],
    ["Bus for the outing: the company wants 900 up front and we don't have it.", /Get the company/],
  ])("%s", async (text, task) => {
    expect((await only(text, "actions")).join()).not.toMatch(task);
  });
});

describe("every task of a sentence is told", () => {
  it("whoever lets somebody have something is asked to, beside the rest", async () => {
    expect(await toldToFelix("Can you do the final numbers, and let Ilka have the vegan list.")).toContain(
      "Felix Arden: Let Ilka have the vegan list, null",
    );
  });

  it("what the second of two is to do stands beside what the first is", async () => {
    const lines = await toldLines({
      text: "Hello both,\n\nPriya to write the report, first draft by Thursday, and Kev will sort the stock in hall 2.\n\nNora",
      to: "Kev Doyle <kev.doyle@elmhouse.example>, Priya Shah <priya.shah@elmhouse.example>",
    });
    expect(lines.join("\n")).toMatch(/^Kev Doyle: Sort the stock in hall 2,/m);
  });

  it("without a helping verb, too", async () => {
    const lines = await toldLines({
      text: "Hello both,\n\nPriya please send me the waste figures, and Kev talk to the venue about a second counter.\n\nNora",
      to: "Kev Doyle <kev.doyle@elmhouse.example>, Priya Shah <priya.shah@elmhouse.example>",
    });
    expect(lines).toEqual([
      "Kev Doyle: Talk to the venue about a second counter, null",
      "Priya Shah: Send Nora the waste figures, null",
    ]);
  });

  it("'Ilka's agreed to do it' has 'has' in it", async () => {
    expect(await toldToAll("Ilka's agreed to do the stocktake on the 30th.")).toEqual([
      "Ilka: Do the stocktake, Mon 30 Nov",
    ]);
  });

  it("until when something is to be known belongs to whoever finds it out", async () => {
    const lines = await toldToFelix(
      "Could you find out what the insurance says about the ladder? We'd like to know by Thursday.",
    );
    expect(lines).toEqual(["Felix Arden: Find out what the insurance says about the ladder, Thu 19 Nov"]);
  });
});

describe("what was settled long ago is background", () => {
  it.each([
    "In 1987 the parish decided to sell the organ, which people still regret.",
    "Back in 2016 we decided never to paint the doors again.",
    "Many years ago the board chose the red tiles.",
  ])("%s", async (text) => {
    const around = `Hi Felix,\n\nthanks for the call. ${text} The weather has been lovely here. See you at the fair.\n\nNora`;
    expect(await only(around, "decisions")).toEqual([]);
  });
});
