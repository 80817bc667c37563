import { describe, expect, it } from "vitest";
import { linesOfMails } from "../../../support/lines-of-mails";

const written = async (body: string) =>
  (await linesOfMails(`Hi Felix,\n\n${body}\n\nNora`))
    .filter(({ kind }) => kind === "actions")
    .map(({ words, owner }) => [owner, words]);

describe("a task is said in the words that tell it, without those that ask for it or promise it", () => {
  it.each([
    ["I'll send you the floor plan by Thursday.", "Nora Blythe", "Send Felix the floor plan"],
    [
      "I'm gonna share the seating plan with you tomorrow.",
      "Nora Blythe",
      "Share the seating plan with Felix",
    ],
    ["You are kindly requested to return the badges by Friday.", "Felix Arden", "Return the badges"],
    ["We need your comments on the lease by Thursday.", "Felix Arden", "Get Nora comments on the lease"],
    ["What I need from you is the signed lease.", "Felix Arden", "Get Nora the signed lease"],
  ])("%s", async (body, owner, words) => {
    expect(await written(body)).toEqual([[owner, words]]);
  });

  it("a letter to 'Dear Sirs' asks nobody of that name", async () => {
    const [line] = await linesOfMails("Dear Sirs,\n\nPlease send us your statement by 30 November.\n\nNora");
    expect(line?.owner).not.toBe("Sirs");
  });
});
