import type { ItemSets } from "../../digest/tracked";
import { dueDay } from "../../writing/check/due-day";
import { applyAnswers } from "../questions/apply-answers";
import { decidedBy } from "../questions/decided-by";
import type { AddedEvent, ItemEvent, LedgerItem } from "./item-event";
import { type ItemNow, itemState } from "./item-state";
import { markedEvent } from "./marked-event";

/** A question that the agent's owner answered. */
export interface AnsweredQuestion {
  id: string;
  question: string;
  answer: string;
  answeredAt: Date;
}

/**
 * What the owner's answers say of items and is not among their events yet, as a person's events of the time of the
 * answer: an owner, a date, which of two decisions holds. An answer to what the words disagree on is one, too, when it
 * says what was said first.
 */
export function answerEvents(
  items: readonly LedgerItem[],
  answers: readonly AnsweredQuestion[],
  { timeZone, newId }: { timeZone: string; newId(): string },
): AddedEvent[] {
  const states = items.flatMap(({ id, kind, events }) => {
    const now = kind === "blocker" ? null : itemState(events);
    return now === null || now.state !== "open" ? [] : [{ id, kind, events, now }];
  });
  return answers.flatMap((answer) => {
    const open = states.filter(({ events }) => !events.some((event) => isFrom(event, answer)));
    const actions = open.filter(({ kind }) => kind === "action");
    const lines = actions.map(({ now }) => lineOf(now));
    const content = { overview: "", actionItems: lines, blockers: [], decisions: [], stakeholders: [] };
    const said = applyAnswers(content, [answer]).actionItems.flatMap(({ owner, timeline }, index) => {
      const { id, now } = actions[index] ?? {};
      if (id === undefined || now === undefined) return [];
      const isOwner = owner !== lines[index]?.owner;
      const isDate = timeline !== lines[index]?.timeline;
      if (!isOwner && !isDate) return [];
      const due = dueDay(timeline, answer.answeredAt.toISOString(), timeZone);
      const sets = { ...(isOwner ? { owner } : {}), ...(isDate ? { timeline, due } : {}) };
      return [{ itemId: id, event: eventOf(answer, sets, newId()) }];
    });
    const decided = open.flatMap(({ id, now }) => {
      const values = now.disputed.find(({ field }) => field === "text")?.values;
      const text = values === undefined ? null : decidedBy(answer, values);
      return text === null ? [] : [{ itemId: id, event: eventOf(answer, { text }, newId()) }];
    });
    return [...said, ...decided];
  });
}

function isFrom({ source, quote }: ItemEvent, { id, answer }: AnsweredQuestion): boolean {
  return source?.kind === "answer" && source.id === id && quote === answer;
}

/** What is disputed counts as not said, so that any answer says something. */
function lineOf({ text, owner, timeline, urgency, disputed }: ItemNow) {
  const isOpen = (asked: "owner" | "timeline") => disputed.some(({ field }) => field === asked);
  return {
    task: text,
    owner: isOpen("owner") ? null : owner,
    timeline: isOpen("timeline") ? null : timeline,
    urgency,
    sources: [],
  };
}

function eventOf(
  { id, question, answer, answeredAt }: AnsweredQuestion,
  sets: ItemSets,
  eventId: string,
): ItemEvent {
  const source = { kind: "answer" as const, id, subject: question };
  return { ...markedEvent(sets, answeredAt, eventId), quote: answer, source };
}
