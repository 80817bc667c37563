import { describe, expect, it } from "vitest";
import { toldLines, toldToFelix } from "../../support/lines-of-mails";
import { digestOf, rawText } from "./digest-of-mails";

const FRIEDA = "Frieda Lang <frieda.lang@brickyard.example>";
const FROM_OUTSIDE = "Oscar Penhale <oscar@penhale.example>";

describe("what people write is read, whatever words stand beside it", () => {
  it.each([
    ["somebody's train", "Tell me when your train gets in. Bring the keys by Friday, please."],
    ["somebody's trip", "Before your trip to Bremen, please sign the order for the bricks."],
    ["somebody's flight", "May I ask for your flight number? Please send the passport copy by Friday."],
    ["a few minutes", "I have got ten minutes before the tram. Please order the bricks by Friday."],
    ["a discount", "They offer 5 % discount if we take both kilns. Please sign the order by Friday."],
    ["a chase", "Circling back on the kiln order. Please sign it by Friday."],
    ["a trial week", "We stop the free trial week in May. Please tell the desk by Friday."],
  ])("a letter that names %s", async (_, text) => {
    const { actionItems, draft } = await digestOf(rawText(FROM_OUTSIDE, "Kiln", `Hello Frieda,\n\n${text}`));
    expect(draft.newsletters ?? 0).toBe(0);
    expect(actionItems.length).toBeGreaterThan(0);
  });

  it("a parcel service's notice is still none of the reader's business", async () => {
    const { actionItems, draft } = await digestOf(
      rawText(
        "PostRun Express <track@postrun.example>",
        "On the road",
        "Your parcel is on its way. Have your code ready and hand it to the driver.",
      ),
    );
    expect(actionItems).toEqual([]);
    expect(draft.newsletters).toBe(1);
  });

  it.each([
    ["Please get the approval for the scaffold by Friday.", "Get the approval for the scaffold, Fri 20 Nov"],
    ["Please add an opt-out box to the form.", "Add an opt-out box to the form, null"],
    ["Could you unsubscribe Mr Holt from the list?", "Unsubscribe Mr Holt from the list, null"],
    ["Please send me the passcode for the yard gate.", "Send Nora the passcode for the yard gate, null"],
    ["Please run a virus scan on the new laptop today.", "Run a virus scan on the new laptop, Mon 16 Nov"],
    ["Please add a comment to the ticket by Friday.", "Add a comment to the ticket, Fri 20 Nov"],
    ["Please send the board the dial-in number.", "Send the board the dial-in number, null"],
    ["Feel free to ring Ilka, but send me the list by Friday.", "Send Nora the list, Fri 20 Nov"],
    [
      "Could you check who signed for the van at 07:40 on Monday, the initials look odd?",
      "Check who signed for the van, Mon 23 Nov, 07:40",
    ],
    ["Check the boiler this evening, please.", "Check the boiler, Mon 16 Nov"],
  ])("%s", async (text, line) => {
    expect(await toldToFelix(text)).toContain(`Felix Arden: ${line}`);
  });

  it.each([
    ["We'll post you the spare key before the middle of May.", "Post you the spare key, Sat 15 May"],
    ["I'll send the plans by the end of May.", "Send the plans, Mon 31 May"],
  ])("the month of May leaves no promise open: %s", async (text, line) => {
    expect((await toldToFelix(text)).join()).toContain(line);
  });

  it("a label, and in what follows no verb that a rule knows", async () => {
    expect(
      await toldLines({
        text: "Hello all,\n\nIlka: the interface description, promised for February, on Thursday I need it really.",
        to: "Ilka Brandt <ilka@elmhouse.example>, Felix Arden <felix.arden@elmhouse.example>",
      }),
    ).toEqual([expect.stringMatching(/^Ilka Brandt: .*interface description.*Thu 19 Nov$/)]);
  });

  it("requests of people who set no commas", async () => {
    expect(await toldLines("hi felix can you ring the plumber")).toEqual([
      expect.stringContaining("Ring the plumber"),
    ]);
  });

  it("minutes below those who were there", async () => {
    const lines = await toldLines(
      [
        "Present: all of us, and Ilka's dog.",
        "Ilka told us about the fair.",
        "We decided to close on Mondays.",
        "Felix orders the new ovens by Friday.",
        "The small kiln cannot run because the fan is broken.",
      ].join("\n"),
    );
    expect(lines.join("\n")).toMatch(/Close on Mondays/);
    expect(lines.join("\n")).toMatch(/Order the new ovens/);
    expect(lines.join("\n")).toMatch(/small kiln cannot run/);
  });

  it("a day that is said without a rush", async () => {
    expect(
      await toldToFelix(
        "Please ring the florist about the van. No great rush but before the 27th if you can.",
      ),
    ).toEqual(["Felix Arden: Ring the florist about the van, Fri 27 Nov"]);
  });

  it("short lines, each for itself", async () => {
    const { blockers } = await digestOf(
      rawText(FRIEDA, "Flat 4", "hi\nno hot water since Saturday, the boiler blinks\nsomeone?"),
    );
    expect(blockers.map(({ description }) => description)).toEqual([
      "No hot water since Saturday, the boiler blinks",
    ]);
  });

  it.each(["Call Le Goff for a new cable, don't put tape.", "Ask Mr Ostrowski, he's retired, he likes us."])(
    "a few English words: %s",
    async (text) => {
      const { actionItems } = await digestOf(rawText(FRIEDA, "Cable", text));
      expect(actionItems).toHaveLength(1);
    },
  );

  it("two troubles are two, though the second ends in a pronoun", async () => {
    const { blockers } = await digestOf(
      rawText(
        FRIEDA,
        "Today",
        "Hall 5 is full to the roof, no lorry came.\nBow thruster won't start, and the captain won't leave without it.",
      ),
    );
    expect(blockers).toHaveLength(2);
  });
});

describe("what is not decided is no decision", () => {
  it.each([
    "It's not true that this has been decided.",
    "They haven't decided, and won't before the fair.",
    "Last spring we had decided the exact opposite, I was there.",
    "Our price stays the same, for the third year.",
  ])("%s", async (text) => {
    expect((await toldToFelix(text)).filter((line) => line.startsWith("decisions"))).toEqual([]);
  });
});

describe("a line says what its sentence says", () => {
  it.each([
    ["Ilka will write down how we do refunds.", "Ilka: Write down how we do refunds, null"],
    ["I need your yes or no by Friday.", "Felix Arden: Get Nora the yes or no, Fri 20 Nov"],
    [
      "Could you ask the caterer to do that by Friday?",
      "Felix Arden: Ask the caterer to do that, Fri 20 Nov",
    ],
    [
      "The floor plan I'll hang up in the kitchen.",
      "Nora Blythe: Hang up the floor plan in the kitchen, null",
    ],
    ["I will therefore file the claim by Friday.", "Nora Blythe: File the claim, Fri 20 Nov"],
    [
      "You'll hear from us about the stall on Friday.",
      "Nora Blythe: You'll hear from us about the stall, Fri 20 Nov",
    ],
    [
      "Our match on 6 December must be cancelled from our side.",
      "null: Our match on 6 December must be cancelled from our side, Sun 6 Dec",
    ],
    [
      "If you haven't told him when you arrive, please do so by Friday.",
      "Felix Arden: If you haven't told him when you arrive, please do so, Fri 20 Nov",
    ],
    [
      "Can you make sure the unit is charged and has the new cable on it?",
      "Felix Arden: Make sure the unit is charged and has the new cable on it, null",
    ],
    [
      "How many have you got, and could I have them before Friday?",
      "Felix Arden: Let Nora have them, Fri 20 Nov",
    ],
    ["Please ring me as soon as you're back.", "Felix Arden: Ring Nora as soon as you're back, null"],
    [
      "Please send as much as you have of the plans.",
      "Felix Arden: Send as much as you have of the plans, null",
    ],
    [
      "Send me what you have in frozen peas by Friday.",
      "Felix Arden: Send Nora what you have in frozen peas, Fri 20 Nov",
    ],
  ])("%s", async (text, line) => {
    expect(await toldToFelix(text)).toEqual([line]);
  });

  it.each([
    ["how people wait", "Roll it back today, forty people are standing in the aisles.", /stand/i],
    ["a number behind a noun", "Tour 5, stop 6: the lady was not in.", /stop/i],
    ["what things do of themselves", "Business is picking up with the fair round the corner.", /picking/i],
    ["what a list asks about", "Details of the dust extraction (make, age, last serviced).", /make, age/i],
    ["an offer", "Would you like me to explain the rates?", /explain/i],
    ["how something is", "The peonies are crap this year, small heads.", /crap/i],
    ["how damp it is", "The screed in bath 2 is still too damp, no tiles there.", /^(?!blockers).*damp/i],
  ])("%s is no task", async (_, text, words) => {
    for (const line of await toldToFelix(text)) expect(line).not.toMatch(words);
  });
});
