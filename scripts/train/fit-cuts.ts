// Fits where lines are cut: fit-cuts.ts FILES [--write], of scripts/train/words. A cut is right where it makes the line, or the sentence
// of one that the writer did not find, more like the line that a person wrote.

import { tellsOdds } from "../../app/writing/embedded/encoder/with-encoder";
import { cutsOf } from "../../app/writing/embedded/english/cuts";
import { actOdds } from "../../app/writing/embedded/models/act-model";
import type { Statement } from "../../app/writing/embedded/statement";
import { encoder, productModels } from "../eval/encoder";
import { paired, readWordedMails, writtenLines } from "../eval/worded-lines";
import { type EditedLine, reportEdits, writeEdits } from "./line-edits";

const KINDS = { trouble: "blocker", decision: "decision" } as const;

const lines: EditedLine[] = [];
let mail = 0;
for (const file of process.argv.slice(2).filter((one) => !one.startsWith("--")))
  for (const worded of await readWordedMails(file)) {
    mail += 1;
    const models = productModels();
    const acts = models.acts ?? actOdds;
    const said: Statement[] = [];
    const told = new Map<string, Statement>();
    const written = await writtenLines(worded, {
      ...models,
      acts: (language, features, statement, before) => {
        said.push(statement);
        return acts(language, features, statement, before);
      },
      cut: (line, _, statement) => {
        told.set(line, statement);
        return line;
      },
    });
    const pairs = paired(worded.lines, written);
    for (const wanted of worded.lines) {
      if (wanted.kind === "task") continue;
      const line = pairs.find((pair) => pair.line === wanted)?.found.line;
      // What the writer did not find is told by its sentence.
      const statement =
        line === undefined
          ? said.find(({ text }) => text.includes(wanted.quote.replace(/[.!]$/, "")))
          : told.get(line);
      if (!statement) continue;
      const words = line ?? statement.text.replace(/[.!]+$/, "");
      const kind = KINDS[wanted.kind];
      const edits = cutsOf(words, kind, tellsOdds(encoder, kind, statement));
      lines.push({ mail, wanted, written: words, edits });
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
