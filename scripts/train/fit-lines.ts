// The model that says whether an open matter is worth its line: fits it on the digests of the labelled records of
// scripts/train/mails, of our own set, and of further files of JSON lines named behind the first argument; says how well it
// does on records that it never saw, and writes its weights to the folder named as first argument. The models of acts are
// fitted on the same records, so that each record is read by models that never saw it.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { followMaterial, isOpen } from "../../app/writing/embedded/follow-material";
import { lineFeatures } from "../../app/writing/embedded/matters/line-features";
import { EVERY_LINE } from "../../app/writing/embedded/matters/line-judge";
import { type Matter, type MatterKind, tellingAct } from "../../app/writing/embedded/matters/matter";
import { FITTED } from "../../app/writing/embedded/meetings/meeting-models";
import { type ActModels, oddsOf } from "../../app/writing/embedded/models/act-model";
import { logOdds } from "../../app/writing/embedded/models/linear-model";
import { readModels } from "../../app/writing/embedded/models/linear-models";
import { atOnce } from "../../app/writing/slices";
import type { ScoredRecord } from "../../tests/fixtures/office/office-record";
import { officeLines } from "../../tests/support/office-lines";
import { compareDigest } from "../../tests/support/office-score";
import { officeMaterial } from "../eval/predict-office";
import { readActExamples } from "./act-examples";
import { ACT_QUESTIONS, fitActs } from "./act-questions";
import { labelledRecords } from "./labelled-records";
import { fitLogistic } from "./logistic-regression";
import { mailSentences } from "./mail-sentences";
import { modelsSource, modelTable } from "./models-source";

const OPTIONS = {
  l1: 0.1,
  l2: 8,
  minCount: 3,
  epochs: 12,
  bags: 6,
};
const FOLDS = 6;
const SECTIONS = { action: "actions", blocker: "blockers", decision: "decisions" } as const;

interface LineExample {
  record: number;
  kind: MatterKind;
  line: string;
  features: string[];
  label: boolean;
}

const [out, ...more] = process.argv.slice(2);
const records = labelledRecords(more);
const foldOf = (record: number) => record % FOLDS;

const FOLDERS = { en: "english", de: "german", fr: "french", es: "spanish" } as const;
const LANGUAGES = ["en", "de", "fr", "es"] as const;
const sentences = (await Promise.all(records.map(mailSentences))).map((of, record) =>
  of.map(({ language, example }) => ({ language, example, record })),
);
const labelled = LANGUAGES.map((language) =>
  readActExamples(`scripts/train/sentences/${FOLDERS[language]}`, language),
);

/** The models of acts fitted without a fold's records. */
function actModelsWithout(fold: number): ActModels {
  const models = new Map(
    LANGUAGES.map((language, at) => [
      language,
      readModels(
        modelTable(
          ACT_QUESTIONS.map(({ name }) => name),
          fitActs(
            [
              ...(labelled[at] ?? []),
              ...sentences
                .flat()
                .filter((of) => of.language === language && foldOf(of.record) !== fold)
                .map(({ example }) => example),
            ],
            language,
            { bags: 3 },
          ),
        ),
      ),
    ]),
  );
  return (language, features) => {
    const fitted = models.get(language);
    if (!fitted) throw new Error(`No models of ${language}`);
    return oddsOf(fitted, features);
  };
}

/** The open matters of a record's digest, each with whether a label asks for its line; those that one allows are left out. */
async function examplesOf(record: ScoredRecord, index: number, acts: ActModels): Promise<LineExample[]> {
  const material = await officeMaterial(record);
  const { matters, surroundings } = atOnce(followMaterial(material, FITTED, acts));
  const lines = await officeLines(record, { judge: EVERY_LINE, acts });
  const { hits, extras } = compareDigest(record, lines);
  const asked = new Set(hits.map(({ line }) => line));
  const extra = new Set(extras);
  const textOf = (matter: Matter) => tellingAct(matter)?.line ?? "";
  return matters
    .filter((matter) => isOpen(matter) && matter.item === null)
    .flatMap((matter) => {
      const line = lines.find(
        ({ kind, words }) => kind === SECTIONS[matter.kind] && words === textOf(matter),
      );
      if (!line || !(asked.has(line) || extra.has(line))) return [];
      return [
        {
          record: index,
          kind: matter.kind,
          line: line.words,
          features: lineFeatures(matter, surroundings),
          label: asked.has(line),
        },
      ];
    });
}

const examples: LineExample[] = [];
for (let fold = 0; fold < FOLDS; fold++) {
  const acts = actModelsWithout(fold);
  for (const [index, record] of records.entries())
    if (foldOf(index) === fold) examples.push(...(await examplesOf(record, index, acts)));
}
console.log(
  `${examples.length} lines of ${records.length} records, ${examples.filter(({ label }) => label).length} asked for`,
);
const models = Array.from({ length: FOLDS }, (_, fold) =>
  fitLogistic(
    examples.filter(({ record }) => foldOf(record) !== fold),
    { ...OPTIONS, bags: 2 },
  ),
);
const odds = examples.map(({ record, features }) => {
  const model = models[foldOf(record)];
  return model ? logOdds(model, features) : 0;
});
for (const kind of ["action", "blocker", "decision"] as const) {
  const wanted = records.reduce((sum, { expect }) => sum + expect[SECTIONS[kind]].length, 0);
  const at = examples.flatMap((example, i) => (example.kind === kind ? [i] : []));
  const right = at.filter((i) => examples[i]?.label);
  const shares = [-9, -2, -1.5, -1, -0.5, 0, 0.5, 1].map((least) => {
    const kept = at.filter((i) => (odds[i] ?? 0) >= least);
    const hits = kept.filter((i) => examples[i]?.label).length;
    return `${least}: ${(hits / wanted).toFixed(2)}/${(hits / Math.max(1, kept.length)).toFixed(2)}`;
  });
  console.log(
    `${kind} (${wanted} wanted, ${right.length} of ${at.length} lines): recall/precision ${shares.join("  ")}`,
  );
}
if (out)
  writeFileSync(
    path.join(out, "lines.ts"),
    modelsSource(
      "LINES",
      `Whether an open matter is worth its line, fitted by scripts/train/fit-lines.ts on ${examples.length} lines of ${records.length} labelled digests:
 * logistic regression, elastic net, six bags. Features: \`lineFeatures\`.`,
      ["listed"],
      [fitLogistic(examples, OPTIONS)],
    ),
  );
