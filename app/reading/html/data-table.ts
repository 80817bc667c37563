import type { DomNode } from "html-to-text";
import { isHidden } from "./hidden-html";

/** A cell with its room in the grid. */
interface DataCell {
  element: DomNode;
  colspan: number;
  rowspan: number;
}

const MOST_COLUMNS = 30;
const LONGEST_CELL = 200;
const MOST_LINES_IN_CELL = 4;
const MOST_NODES_IN_CELL = 100;
const PAGE_ELEMENTS = /^(?:table|ul|ol|dl|blockquote|pre|hr|h[1-6]|form|center)$/;
const LINE_ELEMENTS = /^(?:p|div|br)$/;

const tagsOf = (node: DomNode, names: RegExp) =>
  node.children.filter((child) => child.type === "tag" && names.test(child.name ?? ""));
const spanOf = (cell: DomNode, name: string) =>
  Math.min(MOST_COLUMNS, Math.max(1, Number.parseInt(cell.attribs?.[name] ?? "1", 10) || 1));

/**
 * The rows of a table that shows data: at least two rows and two columns, as many columns in each row, short words in
 * the cells. Null for tables that lay out a page (nested, with long texts, lists or headings in the cells, most cells
 * empty) and where a row or cell is hidden, which selectors leave out. `hiddenClasses` are those of the mail's style sheets.
 */
export function readDataTable(table: DomNode, hiddenClasses: readonly string[]): DataCell[][] | null {
  if (/^(?:presentation|none)$/i.test(table.attribs?.role ?? "")) return null;
  const sections = [table, ...tagsOf(table, /^(?:thead|tbody|tfoot)$/)];
  const rows = sections.flatMap((section) => tagsOf(section, /^tr$/));
  if (rows.length < 2) return null;
  const cells: DataCell[][] = [];
  const words: string[][] = [];
  for (const row of rows) {
    const elements = tagsOf(row, /^t[dh]$/);
    if (elements.length > MOST_COLUMNS || isHidden(row, hiddenClasses)) return null;
    const texts: string[] = [];
    for (const element of elements) {
      const text = isHidden(element, hiddenClasses) ? null : shortText(element);
      if (text === null) return null;
      texts.push(text);
    }
    words.push(texts);
    cells.push(
      elements.map((element) => ({
        element,
        colspan: spanOf(element, "colspan"),
        rowspan: spanOf(element, "rowspan"),
      })),
    );
  }
  const filled = words.flat().filter((text) => text !== "").length;
  if (filled * 2 < words.flat().length) return null;
  const grid = gridOf(cells, (row, index) => words[row]?.[index] ?? "");
  return isRegular(grid) ? cells : null;
}

/** What a cell says; null when it holds more than a cell of data does. */
function shortText(cell: DomNode): string | null {
  let text = "";
  let lines = 0;
  let count = 0;
  const open = [cell];
  for (let node = open.pop(); node; node = open.pop()) {
    const name = node.name ?? "";
    if (node.type === "text") text += node.data ?? "";
    if (LINE_ELEMENTS.test(name)) lines++;
    count += node.children?.length ?? 0;
    if (PAGE_ELEMENTS.test(name) || lines > MOST_LINES_IN_CELL || count > MOST_NODES_IN_CELL) return null;
    open.push(...[...(node.children ?? [])].reverse());
  }
  // Sources of pages are indented.
  const folded = text.replace(/[\s\u200b-\u200d\u{ad}\u{feff}]+/gu, " ").trim();
  return folded.length > LONGEST_CELL ? null : folded;
}

/**
 * The words of cells, each in its column; a cell that spans rows says the same in each of them, the others of a cell
 * that spans columns are empty.
 */
export function gridOf(
  rows: readonly (readonly { colspan: number; rowspan: number }[])[],
  textAt: (row: number, index: number) => string,
): string[][] {
  const held: { text: string; rows: number }[] = [];
  return rows.map((cells, rowIndex) => {
    const row: string[] = [];
    const takeHeld = () => {
      for (let above = held[row.length]; above && above.rows > 0; above = held[row.length]) {
        above.rows--;
        row.push(above.text);
      }
    };
    cells.forEach(({ colspan, rowspan }, index) => {
      takeHeld();
      for (let column = 0; column < colspan && row.length < MOST_COLUMNS; column++) {
        const text = column === 0 ? textAt(rowIndex, index) : "";
        held[row.length] = { text, rows: rowspan - 1 };
        row.push(text);
      }
    });
    takeHeld();
    return row;
  });
}

function isRegular(grid: string[][]): boolean {
  const filled = grid.filter((row) => row.some((text) => text !== ""));
  const width = filled[0]?.length ?? 0;
  if (filled.some((row) => row.length !== width)) return false;
  const full = filled.filter((row) => row.filter((text) => text !== "").length > 1);
  const columns = Array.from(
    { length: width },
    (_none, column) => full.filter((row) => row[column] !== "").length,
  );
  return full.length >= 2 && columns.filter((count) => count * 2 >= full.length).length >= 2;
}
