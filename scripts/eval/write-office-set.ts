import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { scoredRecords, type TradeRecord } from "../../tests/fixtures/office/office-record";
import { SINGLES, WEEKS } from "../../tests/fixtures/office/office-set";

const { values } = parseArgs({ options: { out: { type: "string" } } });
const { out } = values;
if (!out) {
  console.error("usage: node scripts/office-set.mjs --out DIRECTORY");
  process.exit(2);
}
await mkdir(out, { recursive: true });
const inSet = (set: TradeRecord["set"]) => SINGLES.filter((record) => record.set === set);
for (const [name, records] of [
  ["own-a", inSet("a")],
  ["own-b", inSet("b")],
  ["own-weeks", WEEKS],
] as const) {
  const lines = scoredRecords(records).map((record) => JSON.stringify(record));
  const file = path.join(out, `${name}.jsonl`);
  await writeFile(file, `${lines.join("\n")}\n`);
  console.log(`${file}: ${records.length} records`);
}
