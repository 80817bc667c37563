import { describe, expect, it } from "vitest";
import { toldToFelix } from "../../support/lines-of-mails";

describe("what nobody has to do is no action item", () => {
  it.each([
    ["whoever is away", "The sample is for Mrs. Lund: she flies on the 27th."],
    ["a saying", "Frames came, glass didn't, Osborne swears Tuesday."],
    ["what a supplier takes off", "I like this kiln, Vermeulen gives 6 percent before the 15th."],
    ["how long something takes", "The die is chipped and Ferroplan takes until 4 March."],
    ["how somebody makes do", "The label printer is dead. They write them by hand for now."],
    ["praise", "Shoutout to Ilka for driving to Bremen with the bricks."],
    ["who somebody is", "I've got notes from everyone except Ilka and the lady playing the flute."],
    ["what came in", "Felix, got your hours, that's the lot from you."],
    ["a price's day", "The offer is valid till 23 December."],
    ["what is fronted", "Letters to block C I've dropped through the doors."],
    ["not this year", "The owners also want the yard repainted but not this year."],
    ["what is to be expected", "Delays are otherwise to be expected."],
    ["so many a month", "I fire 40 pots a month."],
    ["a farewell", "Bye bye, Nora"],
  ])("%s: %s", async (_, text) => {
    expect((await toldToFelix(text)).filter((line) => !/^(?:blockers|decisions):/.test(line))).toEqual([]);
  });

  it.each([
    ["Tom wants the wall painted this Thursday.", "Paint the wall"],
    ["The council wants the risk sheet lodged by Friday.", "Lodge the risk sheet"],
  ])("what somebody wants done is the doing: %s", async (text, line) => {
    expect((await toldToFelix(text)).join()).toContain(line);
  });

  it.each([
    ["The training clips will be cut by me at the weekend.", "Nora Blythe: Cut the training clips"],
    ["The balance may please be cleared by Friday.", "Clear the balance"],
    ["Ilka thinks 3,000 is enough. I need her to put it in writing.", "Ilka: Put it in writing"],
    ["Somebody please let him in at gate C and stay with him.", "Let him in at gate C"],
    ["For the van Ilka needs to know if you have a licence. Can you let us know this week?", "Fri 20 Nov"],
  ])("said in the passive, of a third or beside another: %s", async (text, line) => {
    expect((await toldToFelix(text)).join("; ")).toContain(line);
  });

  it("nothing decided is no decision, a meeting called off is one", async () => {
    expect(await toldToFelix("No, nobody has decided on the kilns.")).toEqual([]);
    expect(await toldToFelix("The works meeting is cancelled, I am in Bremen.")).toEqual([
      "decisions: The works meeting is cancelled",
    ]);
  });

  it("under a recap of the call stands what was decided, and what one of them has to do is a task", async () => {
    const lines = await toldToFelix(
      "Recapping our call:\n\n- Glaze C is out\n- The order goes from 7 to 4 kilns\n- Carrier: you're checking whether they can come on Thursday, you said you'd know by Monday",
    );
    expect(lines).toContain("decisions: The order goes from 7 to 4 kilns");
    expect(lines.filter((line) => line.startsWith("decisions:"))).toHaveLength(2);
    expect(lines.find((line) => line.startsWith("Felix Arden:"))).toContain("Carrier");
  });

  it("what cannot go on is in the way, whatever is back", async () => {
    expect(await toldToFelix("Scaffolding can't go up, the bats are back.")).toEqual([
      "blockers: Scaffolding can't go up, the bats are back",
    ]);
  });

  it.each([
    [
      "Bram paints the kiln room on Friday and so does the evening class.",
      ["Bram: Paint the kiln room, Fri 20 Nov"],
    ],
    [
      "Ilka hasn't signed and neither did Bram. Please remind both by Thursday.",
      ["Felix Arden: Remind both: Ilka hasn't signed and neither did Bram, Thu 19 Nov"],
    ],
  ])("'so does' says again, and gives no task of its own: %s", async (text, lines) => {
    expect((await toldToFelix(text)).filter((line) => !/^(?:blockers|decisions):/.test(line))).toEqual(lines);
  });

  it("below 'Problem:' who takes it up has a task, and that is not in the way", async () => {
    expect(
      await toldToFelix(
        "Problem: since Sunday the kiln doesn't heat any more. I'll call the maker tomorrow.",
      ),
    ).toEqual([
      "Nora Blythe: Call the maker, Tue 17 Nov",
      "blockers: Since Sunday the kiln doesn't heat any more",
    ]);
  });
});
