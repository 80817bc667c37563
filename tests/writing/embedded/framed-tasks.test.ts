import { describe, expect, it } from "vitest";
import { toldToFelix } from "../../support/lines-of-mails";

describe("a frame around what somebody is to do says whose it is, and is no part of the line", () => {
  it.each([
    [
      "I've said I'd pay the invoice from Larsen by Friday.",
      "Nora Blythe: Pay the invoice from Larsen, Fri 20 Nov",
    ],
    ["I'm on the hook to check the fire extinguishers.", "Nora Blythe: Check the fire extinguishers, null"],
    ["It's my job to send the figures to Meyer.", "Nora Blythe: Send the figures to Meyer, null"],
    ["Sorry to nag, but I need to set up the laptop today.", "Nora Blythe: Set up the laptop, Mon 16 Nov"],
    ["I want to talk to the bank before we sign.", "Nora Blythe: Talk to the bank before we sign, null"],
    ["Priya says she'll return the van on Friday.", "Priya: Return the van, Fri 20 Nov"],
    ["Priya is down to open up on Saturday.", "Priya: Open up, Sat 21 Nov"],
    [
      "Your next job is to update the price list by Friday.",
      "Felix Arden: Update the price list, Fri 20 Nov",
    ],
    ["Can I leave it to you to proofread the brochure?", "Felix Arden: Proofread the brochure, null"],
    ["Since Marta is away until Friday, your job is to lock up today.", "Felix Arden: Lock up, Mon 16 Nov"],
    ["The budget is tight, but don't forget to order the tiles.", "Felix Arden: Order the tiles, null"],
    ["I want to see the figures by Thursday.", "Felix Arden: Get Nora the figures, Thu 19 Nov"],
  ])("%s", async (text, line) => {
    expect(await toldToFelix(text)).toEqual([line]);
  });

  it("a part for each of two", async () => {
    expect(await toldToFelix("How about you do the brochure and I do the flyer?")).toEqual([
      "Felix Arden: Do the brochure, null",
      "Nora Blythe: Do the flyer, null",
    ]);
  });

  it("a task that stands before it is kept", async () => {
    expect(await toldToFelix("Priya moves the fence tonight, and I've said I'd pay the invoice.")).toEqual([
      "Nora Blythe: Pay the invoice (the fence), null",
      "Priya: Move the fence, Mon 16 Nov",
    ]);
  });

  it("what somebody takes for granted is no part of theirs", async () => {
    expect(await toldToFelix("You wrote to the bank and I take it the matter is closed.")).toEqual([]);
  });
});
