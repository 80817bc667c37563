import { describe, expect, it } from "vitest";
import { linesOfMails, toldToFelix } from "../../support/lines-of-mails";

describe("digest: what went wrong by itself is in the way, and nobody's deed", () => {
  it.each([
    "Tinned soup has run out.",
    "The insurance of the cart ran out in October.",
    "The alarm shows a fault on zone 3.",
    "The printer on the third floor is eating paper again.",
  ])("%s", async (text) => {
    expect(await toldToFelix(text)).toEqual([`blockers: ${text.replace(/\.$/, "")}`]);
  });

  it("and is over when its thing is as it was, in an answer that tells something else as well", async () => {
    const lamp = {
      text: "Hi all,\n\nthe lamp in the sign above the gate is out again. I will call the electrician tomorrow.\n\nNora",
      subject: "Sign above the gate",
    };
    const answer = (text: string) => ({ text, subject: "Re: Sign above the gate" });
    const blockers = async (text: string) =>
      (await linesOfMails(lamp, answer(text))).filter(({ kind }) => kind === "blockers");
    expect(await blockers("I called the electrician on Friday, and the sign is lit again.")).toEqual([]);
    expect(await blockers("I called the electrician on Friday, but the sign is not lit again.")).toHaveLength(
      1,
    );
  });
});
