import { describe, expect, it } from "vitest";
import { toldToFelix } from "../../support/lines-of-mails";

describe("digest: what was decided may be told as how things are", () => {
  it.each([
    ["The leaflet was dropped because nobody reads it.", "The leaflet was dropped"],
    [
      "The bonus on weekend shifts was scrapped since we can't afford it.",
      "The bonus on weekend shifts was scrapped",
    ],
    [
      "The third rehearsal has been taken out of the plan.",
      "The third rehearsal has been taken out of the plan",
    ],
    [
      "The evening show was cancelled by the venue, so we only play the matinee.",
      "The evening show was cancelled by the venue, so we only play the matinee",
    ],
    [
      "The colour tests are not part of the order any more.",
      "The colour tests are not part of the order any more",
    ],
    ["The annual fee stays the same next year.", "The annual fee stays the same next year"],
    ["No, we can't allow dogs in the hall.", "We can't allow dogs in the hall"],
    [
      "As a consequence we will check the next five deliveries one by one.",
      "We will check the next five deliveries one by one",
    ],
    ["The delivery charge for small orders goes.", "The delivery charge for small orders goes"],
    ["The roof terrace idea is dead.", "The roof terrace idea is dead"],
    ["The jury's choice is Nina Holt.", "The jury's choice is Nina Holt"],
    ["New date for the fire drill is the 19th.", "New date for the fire drill is the 19th"],
    ["We're cash only until the terminal is back.", "We're cash only until the terminal is back"],
    [
      "The tenant prefers the oak and I've told the supplier to go ahead with it.",
      "The tenant prefers the oak and Nora has told the supplier to go ahead with it",
    ],
    ["Invoices are paid after 21 days instead of 30.", "Invoices are paid after 21 days instead of 30"],
  ])("%s", async (text, decision) => {
    expect(await toldToFelix(text)).toEqual([`decisions: ${decision}`]);
  });

  it.each([
    "The tray was dropped on the stairs.",
    "The battery is dead.",
    "The council haven't signed the extractor off.",
    "As a result we are short of two drivers.",
    "New date for the fire drill is still open.",
  ])("%s decides nothing", async (text) => {
    expect((await toldToFelix(text)).filter((line) => line.startsWith("decisions: "))).toEqual([]);
  });
});
