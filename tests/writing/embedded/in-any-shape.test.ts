import { describe, expect, it } from "vitest";
import { toldLines, toldToFelix } from "../../support/lines-of-mails";

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

const WINCH = "Wendel: Grease the winch, Fri 20 Nov";
const BUOYS = "Ottilie: Paint the buoys, null";
const people = { to: "Wendel Brook <wendel@elmhouse.example>, Ottilie Marsh <ottilie@elmhouse.example>" };
const withNames = async (text: string) =>
  (await toldLines({ text, ...people })).map((line) =>
    line.replace("Wendel Brook", "Wendel").replace("Ottilie Marsh", "Ottilie"),
  );

describe("what stands under somebody's name is theirs, however the name is made a title", () => {
  it.each(
    "Wendel|Wendel:|WENDEL|## Wendel|**Wendel**|*Wendel*|_Wendel_|--- Wendel ---|== Wendel ==|[Wendel]|» Wendel|1. Wendel|2) Wendel Brook:|Wendel\n------|Wendel Brook\n============".split(
      "|",
    ),
  )("%s", async (title) => {
    const other = title.replace("Wendel Brook", "Ottilie Marsh").replace(/Wendel/i, "Ottilie");
    const text = said(
      "Who does what:",
      "",
      title,
      "- Grease the winch by Friday",
      "",
      other,
      "- Paint the buoys",
    );
    expect(await withNames(text)).toEqual([BUOYS, WINCH]);
  });

  it("and a name that is an item itself, above items indented further", async () => {
    for (const mark of ["-", "•", "1.", "(1)"]) {
      const text = said(
        "To do:",
        `${mark} Wendel`,
        "    - Grease the winch by Friday",
        `${mark.replace("1", "2")} Ottilie`,
        "    - Paint the buoys",
        "",
        "Thanks for the good work.",
      );
      expect(await withNames(text)).toEqual([BUOYS, WINCH]);
    }
  });
});

describe("an item says the same behind every bullet", () => {
  it.each([
    ["·", "·"],
    ["o", "o"],
    ["▪", "▪"],
    ["►", "►"],
    ["a)", "b)"],
    ["(1)", "(2)"],
    ["1 -", "2 -"],
    ["- [ ]", "- [ ]"],
  ])("%s", async (first, second) => {
    const text = said(
      "Actions",
      `${first} Wendel to grease the winch by Friday`,
      `${second} Ottilie: paint the buoys`,
    );
    expect(await withNames(text)).toEqual([BUOYS, WINCH]);
  });
});

describe("an item names who has it before or behind what there is to do", () => {
  it.each([
    ["[Wendel] Grease the winch by Friday", "[Ottilie] Paint the buoys"],
    ["(WB) Grease the winch by Friday", "(OM) Paint the buoys"],
    ["Grease the winch by Friday (WB)", "Paint the buoys (OM)"],
    ["**Wendel**: Grease the winch by Friday", "**Ottilie**: Paint the buoys"],
    ["Grease the winch. Owner: Wendel. Due 20 Nov.", "Paint the buoys. Owner: Ottilie."],
    ["Grease the winch – Owner: Wendel – Due: Friday", "Paint the buoys – Owner: Ottilie"],
    ["Grease the winch (owner: Wendel, due: 20 Nov)", "Paint the buoys (owner: Ottilie)"],
    ["Grease the winch / Wendel / 20 Nov", "Paint the buoys / Ottilie"],
    ["Grease the winch, Wendel by Friday", "Paint the buoys, Ottilie"],
  ])("%s", async (first, second) => {
    expect(await withNames(said("Action items:", `- ${first}`, `- ${second}`))).toEqual([BUOYS, WINCH]);
  });
});

describe("a title rules what stands below it, with what else it says", () => {
  it.each(["Current blockers", "BLOCKERS & RISKS", "Problems / risks", "What's blocking us:", "2. Hold-ups"])(
    "%s",
    async (title) => {
      expect(await toldLines(said(title, "- Divers off sick", "- No key to the boathouse"))).toEqual([
        "blockers: Divers off sick",
        "blockers: No key to the boathouse",
      ]);
    },
  );

  it.each(["Key decisions", "Decisions made", "What we've agreed", "--- Decided today ---", "[Decisions]"])(
    "%s",
    async (title) => {
      expect(
        await toldLines(said(title, "- [ ] Red paint for the buoys", "- [ ] New winch from Holm")),
      ).toEqual(["decisions: New winch from Holm", "decisions: Red paint for the buoys"]);
    },
  );

  it.each([
    "Already done",
    "Done this week",
    "Completed since last time:",
    "What's done",
    "What we've finished",
  ])("%s", async (title) => {
    expect(
      await toldLines(said(title, "- Winch greased", "- Colour agreed with the harbour office")),
    ).toEqual([]);
  });
});

describe("the sentence above a list says whose it is", () => {
  const ITEMS = "- Grease the winch by Friday\n- Paint the buoys";
  const of = (owner: string) => [`${owner}: Grease the winch, Fri 20 Nov`, `${owner}: Paint the buoys, null`];

  it.each([
    "Here's what I'll do this week:",
    "I'm going to:",
    "My tasks for this week:",
    "On my list:",
    "Still to do on my side:",
  ])("its writer's: %s", async (ruler) => {
    expect(await toldToFelix(`${ruler}\n${ITEMS}`)).toEqual(of("Nora Blythe"));
  });

  it.each(["Wendel is going to:", "Wendel's jobs:", "For Wendel:", "Wendel takes care of the following:"])(
    "somebody's: %s",
    async (ruler) => {
      expect(await toldToFelix(`Thanks for the call. ${ruler}\n${ITEMS}`)).toEqual(of("Wendel"));
    },
  );

  it.each(["Not doing:", "No longer needed:", "Off the list:", "There's no need to:"])(
    "nobody's any more: %s",
    async (ruler) => {
      expect(await toldToFelix(`${ruler}\n${ITEMS.replace(" by Friday", "")}`)).toEqual([]);
    },
  );

  it("and the next list may be another's", async () => {
    const text = "I will:\n- Grease the winch by Friday\n\nCould you please:\n- Paint the buoys";
    expect(await toldToFelix(text)).toEqual(["Felix Arden: Paint the buoys, null", of("Nora Blythe")[0]]);
  });
});
