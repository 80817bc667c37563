import { describe, expect, it } from "vitest";
import { toldLines, toldToFelix } from "../../support/lines-of-mails";

describe("plain mail of an office, sentence by sentence", () => {
  it.each([
    ["The gutters are full. Leave that with me.", ["Nora Blythe: Handle that, null"]],
    ["I can help at the stall again, just say which dates.", ["Felix Arden: Say which dates, null"]],
    [
      "Let me have 300 words on the fair tonight.",
      ["Felix Arden: Get Nora 300 words on the fair, Mon 16 Nov"],
    ],
    [
      "Also we have guests on Thursday, so can we have the yard lights on until nine?",
      ["Felix Arden: Have the yard lights on until nine, Thu 19 Nov"],
    ],
    [
      "The house on Mill Lane is finished, you can bill it.",
      ["Felix Arden: Bill the house on Mill Lane, null"],
    ],
    ["Will you ring the printer or shall I?", ["Felix Arden: Ring the printer, null"]],
    [
      "The chapel has a piano, and I'd need to ask the warden, which I'll do on Friday.",
      ["Nora Blythe: Ask the warden: the chapel has a piano, Fri 20 Nov"],
    ],
    [
      "New rule from today: nobody resets the fuse.",
      ["decisions: New rule from today: nobody resets the fuse"],
    ],
    [
      "I told the agent she can have the map room.",
      ["decisions: Nora told the agent she can have the map room"],
    ],
    ["The translator needs until Friday.", []],
    ["If it does not reach us by 18 December, the claim will be treated as withdrawn.", []],
  ])("%s", async (text, lines) => {
    expect(await toldToFelix(text)).toEqual(lines);
  });

  it("whose decision it was stands behind what was decided", async () => {
    expect(
      await toldToFelix("The band will play outside this year. Priya's decision, don't blame me."),
    ).toContain("decisions: The band will play outside this year");
  });

  it("what stands in the way is no task of a list that asks", async () => {
    expect(
      await toldToFelix(
        "Please see to the following:\n\n(a) The survey is still not back. Without it the bank will not release the money.\n(b) Write to the sellers.",
      ),
    ).toEqual(["Felix Arden: Write to the sellers, null", "blockers: The survey is still not back"]);
  });
});

describe("who is greeted by a surname or a role is who the mail is sent to", () => {
  it.each(["Dear Ms Arden,", "Dear Club Secretary"])("%s", async (greeting) => {
    expect(
      await toldLines({
        text: `${greeting}\n\nPlease inform the referee by Friday.\n\nNora`,
        to: "Felix Arden <felix.arden@elmhouse.example>",
      }),
    ).toEqual(["Felix Arden: Inform the referee, Fri 20 Nov"]);
  });
});
