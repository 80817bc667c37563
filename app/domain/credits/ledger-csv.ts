import { type LedgerLine, ledgerWords } from "./ledger-view";

const HEADINGS = ["Time (UTC)", "What", "Agent", "Payment", "Receipt", "Credits", "Balance"];

/** The ledger as CSV (RFC 4180), with a heading. */
export function ledgerCsv(lines: LedgerLine[]): string {
  const rows = lines.map((line) => [
    line.at,
    ledgerWords(line),
    line.agent?.title ?? "",
    line.payment?.id ?? "",
    line.payment?.receiptUrl ?? "",
    line.delta,
    line.balance,
  ]);
  return [HEADINGS, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  // A spreadsheet takes such a beginning for a formula, and an agent's title is anybody's words.
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
