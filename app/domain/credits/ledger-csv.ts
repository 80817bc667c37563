import { csv } from "../csv";
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
  return csv([HEADINGS, ...rows]);
}
