import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type ScoredRecord, scoredRecords } from "../../tests/fixtures/office/office-record";
import { SINGLES, WEEKS } from "../../tests/fixtures/office/office-set";

const MAILS = "scripts/train/mails";

/** The labelled records of scripts/train/mails, those of our own set, and those of further files of JSON lines. */
export const labelledRecords = (more: readonly string[]): ScoredRecord[] => [
  ...[
    ...readdirSync(MAILS)
      .sort()
      .map((name) => path.join(MAILS, name)),
    ...more,
  ].flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line): ScoredRecord => JSON.parse(line)),
  ),
  ...scoredRecords([...SINGLES, ...WEEKS]),
];
