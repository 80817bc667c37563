import { describe, expect, it } from "vitest";
import { splitReply } from "../../app/reading/replies/split-reply";

const CARD = "Uwe Sand\nAccount manager\n\nSandwerk AG | Hafenstr. 12 | 20457 Hamburg\nT: +49 40 5550 0";
const SAID = "Dear Ms Falk,\n\nplease send the lease by Friday.";
const textOf = (text: string) => splitReply(text).text;

describe("what companies write below the card of a closing is signature", () => {
  it.each([
    ["a fair", "Visit us in hall 4 and register now!"],
    ["holidays", "Our office is closed until 6 January. Please plan your orders in time."],
    ["the board", "Vorstand: Dr. K. Lob, P. Jahn | HRB 4711"],
    ["paper", "Think before you print. Please follow us."],
  ])("%s", (_, line) => {
    expect(textOf(`${SAID}\n\nKind regards\n\n${CARD}\n\n${line}`)).toBe(SAID);
  });

  it("below a closing in two languages", () => {
    expect(textOf(`${SAID}\n\nMit freundlichen Grüßen / Kind regards\n\n${CARD}`)).toBe(SAID);
  });

  it("a slogan between dashes below a name", () => {
    expect(
      textOf(`${SAID}\n\nKind regards\nUwe Sand\n\nSand Tents - tents for all - ask for winter prices!`),
    ).toBe(SAID);
  });

  it("a notice that names its kind before a colon", () => {
    expect(
      textOf(
        `${SAID}\n\nBest regards\nUwe\n\nSand GmbH\nCONFIDENTIALITY: Only for the addressee. Please delete it otherwise.`,
      ),
    ).toBe(SAID);
  });

  it("but neither a postscript nor a question nor a note without a card", () => {
    const below = (words: string) => textOf(`${SAID}\n\nKind regards\n\n${CARD}\n\n${words}`);
    expect(below("PS: Please bring the key.")).toContain("bring the key");
    expect(below("Did you get the key?")).toContain("the key");
    expect(
      textOf(`${SAID}\n\nKind regards\nUwe\n\nI am away on Monday, please ask Ana for the key then.`),
    ).toContain("ask Ana");
  });
});
