import type { Urgency } from "../../digest/digest-content";
import type { DigestDraft, DraftQuote } from "../digest-material";
import type { ActionCandidate } from "./actions";
import { type Settled, settledFor } from "./answers";
import type { BlockerCandidate } from "./blockers";
import { type Closing, closes, topicOf } from "./closings";
import type { DecisionCandidate } from "./decisions";
import { type Clock, type DueDate, dueDateIn } from "./due-dates";
import { isTicketEvent, type TicketState, ticketOf } from "./notifications";
import { groupSimilar } from "./similarity";
import type { Statement } from "./statement";
import { sentenceCase, shorten } from "./task-wording";
import { threadOf } from "./threads";
import { contentStems } from "./tokens";
import { urgencyOf } from "./urgency";

/** What the choice of lines depends on besides the candidates. */
export interface LineContext {
  statements: readonly Statement[];
  tickets: readonly TicketState[];
  closings: readonly Closing[];
  settled: readonly Settled[];
  relevance: (text: string) => number;
  /** YYYY-MM-DD in the material's zone. */
  today: string;
  clock: Clock;
}

const WEIGHT: Record<Urgency, number> = { high: 2, medium: 1, none: 0 };
const MOST_QUOTES = 5;

/** Quotes of statements without repetition, the newest kept when there are too many. */
function quotesOf(statements: readonly Statement[]): DraftQuote[] {
  const seen = new Map<string, DraftQuote>();
  for (const s of statements) seen.set(`${s.source.id} ${s.text}`, { ...s.source, quote: s.text });
  return [...seen.values()].slice(-MOST_QUOTES);
}

/** `share` is how much of the line a report in the same thread must name to close it. */
function isClosed(statement: Statement, line: string, context: LineContext, share?: number): boolean {
  const about = topicOf(line);
  const thread = threadOf(statement.subject);
  return context.closings.some((closing) => {
    const later = closing.statement;
    const sameThread = later.unit === statement.unit || (thread !== "" && closing.thread === thread);
    return closes(closing, statement, about, sameThread, share);
  });
}

const ticketKey = (statement: Statement): string | null => ticketOf(statement)?.key ?? null;

function closedTickets(context: LineContext): Set<string> {
  return new Set(context.tickets.filter((t) => t.closed).map((t) => t.key));
}

type Line<T> = T & { score: number; order: number };
const best = <T>(lines: Line<T>[], most: number): T[] =>
  lines
    .sort((a, b) => b.score - a.score || a.order - b.order)
    .slice(0, most)
    .map(({ score: _score, order: _order, ...rest }) => rest as T);

/** Action items: one line for what several mails ask, without what was closed later, most urgent first. */
export function actionItems(
  candidates: readonly ActionCandidate[],
  context: LineContext,
  most: number,
): DigestDraft["actionItems"] {
  const closed = closedTickets(context);
  const open = candidates.filter(
    (c) => !isTicketEvent(c.statement) && !closed.has(ticketKey(c.statement) ?? ""),
  );
  const groups = groupSimilar(open, (c) => contentStems(c.task), compatible, 0.62);
  const lines: Line<DigestDraft["actionItems"][number]>[] = [];
  for (const group of groups) {
    const latest = group.at(-1);
    if (!latest || isClosed(latest.statement, latest.task, context)) continue;
    const clearest =
      [...group].sort((a, b) => b.score - a.score || b.statement.order - a.statement.order)[0] ?? latest;
    const settled = settledFor(clearest.task, context.settled);
    if (settled?.dropped) continue;
    const owner = settled?.owner ?? [...group].reverse().find((c) => c.owner !== null)?.owner ?? null;
    const due: DueDate | null = [...group].reverse().find((c) => c.due !== null)?.due ?? null;
    const said = group.map((c) => c.statement.text).join(" ");
    const urgency = urgencyOf(said, due, context.today);
    lines.push({
      task: clearest.task,
      owner,
      timeline: settled?.due ?? due?.timeline ?? null,
      urgency,
      quotes: quotesOf(group.flatMap((c) => [c.statement, ...c.support])),
      score: clearest.score + WEIGHT[urgency] + 0.15 * (group.length - 1) + context.relevance(said),
      order: clearest.statement.order,
    });
  }
  for (const ticket of context.tickets) {
    const line = ticketLine(ticket, context);
    if (line) lines.push(line);
  }
  return best(lines, most);
}

const compatible = (a: ActionCandidate, b: ActionCandidate): boolean =>
  a.owner === null || b.owner === null || a.owner === b.owner;

function ticketLine(
  ticket: TicketState,
  context: LineContext,
): Line<DigestDraft["actionItems"][number]> | null {
  const owner = ticket.assignee ?? ticket.reviewer;
  const asked = ticket.evidence.filter((e) => e.says !== "status");
  if (ticket.closed || !ticket.title || asked.length === 0 || (!owner && !ticket.due)) return null;
  const due = ticket.due ? dueDateIn(ticket.due.words, ticket.due.sentAt, context.clock) : null;
  const settled = settledFor(ticket.title, context.settled);
  if (settled?.dropped) return null;
  const review = !ticket.assignee && ticket.reviewer;
  const urgency = urgencyOf(
    /\b(?:highest|critical|blocker|urgent|p0)\b/i.test(ticket.priority ?? "") ? "urgent" : "",
    due,
    context.today,
  );
  const last = asked.slice(-3);
  return {
    task: shorten(
      sentenceCase(`${review ? "Review " : ""}${ticket.title} (${ticket.key.replace(/^.*(?=#)/, "")})`),
    ),
    owner: settled?.owner ?? owner,
    timeline: settled?.due ?? due?.timeline ?? null,
    urgency,
    quotes: last.map((e) => ({ ...e.unit.source, quote: e.quote })),
    score: 1.2 + WEIGHT[urgency] + context.relevance(ticket.title),
    order: last[0]?.unit.index ?? 0,
  };
}

/** Blockers that nothing later resolved, the worst first. */
export function blockers(
  candidates: readonly BlockerCandidate[],
  context: LineContext,
  most: number,
): DigestDraft["blockers"] {
  const closed = closedTickets(context);
  const open = candidates.filter(
    (c) => !isTicketEvent(c.statement) && !closed.has(ticketKey(c.statement) ?? ""),
  );
  const lines: Line<DigestDraft["blockers"][number]>[] = [];
  for (const group of groupSimilar(
    open,
    (c) => contentStems(c.description),
    () => true,
    0.5,
  )) {
    const latest = group.at(-1);
    if (!latest || isClosed(latest.statement, latest.description, context, 0.34)) continue;
    const clearest =
      [...group].sort((a, b) => b.score - a.score || b.statement.order - a.statement.order)[0] ?? latest;
    if (settledFor(clearest.description, context.settled)?.dropped) continue;
    const said = group.map((c) => c.statement.text).join(" ");
    const stated = urgencyOf(said, null, context.today);
    // Something that stops work is never nobody's hurry.
    const urgency = stated === "none" ? "medium" : stated;
    lines.push({
      description: clearest.description,
      impact: [...group].reverse().find((c) => c.impact)?.impact ?? null,
      solution: [...group].reverse().find((c) => c.solution)?.solution ?? null,
      urgency,
      quotes: quotesOf(group.flatMap((c) => [c.statement, ...c.support])),
      score: clearest.score + WEIGHT[urgency] + 0.2 * (group.length - 1) + context.relevance(said),
      order: clearest.statement.order,
    });
  }
  for (const ticket of context.tickets) {
    const shown = ticket.evidence.filter((e) => e.says === "status").at(-1);
    if (!ticket.blocked || ticket.closed || !shown || !ticket.title) continue;
    const explained = lines.find((line) => line.quotes.some((q) => q.id === shown.unit.source.id));
    if (explained) {
      explained.description = shorten(
        `${ticket.title} (${ticket.key.replace(/^.*(?=#)/, "")}): ${explained.description}`,
        200,
      );
      explained.urgency = "high";
      explained.quotes = [...explained.quotes, { ...shown.unit.source, quote: shown.quote }];
      continue;
    }
    lines.push({
      description: shorten(sentenceCase(`${ticket.title} (${ticket.key.replace(/^.*(?=#)/, "")})`)),
      impact: null,
      solution: null,
      urgency: "high",
      quotes: [{ ...shown.unit.source, quote: shown.quote }],
      score: 3,
      order: shown.unit.index,
    });
  }
  return best(lines, most);
}

/** Decisions, the firmest and newest wording of each. */
export function decisions(
  candidates: readonly DecisionCandidate[],
  context: LineContext,
  most: number,
): DigestDraft["decisions"] {
  const lines: Line<DigestDraft["decisions"][number]>[] = [];
  for (const group of groupSimilar(
    candidates.filter((c) => !isTicketEvent(c.statement)),
    (c) => contentStems(c.decision),
    () => true,
    0.6,
  )) {
    const latest = group.at(-1);
    if (!latest) continue;
    lines.push({
      decision: latest.decision,
      context: latest.context ?? group.find((c) => c.context)?.context ?? null,
      status: latest.status,
      quotes: quotesOf(group.flatMap((c) => [c.statement, ...c.support])),
      score: latest.score + 0.2 * (group.length - 1) + context.relevance(latest.statement.text),
      order: latest.statement.order,
    });
  }
  return best(lines, most);
}
