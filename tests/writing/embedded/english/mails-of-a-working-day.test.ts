import { describe, expect, it } from "vitest";
import { linesOfMails, toldToAll, toldToFelix } from "../../../support/lines-of-mails";

describe("who has a task, in plain mails", () => {
  it.each([
    [
      "Bart Nolan has offered to climb up and oil the hinges.",
      "Bart Nolan: Climb up and oil the hinges, null",
    ],
    ["Sigrid is repainting it and you will have it on Friday.", "Sigrid: Repaint it, Fri 20 Nov"],
    [
      "What I'd like to see this week: the lease signed (Gwen), the new rota fixed (Amir) and a first price for the bus (Ruth).",
      "Amir: The new rota fixed, Fri 20 Nov",
      "Gwen: The lease signed, Fri 20 Nov",
      "Ruth: A first price for the bus, Fri 20 Nov",
    ],
    [
      "Before I can send them an offer I need the weight per pallet (Amir) and our price with the new freight (Ruth).",
      "Amir: The weight per pallet, null",
      "Ruth: Our price with the new freight, null",
    ],
  ])("%s", async (text, ...lines) => {
    expect(await toldToAll(text)).toEqual(lines);
  });

  it.each([
    [
      "I need the receipts from the Leeds office by Thursday.",
      "Felix Arden: Get Nora the receipts from the Leeds office, Thu 19 Nov",
    ],
    ["Maybe you could have a word with the landlord?", "Felix Arden: Have a word with the landlord, null"],
    ["You'll want to get the badges printed.", "Felix Arden: Get the badges printed, null"],
    [
      "Please ask the mill for a new label this morning.",
      "Felix Arden: Ask the mill for a new label, Mon 16 Nov",
    ],
    [
      "I need somebody to show the trainees round on Monday, would you do it?",
      "Felix Arden: Show the trainees round on Monday, Mon 23 Nov",
    ],
    [
      "I'll ask the golf club if we may use their hall.",
      "Nora Blythe: Ask the golf club if we may use their hall, null",
    ],
    [
      "I'll let the people in Truro know to expect our van.",
      "Nora Blythe: Let the people in Truro know to expect our van, null",
    ],
    [
      "Can you find out what a later crossing would cost us?",
      "Felix Arden: Find out what a later crossing would cost us, null",
    ],
  ])("%s", async (text, line) => {
    expect(await toldToFelix(text)).toEqual([line]);
  });
});

describe("one sentence, one task, one owner", () => {
  it.each([
    [
      "I need you to double the order for the potatoes and get me a new price per head.",
      "Felix Arden: Double the order for the potatoes and get Nora a new price per head, null",
    ],
    [
      "That's final, so please cancel the room at the Heron by Tuesday.",
      "Felix Arden: Cancel the room at the Heron, Tue 17 Nov",
    ],
    ["Beat, my deputy, will do the briefing of the crew.", "Beat: Do the briefing of the crew, null"],
    [
      "You weigh the anchor, you're driving past the yard tonight anyway.",
      "Felix Arden: Weigh the anchor, Mon 16 Nov",
    ],
    [
      "They want the form by tomorrow, which I'll fill in after lunch.",
      "Nora Blythe: Fill the form in after lunch, Tue 17 Nov",
    ],
    [
      "Graham will get the firm from Bolton in, hopefully this week.",
      "Graham: Get the firm from Bolton, Fri 20 Nov",
    ],
    ["You may tell the tenants that it is mended.", "Felix Arden: Tell the tenants that it is mended, null"],
  ])("%s", async (text, line) => {
    expect(await toldToFelix(text)).toContain(line);
  });

  it("'the boards came in wet and need another week' asks for nothing", async () => {
    expect(
      (
        await toldToFelix(
          "I can't cut anything, as the boards came in wet and need another week in the kiln.",
        )
      ).filter((line) => !line.startsWith("blockers: ")),
    ).toEqual([]);
  });
});

describe("what is nobody's task, in plain mails", () => {
  it.each([
    "The labels are ordered and come tomorrow.",
    "The loading bay is yours till 11.",
    "The lady with the grey van comes at four today and wants to try it on the hill.",
    "Let's put those in the window at ten pounds and bin the rest.",
  ])("%s", async (text) => {
    expect((await toldToFelix(text)).filter((line) => !/^(?:blockers|decisions): /.test(line))).toEqual([]);
  });
});

describe("what is in the way, and what was decided", () => {
  it("what holds up a task that is already known is listed beside it", async () => {
    const lines = await linesOfMails(
      "Hi Felix,\n\nplease bring the forty crates over to the fair by Friday.\n\nNora",
      {
        from: "Felix Arden <felix.arden@elmhouse.example>",
        to: "Nora Blythe <nora.blythe@elmhouse.example>",
        text: "Hi Nora,\n\nthe customs people kept one back, so those crates stay on hold until the laboratory reports.\n\nFelix",
      },
    );
    expect(lines.filter(({ kind }) => kind === "blockers").map(({ words }) => words)).toEqual([
      expect.stringContaining("stay on hold until the laboratory reports"),
    ]);
  });

  it.each([
    [
      "I don't want us to buy from that grower again.",
      "decisions: Nora doesn't want us to buy from that grower again",
    ],
    ["The quiz night is off, too few tables.", "decisions: The quiz night is off, too few tables"],
    ["After some back and forth we went with slate.", "decisions: We went with slate"],
  ])("%s", async (text, line) => {
    expect(await toldToFelix(text)).toEqual([line]);
  });

  it.each([
    "Until the pump is mended no boat can go in.",
    "None of these crates may leave the yard before they are labelled.",
    "There's no way the drawing makes it into tomorrow's pack.",
    "Till then the east gate is off limits for lorries.",
    "Nobody may use the saw until the guard is back.",
  ])("%s", async (text) => {
    expect(await toldToFelix(text)).toEqual([`blockers: ${text.replace(/\.$/, "")}`]);
  });

  it("'the partners settled that' says it of the sentence before", async () => {
    expect(
      await toldToFelix(
        "From this month on we take no cash at the desk. The partners settled that on Friday and I'm relieved.",
      ),
    ).toEqual(["decisions: From this month on we take no cash at the desk"]);
  });
});
