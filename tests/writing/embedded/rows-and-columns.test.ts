import { describe, expect, it } from "vitest";
import { makeDocx, paragraph } from "../../fixtures/files/make-docx";
import { makePdfPage } from "../../fixtures/files/make-pdf-page";
import { digestOf, rawText, rawWithFile } from "./digest-of-mails";

const WANJA = "Wanja Holt <wanja@fjordyard.example>";
const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

const linesOf = async (raw: string) => {
  const { tasks, blockers, decisions } = await digestOf(raw);
  return {
    tasks: tasks.map((task) => task.join(" / ")).sort(),
    blockers: blockers.map(({ description }) => description),
    decisions: decisions.map(({ decision }) => decision),
  };
};
const inMail = (...rows: string[]) =>
  linesOf(rawText(WANJA, "Yard list", ["Hello,", "", ...rows].join("\n")));

describe("which column of a table says what", () => {
  it("the measure is the task, the finding beside it is none", async () => {
    const { tasks } = await inMail(
      "| Area | Finding | Measure | Responsible | Deadline |",
      "| Slip | Rail is rusty | Brush and grease the rail | Runa | 20 Nov |",
      "| Shed | Lamp is dark | Change the lamp | Idris | 23 Nov |",
    );
    expect(tasks).toEqual([
      "Brush and grease the rail / Runa / Fri 20 Nov",
      "Change the lamp / Idris / Mon 23 Nov",
    ]);
  });

  it("a column of numbers names nothing, and of a cell of several sentences the last one is to be done", async () => {
    const { tasks } = await inMail(
      "| Item | Content | Responsible | Until |",
      "| 1 | Spare keys: two are lost. Runa orders new keys. | Runa | 30.11.2026 |",
      "| 2 | The flags are torn. Sew four flags. | Idris | 23.11.2026 |",
    );
    expect(tasks.map((task) => task.split(" / ").slice(1))).toEqual(
      expect.arrayContaining([
        ["Runa", "Mon 30 Nov"],
        ["Idris", "Mon 23 Nov"],
      ]),
    );
    expect(tasks.join("\n")).not.toMatch(/torn|lost|^\d/m);
  });

  it("sentences in other cells are read one by one: what was decided, and nothing with bars", async () => {
    const { decisions, tasks } = await inMail(
      "| No | Topic / discussion | Action | Who | By when |",
      "| 1 | We decided to sell the old crane. | - | - | - |",
      "| 2 | The mooring rings are worn. | Order new rings | Idris | 24.11. |",
    );
    expect(decisions).toEqual(["Sell the old crane"]);
    expect(tasks).toEqual(["Order new rings / Idris / Tue 24 Nov"]);
  });

  it("what is blocked is said with its reason, and is still the task of who has a day for it", async () => {
    const { tasks, blockers } = await inMail(
      "| Task | Owner | Due | Status |",
      "| Launch the ferry | Runa | 27/11/2026 | blocked, the harbour master wants a new certificate |",
      "| Coil the ropes | Idris | 23/11/2026 | not started |",
    );
    expect(tasks).toEqual(["Coil the ropes / Idris / Mon 23 Nov", "Launch the ferry / Runa / Fri 27 Nov"]);
    expect(blockers).toEqual(["Launch the ferry: the harbour master wants a new certificate"]);
  });

  it("a red light is in the way for the reason beside it; who takes the next step stands in its sentence", async () => {
    const { tasks, blockers } = await inMail(
      "| Work package | Status | Comment | Next step |",
      "| Pumps | green | on time | Wanja reviews the pump log by 24 Nov |",
      "| Hull | red | paint was delivered in the wrong colour | Runa to call the paint shop by 19 Nov |",
    );
    expect(tasks).toEqual([
      "Call the paint shop / Runa / Thu 19 Nov",
      "Review the pump log / Wanja Holt / Tue 24 Nov",
    ]);
    expect(blockers).toEqual(["Hull: paint was delivered in the wrong colour"]);
  });

  it("names beside what they do, without any headings", async () => {
    const { tasks } = await inMail(
      "Runa | collect the sails on Thursday",
      "Idris | hire a crane driver for Saturday",
      "Wanja | coffee and cake",
    );
    expect(tasks).toEqual([
      "Coffee and cake / Wanja Holt / ",
      "Collect the sails / Runa / Thu 19 Nov",
      "Hire a crane driver / Idris / Sat 21 Nov",
    ]);
  });

  it.each([
    [
      "names beside their titles",
      ["Runa Falk | Head of sales", "Idris Bell | Crane driver", "Wanja Holt | Harbour office"],
    ],
    ["a rota", ["Day | Early | Late", "Mon 23 | Runa | Idris", "Tue 24 | Idris | Wanja"]],
    ["goods", ["Article | Pieces | Remark", "Shackle | 20 | galvanised", "Rope | 60 | blue"]],
  ])("no task in %s", async (_, rows) => {
    expect((await inMail(...rows)).tasks).toEqual([]);
  });

  it("a request below a table means none of its rows", async () => {
    const { tasks } = await inMail(
      "Article | Pieces | Remark",
      "Shackle | 20 | galvanised",
      "Rope | 60 | blue",
      "",
      "Please confirm by Thursday.",
    );
    expect(tasks.join()).not.toMatch(/rope|\|/i);
    expect(tasks).toHaveLength(1);
  });
});

describe("tables in files", () => {
  it("of Word, whose last cells are empty", async () => {
    const row = (...cells: string[]) =>
      `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join("")}</w:tr>`;
    const table = `<w:tbl>${row("Item", "Subject", "Responsible", "Until")}${row("1", "Mend the net", "Runa Falk", "30.11.2026")}${row("2", "The regatta took place.", "", "")}${row("3", "Wash the pontoon", "Idris Bell", "23.11.2026")}</w:tbl>`;
    const { tasks } = await linesOf(rawWithFile("Minutes.docx", WORD, makeDocx(table)));
    expect(tasks).toEqual([
      "Mend the net / Runa Falk / Mon 30 Nov",
      "Wash the pontoon / Idris Bell / Mon 23 Nov",
    ]);
  });

  it("of a PDF, a cell in two lines and one that is for information included", async () => {
    const page = makePdfPage([
      "Minutes of the yard meeting",
      "",
      [
        [60, "No."],
        [100, "Subject"],
        [360, "Resp."],
        [430, "Due"],
      ],
      [
        [60, "3.1"],
        [100, "Renew the mooring licence of the"],
        [360, "Runa"],
        [430, "24.11."],
      ],
      [[100, "eastern pier"]],
      [
        [60, "3.2"],
        [100, "Sand the tender"],
        [360, "Idris"],
        [430, "19.11."],
      ],
      [
        [60, "3.3"],
        [100, "The club has a new flag"],
        [360, "Info"],
      ],
    ]);
    const { tasks } = await linesOf(rawWithFile("minutes.pdf", "application/pdf", page));
    expect(tasks).toEqual([
      "Renew the mooring licence of the eastern pier / Runa / Tue 24 Nov",
      "Sand the tender / Idris / Thu 19 Nov",
    ]);
  });
});
