import { describe, expect, it } from "vitest";
import { toldLines } from "../../support/lines-of-mails";

const toFelix = (...lines: string[]): string => `Hi Felix,\n\n${lines.join("\n")}\n\nNora`;

describe("a day that another sentence says is the task's", () => {
  it.each([
    [
      "Could you paint the sign? It's wet for days, so it would have to be Wednesday at the latest.",
      "Wed 18 Nov",
    ],
    ["Could you read the leaflet? It goes to print on Thursday.", "Thu 19 Nov"],
    ["Could you renew the licence? It expires on 28 November.", "Sat 28 Nov"],
    ["Please look through the menu. Let's say Friday.", "Fri 20 Nov"],
    ["The deadline for the fund is Friday. Could you upload the plan?", "Fri 20 Nov"],
    ["Before Wednesday: please ring the mill.", "Wed 18 Nov"],
    ["The mill wants our answer by Thursday. Could you write it?", "Thu 19 Nov"],
  ])("%s", async (text, day) => {
    const lines = await toldLines(toFelix(text));
    expect(lines.filter((line) => line.startsWith("Felix Arden"))).toEqual([
      expect.stringMatching(new RegExp(`, ${day}$`)),
    ]);
  });

  it("what comes from who promises it", async () => {
    expect(await toldLines(toFelix("I'm going to redo the plan. Should be with you on Thursday."))).toEqual([
      "Nora Blythe: Redo the plan, Thu 19 Nov",
    ]);
  });

  it("'in the morning', written in the evening, is the next day's", async () => {
    expect(
      await toldLines({
        text: toFelix("I'll ring the mill in the morning."),
        date: "2026-11-16 19:00 +0000",
      }),
    ).toEqual(["Nora Blythe: Ring the mill, Tue 17 Nov"]);
  });

  it("before what starts on a day", async () => {
    expect(await toldLines(toFelix("I'll get a price before pressing starts on the 25th."))).toEqual([
      "Nora Blythe: Get a price, Wed 25 Nov",
    ]);
  });
});
