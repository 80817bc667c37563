import { describe, expect, it } from "vitest";
import { linesOfMails } from "../../support/lines-of-mails";

/** The obstacles left of one told in a first mail and one in an answer to it, and of the same two in mails of their own. */
const left = (first: string, later: string): Promise<string[][]> =>
  Promise.all(
    ["Re: Hello", "An update"].map(async (subject) => {
      const lines = await linesOfMails(`Hi Felix,\n\nThanks for yesterday. ${first}\n\nNora`, {
        from: "Felix Arden <felix.arden@elmhouse.example>",
        to: "Nora Blythe <nora.blythe@elmhouse.example>",
        subject,
        text: `Hi Nora,\n\n${later} The weather is better now.\n\nFelix`,
      });
      return lines.filter(({ kind }) => kind === "blockers").map(({ words }) => words);
    }),
  );

describe("troubles of like things are two, though one tells until when", () => {
  it.each([
    ["The boiler in house 3 is broken.", "The boiler in house 9 stays off until Friday."],
    ["Halden can't deliver the roof tiles.", "Halden won't have the gutters until December."],
    ["The agency can't send us any nurses.", "The agency has no porters until Monday."],
    ["Parcel 8812 is stuck at the depot.", "Parcel 8840 is stuck at the depot until Thursday."],
    ["The lease with Corbett isn't signed.", "The lease with Yates can't be signed until Monday."],
    ["We have no access to the stock list.", "The price list is locked until tomorrow, so we can't quote."],
  ])("%s / %s", async (first, later) => {
    for (const lines of await left(first, later)) expect(lines).toHaveLength(2);
  });
});

describe("one trouble told again with until when is one line", () => {
  it.each([
    ["The boiler in house 3 is broken.", "House 3 has no boiler until Friday."],
    ["Halden can't deliver the roof tiles.", "Halden won't have any roof tiles until Friday."],
    ["The agency can't send us any nurses.", "The agency has no nurses until Monday."],
    ["Parcel 8812 is stuck at the depot.", "Parcel 8812 stays at the depot until Thursday."],
    ["The lease with Corbett isn't signed.", "Corbett can't sign the lease until Monday."],
  ])("%s / %s", async (first, later) => {
    for (const lines of await left(first, later)) expect(lines).toHaveLength(1);
  });
});
