import type { DigestDraft } from "../digest-material";
import { settledFor } from "./answers";
import { type Clock, daysBetween, dueDateIn } from "./due-dates";
import type { LineContext, Ranked } from "./lines";
import type { TicketState } from "./notifications";
import { sentenceCase, shorten } from "./task-wording";
import { urgencyOf } from "./urgency";

const nameOf = (ticket: TicketState): string => ticket.key.replace(/^.*(?=#)/, "");

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
  const ahead = due?.day ? daysBetween(context.today, due.day) : null;
  const last = asked.slice(-3);
  return {
    line: {
      task: shorten(sentenceCase(`${isReview ? "Review " : ""}${ticket.title} (${nameOf(ticket)})`)),
      owner: settled?.owner ?? owner,
      timeline: settled?.due ?? due?.timeline ?? null,
      urgency,
      quotes: last.map((e) => ({ ...e.unit.source, quote: e.quote })),
    },
    rank: -(
      0.8 +
      (urgency === "high" ? 2 : urgency === "medium" ? 1 : 0) +
      (ahead !== null && ahead < 0 ? 2 : 0) +
      context.relevance(ticket.title)
    ),
    matter: null,
  };
}

/** A ticket whose state says that it is blocked. */
export function ticketBlockerLine(ticket: TicketState): DigestDraft["blockers"][number] | null {
  const shown = ticket.evidence.filter((e) => e.says === "status").at(-1);
  if (!ticket.blocked || ticket.closed || !shown || !ticket.title) return null;
  return {
    description: shorten(sentenceCase(`${ticket.title} (${nameOf(ticket)})`)),
    impact: null,
    solution: null,
    urgency: "high",
    quotes: [{ ...shown.unit.source, quote: shown.quote }],
  };
}
