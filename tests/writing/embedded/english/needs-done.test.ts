import { describe, expect, it } from "vitest";
import { toldLines } from "../../../support/lines-of-mails";

const toAll = (text: string): string => `Hi all,\n\n${text}\n\nNora`;

describe("what a thing needs done is an order to whoever has it", () => {
  it.each([
    [
      "The barn needs its hinges oiled, Ilka will do that on Thursday.",
      "Ilka: Oil the barn's hinges, Thu 19 Nov",
    ],
    ["The mast needs looking over, Omar is on it.", "Omar: Look over the mast, null"],
    [
      "Top floor needs the blinds rehung before they let it again, Rudi's crew is doing that on Friday.",
      "Rudi's crew: Rehang the blinds on the top floor, Fri 20 Nov",
    ],
    ["The ferry needs a new rope, Ilka has that.", "Ilka: Get a new rope for the ferry, null"],
    [
      "The tractor is off the road, and on Friday I'll have it checked.",
      "Nora Blythe: Have the tractor checked, Fri 20 Nov",
    ],
    ["The slipway needs scrubbing. Omar will take care of that.", "Omar: Scrub the slipway, null"],
    [
      "The ledger needs going through. Ilka, can you do it this week?",
      "Ilka: Go through the ledger, Fri 20 Nov",
    ],
  ])("%s", async (text, line) => {
    expect(await toldLines(toAll(text))).toEqual([line]);
  });
});
