import { readFileSync, writeFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { logOdds } from "../../app/platform/writer-builtin/linear-model";
import { turnFeatures } from "../../app/platform/writer-builtin/turn-features";
import { bestThreshold, type Example, type FitOptions, f1At, fitLogistic } from "./logistic-regression";
import { tableSource } from "./table-source";

interface Meeting {
  id: string;
  linked: boolean;
  turns: { speaker: string; text: string; labels?: Record<string, boolean> }[];
}

const FOLDS = 5;
/** `runs`: with runs of two and three token classes; the rarer labels generalise better with them than the others. */
const MODELS: Record<string, FitOptions & { keep: number; runs: boolean; what: string }> = {
  action: {
    l1: 3,
    l2: 20,
    minCount: 8,
    epochs: 8,
    positiveWeight: 5,
    keep: 0.3,
    runs: true,
    what: "name what somebody is to do",
  },
  decision: {
    l1: 4,
    l2: 60,
    minCount: 20,
    epochs: 8,
    positiveWeight: 3,
    keep: 0.4,
    runs: true,
    what: "belong to a decision",
  },
  problem: {
    l1: 4,
    l2: 60,
    minCount: 20,
    epochs: 8,
    positiveWeight: 3,
    keep: 0.4,
    runs: true,
    what: "name a problem",
  },
  summary: {
    l1: 8,
    l2: 40,
    minCount: 30,
    epochs: 6,
    positiveWeight: 1,
    keep: 1,
    runs: false,
    what: "a summary of the meeting draws on",
  },
};

const isRun = (feature: string): boolean =>
  feature.includes(" ") && !feature.includes("#") && !feature.includes("|");

/** Meetings of one series share people and subject, so they share a fold. */
function foldOf(id: string): number {
  let hash = 0;
  for (const char of id.replace(/[a-d]$/, "")) hash = (hash * 31 + char.charCodeAt(0)) >>> 0;
  return hash % FOLDS;
}

const [data, folder, only] = process.argv.slice(2);
if (!data)
  throw new Error(
    "usage: fit-meetings MEETINGS.jsonl.gz [FOLDER [FOLD]]: without a folder only the cross-validation",
  );
const meetings = gunzipSync(readFileSync(data))
  .toString("utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Meeting)
  .filter((m) => m.linked);
const features = meetings.map((m) => turnFeatures(m.turns));

function examples(label: string, keep: number, runs: boolean, use: (m: Meeting) => boolean): Example[] {
  let seed = 1;
  const random = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
  return meetings.flatMap((m, i) =>
    use(m)
      ? m.turns.flatMap((turn, j) => {
          const positive = turn.labels?.[label] === true;
          return positive || random() < keep
            ? [{ features: (features[i]?.[j] ?? []).filter((f) => runs || !isRun(f)), label: positive }]
            : [];
        })
      : [],
  );
}

for (const [label, { keep, runs, what, ...options }] of Object.entries(MODELS)) {
  if (!folder) {
    const odds: number[] = [];
    const labels: boolean[] = [];
    for (let fold = 0; fold < FOLDS; fold++) {
      const model = fitLogistic(
        examples(label, keep, runs, (m) => foldOf(m.id) !== fold),
        options,
      );
      meetings.forEach((m, i) => {
        if (foldOf(m.id) !== fold) return;
        m.turns.forEach((turn, j) => {
          odds.push(logOdds(model, features[i]?.[j] ?? []));
          labels.push(turn.labels?.[label] === true);
        });
      });
    }
    const threshold = bestThreshold(odds, labels);
    console.log(
      `${label}: turns, ${FOLDS} folds by series, F1 ${f1At(odds, labels, threshold).toFixed(3)} at ${threshold.toFixed(2)}`,
    );
  } else {
    const model = fitLogistic(
      examples(label, keep, runs, (m) => only === undefined || foldOf(m.id) !== Number(only)),
      options,
    );
    const doc = `Turns of a meeting that ${what}. Fitted by scripts/train/fit-meetings.ts on the AMI Meeting Corpus (CC BY 4.0):\n * logistic regression, elastic net. Features: \`turnFeatures\`.`;
    writeFileSync(
      `${folder}/${label}-turn-weights.ts`,
      tableSource(`${label.toUpperCase()}_TURN`, model, 0, doc),
    );
  }
}
