import { describe, expect, it } from "vitest";
import { linesOfMails, toldToFelix } from "../../support/lines-of-mails";

const NORA = "Nora Blythe <nora.blythe@elmhouse.example>";
const FELIX = "Felix Arden <felix.arden@elmhouse.example>";

describe("a task that is named again stays one line, in the words that say what to do", () => {
  it.each([
    "So: the rota, please.",
    "So the rota then.",
    "I'm counting on you for the rota.",
    "Please don't forget the rota!",
    "To sum up, I need you to send the rota to Ilka.",
  ])("at the end of its mail: %s", async (again) => {
    expect(
      await toldToFelix(
        `Could you send the rota to Ilka by Friday? Please wash the minibus.\n\nThe weather was fine. ${again}`,
      ),
    ).toEqual(["Felix Arden: Send the rota to Ilka, Fri 20 Nov", "Felix Arden: Wash the minibus, null"]);
  });

  it("the day that is said with its name is its day", async () => {
    expect(
      await toldToFelix("Please send the rota to Ilka. The weather was fine. So the rota by Friday then."),
    ).toEqual(["Felix Arden: Send the rota to Ilka, Fri 20 Nov"]);
  });

  it("what is named and was not asked before is a task of its own", async () => {
    expect(await toldToFelix("Please send the rota to Ilka. So: the keys, please.")).toEqual([
      "Felix Arden: Send the rota to Ilka, null",
      expect.stringMatching(/^Felix Arden: .*keys, null$/),
    ]);
  });

  it.each(["Have you managed to send the rota yet?", "How are you getting on with the rota?"])(
    "asked how far it is: %s",
    async (text) => {
      expect(
        (
          await linesOfMails("Hi Felix,\n\nPlease send the rota to Ilka.\n\nNora", {
            from: NORA,
            to: FELIX,
            subject: "Re: Hello",
            text: `Hi Felix,\n\n${text}\n\nNora`,
          })
        ).map(({ owner, words }) => `${owner}: ${words}`),
      ).toEqual(["Felix Arden: Send the rota to Ilka"]);
    },
  );

  it("'leave the rota with me' takes it, and calls nothing off", async () => {
    expect(
      (
        await linesOfMails("Hi Felix,\n\nPlease send the rota to Ilka.\n\nNora", {
          from: FELIX,
          to: NORA,
          subject: "Re: Hello",
          text: "Hi Nora,\n\nLeave the rota with me.\n\nFelix",
        })
      ).map(({ owner, words }) => `${owner}: ${words}`),
    ).toEqual(["Felix Arden: Send the rota to Ilka"]);
  });
});

describe("a line is an order without its frame, and nothing of somebody else", () => {
  it.each([
    ["Make sure you water the ferns by Friday.", "Felix Arden: Water the ferns, Fri 20 Nov"],
    ["When you get a minute, top up the float please.", "Felix Arden: Top up the float, null"],
    ["Count the chairs if you would.", "Felix Arden: Count the chairs, null"],
    [
      "You'll need to get two quotes for the roof by Friday.",
      "Felix Arden: Get two quotes for the roof, Fri 20 Nov",
    ],
    [
      "Let me get some quotes for the roof by Friday.",
      "Nora Blythe: Get some quotes for the roof, Fri 20 Nov",
    ],
    ["Please send the colour code, Stacey no answer me.", "Felix Arden: Send the colour code, null"],
  ])("%s", async (text, line) => {
    expect(await toldToFelix(text)).toEqual([line]);
  });
});
