// The models of acts in a language (en, de, fr, es): fits them on the labelled sentences and mails of
// scripts/train/sentences/LANGUAGE, says how well they do on what they never saw, beside the rules alone, and writes their weights.
import { writeFileSync } from "node:fs";
import { type LinearModel, logOdds } from "../../app/writing/embedded/models/linear-model";
import { type ActExample, readActExamples } from "./act-examples";
import { type Example, fitLogistic } from "./logistic-regression";
import { modelsSource } from "./models-source";

const OPTIONS = { l1: 0.02, l2: 2.5, minCount: 3, epochs: 12, bags: 6 };
/** Files are held out in this many turns. */
const FOLDS = 7;

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

const FOLDERS = { en: "english", de: "german", fr: "french", es: "spanish" } as const;
const [language = "en", out, verbose] = process.argv.slice(2);
if (!isLanguage(language)) throw new Error(`Not a language with models: ${language}`);
const options = language === "en" ? OPTIONS : { ...OPTIONS, minCount: 2 };
const examples = readActExamples(`scripts/train/sentences/${FOLDERS[language]}`, language);
const groups = [...new Set(examples.map((e) => e.group))];
const foldOf = new Map(groups.map((group, at) => [group, at % FOLDS]));
console.log(`${examples.length} sentences in ${groups.length} groups`);

const models: LinearModel[] = [];
const owners = new Map<ActExample, { name: string; odds: number }[]>();
for (const question of QUESTIONS) {
  const asked = examples.filter(question.asked);
  const example = (e: ActExample): Example => ({ features: e.features, label: question.of(e) });
  const odds = new Map<ActExample, number>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const isOut = (e: ActExample) => foldOf.get(e.group) === fold;
    const model = fitLogistic(asked.filter((e) => !isOut(e)).map(example), options);
    for (const e of asked) if (isOut(e)) odds.set(e, logOdds(model, e.features));
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
  const model = fitLogistic(asked.map(example), options);
  models.push(model);
}
const owned = [...owners];
const right = owned.filter(
  ([e, odds]) => [...odds].sort((a, b) => b.odds - a.odds)[0]?.name === e.who,
).length;
console.log(`owner right ${right} of ${owned.length}`);
const name = FOLDERS[language];
if (out)
  writeFileSync(
    out,
    modelsSource(
      `${name.toUpperCase()}_ACTS`,
      `The models of ${name} acts, fitted by scripts/train/fit-acts.ts on ${examples.length} labelled sentences of our own: logistic regression,
 * elastic net, six bags. Features: \`${name === "english" ? "actFeatures" : "foreignFeatures"}\`.`,
      QUESTIONS.map((question) => question.name),
      models,
    ),
  );

function isLanguage(word: string): word is keyof typeof FOLDERS {
  return word in FOLDERS;
}
