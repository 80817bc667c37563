import type { DigestContent } from "../../digest/digest-content";
import type { CheckedDraft } from "../../writing/check/check-quotes";
import { type AnsweredQuestion, answerEvents } from "../items/answer-events";
import type { Ledger, LedgerChange } from "../items/item-event";
import { planLedger } from "../items/plan-ledger";
import { withEvents } from "../items/with-events";
import { applyAnswers } from "../questions/apply-answers";
import { contentOfItems } from "./content-of-items";
import type { Baseline } from "./find-baseline.server";
import { peopleOfDigest } from "./people-of-digest";

/** What a digest is made of, beside the ledger. */
interface TrackedRun {
  digestId: string;
  mailIds: readonly string[];
  checked: Pick<CheckedDraft, "content" | "changes" | "contradictions">;
  answers: readonly AnsweredQuestion[];
  baseline: Baseline | null;
  /** Whole names that the agent's mails have. */
  people: readonly string[];
  now: Date;
  timeZone: string;
  newId(): string;
}

/**
 * A checked draft as the state of its agent: the ledger with what was read, and the digest that shows it. The overview
 * is the draft's; the people are those of `peopleOfDigest`.
 */
export function trackDigest(
  ledger: Ledger,
  run: TrackedRun,
): { content: DigestContent; leftOut: number; change: LedgerChange } {
  const { checked, answers, baseline, now, timeZone } = run;
  const reading = { ...run, ...checked, mailIds: new Set(run.mailIds) };
  const plan = planLedger(ledger, reading, run.newId);
  const answered = answerEvents(plan.items, answers, run);
  const items = withEvents(plan.items, answered);
  const touched = new Set([
    ...plan.change.touched.map(({ id }) => id),
    ...answered.map(({ itemId }) => itemId),
  ]);
  const change: LedgerChange = {
    ...plan.change,
    touched: items.filter(({ id }) => touched.has(id)),
    added: [...plan.change.added, ...answered],
  };
  const picture = { items, lines: plan.lines, before: baseline?.generatedAt ?? null, now, timeZone };
  const { leftOut, ...lines } = contentOfItems(picture);
  const stakeholders = peopleOfDigest(checked.content.stakeholders, baseline?.stakeholders ?? [], lines);
  const { overview } = checked.content;
  // Owners and dates that were answered are events already, and later words may have changed them since.
  const said = applyAnswers({ overview, ...lines, stakeholders }, answers);
  const notRead = ledger.beyond ?? 0;
  return { content: { ...said, actionItems: lines.actionItems }, leftOut: leftOut + notRead, change };
}
