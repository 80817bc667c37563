// Fits where lines are cut: fit-cuts.ts FILES [--write], of scripts/train/words. A cut is right where it makes the line more like the one
// that a person wrote.
import { cutsOf } from "../../app/writing/embedded/english/cuts";
import { productModels } from "../eval/encoder";
import { paired, readWordedMails, writtenLines } from "../eval/worded-lines";
import { type EditedLine, reportEdits, writeEdits } from "./line-edits";

const KINDS = { trouble: "blocker", decision: "decision" } as const;

const lines: EditedLine[] = [];
let mail = 0;
for (const file of process.argv.slice(2).filter((one) => !one.startsWith("--")))
  for (const worded of await readWordedMails(file)) {
    mail += 1;
    const written = await writtenLines(worded, { ...productModels(), cut: (line) => line });
    for (const { line: wanted, found } of paired(worded.lines, written)) {
      if (found.kind === "task") continue;
      const edits = cutsOf(found.line, KINDS[found.kind]);
      lines.push({ mail, wanted, written: found.line, edits });
    }
  }
reportEdits(lines);
if (process.argv.includes("--write"))
  writeEdits(
    "app/writing/embedded/models/cuts.ts",
    "CUT",
    lines,
    "Where a line is cut, by what `english/cuts.ts` knows of it: fitted by scripts/train/fit-cuts.ts.",
  );
