import { describe, expect, it } from "vitest";
import { toldLines } from "../../support/lines-of-mails";

const said = (...lines: string[]): string => `Hello all,\n\n${lines.join("\n")}\n\nNora`;

const WENDEL = "Wendel: Grease the winch, Fri 20 Nov";
const OTTILIE = "Ottilie: Paint the buoys, null";

describe("a table says the same, however its columns are called and kept apart", () => {
  it.each([
    ["Action owner | Activity | Due by", (c: string[]) => c.join(" | ")],
    ["Assigned to | Action required | Target date", (c: string[]) => c.join(" | ")],
    ["Responsible person | Jobs | Completion date", (c: string[]) => c.join(" | ")],
    ["Owner,Task,Due", (c: string[]) => c.join(",")],
    ["Who;What;By when", (c: string[]) => c.join(";")],
    ["Resp.\tAction\tDeadline", (c: string[]) => c.join("\t")],
  ])("%s", async (head, row) => {
    for (const day of ["20 Nov", "20/11", "2026-11-20"])
      expect(
        await toldLines(
          said(head, row(["Wendel", "Grease the winch", day]), row(["Ottilie", "Paint the buoys", ""])),
        ),
      ).toEqual([OTTILIE, WENDEL]);
  });

  it("with an empty first cell", async () => {
    const rows = ["Due | Task | Owner", " | Paint the buoys | Ottilie", "20 Nov | Grease the winch | Wendel"];
    expect(await toldLines(said(...rows))).toEqual([OTTILIE, WENDEL]);
  });

  it("a cell in quotes may hold the sign between cells", async () => {
    const rows = ["Task,Owner,Due", '"Grease the winch, the old one",Wendel,20/11'];
    expect(await toldLines(said(...rows))).toEqual(["Wendel: Grease the winch, the old one, Fri 20 Nov"]);
  });

  it("what has not been started is to be done, what is ticked or at 100% is not", async () => {
    const rows = [
      "Status\tOwner\tTask\tDue date",
      "not started\tWendel\tGrease the winch\t20/11",
      "100%\tOttilie\tPaint the buoys\t",
      "✓\tGesine\tCount the oars\t24/11",
    ];
    expect(await toldLines(said(...rows))).toEqual([WENDEL]);
    const asked = [
      "Task | Owner | Due | Done?",
      "Grease the winch | Wendel | 20 Nov | no",
      "Paint the buoys | Ottilie | | yes",
    ];
    expect(await toldLines(said(...asked))).toEqual([WENDEL]);
  });

  it("a column of days beside the one until when says nothing of that", async () => {
    const rows = ["Date | Task | Owner | Due", "16 Nov | Grease the winch | Wendel | 20 Nov"];
    expect(await toldLines(said(...rows))).toEqual([WENDEL]);
  });

  it.each([
    ["a menu", ["Name | Lunch | Drink", "Wendel | Soup | Water", "Ottilie | Pie | Tea"]],
    ["results", ["Date\tMatch\tResult", "7 Nov\tHarbour - Mill\t2:1", "14 Nov\tMill - Abbey\t0:0"]],
    ["leave", ["Name | From | To", "Wendel | 23 Nov | 27 Nov", "Ottilie | 14 Dec | 18 Dec"]],
  ])("%s asks nothing of anybody", async (_, rows) => {
    expect(await toldLines(said(...rows))).toEqual([]);
  });
});
