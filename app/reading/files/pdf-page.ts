/** A run of text of a page, as the reader of PDFs finds it; `transform` ends in its place, from the lower left. */
export interface PdfRun {
  str: string;
  transform: number[];
  width: number;
  height: number;
  hasEOL: boolean;
}

interface Cell {
  text: string;
  /** Where it begins. */
  at: number;
}

/** Wider than this many heights of a letter, a gap parts two columns. */
const COLUMN_GAP = 1.4;
/** Columns that begin within so many points of each other are one. */
const ALIGNED = 4;

/**
 * The words of a page, line by line. Lines whose words stand in the same columns are rows of a table: their cells are
 * parted by tabs, one that is empty too, and what goes on in the next line goes on in its cell.
 */
export function textOfPage(runs: readonly PdfRun[]): string {
  const lines = linesOf(runs);
  const written: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const rows = rowsFrom(lines, at);
    written.push(...(rows?.rows ?? [plain(lines[at] ?? [])]));
    at += rows?.length ?? 1;
  }
  return written.join("\n").trim();
}

const plain = (line: readonly Cell[]): string => line.map(({ text }) => text).join(" ");

function linesOf(runs: readonly PdfRun[]): Cell[][] {
  const lines: Cell[][] = [];
  let line: Cell[] = [];
  let end: number | null = null;
  const close = () => {
    lines.push(line.map(({ text, at }) => ({ text: text.trim(), at })).filter(({ text }) => text !== ""));
    line = [];
    end = null;
  };
  for (const { str, transform, width, height, hasEOL } of runs) {
    const at = transform[4] ?? 0;
    const last = line.at(-1);
    if (str.trim() !== "") {
      if (last && (end === null || at - end < COLUMN_GAP * Math.max(height, 4))) last.text += str;
      else line.push({ text: str, at });
      end = at + width;
    } else if (last) last.text += str;
    if (hasEOL) close();
  }
  if (line.length > 0) close();
  return lines;
}

/** The rows of the table that begins with a line, and how many lines they take; null where none begins. */
function rowsFrom(lines: readonly Cell[][], from: number): { rows: string[]; length: number } | null {
  const columns = (lines[from] ?? []).map(({ at }) => at);
  if (columns.length < 2) return null;
  const rows: string[][] = [];
  let full = 0;
  let at = from;
  for (; at < lines.length; at++) {
    const line = lines[at] ?? [];
    const places = line.map((cell) => columnOf(columns, cell.at));
    if (line.length === 0 || places.includes(-1)) break;
    const above = rows.at(-1);
    if (places[0] !== 0 && above) {
      line.forEach(({ text }, index) => {
        const place = places[index] ?? 0;
        above[place] = `${above[place] ?? ""} ${text}`.trim();
      });
      continue;
    }
    if (line.length < 2) break;
    full++;
    rows.push(columns.map((_column, place) => line[places.indexOf(place)]?.text ?? ""));
  }
  return full < 2 ? null : { rows: rows.map((row) => row.join("\t")), length: at - from };
}

/** The column in which something begins: at its beginning or, where numbers stand to the right, behind it. */
function columnOf(columns: readonly number[], at: number): number {
  return columns.findIndex((column) => Math.abs(column - at) <= ALIGNED);
}
