import { describe, expect, it } from "vitest";
import { FELIX, NORA } from "../../fixtures/office/nora-to-felix";
import { linesOfMails } from "../../support/lines-of-mails";

const answered = async (asked: string, answer: string) =>
  (
    await linesOfMails(
      { text: `Hi Felix,\n\n${asked}\n\nNora`, subject: "Hello" },
      { text: `Hi Nora,\n\n${answer}\n\nFelix`, from: FELIX, to: NORA, subject: "Re: Hello" },
    )
  )
    .filter(({ kind }) => kind === "actions")
    .map(({ words }) => words);

describe("whoever was asked one thing and answers in a sentence has settled it", () => {
  it.each([
    ["Please invite the Dublin office to the course.", "Invitations went out this morning."],
    ["Please renew the licence of the kiosk.", "All settled, the new one runs till next June."],
    ["Please read the offer by Wednesday.", "My remarks are in the margin."],
    ["Could you find a bed for Mr Ito?", "He stays with his sister."],
    ["I need your timesheet by Friday.", "You should have it in your tray."],
  ])("%s %s", async (asked, answer) => {
    expect(await answered(asked, answer)).toEqual([]);
  });

  it.each([
    ["Please read the offer by Wednesday.", "Could I have until Friday?"],
    ["Please pay the deposit to the inn.", "The bank sent it back, a digit is wrong."],
    ["Please fetch three quotes for the fence.", "Two are here, the third comes on Monday."],
    ["Can you do the late shift on Friday?", "Sorry, I can't, that's my mother's birthday."],
    ["Please send the invoice to Halden.", "The invoice to Brock is out."],
    ["Please send two jars to Halden and one to Brock.", "The Halden ones left today."],
  ])("but not by: %s %s", async (asked, answer) => {
    expect(await answered(asked, answer)).not.toEqual([]);
  });

  it("what is over needs no looking at any more", async () => {
    expect(
      await answered(
        "The order form doesn't work on phones. Can you have a look at it?",
        "The form works again, it was the cookie banner.",
      ),
    ).toEqual([]);
  });
});
