import { describe, expect, it } from "vitest";
import { FELIX, NORA } from "../../../fixtures/office/nora-to-felix";
import { linesOfMails, toldLines, toldToFelix } from "../../../support/lines-of-mails";

const EVERYBODY = {
  to: "Felix Arden <felix.arden@elmhouse.example>, Ilka Brandt <ilka.brandt@elmhouse.example>, Mohammed Karim <m.karim@elmhouse.example>",
};

describe("tasks that are said in passing", () => {
  it.each([
    [
      "I would be interested to hear how the tiler explains the gap.",
      "Felix Arden: Let Nora hear how the tiler explains the gap, null",
    ],
    [
      "I'd love to know what the deposit was for.",
      "Felix Arden: Let Nora know what the deposit was for, null",
    ],
    ["Could somebody confirm the van hire by Thursday?", "null: Confirm the van hire, Thu 19 Nov"],
    ["Could you check and correct the key list?", "Felix Arden: Check and correct the key list, null"],
    ["Could you ring me about the shed key?", "Felix Arden: Ring Nora about the shed key, null"],
    [
      "Let me know when you've got a date and I'll bring the trailer round.",
      "Felix Arden: Let Nora know when you've got a date, null",
    ],
    [
      "So no dahlias in the tubs this autumn, Felix you can take them off the order.",
      "Felix Arden: Take the dahlias in the tubs off the order, null",
    ],
    [
      "Felix on Saturday can you help me with the awning?",
      "Felix Arden: Help Nora with the awning, Sat 21 Nov",
    ],
    [
      "Felix one of the badges is yours from the old office, can you check.",
      "Felix Arden: Check: one of the badges is yours from the old office, null",
    ],
    ["The booking page just needs the account number from Ilka.", "Ilka: The account number, null"],
    [
      "For the customs form we need from you the weight of the crates.",
      "Felix Arden: Get Nora the weight of the crates, null",
    ],
    [
      "Please make the log and send it to the vendor. Best would be today.",
      "Felix Arden: Make the log and send it to the vendor, Mon 16 Nov",
    ],
    [
      "The stock list is due to head office on the 28th and I have no idea what to put for the fuel, so that's all yours.",
      "Felix Arden",
    ],
  ])("%s", async (text, line) => {
    expect(await toldToFelix(text)).toEqual(expect.arrayContaining([expect.stringContaining(line)]));
  });

  it("a part for each, and one for who writes", async () => {
    expect(
      await toldLines({
        ...EVERYBODY,
        text: "So we said: Ilka prepares the slides till Thursday, Felix invites the two from Basel, and I look after the room and lunch.",
      }),
    ).toEqual([
      "Felix Arden: Invite the two from Basel, null",
      "Ilka Brandt: Prepare the slides, Thu 19 Nov",
      "Nora Blythe: Look after the room and lunch, null",
    ]);
  });

  it("an initial and a short form are who they stand for, a letter behind a noun is none", async () => {
    expect(
      await toldLines({
        ...EVERYBODY,
        text: "Porch: we build option C. I. Brandt corrects sheets 12 to 15 by Friday.\n\nMo to order the tiles this week.",
      }),
    ).toEqual(
      expect.arrayContaining([
        "Ilka Brandt: Correct sheets 12 to 15 (Porch), Fri 20 Nov",
        "Mohammed Karim: Order the tiles, Fri 20 Nov",
        "decisions: Porch: we build option C",
      ]),
    );
  });

  it("whom a hasty sentence calls is told to, whose sentence tells is not", async () => {
    expect(
      await toldLines({
        ...EVERYBODY,
        text: "I've decided to print the garden pages there, Ilka pick eight pictures.",
      }),
    ).toContain("Ilka Brandt: Pick eight pictures, null");
    expect(await toldLines({ ...EVERYBODY, text: "Ilka cut the boards on Friday." })).toEqual([]);
  });

  it("'they' who were just asked have it", async () => {
    const lines = await toldToFelix(
      "Chased Pemberton again, they're looking into it and will get back to us by Wednesday.",
    );
    expect(lines).toEqual([expect.stringMatching(/^Pemberton: .*, Wed 18 Nov$/)]);
  });

  it("'first thing', written in the evening, is tomorrow", async () => {
    const lines = await linesOfMails({
      date: "2026-11-16 18:30 +0000",
      text: "Felix, please ring the scaffolder first thing.",
    });
    expect(lines.map(({ timeline }) => timeline)).toEqual(["Tue 17 Nov"]);
  });

  it("a department without an article owns its task, the day of a draft is its writer's", async () => {
    expect(await toldToFelix("Pharmacy will send the new labels on Friday.")).toEqual([
      "Pharmacy: Send the new labels, Fri 20 Nov",
    ]);
    expect(
      await toldLines({ ...EVERYBODY, text: "Ilka is putting the rota together, draft by Friday please." }),
    ).toEqual(["Ilka Brandt: Put the rota together, Fri 20 Nov"]);
  });

  it("what was offered as 'let him in' is taken by 'I'll let the fitter in'", async () => {
    const lines = await linesOfMails(
      { text: "The fitter is coming Thursday at 9 and somebody has to let him in, I am away that morning." },
      { from: FELIX, to: NORA, text: "I'll let the fitter in." },
    );
    expect(lines.filter(({ kind }) => kind === "actions").map(({ owner, words }) => [owner, words])).toEqual([
      ["Felix Arden", "Let the fitter in"],
    ]);
  });

  it("what is asked of one thing for two days is two tasks, and what may be kept is none", async () => {
    const lines = await toldToFelix(
      "We can keep the van till Wednesday. Would you take it to the garage before that? Could you bring it back on Friday?",
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Felix Arden: Take the van to the garage, Wed 18 Nov$/),
        expect.stringMatching(/^Felix Arden: Bring the van back, Fri 20 Nov$/),
      ]),
    );
  });

  it("a task of its own is not lost beside another one that is answered", async () => {
    const lines = await linesOfMails(
      { text: "Please decide whether we pay the broken cups or charge them to the club." },
      {
        from: FELIX,
        to: NORA,
        text: "We'll swallow the cups. Try the vinegar trick on the kettles before Thursday.",
      },
    );
    expect(lines.map(({ words }) => words)).toEqual(
      expect.arrayContaining(["Try the vinegar trick on the kettles", "We'll swallow the cups"]),
    );
  });
});

describe("what only sounds like a task", () => {
  it.each([
    "Ilka, thank you for ordering the badges so early.",
    "Get some rest, you old goat.",
    "I put your name on the list for the fire course.",
    "Secretary: $912 in the tin.",
    "Letter to parish council. I wrote it at the table and everybody signed.",
    "I know what you will say about the hedge so I'll say it first.",
    "The ladder invoice looks wrong to me, 40 too much, I've written to them.",
    "What is not ok is the new lock, it sticks every time.",
  ])("%s", async (text) => {
    const lines = await linesOfMails({ text: `Hi Felix,\n\n${text}\n\nNora` });
    expect(lines.filter(({ kind }) => kind === "actions")).toEqual([]);
  });
});

describe("what only sounds decided, or in the way", () => {
  it.each([
    "What got settled.",
    "It was not your fault alone, I approved it without looking.",
    "The price remains as offered.",
    "In your report you write that we approved the western route.",
    "Number 12 is deleted so it can't slip through.",
    "If not I'll live with the stripe.",
  ])("%s", async (text) => {
    expect(await toldToFelix(text)).toEqual([]);
  });

  it("what comes of being late is no trouble yet", async () => {
    expect(
      await toldToFelix(
        "Reports: all comments must be in the system on Thursday at 4, after that it closes and I can't open it for you.",
      ),
    ).toEqual([expect.stringMatching(/comments must be in the system/)]);
  });
});

describe("decisions in everyday words", () => {
  it.each([
    ["We'll swallow the extra cost, it's in the price anyway.", /^decisions: We'll swallow the extra cost/],
    [
      "I will leave the fee as it is for another year.",
      /^decisions: Nora will leave the fee as it is for another year$/,
    ],
    ["So just to say that we are definitely going ahead.", /^decisions: .*we are definitely going ahead$/],
    [
      "The sills on the ground floor are to be slate and not brick.",
      /^decisions: The sills on the ground floor/,
    ],
    [
      "I'd sooner not risk it so we'll go with the tent please.",
      /^decisions: (?:.*w|W)e'll go with the tent/,
    ],
    [
      "My client would like number 2, the oiled one. So that's settled at last.",
      /^decisions: Nora's client would like number 2/,
    ],
  ])("%s", async (text, line) => {
    expect(await toldToFelix(text)).toEqual([expect.stringMatching(line)]);
  });

  it("a greeting on the line above is no part of what follows in small letters", async () => {
    expect(await toldLines("Morning Felix,\nthe lift engineer can't come before the 4th.\n\nNora")).toEqual([
      "blockers: The lift engineer can't come before the 4th",
    ]);
  });
});
