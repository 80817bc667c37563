import type { Urgency } from "../../digest/digest-content";
import type { DigestDraft, DraftQuote } from "../digest-material";
import type { Act } from "./act";
import { type Settled, settledFor } from "./answers";
import { daysBetween } from "./due-dates";
import type { Matter } from "./matters/matter";
import type { Statement } from "./statement";
import { urgencyOf } from "./urgency";

/** What ranks a line: smaller keys come first. */
export interface Ranked<Line> {
  line: Line;
  rank: number;
  matter: Matter | null;
}

export interface LineContext {
  settled: readonly Settled[];
  relevance: (text: string) => number;
  /** YYYY-MM-DD in the material's zone. */
  today: string;
}

const MOST_QUOTES = 5;
const WEIGHT: Record<Urgency, number> = { high: 2, medium: 1, none: 0 };

/** Quotes of statements without repetition, the first and the newest kept when there are too many. */
export function quotesOf(statements: readonly Statement[]): DraftQuote[] {
  const seen = new Map<string, DraftQuote>();
  for (const s of statements) seen.set(`${s.source.id} ${s.text}`, { ...s.source, quote: s.text });
  const all = [...seen.values()];
  return all.length <= MOST_QUOTES ? all : [...all.slice(0, 1), ...all.slice(1 - MOST_QUOTES)];
}

const statementsOf = (matter: Matter): Statement[] =>
  [...matter.acts.flatMap((act) => [act.statement, ...act.support]), ...matter.support].sort(
    (a, b) => a.order - b.order,
  );

/** The act whose words say it best: a promise or a request with an object, the newest of equals. */
const clearest = (matter: Matter): Act | undefined =>
  [...matter.acts].sort((a, b) => b.certainty - a.certainty || b.statement.order - a.statement.order)[0];

/** The line of an open action, or null when an answer settled it. */
export function actionLine(
  matter: Matter,
  context: LineContext,
): Ranked<DigestDraft["actionItems"][number]> | null {
  const act = clearest(matter);
  if (!act) return null;
  const settled = settledFor(act.line, context.settled);
  if (settled?.dropped) return null;
  const said = statementsOf(matter);
  const words = said.map((s) => s.text).join(" ");
  const urgency = urgencyOf(words, matter.when, context.today);
  const ahead = matter.when?.day ? daysBetween(context.today, matter.when.day) : null;
  const dated = ahead === null ? 0 : ahead < 0 ? 3 : ahead <= 1 ? 2.4 : ahead <= 7 ? 1.6 : 0.6;
  return {
    line: {
      task: act.line,
      owner: settled?.owner ?? matter.owner,
      timeline: settled?.due ?? matter.when?.timeline ?? null,
      urgency,
      quotes: quotesOf(said),
    },
    rank: -(dated + WEIGHT[urgency] + 0.5 * (matter.asked - 1) + act.certainty + context.relevance(words)),
    matter,
  };
}

/** The line of an open blocker. */
export function blockerLine(
  matter: Matter,
  context: LineContext,
): Ranked<DigestDraft["blockers"][number]> | null {
  const act = matter.acts.at(-1);
  if (!act || settledFor(act.line, context.settled)?.dropped) return null;
  const said = statementsOf(matter);
  const words = said.map((s) => s.text).join(" ");
  const stated = urgencyOf(words, null, context.today);
  // Something that stops work is never nobody's hurry.
  const urgency = stated === "none" ? "medium" : stated;
  return {
    line: {
      description: act.line,
      impact: matter.acts.findLast((a) => a.impact)?.impact ?? null,
      solution: matter.acts.findLast((a) => a.solution)?.solution ?? null,
      urgency,
      quotes: quotesOf(said),
    },
    rank: -(WEIGHT[urgency] + act.certainty + 0.2 * (matter.acts.length - 1) + context.relevance(words)),
    matter,
  };
}

/** The line of a decision that still stands. */
export function decisionLine(
  matter: Matter,
  context: LineContext,
): Ranked<DigestDraft["decisions"][number]> | null {
  const act = matter.acts.at(-1);
  if (!act) return null;
  const said = statementsOf(matter);
  return {
    line: {
      decision: act.line,
      context: act.context ?? null,
      status: act.status ?? null,
      quotes: quotesOf(said),
    },
    rank: -(act.certainty + 0.2 * (matter.acts.length - 1) + context.relevance(act.statement.text)),
    matter,
  };
}
