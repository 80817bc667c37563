import { describe, expect, it } from "vitest";
import { toldLines, toldToAll, toldToFelix } from "../../../support/lines-of-mails";

describe("what a newcomer's own mails say", () => {
  it.each([
    // blockers
    [
      "The price import still dies on the test copy.",
      "blockers: The price import still dies on the test copy",
    ],
    ["PayDesk has been down since 11.", "blockers: PayDesk has been down since 11"],
    [
      "My key for the tax portal has been revoked.",
      "blockers: Nora's key for the tax portal has been revoked",
    ],
    // decisions
    ["Charities stay where they are.", "decisions: Charities stay where they are"],
    ["The radio idea we would rather drop.", "decisions: The radio idea we would rather drop"],
    [
      "Until I have that, nothing gets announced on the floor.",
      "decisions: Until Nora has that, nothing gets announced on the floor",
    ],
    [
      "The fire brigade confirmed: drill is on Friday 20 November at 10:30.",
      "decisions: The fire brigade confirmed: drill is on Friday 20 November at 10:30",
    ],
    [
      "The surveyor is happy for you to ream them on site so that's what we're doing.",
      "decisions: The surveyor is happy for you to ream them on site so that's what we're doing",
    ],
    // actions
    [
      "I'll check with the lawyers whether we can close early, and get back to both of you by Thursday.",
      "Nora Blythe: Check with the lawyers whether we can close early and get back to both of you, Thu 19 Nov",
    ],
    [
      "Please raise the credit note for the toner today and copy me in.",
      "Felix Arden: Raise the credit note for the toner, Mon 16 Nov",
    ],
    ["Will do the spreadsheet first thing tomorrow.", "Nora Blythe: Do the spreadsheet, Tue 17 Nov"],
    [
      "Do ask Ruth for the logo, though, we can't build the header otherwise.",
      "Felix Arden: Ask Ruth for the logo, null",
    ],
    [
      "I need your OK to rent a van for the week. Please tell me today.",
      "Felix Arden: Get Nora the OK to rent a van for the week, Mon 16 Nov",
    ],
    [
      "You asked for a breakdown of the price. I will let you have it tomorrow.",
      "Nora Blythe: Let Felix have the breakdown of the price, Tue 17 Nov",
    ],
  ])("%s", async (text, ...lines) => {
    expect(await toldToFelix(text)).toEqual(lines);
  });

  it.each([
    "No, before anybody asks, this is not the moment to rewrite it in another language.",
    "He has oiled everything and lift 2 runs again, no noise.",
  ])("nothing of: %s", async (text) => {
    expect(await toldToFelix(text)).toEqual([]);
  });

  it.each([
    [
      "The upgrade is off for Sunday, we do it on Thursday instead.",
      "decisions: The upgrade is off for Sunday, we do it on Thursday instead",
    ],
    [
      "And could somebody please write the report for the board",
      "null: Write the report for the board, null",
    ],
    [
      "If they haven't replied by Tuesday let's look for another picture, I'd like three alternatives from you on Thursday.",
      "Felix Arden: Get Nora three alternatives, Thu 19 Nov",
    ],
  ])("%s", async (text, ...lines) => {
    expect(await toldToFelix(text)).toEqual(lines);
  });

  it("what somebody has down and will do is theirs", async () => {
    expect(
      await toldToAll(
        "Nothing left but the site visit, which Amir has down for Friday and will run by himself.",
      ),
    ).toEqual(["Amir: Run the site visit by himself, Fri 20 Nov"]);
  });

  it("turns of a chat under a handle and a time are whose they are", async () => {
    expect(
      await toldToAll(
        "amir.khan  09:17\nyep. I'll cap the size at 2 MB this afternoon and see what breaks\n\nruth.ames  10:02\n@amir.khan can you open a ticket with the hosts about the slow gateway?\n\namir.khan  10:03\non it",
      ),
    ).toEqual([
      "Amir Khan: Cap the size at 2 MB, Mon 16 Nov",
      "Amir Khan: Open a ticket with the hosts about the slow gateway, null",
    ]);
  });

  it("two people's parts in one sentence are two tasks", async () => {
    expect(await toldToAll("Ruth to draft the letter to clients, Amir to approve it.")).toEqual([
      "Amir: Approve the letter to clients, null",
      "Ruth: Draft the letter to clients, null",
    ]);
  });

  it("what a mail records as discussed is decided, point by point", async () => {
    expect(
      await toldToAll(
        "As discussed just now:\n\n- freeze begins 6 December\n- two reviewers for every fix, not one\n- still no word from legal, and without it we mustn't start\n- I will write the rota by Friday",
      ),
    ).toEqual([
      "Nora Blythe: Write the rota, Fri 20 Nov",
      "blockers: Still no word from legal, and without it we mustn't start",
      "decisions: Freeze begins 6 December",
      "decisions: Two reviewers for every fix, not one",
    ]);
  });

  it("who is called by a short name without a comma has the task", async () => {
    expect(
      await toldLines({
        text: "Hi both,\n\nLil you might want to ask the printer whether Friday would do.\n\nNora",
        to: "Lillian Ames <lillian@elmhouse.example>, Amir Khan <amir@elmhouse.example>",
      }),
    ).toEqual(["Lillian Ames: Ask the printer whether Friday would do, null"]);
  });
});
