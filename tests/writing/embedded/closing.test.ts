import { describe, expect, it } from "vitest";
import { FELIX, NORA } from "../../fixtures/office/nora-to-felix";
import { linesOfMails } from "../../support/lines-of-mails";

const asked = (text: string) => `Hi Felix,\n\n${text}\n\nNora`;
const answered = (text: string) => ({ text: `Hi Nora,\n\n${text}\n\nFelix`, from: FELIX, to: NORA });

describe("what a later mail reports as done is done, in whatever words", () => {
  it.each([
    ["Please inform the three applicants.", "Applicants informed."],
    ["Please put the floor plan in the wiki.", "The floor plan is in the wiki."],
    ["Please send the form to the council.", "The form went to the council yesterday."],
    ["Please book the village hall.", "Hall's booked."],
    ["Please return the wheelbarrow to Wendel.", "Wendel has his wheelbarrow back."],
    ["Please order the fire extinguishers.", "The fire extinguishers are on their way."],
    ["Please ask the mayor about the fair.", "I asked the mayor this morning, he agrees."],
    ["Please hang the posters.", "Posters are up."],
    ["Could you check the smoke alarms?", "Checked all of them, they work."],
    ["Please pick up the parcel at the station.", "Done!"],
  ])("%s %s", async (request, report) => {
    expect(
      (await linesOfMails(asked(request), answered(report))).filter((l) => l.kind === "actions"),
    ).toEqual([]);
  });

  it.each([
    ["Please book the village hall.", "The village hall is not booked yet."],
    ["Please hang the posters.", "I couldn't hang the posters, the ladder is gone."],
    ["Please inform the three applicants.", "One applicant informed, two to go."],
    ["Please return the wheelbarrow to Wendel.", "Thanks, and the ladder is back with Ottilie."],
  ])("and what is not done stays open: %s %s", async (request, report) => {
    const tasks = (await linesOfMails(asked(request), answered(report))).filter((l) => l.kind === "actions");
    expect(tasks.length).toBeGreaterThan(0);
  });

  it("an obstacle that is gone is no blocker any more", async () => {
    const lines = await linesOfMails(
      asked("We can't start the mower, the fuel pump is broken."),
      answered("The fuel pump has been replaced, the mower runs again."),
    );
    expect(lines).toEqual([]);
  });
});
