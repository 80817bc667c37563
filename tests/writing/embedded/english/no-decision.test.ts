import { describe, expect, it } from "vitest";
import { linesOfMails } from "../../../support/lines-of-mails";

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
