import { dueInOf } from "../../digest/line-order";
import type { DigestDraft, DraftChange, KnownItem } from "../digest-material";
import { settledFor } from "./answers";
import { type Clock, daysBetween, dueDateIn } from "./due-dates";
import type { LineContext, Ranked } from "./lines";
import { close } from "./matters/close-matters";
import type { Matter } from "./matters/matter";
import { isOfTicket, type TicketState, ticketOf, titleOf } from "./notifications";
import type { Statement } from "./statement";
import { sentenceCase, shorten } from "./task-wording";
import { urgencyOf } from "./urgency";

/** The last line that shows its state. */
const shownState = ({ evidence }: TicketState) => evidence.findLast(({ says }) => says === "status");

/** An open ticket that somebody has, or that has a date. */
export function ticketActionLine(
  ticket: TicketState,
  context: LineContext,
  clock: Clock,
): Ranked<DigestDraft["actionItems"][number]> | null {
  const owner = ticket.assignee ?? ticket.reviewer;
  const asked = ticket.evidence.filter((e) => e.says !== "status");
  if (ticket.closed || ticket.blocked || !ticket.title || asked.length === 0 || (!owner && !ticket.due))
    return null;
  const due = ticket.due ? dueDateIn(ticket.due.words, ticket.due.sentAt, clock) : null;
  const settled = settledFor(ticket.title, context.settled);
  if (settled?.dropped) return null;
  const isReview = !ticket.assignee && ticket.reviewer;
  const urgency = urgencyOf(
    /\b(?:highest|critical|blocker|urgent|p0)\b/i.test(ticket.priority ?? "") ? "urgent" : "",
    due,
    context.today,
  );
  const timeline = settled?.due ?? due?.timeline ?? null;
  const last = asked.slice(-3);
  return {
    line: {
      task: shorten(sentenceCase(`${isReview ? "Review " : ""}${titleOf(ticket)}`)),
      owner: settled?.owner ?? owner,
      timeline,
      urgency,
      quotes: last.map((e) => ({ ...e.unit.source, quote: e.quote })),
    },
    standing: {
      dueIn: dueInOf({ timeline, urgency }, context.today),
      holdsUp: false,
      asked: 1,
      age: Math.max(0, daysBetween((asked[0]?.unit.sentAt ?? "").slice(0, 10), context.today)),
      relevance: context.relevance(ticket.title),
    },
    certainty: 0.8,
    matter: null,
  };
}

/** A ticket whose state says that it is blocked. */
export function ticketBlockerLine(ticket: TicketState): DigestDraft["blockers"][number] | null {
  const shown = shownState(ticket);
  if (!ticket.blocked || ticket.closed || !shown || !ticket.title) return null;
  return {
    description: shorten(sentenceCase(titleOf(ticket))),
    impact: null,
    solution: null,
    urgency: "high",
    quotes: [{ ...shown.unit.source, quote: shown.quote }],
  };
}

/**
 * Ends what was asked, promised or in the way in the mails of a ticket before the one that closes it. `statements` are
 * those of the material.
 */
export function endWithTickets(
  matters: readonly Matter[],
  tickets: readonly TicketState[],
  statements: readonly Statement[],
): void {
  const endings = new Map(
    tickets.flatMap((ticket): [string, Statement][] => {
      const shown = ticket.closed ? shownState(ticket) : undefined;
      const by = shown && statements.find(({ unit }) => unit === shown.unit.index);
      return by ? [[ticket.key, by]] : [];
    }),
  );
  if (endings.size === 0) return;
  for (const matter of matters) {
    const last = matter.acts.at(-1)?.statement;
    if (matter.closedBy !== null || matter.kind === "decision" || !last) continue;
    const by = endings.get(ticketOf(last)?.key ?? "");
    if (by && last.unit !== by.unit && last.sentAt <= by.sentAt) close(matter, "reported-done", by);
  }
}

/** Known items of tickets that are closed now, and known troubles of tickets that are no longer blocked. */
export function ticketChanges(tickets: readonly TicketState[], known: readonly KnownItem[]): DraftChange[] {
  return tickets.flatMap((ticket) => {
    const shown = shownState(ticket);
    if (!shown) return [];
    const quotes = [{ ...shown.unit.source, quote: shown.quote }];
    const isOver = ({ kind, state, text }: KnownItem) =>
      state === "open" &&
      isOfTicket(text, ticket) &&
      (ticket.closed || (kind === "blocker" && !ticket.blocked));
    return known
      .filter(isOver)
      .map(({ id }) => ({ itemId: id, what: "reported-done" as const, quotes, owner: null, timeline: null }));
  });
}
