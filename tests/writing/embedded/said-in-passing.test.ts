import { describe, expect, it } from "vitest";
import { toldLines } from "../../support/lines-of-mails";

const told = (text: string) =>
  toldLines({
    text: `Hi Felix,\n\nit rained all day here. ${text}\n\nNora`,
    to: "Felix Arden <felix.arden@elmhouse.example>",
  });

describe("what is asked, taken on or given to somebody in plain words", () => {
  it.each([
    [
      "Any update on the insurance claim?",
      /^Felix Arden: Get back to Nora: any update on the insurance claim/,
    ],
    ["Where are we with the new stall?", /^Felix Arden: Get back to Nora: where are we with the new stall/],
    ["Just a reminder about the timesheets, they were due yesterday.", /^Felix Arden: The timesheets/],
    ["I would appreciate a call back today.", /^Felix Arden: Get Nora a call back.*Mon 16 Nov$/],
    ["Grateful for your comments by Thursday.", /^Felix Arden: Get Nora comments.*Thu 19 Nov$/],
    ["Attached are the recipes, comments welcome until Thursday.", /^Felix Arden: Comments.*Thu 19 Nov$/],
    ["By Thursday we need the recipes.", /^Felix Arden: Get Nora the recipes, Thu 19 Nov$/],
    ["It would be good if someone could check the scales.", /^null: Check the scales/],
    ["It's important that the recipes are ready by Thursday.", /^null: The recipes are ready, Thu 19 Nov$/],
    ["Ines would like to see the recipes before the fair.", /^Felix Arden: Get Ines the recipes/],
    ["I'll try to finish the recipes tonight.", /^Nora Blythe: .*recipes.*Mon 16 Nov$/],
    ["The order form is Timo's.", /^Timo: The order form/],
    ["TODO Timo - order form - 20/11", /^Timo: Order form, Fri 20 Nov$/],
    ["The receipts from Oslo are still missing on your side.", /^Felix Arden: The receipts from Oslo/],
  ])("%s", async (text, line) => {
    expect(await told(text)).toEqual([expect.stringMatching(line)]);
  });

  it("one verb, two people's tasks", async () => {
    expect(await told("Timo will do the recipes, Ines the labels.")).toEqual([
      "Ines: Do the labels, null",
      "Timo: Do the recipes, null",
    ]);
  });

  it.each([
    "If you need anything else, just call me.",
    "I'm happy to help if needed.",
    "I'll try to ring the landlord tomorrow, no promises.",
  ])("nothing is: %s", async (text) => {
    expect(await told(text)).toEqual([]);
  });
});

describe("what was decided in plain words", () => {
  it.each([
    "Going forward, all invoices over 500 EUR need two signatures.",
    "From January on the yard is closed on Fridays.",
    "The price has been fixed at 14.50.",
  ])("%s", async (text) => {
    expect(await told(text)).toEqual([`decisions: ${text.replace(/\.$/, "")}`]);
  });

  it("I'm afraid we have to cancel the workshop.", async () => {
    expect(await told("I'm afraid we have to cancel the workshop.")).toEqual([
      "decisions: We have to cancel the workshop",
    ]);
  });
});
