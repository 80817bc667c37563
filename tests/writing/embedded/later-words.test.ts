import { describe, expect, it } from "vitest";
import { FELIX, NORA } from "../../fixtures/office/nora-to-felix";
import { linesOfMails } from "../../support/lines-of-mails";

/** What Felix answers Nora the day after she asked. */
const answered = (asked: string, answer: string) =>
  linesOfMails(`Hi Felix,\n\n${asked}\n\nNora`, {
    text: `Hi Nora,\n\n${answer}\n\nFelix`,
    from: FELIX,
    to: NORA,
  });

describe("what a later mail reports as done is done, without the words of the request", () => {
  it.each([
    ["Can you have a look at the printer?", "The printer is working again."],
    ["Please ask the electrician about the lamp in the hall.", "He comes on the 21st."],
    ["Please give Mr Okoye access to the archive.", "Mr Okoye can use the archive now."],
    ["Could you find out when the museum opens on Sundays?", "The museum opens at ten on Sundays."],
    ["Could you call Mrs Daniels about the invoice?", "I spoke to Mrs Daniels, all clear."],
    ["Please order two boxes of gloves.", "I ordered three boxes yesterday."],
    ["We need an offer for the new roof.", "Here is our offer."],
  ])("%s %s", async (asked, answer) => {
    expect(await answered(asked, answer)).toEqual([]);
  });
});

describe("and what is only begun, promised or about something else stays open", () => {
  it.each([
    ["Please pack the files of room 5.", "Most of the files are packed, but not all."],
    [
      "Please send the customs papers to Graz.",
      "The papers are with our broker, who promised them for noon.",
    ],
    ["Can you add a fallback for orders without a postcode?", "Ref 0-7."],
    ["Please renew the licence of the scanner.", "The weather is wonderful here."],
    ["Please send the lease to the landlord.", "I will send it tomorrow."],
    ["Please check the log files of the gate.", "I started with the first one."],
    ["Please write the minutes.", "Do you have a template for the minutes?"],
  ])("%s %s", async (asked, answer) => {
    expect((await answered(asked, answer)).length).toBeGreaterThan(0);
  });
});

describe("who takes up what was asked makes no second line of it", () => {
  it.each([
    ["Could you organise the shuttle for the guests?", "I'll see to it after lunch."],
    ["Please get a quote from the printer.", "I will ask Meyer today."],
    ["Can somebody count the chairs?", "Let me do the chairs."],
  ])("%s %s", async (asked, answer) => {
    const lines = (await answered(asked, answer)).filter(({ kind }) => kind === "actions");
    expect(lines).toHaveLength(1);
  });
});
