// The models of acts: fits them on the labelled sentences and mails of scripts/train/sentences, says how well they do on files
// that they never saw, beside the rules alone, and writes their weights.
import { writeFileSync } from "node:fs";
import { logOdds } from "../../app/writing/embedded/models/linear-model";
import { type ActExample, readActExamples } from "./act-examples";
import { type Example, fitLogistic } from "./logistic-regression";

const OPTIONS = { l1: 0.02, l2: 2.5, minCount: 3, epochs: 12, bags: 6 };
/** Weights below it are noise, and cost size. */
const LEAST_WEIGHT = 0.05;

interface Question {
  name: string;
  of: (example: ActExample) => boolean;
  /** Left out: not asked of this example. */
  asked: (example: ActExample) => boolean;
  rules: RegExp | null;
}

const always = () => true;
const isOwned = (example: ActExample) => example.who !== null;
const QUESTIONS: readonly Question[] = [
  {
    name: "task",
    of: (e) => e.labels.has("a"),
    asked: always,
    rules: /^(?:request|commitment|assignment|duty)$/,
  },
  { name: "obstacle", of: (e) => e.labels.has("b"), asked: always, rules: /^obstacle$/ },
  { name: "decision", of: (e) => e.labels.has("d"), asked: always, rules: /^decision$/ },
  { name: "report", of: (e) => e.labels.has("x"), asked: always, rules: /^(?:done|cancel|release)$/ },
  ...(["reader", "writer", "other", "nobody"] as const).map((who) => ({
    name: who,
    of: (e: ActExample) => e.who === who,
    asked: isOwned,
    rules: null,
  })),
];

const [folder = "scripts/train/sentences", out, verbose] = process.argv.slice(2);
const examples = readActExamples(folder);
const files = [...new Set(examples.map((e) => e.file))];
console.log(`${examples.length} sentences in ${files.length} files`);

const tables: Record<string, { bias: number; weights: string }> = {};
const owners = new Map<ActExample, { name: string; odds: number }[]>();
for (const question of QUESTIONS) {
  const asked = examples.filter(question.asked);
  const example = (e: ActExample): Example => ({ features: e.features, label: question.of(e) });
  const odds = new Map<ActExample, number>();
  for (const file of files) {
    const model = fitLogistic(asked.filter((e) => e.file !== file).map(example), OPTIONS);
    for (const e of asked) if (e.file === file) odds.set(e, logOdds(model, e.features));
  }
  for (const e of asked)
    if (question.rules === null)
      owners.set(e, [...(owners.get(e) ?? []), { name: question.name, odds: odds.get(e) ?? 0 }]);
  const share = (says: (e: ActExample) => boolean) => {
    const hits = asked.filter((e) => says(e) && question.of(e)).length;
    return `${(hits / asked.filter(question.of).length).toFixed(2)}/${(hits / Math.max(1, asked.filter(says).length)).toFixed(2)}`;
  };
  const { rules } = question;
  if (rules !== null)
    console.log(
      `${question.name} (${asked.filter(question.of).length}): recall/precision rules ${share((e) => e.ruled.some((act) => rules.test(act.kind) && act.certainty >= 0.5))}, models ${[-1, -0.5, 0, 0.5, 1].map((at) => `${at}: ${share((e) => (odds.get(e) ?? 0) >= at)}`).join("  ")}`,
    );
  if (verbose === question.name)
    for (const e of asked)
      if ((odds.get(e) ?? 0) >= 0 !== question.of(e))
        console.log(`  ${question.of(e) ? "missed" : "false"} ${(odds.get(e) ?? 0).toFixed(1)} ${e.text}`);
  const model = fitLogistic(asked.map(example), OPTIONS);
  tables[question.name] = {
    bias: model.bias,
    weights: [...model.weights]
      .filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([feature, weight]) => `${feature}=${weight}`)
      .join("\t"),
  };
}
const owned = [...owners];
const right = owned.filter(
  ([e, odds]) => [...odds].sort((a, b) => b.odds - a.odds)[0]?.name === e.who,
).length;
console.log(`owner right ${right} of ${owned.length}`);
if (out)
  writeFileSync(
    out,
    `/**\n * The models of acts, fitted by scripts/train/fit-acts.ts on ${examples.length} labelled sentences of our own (scripts/train/sentences):\n * logistic regression, elastic net, six bags. Features: \`actFeatures\`. \`feature=weight\`, separated by tabs.\n */\nexport const ACT_WEIGHTS: Readonly<Record<string, { bias: number; weights: string }>> = ${JSON.stringify(tables, null, 2)};\n`,
  );
