import { describe, expect, it } from "vitest";
import { linesOfMails, toldToFelix } from "../../support/lines-of-mails";

const FELIX = "Felix Arden <felix.arden@elmhouse.example>";
const actionsOf = async (question: string, answer: string): Promise<string[]> =>
  (
    await linesOfMails(
      { text: `Hi Felix,\n\n${question}\n\nNora`, to: FELIX, subject: "Hall" },
      { text: `Hi Nora,\n\n${answer}\n\nFelix`, from: FELIX, subject: "Re: Hall" },
    )
  ).flatMap(({ kind, words }) => (kind === "actions" ? [words] : []));

describe("a question that was answered is over", () => {
  it.each([
    [
      "Is there a piano in the hall or do we hire one?",
      "There is a grand piano in the hall, it will be tuned.",
    ],
    ["Also the new price list, is that from April or from May?", "The price list is from 1 April."],
    ["And where is the hostel for the players?", "The hostel is in Mill Lane 14."],
    ["Do you have a copy of the lease?", "Yes, I have a copy of the lease here."],
  ])("%s %s", async (question, answer) => {
    expect(await actionsOf(question, answer)).toEqual([]);
  });

  it.each([
    [
      "Is there a piano in the hall or do we hire one?",
      "I'm not sure about the piano, I will ask the caretaker.",
    ],
    ["And where is the hostel for the players?", "I'll find out where the hostel is and let you know."],
  ])("what has no answer yet stays open: %s %s", async (question, answer) => {
    expect((await actionsOf(question, answer)).length).toBeGreaterThan(0);
  });

  it("what was done is over, though its sentence begins with something else", async () => {
    expect(
      await actionsOf(
        "Please order the chairs again from Brandt.",
        "ilka is driving so I've just ordered the chairs as well.",
      ),
    ).toEqual([]);
  });
});

describe("a line names what there is to do", () => {
  it.each([
    ["The menu cards I'll print tomorrow.", "Nora Blythe: Print the menu cards, Tue 17 Nov"],
    ["Plans and keys I'll bring over on Friday.", "Nora Blythe: Bring over plans and keys, Fri 20 Nov"],
    [
      "The 40 others my driver brings to you on Friday.",
      "my driver: Bring the 40 others to Felix, Fri 20 Nov",
    ],
    ["The test report you get from Ilka by Friday.", "Ilka: Get Felix the test report, Fri 20 Nov"],
    [
      "Could you re-cut the estimate? Would be great to have that by Friday so I've got the weekend to write.",
      "Felix Arden: Re-cut the estimate, Fri 20 Nov",
    ],
    [
      "Could you send the quote so I can get it past our finance manager?",
      "Felix Arden: Send the quote, null",
    ],
    [
      "Let us know by Friday how many you want, otherwise they go to the casino.",
      "Felix Arden: Let us know how many you want, Fri 20 Nov",
    ],
    [
      "Tom wants a list of who we invite, by Friday.",
      "Felix Arden: Get Tom a list of who we invite, Fri 20 Nov",
    ],
  ])("%s", async (text, line) => {
    expect(await toldToFelix(text)).toEqual([line]);
  });

  it.each([
    "Felix, I know.",
    "I will try not to be late.",
    "Is the hall free? Our conductor needs to know for the programme.",
  ])("nothing to do, or not twice: %s", async (text) => {
    expect((await toldToFelix(text)).length).toBeLessThan(2);
  });

  it("whoever writes without capitals ends a sentence with a number, too", async () => {
    expect(await toldToFelix("they come at 6. ilka is driving, can you order the chairs?")).toEqual([
      "Felix Arden: Order the chairs, null",
    ]);
  });
});
