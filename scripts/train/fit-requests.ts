import { readFileSync, writeFileSync } from "node:fs";
import { logOdds } from "../../app/writing/embedded/models/linear-model";
import { requestFeatures } from "../../app/writing/embedded/models/request-features";
import { foldSpace } from "../../app/writing/embedded/tokens";
import { bestThreshold, type Example, f1At, fitLogistic } from "./logistic-regression";
import { tableSource } from "./table-source";

interface Labelled {
  id: string;
  text: string;
  official_split: "train" | "test";
  labels: { action: boolean };
}

const OPTIONS = { l1: 0.1, l2: 10, minCount: 3, epochs: 8, bags: 8 };
const FOLDS = 5;

const example = (r: Labelled): Example => ({
  features: requestFeatures(foldSpace(r.text)),
  label: r.labels.action,
});

/** Log-odds of each example from a model that never saw its fold. */
function heldOut(examples: readonly Example[], folds: number): number[] {
  const odds = examples.map(() => 0);
  for (let fold = 0; fold < folds; fold++) {
    const model = fitLogistic(
      examples.filter((_, i) => i % folds !== fold),
      OPTIONS,
    );
    examples.forEach((e, i) => {
      if (i % folds === fold) odds[i] = logOdds(model, e.features);
    });
  }
  return odds;
}

const [data, out] = process.argv.slice(2);
if (!data) throw new Error("usage: fit-requests SENTENCES.jsonl [WEIGHTS.ts]");
const records = readFileSync(data, "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Labelled);
const train = records.filter((r) => r.official_split === "train").map(example);
const test = records.filter((r) => r.official_split === "test").map(example);

const odds = heldOut(train, FOLDS);
const labels = train.map((e) => e.label);
const threshold = bestThreshold(odds, labels);
const model = fitLogistic(train, OPTIONS);
console.log(`train, ${FOLDS}-fold F1 ${f1At(odds, labels, threshold).toFixed(3)} at ${threshold.toFixed(2)}`);
console.log(
  `official test F1 ${f1At(
    test.map((e) => logOdds(model, e.features)),
    test.map((e) => e.label),
    threshold,
  ).toFixed(3)}`,
);
const all = records.map(example);
console.log(
  `all, two halves F1 ${f1At(
    heldOut(all, 2),
    all.map((e) => e.label),
    threshold,
  ).toFixed(3)}, ten folds ${f1At(
    heldOut(all, 10),
    all.map((e) => e.label),
    threshold,
  ).toFixed(3)}`,
);
/** Weights below it are noise, and cost size. */
const LEAST_WEIGHT = 0.035;
if (out)
  writeFileSync(
    out,
    tableSource(
      "REQUEST",
      {
        ...model,
        weights: new Map([...model.weights].filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT)),
      },
      Math.round(threshold * 100) / 100,
      "Sentences of business mail that ask for or propose an action. Fitted by scripts/train/fit-requests.ts on the official\n * training split of the EmailIntent data (Apache-2.0): logistic regression, elastic net, eight bags, threshold by five-fold\n * cross-validation on the same split. Features: `requestFeatures`.",
    ),
  );
