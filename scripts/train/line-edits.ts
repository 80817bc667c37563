import { writeFileSync } from "node:fs";
import { type LinearModel, logOdds } from "../../app/writing/embedded/models/linear-model";
import { likeness, type WordedLine } from "../eval/worded-lines";
import { tableSource } from "./table-source";

/** A line that the writer wrote beside the one that a person wrote, and what might be made of it. */
export interface EditedLine {
  mail: number;
  wanted: WordedLine;
  written: string;
  edits: readonly { text: string; features: string[] }[];
}

const FOLDS = 10;
const NEAR = 0.8;
/** A feature seen less often says nothing. */
const LEAST_SEEN = 5;
const EPOCHS = 15;
const RATE = 0.12;
/** How fast weights shrink that nothing speaks for. */
const DECAY = 0.02;
const THRESHOLDS = [0, 0.5, 1, 1.5, 2, 2.5];

const likenessOf = ({ wanted }: EditedLine, text: string): number => likeness(wanted.line, text);

/**
 * Weights by which the edits of a line are chosen among, or none of them (0): those for which the chosen lines are most like the
 * person's, each edit chosen with a chance of its odds (softmax), by AdaGrad in a fixed order.
 */
export function fitEdits(lines: readonly EditedLine[]): LinearModel {
  const counts = new Map<string, number>();
  for (const { edits } of lines)
    for (const { features } of edits)
      for (const feature of new Set(features)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const known = [...counts].filter(([, count]) => count >= LEAST_SEEN).map(([feature]) => feature);
  const index = new Map(known.map((feature, at) => [feature, at]));
  const rows = lines
    .filter(({ edits }) => edits.length > 0)
    .map((line) => {
      const alone = likenessOf(line, line.written);
      return line.edits.map(({ text, features }) => ({
        gain: likenessOf(line, text) - alone,
        at: features.flatMap((feature) => index.get(feature) ?? []),
      }));
    });
  const weights = new Float64Array(known.length + 1);
  const seen = new Float64Array(known.length + 1).fill(1e-2);
  const bias = known.length;
  let seed = 12345;
  const random = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
  const order = rows.map((_, at) => at);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
    }
    for (const row of order.map((at) => rows[at] ?? [])) {
      const chances = softmax(
        row.map(({ at }) => at.reduce((sum, i) => sum + (weights[i] ?? 0), weights[bias] ?? 0)),
      );
      const expected = row.reduce((sum, { gain }, at) => sum + gain * (chances[at] ?? 0), 0);
      for (const [at, edit] of row.entries()) {
        const slope = (chances[at] ?? 0) * (edit.gain - expected);
        for (const i of [...edit.at, bias]) {
          seen[i] = (seen[i] ?? 0) + slope * slope;
          const rate = RATE / Math.sqrt(seen[i] ?? 1);
          weights[i] = (weights[i] ?? 0) * (1 - DECAY * rate * 0.01) + rate * slope;
        }
      }
    }
  }
  const round = (value: number | undefined) => Math.round((value ?? 0) * 100) / 100;
  return {
    bias: round(weights[bias]),
    weights: new Map(
      known.flatMap((feature, at) => (round(weights[at]) === 0 ? [] : [[feature, round(weights[at])]])),
    ),
  };
}

/** The chances of odds, beside none of them at 0. */
function softmax(odds: readonly number[]): number[] {
  const most = Math.max(0, ...odds);
  const shares = odds.map((one) => Math.exp(one - most));
  const total = shares.reduce((sum, one) => sum + one, Math.exp(-most));
  return shares.map((one) => one / total);
}

function edited(model: LinearModel | undefined, line: EditedLine, threshold: number): string {
  let [best, most] = [line.written, threshold];
  for (const { text, features } of model ? line.edits : []) {
    const odds = model ? logOdds(model, features) : 0;
    if (odds > most) [best, most] = [text, odds];
  }
  return best;
}

/** Prints how like the person's lines are as they are, as edited from several odds on (cross-validated by mail), and at best. */
export function reportEdits(lines: readonly EditedLine[]): void {
  const models = Array.from({ length: FOLDS }, (_, fold) =>
    fitEdits(lines.filter(({ mail }) => mail % FOLDS !== fold)),
  );
  const report = (name: string, of: (line: EditedLine) => number): void => {
    const all = lines.map(of);
    const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
    const near = all.filter((one) => one >= NEAR).length / all.length;
    const change = lines.map((line, at) => (all[at] ?? 0) - likenessOf(line, line.written));
    console.log(
      `${name}: ${mean.toFixed(4)}, near ${near.toFixed(3)}; more like ${change.filter((one) => one > 0).length}, less like ${change.filter((one) => one < 0).length}`,
    );
  };
  console.log(`${lines.length} lines, ${lines.flatMap(({ edits }) => edits).length} edits`);
  for (const kind of ["task", "trouble", "decision"]) {
    const of = lines.filter(({ wanted }) => wanted.kind === kind);
    const gain = of.map(
      (line) => likenessOf(line, edited(models[line.mail % FOLDS], line, 0)) - likenessOf(line, line.written),
    );
    console.log(
      `${kind}: ${of.length}, gain ${(gain.reduce((sum, one) => sum + one, 0) / of.length).toFixed(4)}, more like ${gain.filter((one) => one > 0).length}, less like ${gain.filter((one) => one < 0).length}`,
    );
  }
  report("as they are", (line) => likenessOf(line, line.written));
  for (const threshold of THRESHOLDS)
    report(`from ${threshold} on`, (line) =>
      likenessOf(line, edited(models[line.mail % FOLDS], line, threshold)),
    );
  report("at best", (line) =>
    Math.max(likenessOf(line, line.written), ...line.edits.map(({ text }) => likenessOf(line, text))),
  );
}

/** Writes the module of the fitted weights. */
export function writeEdits(file: string, name: string, lines: readonly EditedLine[], doc: string): void {
  writeFileSync(file, tableSource(name, fitEdits(lines), null, doc));
}
