import { describe, expect, it } from "vitest";
import { linesOfMails } from "../../support/lines-of-mails";

const NORA = "Nora Blythe <nora.blythe@elmhouse.example>";
const FELIX = "Felix Arden <felix.arden@elmhouse.example>";
const ASKED =
  "Hi Felix,\n\nPlease proofread the brochure. Could you pay the Larsen invoice?\n\nPlease update the price list.\n\nNora";

/** What stands of three tasks of Felix's after an answer of his, or what Nora writes later, in their thread and in another one. */
const left = async (text: string, by: "Felix" | "Nora", subject: string): Promise<string[]> =>
  (
    await linesOfMails(
      ASKED,
      by === "Felix"
        ? { from: FELIX, to: NORA, subject, text: `Hi Nora,\n\n${text}\n\nFelix` }
        : { from: NORA, to: FELIX, subject, text: `Hi Felix,\n\n${text}\n\nNora` },
    )
  )
    .map(({ kind, words, owner, timeline }) =>
      [kind === "actions" ? owner : kind, words, timeline].filter(Boolean).join(": "),
    )
    .sort();

const INVOICE = "Felix Arden: Pay the Larsen invoice";
const PRICES = "Felix Arden: Update the price list";
const BROCHURE = "Felix Arden: Proofread the brochure";

describe.each(["Re: Hello", "An update"])(
  "what is plainly said of a task that it names, under '%s'",
  (subject) => {
    it.each([
      "Priya is taking over the brochure.",
      "Priya is doing the brochure.",
      "I've passed the brochure on to Priya.",
      "I've asked Priya to proofread the brochure.",
    ])("hands it on: %s", async (text) => {
      expect(await left(text, "Felix", subject)).toEqual([INVOICE, PRICES, "Priya: Proofread the brochure"]);
    });

    it.each([
      "The brochure is nearly finished.",
      "I've started on the brochure.",
      "I haven't got round to the brochure yet.",
      "The brochure hasn't been proofread yet.",
      "I couldn't proofread the brochure today, sorry.",
      "No progress on the brochure so far.",
      "Half of the brochure is done.",
    ])("leaves it open, and is in nobody's way: %s", async (text) => {
      expect(await left(text, "Felix", subject)).toEqual([INVOICE, BROCHURE, PRICES]);
    });

    it.each(["The brochure will have to wait until Friday.", "I'll get to the brochure on Friday."])(
      "puts it off: %s",
      async (text) => {
        expect(await left(text, "Felix", subject)).toEqual([INVOICE, `${BROCHURE}: Fri 20 Nov`, PRICES]);
      },
    );

    it.each([
      "You can tick off the brochure.",
      "I took care of the brochure this morning.",
      "Done with the brochure.",
    ])("ends it: %s", async (text) => {
      expect(await left(text, "Felix", subject)).toEqual([INVOICE, PRICES]);
    });

    it.each([
      "Please don't proofread the brochure, the client changed their mind.",
      "The brochure can be dropped.",
      "Forget about the brochure.",
      "No need to proofread the brochure any more.",
    ])("calls it off: %s", async (text) => {
      expect(await left(text, "Nora", subject)).toEqual([INVOICE, PRICES]);
    });
  },
);

describe("what is said of no task of theirs changes none", () => {
  it("of a thing that two tasks are about", async () => {
    const lines = await linesOfMails(
      "Hi Felix,\n\nPlease proofread the brochure. Could you post the brochure to Larsen?\n\nNora",
      { from: FELIX, to: NORA, text: "Hi Nora,\n\nPriya is doing the brochure.\n\nFelix" },
    );
    expect(lines.filter(({ owner }) => owner === "Felix Arden")).toHaveLength(2);
  });

  it("'the file is with Howard', from who was to write it, hands it in", async () => {
    const lines = await linesOfMails("Hi Felix,\n\nPlease write the report.\n\nNora", {
      from: FELIX,
      to: NORA,
      text: "Hi Nora,\n\nThe report is with Howard.\n\nFelix",
    });
    expect(lines.filter(({ owner }) => owner === "Howard")).toEqual([]);
  });
});

it("what is said of one task by its name is no word on another that nobody spoke of", async () => {
  const lines = await linesOfMails(
    {
      text: "Hi Felix,\n\nCan you chase the glazier, please? I need you to return the trailer. Don't forget to settle the Moss bill. Can you renew the lease, please?\n\nNora",
    },
    {
      from: FELIX,
      to: NORA,
      text: "Hi Nora,\n\nWendel is doing the Moss bill. No progress on the trailer so far.\n\nFelix",
    },
    {
      text: "Hi Felix,\n\nNo need to return the trailer any more. Please don't renew the lease, the owner changed her mind.\n\nNora",
    },
  );
  const open = lines.filter(({ kind }) => kind === "actions");
  expect(open.map(({ owner, words }) => `${owner}: ${words}`)).toEqual([
    "Felix Arden: Chase the glazier",
    "Wendel: Settle the Moss bill",
  ]);
});
