import { describe, expect, it } from "vitest";
import { linesOfMails } from "../../../support/lines-of-mails";

const kindsOf = async (sentence: string) =>
  (await linesOfMails(`Hi Felix,\n\n${sentence}\n\nNora`)).map((line) => line.kind);

describe("what was settled before, is still open or somebody else refused is no decision", () => {
  it.each([
    "Here are the new tiles as agreed.",
    "Please do not worry about the invoice, which was approved last week.",
  ])("nothing new: %s", async (sentence) => {
    expect(await kindsOf(sentence)).toEqual([]);
  });

  it.each([
    "The planning office turned down our application for the porch.",
    "The stage is still not signed off, so the choir cannot rehearse.",
  ])("in the way: %s", async (sentence) => {
    expect(await kindsOf(sentence)).toEqual(["blockers"]);
  });

  it.each([
    "I'll move the spare piano over to hall 3 tomorrow so that hall 1 is free and swept.",
    "Gus writes to the glazier again, if there is no answer by 27 November we drop the window.",
  ])("a task: %s", async (sentence) => {
    expect(await kindsOf(sentence)).toEqual(["actions"]);
  });
});

describe("a threat, a status and a word that calls something off are no decisions", () => {
  it.each([
    "Otherwise we will not book the boat again.",
    "Otherwise we won't come back next year.",
    "Status: Declined",
    "Result: rejected",
    "Forget about the wreath, the ceremony was cancelled.",
    "Never mind the ladder, the roof was done yesterday.",
    "We have not decided on the colour yet.",
    "Who decides on the menu?",
  ])("%s", async (sentence) => {
    const lines = await linesOfMails(`Hi Felix,\n\n${sentence}\n\nNora`);
    expect(lines.filter((line) => line.kind !== "blockers")).toEqual([]);
  });

  it.each(["Otherwise we won't come back next year.", "Status: Declined"])(
    "nor a blocker: %s",
    async (sentence) => {
      expect(await linesOfMails(`Hi Felix,\n\n${sentence}\n\nNora`)).toEqual([]);
    },
  );

  it("what is called off is no task any more", async () => {
    const lines = await linesOfMails(
      "Hi Felix,\n\nplease order a wreath for the ceremony by Thursday.\n\nNora",
      "Felix, forget about the wreath, the ceremony was cancelled.\n\nNora",
    );
    expect(lines).toEqual([]);
  });
});
