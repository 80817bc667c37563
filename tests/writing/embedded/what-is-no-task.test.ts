import { describe, expect, it } from "vitest";
import { toldToAll } from "../../support/lines-of-mails";

describe("what only looks like a task is none", () => {
  it.each([
    "The concrete has to be under 3 percent.",
    "Beers on me on Friday.",
    "Hope to see you all at the fair!",
  ])("%s", async (text) => {
    expect(await toldToAll(text)).toEqual([]);
  });

  it("'including the vegans' belongs to the numbers", async () => {
    expect(await toldToAll("I need your numbers by Friday, including the vegans.")).toEqual([
      "null: Get Nora numbers by Friday, including the vegans, Fri 20 Nov",
    ]);
  });
});

describe("what is asked in passing is a task", () => {
  it.each([
    ["The pump runs again, so you can take away the sign.", /^null: Take away the sign/],
    ["Could HR let me know how many temps we may keep?", /^HR: Let Nora know how many temps/],
  ])("%s", async (text, line) => {
    expect(await toldToAll(text)).toEqual([expect.stringMatching(line)]);
  });

  it("'she'll have it ready by Monday' is the day of what she offered", async () => {
    expect(
      await toldToAll("Shanice has offered to rework the loading plan. She'll have it ready by Monday."),
    ).toEqual(["Shanice: Rework the loading plan, Mon 23 Nov"]);
  });

  it("a list's topic is added only to what leaves it unsaid", async () => {
    expect(
      await toldToAll(
        "Meter readings: gas 204, water 66. Can you pass those on to the supplier? The rest of the deposit has to be back with them by Friday.",
      ),
    ).toEqual([
      "null: Pass the meter readings on to the supplier, null",
      "null: The rest of the deposit has to be back with them, Fri 20 Nov",
    ]);
  });
});
