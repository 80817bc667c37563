import { describe, expect, it } from "vitest";
import { linesOfMails } from "../../support/lines-of-mails";

const words = async (text: string): Promise<string[]> => {
  const to = "Felix Arden <felix.arden@elmhouse.example>";
  const lines = await linesOfMails({ text: `Hi Felix,\n\n${text}\n\nNora`, to });
  return lines.map((line) => line.words).sort();
};

describe("a line ends before the whole of its day, and keeps what only looks like one", () => {
  it.each([
    ["Felix, please air the costumes til friday.", "Air the costumes"],
    ["Please empty the tank by 12 noon on 24 November.", "Empty the tank"],
    ["Please sharpen the chisels, first thing tomorrow.", "Sharpen the chisels"],
    ["Please write to the owner by Monday explaining the noise.", "Write to the owner explaining the noise"],
    ["Please frame the map for the drop-in by Friday.", "Frame the map for the drop-in"],
    ["Confirm in writing the boxes you rent by 26 November.", "Confirm in writing the boxes you rent"],
    [
      "Please phone the walkers and rebook them for next week.",
      "Phone the walkers and rebook them for next week",
    ],
  ])("%s", async (text, line) => {
    expect(await words(text)).toEqual([line]);
  });
});

describe("a line is an order, whatever stands around it", () => {
  it.each([
    ["@felix after that pls print two tickets", "Print two tickets"],
    ["Curtains: to be washed tomorrow, that's with me.", "Wash the curtains"],
    ["4.1 Inventory to be checked", "Check the inventory"],
    ["Gutters, clean", "Clean the gutters"],
    ["whoever's in last tonight lock the shed, it stood open all night", "Lock the shed"],
    ["Please stop sending me the bulletin.", "Stop sending Nora the bulletin"],
    ["can u order the u-bolt for the gate?", "Order the u-bolt for the gate"],
  ])("%s", async (text, line) => {
    expect(await words(text)).toEqual([line]);
  });

  it("points of minutes are lines of their own", async () => {
    expect(
      await words(
        "8.4 Members to be told about the closure (Max, by Mon 23 Nov)\n8.5 Boiler to be serviced (Ida, 24/11)",
      ),
    ).toEqual(["Service the boiler", "Tell the members about the closure"]);
  });
});

describe("what is told begins with what it is about, and names its writer", () => {
  it.each([
    ["Btw the gate motor has packed up again.", "The gate motor has packed up again"],
    ["After some talk the committee agreed to raise the fee.", "The committee agreed to raise the fee"],
    ["Because of this we have decided to close the pool.", "We have decided to close the pool"],
    [
      "I can't print the hymns until the organist picks them.",
      "Nora can't print the hymns until the organist picks them",
    ],
    ["I don't have access to the pay portal.", "Nora doesn't have access to the pay portal"],
    ["What we still don't have is the depth chart.", "We still don't have the depth chart"],
  ])("%s", async (text, line) => {
    expect(await words(text)).toEqual([line]);
  });
});

describe("a blocker says its writer by name, with the verb that goes with it", () => {
  it.each([
    [
      "The plan is Mr Pohl's and I have not got the right to copy it yet.",
      "The plan is Mr Pohl's and Nora has not got the right to copy it yet",
    ],
    [
      "I'm afraid the boiler is broken and I can't heat the hall.",
      "The boiler is broken and Nora can't heat the hall",
    ],
  ])("%s", async (text, line) => {
    expect(await words(text)).toContain(line);
  });
});
