// Writes what later-words.ts weighs, for rank-later.py: a line of JSON for each task and trouble of the labelled weeks and
// inboxes, with the features of all that was said later, which of it ended it, and what is known of the matter itself. Arguments:
// files, "weeks/a01".
import { LaterTalk, nothingFeatures } from "../../../app/writing/embedded/encoder/later-words";
import { followMaterial } from "../../../app/writing/embedded/follow-material";
import { tellingAct } from "../../../app/writing/embedded/matters/matter";
import { FITTED } from "../../../app/writing/embedded/meetings/meeting-models";
import { actOdds } from "../../../app/writing/embedded/models/act-model";
import { atOnce } from "../../../app/writing/slices";
import { productModels } from "../../eval/encoder";
import { type LabelledThread, type MatterLabel, readLabelledThreads } from "../labelled-threads";
import { labelsOf } from "../link-examples";
import { threadMaterial } from "../thread-material";
import { matterStates } from "./matter-states";
import { saidByEncoder } from "./said-by-encoder";

const files = process.argv.slice(2);

for (const folder of ["threads", "weeks", "inboxes"])
  for (const thread of readLabelledThreads(`scripts/train/${folder}`)) {
    const isAsked = files.length === 0 || files.some((file) => `${folder}/${thread.id}`.startsWith(file));
    if (thread.language === "en" && thread.mails.length > 1 && isAsked) write(thread);
  }

function write(thread: LabelledThread): void {
  const { acts = actOdds } = productModels();
  const { matters, surroundings } = atOnce(followMaterial(threadMaterial(thread), FITTED, acts));
  const { kinds, over } = matterStates(thread);
  const talk = atOnce(LaterTalk.read(surroundings, saidByEncoder(surroundings)));
  const isEnd = ({ mark }: MatterLabel) => mark === "=" || mark === "~";
  for (const matter of matters) {
    const act = tellingAct(matter);
    if (!act || matter.kind === "decision") continue;
    const opened = new Set(
      matter.acts
        .flatMap(({ statement }) => labelsOf(statement, thread) ?? [])
        .filter((label) => label.mark === "+" && kinds.get(label.matter) === matter.kind)
        .map((label) => label.matter),
    );
    if (opened.size === 0) continue;
    const candidates = talk.candidates(matter, act);
    if (candidates.length === 0) continue;
    const ends = candidates.map(({ words }) =>
      (labelsOf(words.statement, thread) ?? []).some((label) => isEnd(label) && opened.has(label.matter)),
    );
    // What is over by words that are not among them would be learned for open.
    if (!ends.includes(true) && [...opened].every((one) => over.has(one))) continue;
    const known = nothingFeatures(matter, act, candidates.length);
    console.log(JSON.stringify({ features: candidates.map(({ features }) => features), ends, known }));
  }
}
