import { readdirSync } from "node:fs";
import type { DigestMaterial } from "../../app/writing/digest-material";
import type { Statement } from "../../app/writing/embedded/statement";
import { plainInbox } from "../eval/plain-mail";
import { officeMaterial } from "../eval/predict-office";
import { readWordedMails } from "../eval/worded-lines";
import type { ActExample } from "./act-examples";
import { readLabelledThreads } from "./labelled-threads";
import { readSentences } from "./read-sentences";
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
  return readSentences(material).flatMap(({ language, odds: _, ...sentence }): ActExample[] => {
    const labels = labelsOf(sentence.statement);
    if (language !== "en" || labels === null || sentence.text.length <= 2) return [];
    return [{ ...labels, ...sentence, group }];
  });
}
