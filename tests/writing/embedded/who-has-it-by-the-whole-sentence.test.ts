import { describe, expect, it } from "vitest";
import { linesOfMails } from "../../support/lines-of-mails";

const TEAM = "Kev Doyle <kev.doyle@elmhouse.example>, Priya Shah <priya.shah@elmhouse.example>";
const ONE = "Kev Doyle <kev.doyle@elmhouse.example>";
const told = async (text: string, to = TEAM): Promise<string[]> =>
  (await linesOfMails({ text: `Morning,\n\n${text}\n\nNora`, to })).map(
    ({ kind, words, owner }) => `${kind === "actions" ? owner : kind}: ${words}`,
  );

describe("a name is one word in the letters of any language", () => {
  it.each([
    ["Łukasz will send the survey report by Friday.", "Łukasz: Send the survey report"],
    ["Ondřej moves the samples to the cold store tonight.", "Ondřej: Move the samples to the cold store"],
    ["Şebnem is going to book the crane for the 12th.", "Şebnem: Book the crane"],
    ["Олена will check the numbers tomorrow.", "Олена: Check the numbers"],
  ])("%s", async (text, line) => {
    expect(await told(text)).toContain(line);
  });
});

describe("somebody whom no header names has what the sentence says they do", () => {
  it.each([
    ["Edgar updates the outsourcing register until next Friday.", "Edgar: Update the outsourcing register"],
    ["The riggers measure the corridor on Friday.", "riggers: Measure the corridor"],
    ["Jun repeats the leak test on the next night shift.", /^Jun: Repeat the leak test/],
  ])("%s", async (text, line) => {
    expect(await told(text)).toContainEqual(typeof line === "string" ? line : expect.stringMatching(line));
  });
});

describe("what has to be done and nobody takes is the one reader's whom the sentence means", () => {
  it("by a passive", async () => {
    expect(
      await told("Proof of your extended liability cover must be submitted by 15 January.", ONE),
    ).toContainEqual(expect.stringMatching(/^Kev Doyle: Submit proof/));
  });

  it("not what somebody is to do, whoever that is", async () => {
    expect(await told("Somebody has to let the glazier in tomorrow.", ONE)).toContainEqual(
      expect.stringMatching(/^null: Let the glazier in/),
    );
  });

  it("and nobody's where the sentence says it of nobody", async () => {
    expect(await told("The permit must be renewed by 4 December.", ONE)).toEqual(["null: Renew the permit"]);
  });
});
