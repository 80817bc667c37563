import type { ClosedItem, DigestContent, Urgency } from "../../digest/digest-content";
import { isPartOfName } from "../../digest/is-part-of-name";
import { compareStandings, dueInOf, mergedInOrder, type Standing } from "../../digest/line-order";
import { daysBetween } from "../../digest/timeline-day";
import type { ItemKind, Tracked } from "../../digest/tracked";
import { localDay } from "../agents/local-day";
import type { ItemEvent, LedgerItem } from "../items/item-event";
import { itemSources } from "../items/item-sources";
import { type ItemNow, itemState } from "../items/item-state";

/** So that a digest stays readable, and its row below D1's 2 MB. */
const MOST: Record<ItemKind, number> = { action: 200, blocker: 60, decision: 60 };
const MOST_CLOSED = 60;
/** What is due in so many days is wanted soon. */
const SOON_DAYS = 7;

interface Shown {
  id: string;
  events: ItemEvent[];
  now: ItemNow;
  urgency: Urgency;
  standing: Standing;
  tracked: Tracked;
}

/** What a digest shows of its agent's items. */
interface Picture {
  items: readonly LedgerItem[];
  /** The items of the lines that are new to the writer, in its order. */
  lines: readonly string[];
  /** When the digest before was written, against which things are new, changed or closed; null without one. */
  before: Date | null;
  now: Date;
  timeZone: string;
}

/**
 * The state of an agent as a digest's lines: its open items in the one order of lines, the new ones among each other
 * as the writer has them, with what is new or changed since the digest before; and what was closed since. `leftOut` counts open items that there is no room for.
 */
export function contentOfItems(
  picture: Picture,
): Required<Pick<DigestContent, "actionItems" | "blockers" | "decisions" | "closed">> & { leftOut: number } {
  const { items, lines, before, now, timeZone } = picture;
  const today = localDay(now, timeZone);
  const isWritten = new Set(lines);
  const open: Record<ItemKind, Shown[]> = { action: [], blocker: [], decision: [] };
  const closed: (ClosedItem & { at: Date })[] = [];
  for (const { id, kind, events } of items) {
    const state = itemState(events);
    if (state === null) continue;
    const told = before === null ? null : itemState(events.filter(({ readAt }) => readAt <= before));
    if (state.state === "open") {
      const urgency = urgencyNow(state, today);
      const standing = standingOf(kind, { events, now: state, urgency }, today);
      const track = { itemId: id, ...tracked(state, told) };
      open[kind].push({ id, events, now: state, urgency, standing, tracked: track });
    } else if (state.closedBy !== null && isNews(state.closedBy, before, told)) {
      closed.push({ ...closedItem(id, kind, state, events), at: state.closedBy.at });
    }
  }
  const shown = (kind: ItemKind) => {
    const byId = new Map(open[kind].map((item) => [item.id, item]));
    const written = lines.flatMap((id) => byId.get(id) ?? []);
    const older = open[kind]
      .filter(({ id }) => !isWritten.has(id))
      .sort((a, b) => compareStandings(a.standing, b.standing) || since(a) - since(b));
    return mergedInOrder(written, older).slice(0, MOST[kind]);
  };
  const [actions, blockers, decisions] = [shown("action"), shown("blocker"), shown("decision")];
  const all = open.action.length + open.blocker.length + open.decision.length;
  return {
    actionItems: actions.map(({ now: { text, owner, timeline }, urgency, events, tracked: track }) => {
      return { task: text, owner, timeline, urgency, sources: itemSources(events), ...track };
    }),
    blockers: blockers.map(({ now: { text, impact, solution }, urgency, events, tracked: track }) => {
      return { description: text, impact, solution, urgency, sources: itemSources(events), ...track };
    }),
    decisions: decisions.map(({ now: { text, context, status }, events, tracked: track }) => {
      return { decision: text, context, status, sources: itemSources(events), ...track };
    }),
    closed: closed
      .sort((a, b) => b.at.getTime() - a.at.getTime())
      .slice(0, MOST_CLOSED)
      .map(({ at: _, ...item }) => item),
    leftOut: all - actions.length - blockers.length - decisions.length,
  };
}

function tracked(state: ItemNow, told: ItemNow | null): Omit<Tracked, "itemId"> {
  const { due } = state;
  const since = state.since.toISOString();
  const disputed = state.disputed.length === 0 ? {} : { disputed: state.disputed };
  if (told === null) return { change: "new", since, due, ...disputed };
  const { owner, timeline } = told;
  const isOther = !isSameOwner(owner, state.owner) || timeline !== state.timeline;
  const isDisputed = JSON.stringify(told.disputed) !== JSON.stringify(state.disputed);
  const isChanged = isOther || isDisputed || told.text !== state.text || told.state !== "open";
  return {
    change: isChanged ? "changed" : "open",
    since,
    due,
    ...disputed,
    ...(isOther ? { was: { owner, timeline } } : {}),
  };
}

/** A full name where only a part of it was known is the same person. */
function isSameOwner(before: string | null, now: string | null): boolean {
  return before === null || now === null ? before === now : isPartOfName(before, now);
}

/** It ended after the digest before was written, which had it open, or a person ended it. */
function isNews(closedBy: ItemEvent, before: Date | null, told: ItemNow | null): boolean {
  if (before !== null && closedBy.readAt <= before) return false;
  return told?.state === "open" || closedBy.by === "person";
}

function closedItem(id: string, kind: ItemKind, state: ItemNow, events: readonly ItemEvent[]): ClosedItem {
  const { closedBy, text } = state;
  const ending = closedBy?.by === "words" ? itemSources([closedBy]) : [];
  return {
    itemId: id,
    kind,
    text,
    how: state.state === "open" ? "done" : state.state,
    by: closedBy?.by ?? "words",
    sources: ending.length > 0 ? ending : itemSources(events).slice(0, 1),
  };
}

/** As it was said, or more urgent by its date. */
function urgencyNow({ urgency, due }: ItemNow, today: string): Urgency {
  const ahead = due === null ? null : daysBetween(today, due);
  if (urgency === "high" || (ahead !== null && ahead <= 1)) return "high";
  return urgency === "medium" || (ahead !== null && ahead <= SOON_DAYS) ? "medium" : "none";
}

/** A stored item doesn't know who waits for it. */
function standingOf(
  kind: ItemKind,
  { events, now, urgency }: Pick<Shown, "events" | "now" | "urgency">,
  today: string,
): Standing {
  const { due, timeline } = now;
  const asked = events.filter(({ what }) => what === "asked").length;
  if (kind === "decision") return { dueIn: null, holdsUp: false, asked, age: 0, relevance: 0 };
  const age = daysBetween(now.since.toISOString().slice(0, 10), today);
  return {
    dueIn: dueInOf({ due, timeline, urgency }, today),
    holdsUp: kind === "blocker",
    asked,
    age,
    relevance: 0,
  };
}

const since = ({ now }: Shown): number => now.since.getTime();
