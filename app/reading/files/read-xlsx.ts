import { tableRow } from "../table-row";
import { readCellFormats, shownNumber } from "./cell-formats";
import type { OfficePackage } from "./office-package";
import { type FileText, Unreadable } from "./unreadable";
import { attributeOf, xmlTokens } from "./xml-tokens";

const MOST_ROWS = 2000;
const MOST_COLUMNS = 100;
const MOST_SHEETS = 50;

/** A workbook as its cells are read. */
interface Workbook {
  strings: string[];
  /** What a style shows a number as. */
  show(style: number, value: number): string;
}

/**
 * The text of an .xlsx file (ECMA-376, part 1, 18): a line each row, ` | ` between the cells, dates as dates; the name
 * of a sheet above its rows where there are several. At most 2,000 rows of all; what is hidden is left out.
 * Throws Unreadable and SyntaxError.
 */
export function readXlsx(file: OfficePackage, main: string): FileText {
  const xml = file.part(main);
  if (xml === null) throw new Unreadable("This is not an Excel workbook.");
  const { sheets, startsIn1904 } = readSheetList(xml);
  const relations = file.relations(main);
  const partOf = (type: string) => file.part(relations.find((each) => each.type === type)?.target ?? "");
  const formats = readCellFormats(partOf("styles") ?? "");
  const book: Workbook = {
    strings: readStrings(partOf("sharedStrings") ?? ""),
    show: (style, value) => shownNumber(value, formats[style] ?? "number", startsIn1904),
  };
  const blocks: string[] = [];
  let left = MOST_ROWS;
  let isWhole = sheets.length <= MOST_SHEETS;
  for (const { id, name } of sheets.slice(0, MOST_SHEETS)) {
    const sheet = file.part(relations.find((each) => each.id === id)?.target ?? "");
    if (sheet === null) continue;
    const rows = readRows(sheet, book, left + 1);
    if (rows.length > left) isWhole = false;
    const lines = rows.slice(0, left).map(tableRow);
    left -= lines.length;
    if (lines.length > 0) blocks.push((sheets.length > 1 ? [name, ...lines] : lines).join("\n"));
    if (left <= 0) {
      isWhole &&= sheets.at(-1)?.id === id;
      break;
    }
  }
  return { text: blocks.join("\n\n"), problem: isWhole ? null : "Only its first 2,000 rows were read." };
}

/** Of the sheets that are shown, in their order. */
function readSheetList(xml: string): { sheets: { id: string; name: string }[]; startsIn1904: boolean } {
  const sheets: { id: string; name: string }[] = [];
  let startsIn1904 = false;
  for (const token of xmlTokens(xml)) {
    if (token.kind !== "open") continue;
    const of = (name: string) => attributeOf(token.attributes, name);
    if (token.name === "workbookPr") startsIn1904 = /^(?:1|true)$/.test(of("date1904") ?? "");
    if (token.name !== "sheet" || (of("state") ?? "visible") !== "visible") continue;
    sheets.push({ id: of("id") ?? "", name: of("name") ?? "" });
  }
  return { sheets, startsIn1904 };
}

/** Texts that cells refer to by number; how Japanese is pronounced stands beside them. */
function readStrings(xml: string): string[] {
  const strings: string[] = [];
  let text = "";
  let isText = false;
  let isBeside = false;
  for (const token of xmlTokens(xml)) {
    if (token.kind === "text") {
      if (isText && !isBeside) text += token.text;
    } else if (token.kind === "open") {
      if (token.name === "si" && token.isEmpty) strings.push("");
      if (token.name === "t") isText = !token.isEmpty;
      if (token.name === "rPh") isBeside = !token.isEmpty;
    } else {
      if (token.name === "t") isText = false;
      if (token.name === "rPh") isBeside = false;
      if (token.name === "si") {
        strings.push(text);
        text = "";
      }
    }
  }
  return strings;
}

interface Cell {
  column: number;
  type: string;
  style: number;
  value: string;
}

function readRows(xml: string, book: Workbook, most: number): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let isHidden = false;
  let cell: Cell | null = null;
  let isValue = false;
  for (const token of xmlTokens(xml)) {
    if (token.kind === "text") {
      if (cell && isValue) cell.value += token.text;
    } else if (token.kind === "open") {
      const of = (name: string) => attributeOf(token.attributes, name);
      if (token.name === "row") {
        row = [];
        isHidden = /^(?:1|true)$/.test(of("hidden") ?? "");
      } else if (token.name === "c") {
        const column = columnOf(of("r")) ?? row.length;
        cell = token.isEmpty
          ? null
          : { column, type: of("t") ?? "n", style: Number(of("s") ?? 0), value: "" };
      } else if (token.name === "v" || token.name === "t") isValue = !token.isEmpty;
    } else if (token.name === "v" || token.name === "t") isValue = false;
    else if (token.name === "c" && cell) {
      if (cell.column < MOST_COLUMNS) {
        while (row.length < cell.column) row.push("");
        row[cell.column] = shown(cell, book);
      }
      cell = null;
    } else if (token.name === "row") {
      if (!isHidden && row.some((text) => text.trim() !== "")) rows.push(row);
      if (rows.length >= most) break;
    } else if (token.name === "sheetData") break;
  }
  return rows;
}

/** 1 of "B7". */
function columnOf(reference: string | null): number | null {
  const letters = /^([A-Z]{1,3})\d/.exec(reference ?? "")?.[1];
  if (letters === undefined) return null;
  return [...letters].reduce((total, letter) => total * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function shown({ type, style, value }: Cell, book: Workbook): string {
  if (type === "s") return book.strings[Number(value)] ?? "";
  if (type === "b") return value === "1" ? "TRUE" : "FALSE";
  const number = Number(value);
  return type !== "n" || value.trim() === "" || !Number.isFinite(number) ? value : book.show(style, number);
}
