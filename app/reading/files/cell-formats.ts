import { attributeOf, xmlTokens } from "./xml-tokens";

type CellFormat = "number" | "percent" | "date" | "time" | "moment";

/** The formats that every spreadsheet knows by number (ECMA-376, part 1, 18.8.30). */
function builtIn(id: number): CellFormat {
  if (id === 9 || id === 10) return "percent";
  if (id === 22) return "moment";
  if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47)) return "time";
  const isDate = (id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
  return isDate ? "date" : "number";
}

function ofCode(code: string): CellFormat {
  const plain = (code.split(";")[0] ?? "").replace(/"[^"]*"|\\.|_.|\[(?!h|m|s)[^\]]*\]/gi, "").toLowerCase();
  const hasDay = /[dy]|mmm/.test(plain) || (/m/.test(plain) && !/[hs]/.test(plain));
  if (hasDay) return /h/.test(plain) ? "moment" : "date";
  if (/[hs]/.test(plain)) return "time";
  return plain.includes("%") ? "percent" : "number";
}

/** What each style of a workbook shows a number as, in the order in which cells refer to them. Throws SyntaxError. */
export function readCellFormats(styles: string): CellFormat[] {
  const codes = new Map<number, CellFormat>();
  const formats: CellFormat[] = [];
  let isCells = false;
  for (const token of xmlTokens(styles)) {
    if (token.kind === "close" && token.name === "cellXfs") break;
    if (token.kind !== "open") continue;
    const of = (name: string) => attributeOf(token.attributes, name);
    if (token.name === "numFmt") codes.set(Number(of("numFmtId")), ofCode(of("formatCode") ?? ""));
    if (token.name === "cellXfs") isCells = true;
    if (token.name !== "xf" || !isCells) continue;
    const id = Number(of("numFmtId") ?? 0);
    formats.push(codes.get(id) ?? builtIn(id));
  }
  return formats;
}

/** Day 0; a day that never was, 29 February 1900, is counted, so that this is right from March 1900 on. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const DAYS_TO_1904 = 1462;
const LAST_DAY = 2_958_465;

/** A number as its cell shows it: 46337 as 2026-11-11, 0.5 as 12:00 or 50%. */
export function shownNumber(value: number, format: CellFormat, startsIn1904: boolean): string {
  if (format === "number" || value < 0 || value > LAST_DAY) return rounded(value);
  if (format === "percent") return `${rounded(value * 100)}%`;
  const days = value + (startsIn1904 && format !== "time" ? DAYS_TO_1904 : 0);
  // Seconds are fractions of days, which end somewhere.
  const iso = new Date(DAY_ZERO + Math.round(days * 86_400) * 1000).toISOString();
  const [date, clock] = [iso.slice(0, 10), iso.slice(11, 16)];
  if (format === "time") return value >= 1 ? hours(Math.round(value * 1440)) : clock;
  return format === "moment" && clock !== "00:00" ? `${date} ${clock}` : date;
}

/** 30:15 of 1,815 minutes. */
const hours = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;

/** Without the digits that binary fractions leave behind. */
const rounded = (value: number) => String(Number(value.toPrecision(15)));
