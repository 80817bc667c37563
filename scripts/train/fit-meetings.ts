import { writeFileSync } from "node:fs";
import { fitMeetingModel, LABELS, MEETING_MODELS, readMeetings } from "./meeting-training";
import { tableSource } from "./table-source";

const [data, folder] = process.argv.slice(2);
if (!data || !folder) throw new Error("usage: fit-meetings MEETINGS.jsonl.gz FOLDER");
const meetings = readMeetings(data).filter((m) => m.linked);
for (const label of LABELS) {
  const doc = `Turns of a meeting that ${MEETING_MODELS[label].what}. Fitted by scripts/train/fit-meetings.ts on the AMI Meeting Corpus (CC BY 4.0):\n * logistic regression, elastic net, averaged over bags. Features: \`turnFeatures\`.`;
  writeFileSync(
    `${folder}/${label}-turn-weights.ts`,
    tableSource(`${label.toUpperCase()}_TURN`, fitMeetingModel(meetings, label), null, doc),
  );
}
