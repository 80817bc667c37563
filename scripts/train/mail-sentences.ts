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
import type { ScoredRecord } from "../../tests/fixtures/office/office-record";
import { says } from "../../tests/support/office-score";
import { officeMaterial } from "../eval/predict-office";
import type { ActExample } from "./act-examples";

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
  const seen = new Map<ActOdds, { language: ModelLanguage; features: readonly string[] }>();
  const models: ActModels = (language, features) => {
    const odds = actOdds(language, features);
    seen.set(odds, { language, features });
    return odds;
  };
  const { surroundings } = atOnce(followMaterial(await officeMaterial(record), FITTED, models));
  const labels = new Map<Statement, { labels: Set<string>; unknown: Set<string> }>();
  const { odds: oddsOf, acts } = surroundings.read;
  for (const statement of oddsOf.keys()) {
    const isSettled = [...record.expect.not, ...record.expect.may].some((words) =>
      says(statement.text, words),
    );
    labels.set(statement, { labels: new Set(), unknown: new Set(isSettled ? ["a", "b", "d", "x"] : ["x"]) });
  }
  for (const { label, odds, wordsOf } of KINDS)
    for (const words of wordsOf(record)) {
      const [likeliest, ...others] = [...oddsOf.keys()]
        .filter((statement) => says(statement.text, words))
        .sort((a, b) => (oddsOf.get(b)?.[odds] ?? 0) - (oddsOf.get(a)?.[odds] ?? 0));
      for (const other of others) labels.get(other)?.unknown.add(label);
      if (likeliest) labels.get(likeliest)?.labels.add(label);
    }
  return [...labels].flatMap(([statement, said]) => {
    const odds = oddsOf.get(statement);
    const features = odds && seen.get(odds);
    if (!features) return [];
    const unknown = new Set([...said.unknown].filter((label) => !said.labels.has(label)));
    return [
      {
        language: features.language,
        example: {
          text: statement.text,
          features: [...features.features],
          ruled: acts.get(statement) ?? [],
          labels: said.labels,
          unknown,
          who: null,
          group: record.id,
          statement,
          before: surroundings.around.get(statement)?.before ?? null,
        },
      },
    ];
  });
}
