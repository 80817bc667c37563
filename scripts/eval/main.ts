import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { predictDigest } from "./predict-digest";
import { predictForward, predictMime, predictReply } from "./predict-mail";
import { predictOffice } from "./predict-office";
import type { EvalRecord, Prediction } from "./prediction";

/** The scorer's own rule for records that do not name their kind. */
function kindOf(record: EvalRecord): string {
  if (record.kind) return record.kind;
  if (!record.expect) return "sentence";
  return "forwarded" in record.expect ? "forward" : "mime";
}

async function readRecords(file: string): Promise<EvalRecord[]> {
  const bytes = await readFile(file);
  const text = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line): EvalRecord => JSON.parse(line));
}

async function predict(record: EvalRecord, baseDirectory: string): Promise<Prediction> {
  const kind = kindOf(record);
  switch (kind) {
    case "mime":
      return predictMime(record, baseDirectory);
    case "forward":
      return predictForward(record, baseDirectory);
    case "reply":
      return predictReply(record, baseDirectory);
    case "office":
      return predictOffice(record);
    default:
      return predictDigest(record);
  }
}

const { values } = parseArgs({ options: { ref: { type: "string" }, pred: { type: "string" } } });
if (!values.ref || !values.pred) {
  console.error("usage: node scripts/eval.mjs --ref reference.jsonl[.gz] --pred predictions.jsonl");
  process.exit(2);
}
const baseDirectory = path.dirname(path.resolve(values.ref));
const predictions: Prediction[] = [];
for (const record of await readRecords(values.ref)) predictions.push(await predict(record, baseDirectory));
await writeFile(values.pred, `${predictions.map((line) => JSON.stringify(line)).join("\n")}\n`);
