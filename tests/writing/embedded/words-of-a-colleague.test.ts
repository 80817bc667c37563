import { describe, expect, it } from "vitest";
import { toldToFelix } from "../../support/lines-of-mails";

const FELIX = "Felix Arden";
const NORA = "Nora Blythe";

describe("digest: each line can be read by who was not there", () => {
  it.each([
    [
      "Please tell the cleaners they're not needed that week, and ask whether they could come on Sunday instead.",
      [`${FELIX}: Tell the cleaners: they're not needed that week`, `${FELIX}: Ask whether they could come`],
    ],
    [
      "Let the printers know we've changed the logo.",
      [`${FELIX}: Let the printers know we've changed the logo`],
    ],
    [
      "The council want to see our risk assessment. I'll send it over tomorrow.",
      [`${NORA}: Send over our risk assessment`],
    ],
    [
      "The agents will want to know the cost before we go ahead. Please get their OK in writing.",
      [
        `${FELIX}: Get the agents' OK in writing`,
        `${FELIX}: Let the agents know the cost before we go ahead`,
      ],
    ],
    ["Mrs Hall rang about the gate. Please return her call.", [`${FELIX}: Return Mrs Hall's call`]],
    [
      "Can you find someone to take the old units, or book a skip if nobody does?",
      [`${FELIX}: Find someone to take the old units, or book a skip if nobody does`],
    ],
    [
      "Have a look at the draft and let me know what you think.",
      [`${FELIX}: Have a look at the draft and let Nora know what you think`],
    ],
    ["I still owe the fitters a deposit.", [`${NORA}: Get the fitters a deposit`]],
    ["I won't order six more licences until you've seen the price.", [`${FELIX}: See the price`]],
    ["skip needs swapping its full", ["null: Swap the skip"]],
    [
      "invoice for the windows is wrong they have charged us twice dont pay it till i have spoken to them",
      [`${FELIX}: Don't pay the invoice for the windows till Nora has spoken to them`],
    ],
    [
      "The old printer is on its last legs. We'll replace it in January.",
      [`${NORA}: Replace the old printer in January`],
    ],
  ])("%s", async (text, wanted) => {
    const actions = (await toldToFelix(text)).filter((line) => !/^(?:blockers|decisions): /.test(line));
    expect(actions).toHaveLength(wanted.length);
    for (const [index, line] of wanted.toSorted().entries()) expect(actions[index]).toContain(line);
  });

  it.each([
    [
      "Spoke to the fitters. They can start on the 14th rather than the 21st, which I have accepted since the café is closed that week anyway.",
      "decisions: The fitters can start on the 14th rather than the 21st",
    ],
    ["We've decided to close the stall, by the way.", "decisions: Close the stall"],
    [
      "They were happy with the plan, and agreed we should move the open day to the 12th.",
      "decisions: We should move the open day to the 12th",
    ],
    [
      "I've looked at the two vans. We're keeping them for another year.",
      "decisions: We're keeping the two vans for another year",
    ],
    [
      "The electrician hasn't confirmed yet, I'll keep after him.",
      "blockers: The electrician hasn't confirmed yet",
    ],
  ])("%s: what was decided or is in the way, without what only leads up to it", async (text, line) => {
    expect(await toldToFelix(text)).toContain(line);
  });

  it("a day behind 'but' is that of what stands there, and 'instead of' names none", async () => {
    expect(
      await toldToFelix(
        "Sue has offered to redo the poster, but she needs the logos from you first, ideally by Wednesday.",
      ),
    ).toEqual([
      `${FELIX}: Get Sue the logos first, Wed 18 Nov`,
      expect.stringMatching(/^Sue: Redo the poster.*, null$/),
    ]);
    expect(await toldToFelix("can you get the roofers to come wed instead of tue")).toEqual([
      `${FELIX}: Get the roofers to come wed instead of tue, Wed 18 Nov`,
    ]);
  });

  it("whoever offers to answer asks nothing, and how far something is, is nobody's task", async () => {
    expect(await toldToFelix("I'm off on Friday, so whatever you need from me please ask tomorrow.")).toEqual(
      [],
    );
    expect(await toldToFelix("1. Training: all done bar the warehouse team.\n2. Paint: all here.")).toEqual(
      [],
    );
  });

  it("what others want is the writer's where the writer goes on to promise it", async () => {
    expect(
      (
        await toldToFelix(
          "The trustees want to see the budget again. I'll put a page together over the weekend.",
        )
      ).every((line) => line.startsWith(NORA)),
    ).toBe(true);
  });

  it("why something was decided is in nobody's way", async () => {
    expect(
      await toldToFelix(
        "They were happy with it, and agreed we should move the fair to the 12th because the tent people can't do the 5th.",
      ),
    ).toEqual(["decisions: We should move the fair to the 12th"]);
  });

  it("a name says more than what the part is about", async () => {
    expect(
      await toldToFelix(
        "1. Training: all done bar the warehouse team.\n2. Laptops - 14 of 20 are here. Finance has the number, I've chased Marie twice. Would you mind having a word with her?",
      ),
    ).toEqual([`${FELIX}: Have a word with Marie: Finance has the number, null`]);
  });
});
