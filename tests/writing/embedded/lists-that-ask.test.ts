import { describe, expect, it } from "vitest";
import { toldLines } from "../../support/lines-of-mails";

const toFelix = (...lines: string[]): string => `Hi Felix,\n\n${lines.join("\n")}\n\nNora`;

describe("a sentence that rules a list makes its items tasks, by its day", () => {
  it.each([
    "What I still need from you:",
    "For the stall I'll need from your side",
    "Would you mind getting me the following?",
    "Still open on your side:",
  ])("%s", async (ruler) => {
    expect(await toldLines(toFelix(ruler, "- the price list", "- two signs"))).toEqual([
      "Felix Arden: The price list, null",
      "Felix Arden: Two signs, null",
    ]);
  });

  it("the ruler's day is each item's", async () => {
    expect(await toldLines(toFelix("By tomorrow evening I need:", "- the price list", "- the key"))).toEqual([
      "Felix Arden: The key, Tue 17 Nov",
      "Felix Arden: The price list, Tue 17 Nov",
    ]);
  });

  it("what is to be done is nobody's where nobody is asked", async () => {
    expect(
      await toldLines(toFelix("To be done before the fair:", "1. labels for all jars", "2. oil the gate")),
    ).toContainEqual("null: Labels for all jars, Before the fair");
  });

  it("each item is a task of its own, though it points at another", async () => {
    expect(
      await toldLines(toFelix("Could you do the following?", "- add the prices", "- send it to Rosa")),
    ).toHaveLength(2);
  });
});

describe("an enumeration in one sentence is a list", () => {
  it("things after a colon", async () => {
    expect(
      await toldLines(toFelix("Two things from you by Thursday, please: the price list and the key.")),
    ).toEqual(["Felix Arden: The key, Thu 19 Nov", "Felix Arden: The price list, Thu 19 Nov"]);
  });

  it("lettered tasks", async () => {
    expect(await toldLines(toFelix("Can you a) order the jars, b) tell Rosa and c) book the van?"))).toEqual([
      "Felix Arden: Book the van, null",
      "Felix Arden: Order the jars, null",
      "Felix Arden: Tell Rosa, null",
    ]);
  });

  it("what one is to bring stays one task", async () => {
    expect(await toldLines(toFelix("Please bring: a towel, two photos, the form."))).toHaveLength(1);
  });
});

describe("who does what, in few words", () => {
  it("labels with one word behind them, the writer's own among them", async () => {
    expect(
      await toldLines(
        toFelix("From the meeting:", "Rosa: prices", "Ivo: signs for the gate by Wednesday", "me: music"),
      ),
    ).toEqual(["Ivo: Signs for the gate, Wed 18 Nov", "Nora Blythe: Music, null", "Rosa: Prices, null"]);
  });

  it("owners in brackets, and nobody", async () => {
    expect(
      await toldLines(
        toFelix("Here's what's left:", "- tables (Felix)", "- sound check (me)", "- lanterns (nobody yet)"),
      ),
    ).toEqual(["Felix Arden: Tables, null", "Nora Blythe: Sound check, null", "null: Lanterns, null"]);
  });

  it("a table whose columns are headed 'By' and 'When'", async () => {
    expect(
      await toldLines(
        toFelix(
          "No. | Item | By | When",
          "1 | New drawing of the gate | Felix | 20/11",
          "2 | Damp in the cellar | closed | -",
          "3 | Colour of the doors as it is | - | -",
        ),
      ),
    ).toEqual(["Felix Arden: New drawing of the gate, Fri 20 Nov"]);
  });

  it("a table told apart by wide gaps only, with 'done' among its days", async () => {
    expect(
      await toldLines(
        toFelix(
          "Matter            Next step                       Who      By",
          "Mill contract     send the signed copy            Felix    20 Nov",
          "Gate              measure it again                Rosa     done",
        ),
      ),
    ).toEqual([expect.stringMatching(/^Felix Arden: Send the signed copy.*, Fri 20 Nov$/i)]);
  });

  it("task, name and day between dashes", async () => {
    expect(
      await toldLines(
        toFelix("Where we stand:", "- Final menu to the mill - Felix - 20 November", "- tent booked"),
      ),
    ).toContainEqual("Felix Arden: Final menu to the mill, Fri 20 Nov");
  });

  it("a day that is said of the whole list below it", async () => {
    expect(
      await toldLines(
        toFelix(
          "To finish I still need from you:",
          "1. the price list",
          "2. two signs",
          "",
          "If you could get these over by Thursday I can file it.",
        ),
      ),
    ).toEqual(["Felix Arden: The price list, Thu 19 Nov", "Felix Arden: Two signs, Thu 19 Nov"]);
  });
});

describe("a letter that asks politely rules its list", () => {
  it.each(["Further to our call I should be grateful if you would", "We would ask you to"])(
    "%s",
    async (ruler) => {
      expect(
        await toldLines(
          toFelix(
            ruler,
            "",
            "(a) return the signed lease by 24 November;",
            "(b) book a table for our auditor, Ms Brandt, for the evenings of 1 and 2 December.",
          ),
        ),
      ).toEqual([
        "Felix Arden: Book a table for our auditor, Ms Brandt, for the evenings of 1 and 2 December, Wed 2 Dec",
        "Felix Arden: Return the signed lease, Tue 24 Nov",
      ]);
    },
  );
});
