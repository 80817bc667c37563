import { describe, expect, it } from "vitest";
import { toldLines } from "../../../support/lines-of-mails";

const toFelix = (text: string): string => `Hi Felix,\n\n${text}\n\nNora`;

describe("what a pronoun means stands in its place", () => {
  it.each([
    [
      "Mrs Tarrant asked about the lease. Felix, please phone her back.",
      "Phone Mrs Tarrant back about the lease",
    ],
    ["The lid of the cistern is in the yard. Please put it back.", "Put back the lid of the cistern"],
    ["The proofs are on your desk. Could you check them over?", "Check over the proofs"],
    ["The scaffolders come at six. Felix, let them in please.", "Let the scaffolders in"],
    ["The insurer asked for photos of the dent. Please take some.", "Take some photos of the dent"],
    ["The hall's kettle has died. Felix, please order a new one.", "Order a new kettle"],
    ["The oven in bay 2 is too hot. Could you have it calibrated?", "Have the oven in bay 2 calibrated"],
  ])("%s", async (text, line) => {
    expect(await toldLines(toFelix(text))).toContain(`Felix Arden: ${line}, null`);
  });

  it("and what is not done with it elsewhere makes nobody doubt it", async () => {
    expect(
      await toldLines(toFelix("Ruth can't do the seating plan. Felix, please take it over by Thursday.")),
    ).toContain("Felix Arden: Take over the seating plan, Thu 19 Nov");
  });

  it("stays beside it where the words are more than a name", async () => {
    expect(
      await toldLines(toFelix("The paddles in the wrong shed worry me. Felix, please sort it by Thursday.")),
    ).not.toContainEqual(expect.stringMatching(/Sort the paddles/));
  });
});

describe("how many of what, and what for, stands with them", () => {
  it.each([
    [
      "We're out of mousetraps. Felix, please order a dozen by Thursday.",
      "Order a dozen mousetraps, Thu 19 Nov",
    ],
    [
      "Nearly out of hessian, could you pick up ten metres tomorrow?",
      "Pick up ten metres of hessian, Tue 17 Nov",
    ],
    ["Low on red wax. Need four more on Thursday please.", "Get four more (red wax), Thu 19 Nov"],
    [
      "Two panes of the greenhouse came cracked, can you claim from the carrier please.",
      "Claim from the carrier (the two panes of the greenhouse), null",
    ],
  ])("%s", async (text, line) => {
    expect(await toldLines(toFelix(text))).toContain(`Felix Arden: ${line}`);
  });
});
