import { dueInOf } from "../../../digest/line-order";
import type { DigestDraft, DraftChange, KnownItem } from "../../digest-material";
import { settledFor } from "../answers";
import { type Clock, daysBetween, dueDateIn } from "../due-dates";
import type { LineContext, Ranked } from "../lines";
import { close } from "../matters/close-matters";
import type { Matter } from "../matters/matter";
import type { Statement } from "../statement";
import { sentenceCase, shorten } from "../task-wording";
import { urgencyOf } from "../urgency";
import { isOfTicket, ticketOf, titleOf } from "./ticket-of";
import type { TicketState } from "./ticket-states";

/** The last line that shows its state. */
const shownState = ({ evidence }: TicketState) => evidence.findLast(({ says }) => says === "status");

/** A host's name at the beginning stays as it is: "db-01 is down". */
const lineOf = (words: string) => shorten(/^\p{Ll}+[\d./_-]/u.test(words) ? words : sentenceCase(words));

/** What is to be done with it. */
const WANTED = { work: "", approval: "Approve ", signature: "Sign ", trouble: "" } as const;

/** An open ticket that somebody has, or that has a date. */
export function ticketActionLine(
  ticket: TicketState,
  context: LineContext,
  clock: Clock,
): Ranked<DigestDraft["actionItems"][number]> | null {
  const isReview = ticket.asksReview || (ticket.reviewer !== null && ticket.assignee === null);
  const owner = isReview ? ticket.reviewer : ticket.assignee;
  const asked = ticket.evidence.filter((e) => e.says !== "status");
  if (ticket.kind === "trouble" || ticket.closed || ticket.blocked || !ticket.title || asked.length === 0)
    return null;
  if (!owner && !ticket.due && !ticket.asksReader && !ticket.asksReview) return null;
  const due = ticket.due ? dueDateIn(ticket.due.words, ticket.due.sentAt, clock) : null;
  const settled = settledFor(ticket.title, context.settled);
  if (settled?.dropped) return null;
  const urgency = urgencyOf(
    /\b(?:highest|critical|blocker|urgent|p0)\b/i.test(ticket.priority ?? "") ? "urgent" : "",
    due,
    context.today,
  );
  const timeline = settled?.due ?? due?.timeline ?? null;
  const last = lastOfEach(asked);
  return {
    line: {
      task: lineOf(`${isReview ? "Review " : WANTED[ticket.kind]}${titleOf(ticket)}`),
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

/** The last line of each thing that lines tell: who has it, until when, what it is. */
const lastOfEach = (lines: TicketState["evidence"]) => [
  ...new Map(lines.map((line) => [line.says, line])).values(),
];

/** A ticket whose state says that it is blocked, or a trouble that goes on. */
export function ticketBlockerLine(ticket: TicketState): DigestDraft["blockers"][number] | null {
  const shown = shownState(ticket);
  const isStuck = ticket.blocked || ticket.kind === "trouble";
  if (!isStuck || ticket.closed || !shown || !ticket.title) return null;
  return {
    description: lineOf(titleOf(ticket)),
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
  const titles = new Map(
    tickets.flatMap(({ title, evidence }) =>
      evidence.map(({ unit }): [number, string] => [unit.index, title]),
    ),
  );
  for (const matter of matters) {
    // A title that only its mail's text has is the ticket's own line.
    const first = matter.acts[0]?.statement;
    if (first && titles.get(first.unit) === first.text) close(matter, "superseded", first);
  }
  if (endings.size === 0) return;
  for (const matter of matters) {
    const last = matter.acts.at(-1)?.statement;
    if (matter.closedBy !== null || matter.kind === "decision" || !last) continue;
    const key = ticketOf(last)?.key ?? null;
    const by = key === null ? undefined : endings.get(key);
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
      (ticket.closed || (kind === "blocker" && !ticket.blocked && ticket.kind !== "trouble"));
    return known
      .filter(isOver)
      .map(({ id }) => ({ itemId: id, what: "reported-done" as const, quotes, owner: null, timeline: null }));
  });
}
