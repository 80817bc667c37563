import { writeFileSync } from "node:fs";
import type { MeetingModels } from "../../app/writing/embedded/meetings/meeting-models";
import { logOdds } from "../../app/writing/embedded/models/linear-model";
import { predictDigest } from "../eval/predict-digest";
import { bestThreshold, f1At } from "./logistic-regression";
import { FOLDS, fitMeetingModel, foldOf, LABELS, readMeetings } from "./meeting-training";

const [data, out] = process.argv.slice(2);
if (!data || !out) throw new Error("usage: cross-validate-meetings MEETINGS.jsonl.gz PREDICTIONS.jsonl");
const meetings = readMeetings(data);
const folds: MeetingModels[] = Array.from({ length: FOLDS }, (_, fold) => {
  const others = meetings.filter((m) => m.linked && foldOf(m.id) !== fold);
  return {
    action: fitMeetingModel(others, "action"),
    decision: fitMeetingModel(others, "decision"),
    problem: fitMeetingModel(others, "problem"),
    summary: fitMeetingModel(others, "summary"),
  };
});
/** The models that saw no meeting of the same series. */
const modelsFor = (id: string): MeetingModels => {
  const models = folds[foldOf(id)];
  if (!models) throw new Error(`no fold for ${id}`);
  return models;
};

for (const label of LABELS) {
  const held = meetings.filter((m) => m.linked);
  const odds = held.flatMap((m) => m.features.map((features) => logOdds(modelsFor(m.id)[label], features)));
  const labels = held.flatMap((m) => m.labels[label]);
  const threshold = bestThreshold(odds, labels);
  console.log(
    `${label}: turns, ${FOLDS} folds by series, F1 ${f1At(odds, labels, threshold).toFixed(3)} at ${threshold.toFixed(2)}`,
  );
}
const predictions = [];
for (const { id, record } of meetings) predictions.push(await predictDigest(record, modelsFor(id)));
writeFileSync(out, `${predictions.map((line) => JSON.stringify(line)).join("\n")}\n`);
