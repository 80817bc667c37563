import type { ItemState } from "../../digest/tracked";
import { dueDay } from "../../writing/check/due-day";
import { applyAnswers } from "../questions/apply-answers";
import type { ItemEvent, LedgerItem } from "./item-event";
import { type ItemNow, itemState } from "./item-state";

/** A question that the agent's owner answered. */
export interface AnsweredQuestion {
  id: string;
  question: string;
  answer: string;
  answeredAt: Date;
}

/**
 * What the owner's answers say of items and is not among their events yet, as a person's events of the time of the
 * answer: an owner, a date.
 */
export function answerEvents(
  items: readonly LedgerItem[],
  answers: readonly AnsweredQuestion[],
  { timeZone, newId }: { timeZone: string; newId(): string },
): { itemId: string; event: ItemEvent }[] {
  const states = items.flatMap(({ id, kind, events }) => {
    const now = kind === "action" ? itemState(events) : null;
    return now === null || now.state !== "open" ? [] : [{ id, events, now }];
  });
  return answers.flatMap((answer) => {
    const open = states.filter(({ events }) => !events.some((event) => isFrom(event, answer)));
    const lines = open.map(({ now }) => lineOf(now));
    const content = { overview: "", actionItems: lines, blockers: [], decisions: [], stakeholders: [] };
    return applyAnswers(content, [answer]).actionItems.flatMap(({ owner, timeline }, index) => {
      const { id, now } = open[index] ?? {};
      if (id === undefined || now === undefined) return [];
      const isOwner = owner !== now.owner;
      const isDate = timeline !== now.timeline;
      if (!isOwner && !isDate) return [];
      const due = dueDay(timeline, answer.answeredAt.toISOString(), timeZone);
      const sets = { ...(isOwner ? { owner } : {}), ...(isDate ? { timeline, due } : {}) };
      return [{ itemId: id, event: eventOf(answer, sets, newId()) }];
    });
  });
}

function isFrom({ source, quote }: ItemEvent, { id, answer }: AnsweredQuestion): boolean {
  return source?.kind === "answer" && source.id === id && quote === answer;
}

function lineOf({ text, owner, timeline, urgency }: ItemNow) {
  return { task: text, owner, timeline, urgency, sources: [] };
}

function eventOf(
  { id, question, answer, answeredAt }: AnsweredQuestion,
  sets: { owner?: string | null; timeline?: string | null; due?: string | null; state?: ItemState },
  eventId: string,
): ItemEvent {
  return {
    id: eventId,
    what: "marked",
    by: "person",
    at: answeredAt,
    position: 0,
    readAt: answeredAt,
    digestId: null,
    who: null,
    quote: answer,
    source: { kind: "answer", id, subject: question },
    sets,
  };
}
