import type { ModelLanguage } from "../../app/writing/embedded/models/act-model";
import type { Statement } from "../../app/writing/embedded/statement";
import type { ScoredRecord } from "../../tests/fixtures/office/office-record";
import { says } from "../../tests/support/office-score";
import { officeMaterial } from "../eval/predict-office";
import type { ActExample } from "./act-examples";
import { readSentences } from "./read-sentences";

const KINDS = [
  {
    label: "a",
    odds: "task",
    wordsOf: ({ expect }: ScoredRecord) => expect.actions.map(({ words }) => words),
  },
  { label: "b", odds: "obstacle", wordsOf: ({ expect }: ScoredRecord) => expect.blockers },
  { label: "d", odds: "decision", wordsOf: ({ expect }: ScoredRecord) => expect.decisions },
] as const;

/**
 * The sentences of a labelled record with what its labels say of each: the likeliest one that says a label's words has it.
 * Of others that say them, and of what no line may say because it is over, nothing is known; nor who has the work.
 */
export async function mailSentences(
  record: ScoredRecord,
): Promise<{ language: ModelLanguage; example: ActExample }[]> {
  const sentences = readSentences(await officeMaterial(record));
  const labels = new Map<Statement, { labels: Set<string>; unknown: Set<string> }>();
  for (const { statement } of sentences) {
    const isSettled = [...record.expect.not, ...record.expect.may].some((words) =>
      says(statement.text, words),
    );
    labels.set(statement, { labels: new Set(), unknown: new Set(isSettled ? ["a", "b", "d", "x"] : ["x"]) });
  }
  for (const { label, odds, wordsOf } of KINDS)
    for (const words of wordsOf(record)) {
      const [likeliest, ...others] = sentences
        .filter(({ text }) => says(text, words))
        .sort((a, b) => b.odds[odds] - a.odds[odds]);
      for (const { statement } of others) labels.get(statement)?.unknown.add(label);
      if (likeliest) labels.get(likeliest.statement)?.labels.add(label);
    }
  return sentences.map(({ language, odds: _, ...sentence }) => {
    const said = labels.get(sentence.statement);
    const known = said?.labels ?? new Set<string>();
    const unknown = new Set([...(said?.unknown ?? [])].filter((label) => !known.has(label)));
    return { language, example: { ...sentence, labels: known, unknown, who: null, group: record.id } };
  });
}
