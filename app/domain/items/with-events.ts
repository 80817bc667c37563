import type { AddedEvent, LedgerItem } from "./item-event";

/** The items with these events behind those that they have; an item without a new one is the same object. */
export function withEvents(items: readonly LedgerItem[], added: readonly AddedEvent[]): LedgerItem[] {
  return items.map((item) => {
    const events = added.flatMap(({ itemId, event }) => (itemId === item.id ? [event] : []));
    return events.length === 0 ? item : { ...item, events: [...item.events, ...events] };
  });
}
