import type { WriterModels } from "../../app/writing/embedded/write-digest";
import { officeDigest } from "../../scripts/eval/predict-office";
import type { ScoredRecord } from "../fixtures/office/office-record";
import type { ScoredLine } from "./office-score";

/** The lines of the digest that the product writes from these raw mails, in its order. */
export async function officeLines(
  record: Pick<ScoredRecord, "agent" | "timeZone" | "now" | "mails">,
  models?: Partial<WriterModels>,
): Promise<ScoredLine[]> {
  const { actionItems, blockers, decisions } = await officeDigest(record, models);
  const quotesOf = ({ sources }: { sources: { quote: string }[] }) =>
    sources.map(({ quote }) => quote).join(" ");
  return [
    ...actionItems.map(
      (item): ScoredLine => ({
        kind: "actions",
        words: item.task,
        owner: item.owner,
        timeline: item.timeline,
        quotes: quotesOf(item),
      }),
    ),
    ...blockers.map(
      (item): ScoredLine => ({
        kind: "blockers",
        words: item.description,
        owner: null,
        timeline: null,
        quotes: quotesOf(item),
      }),
    ),
    ...decisions.map(
      (item): ScoredLine => ({
        kind: "decisions",
        words: item.decision,
        owner: null,
        timeline: null,
        quotes: quotesOf(item),
      }),
    ),
  ];
}
