import { describe, expect, it } from "vitest";
import { toldToFelix } from "../../support/lines-of-mails";

describe("a request that names nothing is about what stands before it", () => {
  it.each([
    [
      "Two figures on page 4 don't match the table, please check.",
      "Felix Arden: Check two figures on page 4, null",
    ],
    [
      "The lamp on the jetty flickers, please have a look.",
      "Felix Arden: Have a look at the lamp on the jetty, null",
    ],
    ["Invoice 4471 is still open, please pay today.", "Felix Arden: Pay invoice 4471, Mon 16 Nov"],
    ["The offer is in the folder, please sign and return.", "Felix Arden: Sign and return the offer, null"],
    ["Room list attached - please check and confirm.", "Felix Arden: Check and confirm the room list, null"],
    ["The door of room 4 sticks. Please fix.", "Felix Arden: Fix: the door of room 4 sticks, null"],
    [
      "We still haven't got the keys. Could you please check?",
      "Felix Arden: Check: we still haven't got the keys, null",
    ],
  ])("%s", async (text, line) => {
    expect(await toldToFelix(text)).toContain(line);
  });

  it("but nobody is to mend a question", async () => {
    expect(await toldToFelix("How was the weekend? Please advise.")).toEqual([]);
  });
});

describe("'he' and 'she' mean who was told of before", () => {
  it.each([
    [
      "Peter from the bank rang. The loan is through. He'll send the papers on Thursday.",
      /^Peter: Send the papers \(the loan\), Thu 19 Nov$/,
    ],
    [
      "Mrs Otto was here about the lease. All good. She will bring the keys on Thursday.",
      /^Mrs Otto: Bring the keys, Thu 19 Nov$/,
    ],
  ])("%s", async (text, line) => {
    expect(await toldToFelix(text)).toEqual([expect.stringMatching(line)]);
  });
});
