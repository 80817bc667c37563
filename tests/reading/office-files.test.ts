import { describe, expect, it } from "vitest";
import { mailFileReader } from "../../app/reading/files/mail-file-reader";
import { readFile } from "../../app/reading/files/read-file";
import { readMail } from "../../app/reading/read-mail";
import { makePackage, makePptx, makeXlsx, shape } from "../fixtures/files/make-office";
import { context, mixedMail } from "../fixtures/mail/raw-mail";

const styles =
  '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="165" formatCode="[$-407]d/ mmm hh:mm;@"/><numFmt numFmtId="166" formatCode="#,##0.00 &quot;days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="9"/><xf numFmtId="20"/><xf numFmtId="166"/><xf numFmtId="46"/></cellXfs></styleSheet>';
const row = (...cells: string[]) => `<row>${cells.join("")}</row>`;
const shared = (index: number) => `<c t="s"><v>${index}</v></c>`;
const number = (value: number, style = 0) => `<c s="${style}"><v>${value}</v></c>`;

describe("Excel files (.xlsx)", () => {
  it("are read as rows, in their columns, with shared and own texts", async () => {
    const strings = [
      "<t>Task</t>",
      "<t>Owner</t>",
      "<r><t>Crane, </t></r><r><t>repair</t></r><rPh><t>kureen</t></rPh>",
    ];
    const rows = [
      row(shared(0), shared(1), '<c t="inlineStr"><is><t>Due &amp; done</t></is></c>'),
      '<row><c r="A2" t="s"><v>2</v></c><c r="C2" t="str"><f>A1&amp;B1</f><v>Friday</v></c><c r="D2"/></row>',
      '<row hidden="1"><c t="str"><v>secret</v></c></row>',
      row('<c t="b"><v>1</v></c>', number(0.30000000000000004)),
      row(),
    ].join("");
    expect(await readFile(makeXlsx({ Plan: rows }, { strings }))).toEqual({
      text: "Task | Owner | Due & done\nCrane, repair |  | Friday\nTRUE | 0.3",
      problem: null,
    });
  });

  it("dates, times and shares are read as the sheet shows them", async () => {
    const values = [
      number(46346, 1),
      number(46346.75, 2),
      number(46346.75, 3),
      number(0.25, 4),
      number(0.5, 5),
    ];
    const text = (
      await readFile(makeXlsx({ Plan: row(...values, number(46346, 6), number(1.25, 7)) }, { styles }))
    ).text;
    expect(text).toBe("2026-11-20 | 2026-11-20 | 2026-11-20 18:00 | 25% | 12:00 | 46346 | 30:00");
  });

  it("several sheets are read under their names, hidden ones not at all", async () => {
    const sheet = (words: string) => row(`<c t="str"><v>${words}</v></c>`);
    const bytes = makeXlsx(
      { Plan: sheet("Ana orders cranes."), Secret: sheet("hidden"), Quay: sheet("Joe paints.") },
      { hidden: ["Secret"] },
    );
    expect((await readFile(bytes)).text).toBe("Plan\nAna orders cranes.\n\nQuay\nJoe paints.");
  });

  it("are read to their 2,000th row, and it says so", async () => {
    const rows = Array.from({ length: 3000 }, (_, index) => row(number(index))).join("");
    const { text, problem } = await readFile(makeXlsx({ Piles: rows }));
    expect(text.split("\n")).toHaveLength(2000);
    expect(problem).toBe("Only its first 2,000 rows were read.");
  });

  it("a bomb, a cut part, an empty one and the binary kind say so", async () => {
    const bomb = makePackage("xl/workbook.xml", {
      "xl/workbook.xml": new Uint8Array(64 * 1024 * 1024).fill(0x20),
    });
    await expect(readFile(bomb)).rejects.toThrow("This file becomes too large when it is unpacked.");
    await expect(
      readFile(makePackage("xl/workbook.xml", { "xl/workbook.xml": "<workbook" })),
    ).rejects.toThrow("damaged");
    await expect(readFile(makeXlsx({ Plan: "" }))).rejects.toThrow("There is no text in this file.");
    await expect(readFile(makePackage("xl/workbook.bin", { "xl/workbook.bin": "x" }))).rejects.toThrow(
      "Save it as .xlsx",
    );
  });
});

describe("PowerPoint files (.pptx)", () => {
  it("are read slide by slide in their order: titles, points, tables, notes", async () => {
    const table =
      "<p:graphicFrame><a:tbl><a:tr><a:tc><a:txBody><a:p><a:r><a:t>Crane</a:t></a:r></a:p></a:txBody></a:tc><a:tc><a:txBody><a:p><a:r><a:t>Joe</a:t></a:r></a:p></a:txBody></a:tc></a:tr></a:tbl></p:graphicFrame>";
    const bytes = makePptx([
      { shapes: `${shape("title", "Next")}${table}${shape("sldNum", "2")}` },
      { shapes: shape("title", "Draft"), hidden: true },
      {
        shapes:
          shape("ctrTitle", "Harbour") +
          shape("", "Ana orders cranes", "Joe paints &amp; signs") +
          shape(null, "A box"),
        notes: shape("sldImg", "picture") + shape("body", "Say that we are late."),
      },
    ]);
    expect(await readFile(bytes)).toEqual({
      text: "Harbour\n- Ana orders cranes\n- Joe paints & signs\nA box\n\nSay that we are late.\n\nNext\nCrane | Joe",
      problem: null,
    });
  });

  it("without words say so", async () => {
    await expect(readFile(makePptx([{ shapes: shape("sldNum", "1") }]))).rejects.toThrow(
      "There is no text in this file.",
    );
  });
});

describe("attached to a mail", () => {
  const encoded = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64").replace(/.{76}/g, "$&\r\n");

  it.each([
    [
      "plan.xlsx",
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      makeXlsx({ A: row(number(7)) }),
      "7",
    ],
    ["plan.pptx", "application/octet-stream", makePptx([{ shapes: shape("title", "Cranes") }]), "Cranes"],
  ])("%s (%s) becomes a part", async (name, type, bytes, text) => {
    const file = [
      `Content-Type: ${type}; name="${name}"`,
      "Content-Transfer-Encoding: base64",
      "",
      encoded(bytes),
    ];
    const raw = mixedMail("mixed", [["Content-Type: text/plain", "", "See the plan."], file]);
    const mail = await readMail(raw, { ...context, readFile: mailFileReader() });
    expect(mail.parts[1]).toMatchObject({ kind: "attachment", filename: name, text });
    expect(mail.attachments).toMatchObject([{ filename: name, read: true, problem: null }]);
  });
});
