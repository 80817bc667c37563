/** Rows as CSV (RFC 4180), each line ended by CRLF. */
export function csv(rows: (string | number)[][]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  // A spreadsheet takes such a beginning for a formula, and a title is anybody's words.
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
