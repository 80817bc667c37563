import { dayWords } from "../../digest/timeline-day";
import { findTimeZone } from "../agents/find-time-zone.server";
import { localDay } from "../agents/local-day";
import { DomainError, notFound } from "../errors";
import type { Platform } from "../platform";
import { newId } from "../tokens.server";
import { addEvents } from "./add-events.server";
import type { ItemEvent, LedgerItem } from "./item-event";
import type { ItemChange } from "./item-schema";
import { type ItemNow, inOrder, itemState } from "./item-state";
import type { ItemView } from "./item-view";
import type { LedgerOf } from "./ledger-version.server";
import { markedEvent } from "./marked-event";
import { readLedgerItem } from "./read-ledger.server";
import { viewItem } from "./view-item";

/** Whose word it is when it is not the agent's owner's. */
interface Said {
  /** The person's mail address. */
  who: string;
  /** As it was written; null for a button. */
  quote?: string | null;
  /** So that the same answer, taken twice, is one event. */
  eventId?: string;
}

/**
 * Keeps what a person says of an item, as one event: done, wrong, not ours, open again, another owner or date. What
 * changes nothing is no event. Returns the item. Throws DomainError("not-found").
 */
export async function markItem(
  platform: Platform,
  { itemId, ...owner }: LedgerOf & { itemId: string },
  change: ItemChange,
  said: Said | null = null,
): Promise<ItemView> {
  const timeZone = await findTimeZone(platform, owner);
  if (timeZone === null) throw notFound("Agent");
  const items = await addEvents(platform, owner, {
    async read() {
      const ledger = await readLedgerItem(platform, owner, itemId);
      if (ledger === null) throw notFound("Item");
      return ledger;
    },
    eventsOf: ({ items }) =>
      items.flatMap(({ events }) => {
        const before = itemState(events);
        const isTaken = events.some(({ id }) => id === said?.eventId);
        if (before === null || isTaken) return [];
        const now = platform.now();
        const sets = setsOf(change, { ...before, events }, now, timeZone);
        return sets === null ? [] : [{ itemId, event: eventOf(sets, now, said) }];
      }),
  });
  if (items === null)
    throw new DomainError("conflict", "Somebody else is changing this item. Please try again.");
  const view = items[0] === undefined ? null : viewItem(owner.agentId, items[0]);
  if (view === null) throw notFound("Item");
  return view;
}

/** Null when the item is so already. */
function setsOf(
  { state, owner, due }: ItemChange,
  before: ItemNow & Pick<LedgerItem, "events">,
  now: Date,
  timeZone: string,
): ItemEvent["sets"] | null {
  const today = localDay(now, timeZone);
  const sets = {
    ...(state === undefined || state === before.state ? {} : { state }),
    ...(owner === undefined || owner === before.owner ? {} : { owner }),
    ...(due === undefined || due === before.due
      ? {}
      : { due, timeline: wordsFor(due, before.events) ?? (due === null ? null : dayWords(due, today)) }),
  };
  return Object.keys(sets).length === 0 ? null : sets;
}

/** Words that the item had for this date before: "Fri 6 Nov, 17:00", "as soon as possible". Undo brings them back. */
function wordsFor(due: string | null, events: readonly ItemEvent[]): string | null {
  const said = inOrder(events).findLast(({ by, sets }) => by === "words" && sets.timeline !== undefined);
  return said?.sets.due === due ? (said.sets.timeline ?? null) : null;
}

function eventOf(sets: ItemEvent["sets"], now: Date, said: Said | null): ItemEvent {
  const event = markedEvent(sets, now, said?.eventId ?? newId());
  return said === null ? event : { ...event, who: said.who, quote: said.quote ?? null };
}
