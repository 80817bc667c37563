import { describe, expect, it } from "vitest";
import { linesOfMails } from "../../../support/lines-of-mails";

const kindsOf = async (...sentences: string[]) =>
  (await linesOfMails(`Hi Felix,\n\n${sentences.join(" ")}\n\nNora`)).map((line) => line.kind);

describe("decisions are listed however they are told", () => {
  it.each([
    "Garden fence: resolved to buy the larch boards.",
    "RESOLVED to close the upper car park in the winter.",
    "The parish council resolves to keep the old bell.",
    "Brochure: matt paper instead of glossy (agreed with Ruth)",
    "quick decision from Harriet: larger tent, two stoves",
    "The matinee is dropped.",
    "I am sorry to say the harvest walk is off for this year.",
    "see below, so we open gate C from tuesday",
    "Sunday opening: not for now, we stay closed on Sundays",
    "Happy with version 2, please go ahead.",
    "And as announced at lunch: no visits from Monday 08:00 until the lift is in.",
    "The client instructed us on Friday to settle the claim.",
  ])("%s", async (sentence) => {
    expect(await kindsOf(sentence)).toEqual(["decisions"]);
  });

  it("a day that something was moved to", async () => {
    expect(await kindsOf("The hall is taken on Tuesday.", "Moved to 9 December.")).toEqual(["decisions"]);
  });
});
