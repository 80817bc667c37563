import Papa from "papaparse";
import { tableRow } from "../table-row";

const MOST_ROWS = 2000;
const MOST_COLUMNS = 100;

/** A table as lines, its first row first, and whether rows were left out. */
interface CsvText {
  text: string;
  isWhole: boolean;
}

/**
 * Reads comma, semicolon, tab or bar separated values (RFC 4180 and what programs make of it) into one line a row,
 * ` | ` between the cells; at most 2,000 rows. Null when the text has no columns.
 */
export function readCsv(text: string): CsvText | null {
  // Excel names the separator in a line of its own.
  const named = /^\ufeff?"?sep=(.)"?\n/i.exec(text);
  const { data } = Papa.parse<string[]>(text.slice(named?.[0].length ?? 0), {
    delimiter: named?.[1] ?? "",
    delimitersToGuess: [",", ";", "\t", "|"],
    skipEmptyLines: "greedy",
    preview: MOST_ROWS + 1,
  });
  const rows = data.slice(0, MOST_ROWS).map((row) => row.slice(0, MOST_COLUMNS));
  const withColumns = rows.filter((row) => row.length > 1).length;
  if (rows.length === 0 || withColumns * 2 < rows.length) return null;
  return { text: rows.map(tableRow).join("\n"), isWhole: data.length <= MOST_ROWS };
}
