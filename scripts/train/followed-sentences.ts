import { readdirSync } from "node:fs";
import type { DigestMaterial } from "../../app/writing/digest-material";
import { followMaterial } from "../../app/writing/embedded/follow-material";
import { FITTED } from "../../app/writing/embedded/meetings/meeting-models";
import {
  type ActModels,
  type ActOdds,
  actOdds,
  type ModelLanguage,
} from "../../app/writing/embedded/models/act-model";
import type { Statement } from "../../app/writing/embedded/statement";
import { atOnce } from "../../app/writing/slices";
import { plainInbox } from "../eval/plain-mail";
import { officeMaterial } from "../eval/predict-office";
import { readWordedMails } from "../eval/worded-lines";
import type { ActExample } from "./act-examples";
import { readLabelledThreads } from "./labelled-threads";
import { labelsInThread, labelsInWorded, type SentenceLabels } from "./sentence-labels";
import { threadMaterial } from "./thread-material";

const WORDS = "scripts/train/words";
const INBOXES = "scripts/train/inboxes";

/**
 * The English sentences of the mails of scripts/train/words and of the inboxes, whose files a pattern names ("words/d.jsonl",
 * "inboxes/la01"), as the models see them.
 */
export async function followedSentences(files: RegExp): Promise<ActExample[]> {
  const examples: ActExample[] = [];
  for (const file of readdirSync(WORDS).filter((one) => files.test(`words/${one}`)))
    for (const mail of await readWordedMails(`${WORDS}/${file}`))
      examples.push(
        ...examplesOf(await officeMaterial(plainInbox([mail], mail.date)), `words/${file}`, (statement) =>
          labelsInWorded(statement, mail),
        ),
      );
  for (const thread of readLabelledThreads(INBOXES))
    if (thread.language === "en" && files.test(`inboxes/${thread.id}`))
      examples.push(
        ...examplesOf(threadMaterial(thread), thread.id.replace(/\W.*$/, ""), (statement) =>
          labelsInThread(statement, thread),
        ),
      );
  return examples;
}

function examplesOf(
  material: DigestMaterial,
  group: string,
  labelsOf: (statement: Statement) => SentenceLabels | null,
): ActExample[] {
  const seen = new Map<ActOdds, { language: ModelLanguage; features: readonly string[] }>();
  const models: ActModels = (language, features) => {
    const odds = actOdds(language, features);
    seen.set(odds, { language, features });
    return odds;
  };
  const { surroundings } = atOnce(followMaterial(material, FITTED, models));
  const { odds, acts } = surroundings.read;
  return [...odds].flatMap(([statement, said]): ActExample[] => {
    const read = seen.get(said);
    const labels = labelsOf(statement);
    if (read?.language !== "en" || labels === null || statement.text.length <= 2) return [];
    return [
      {
        ...labels,
        text: statement.text,
        features: [...read.features],
        ruled: acts.get(statement) ?? [],
        group,
        statement,
        before: surroundings.around.get(statement)?.before ?? null,
      },
    ];
  });
}
