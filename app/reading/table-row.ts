/** One row of a table as one line; what is written in a cell can't be taken for the border of another. */
export function tableRow(cells: readonly string[]): string {
  return cells.map((cell) => cell.replace(/\s+/g, " ").replaceAll("|", "/").trim()).join(" | ");
}
