import { describe, expect, it } from "vitest";
import { toldToAll, toldToFelix } from "../../../support/lines-of-mails";

describe("a task is whose the sentence says, whatever stands in the dictionary under that name", () => {
  it.each([
    ["Dot will ask the parish office for the key.", "Dot: Ask the parish office for the key, null"],
    ["The gate is being painted, Clem's bringing it on Monday.", "Clem: Bring the gate, Mon 23 Nov"],
    ["Ade has agreed to write the safety notes.", "Ade: Write the safety notes, null"],
    [
      "arjun goes to the customs office with the papers on Monday",
      "Arjun: Go to the customs office with the papers, Mon 23 Nov",
    ],
    [
      "Our valuer, Mrs Oyelade, will write the report in December.",
      "Mrs Oyelade: Write the report in December, null",
    ],
    ["We will send you the revised plan on Monday.", "Nora Blythe: Send you the revised plan, Mon 23 Nov"],
    [
      "The sexton will reprogram the clock by Friday.",
      "sexton: The sexton will reprogram the clock, Fri 20 Nov",
    ],
    [
      "Mr Behrend gets his answer from me tomorrow.",
      "Nora Blythe: Mr Behrend gets his answer from Nora, Tue 17 Nov",
    ],
    ["The floor plan follows on Friday.", "Nora Blythe: The floor plan follows, Fri 20 Nov"],
    [
      "I'm to get a price for the stove, the small Danish one.",
      "Nora Blythe: Get a price for the stove, the small Danish one, null",
    ],
  ])("%s", async (text, line) => {
    expect(await toldToAll(text)).toEqual([line]);
  });

  it("all that a line gives to the one whom it begins with is theirs", async () => {
    expect(
      await toldToAll("Pia to collect the badges from the printer by Monday and redo the list."),
    ).toEqual(["Pia: Collect the badges from the printer by Monday and redo the list, Mon 23 Nov"]);
  });

  it("a role with a name in brackets is that person", async () => {
    expect(await toldToAll("To do\nHead of works (Mr Toll): order the two skips by Friday.")).toEqual([
      "Toll: Order the two skips, Fri 20 Nov",
    ]);
  });

  it("who has promised is no place", async () => {
    expect(
      await toldToAll("The deed is with her cousin in Geneva and he has promised to send it by Friday."),
    ).toEqual([expect.stringMatching(/^null: Send the deed/)]);
  });

  it("two lines of a list with a first name each are theirs", async () => {
    expect(
      await toldToAll(
        "For Saturday:\n- Bea: bus with trailer\n- Omar: tea urn and cups\n- Parking: behind the hall",
      ),
    ).toEqual(["Bea: Bus with trailer, null", "Omar: Tea urn and cups, null"]);
  });

  it("a name among names is not called", async () => {
    expect(
      await toldToFelix(
        "Could you take the three in your region (Halden, Moss, Borre)?\n\nPlease send the forms to all four (Hugo, Marsh, Ines and Paul).",
      ),
    ).toEqual([
      "Felix Arden: Send the forms to all four (Hugo, Marsh, Ines and Paul), null",
      "Felix Arden: Take the three in your region (Halden, Moss, Borre), null",
    ]);
  });
});
