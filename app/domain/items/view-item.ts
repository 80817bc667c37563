import type { LedgerItem } from "./item-event";
import { itemSources } from "./item-sources";
import { inOrder, itemState } from "./item-state";
import type { ItemView } from "./item-view";

/** An item as the api shows it; null when none of its events says what it is. */
export function viewItem(agentId: string, { id, kind, events }: LedgerItem): ItemView | null {
  const now = itemState(events);
  if (now === null) return null;
  const { text, owner, due, timeline, state, since, closedBy } = now;
  return {
    ...{ id, agentId, kind, text, owner, due, timeline, state },
    since: since.toISOString(),
    closedAt: closedBy?.at.toISOString() ?? null,
    sources: itemSources(events),
    events: inOrder(events).map(({ what, by, at, who, quote, source }) => ({
      ...{ what, by, who, quote },
      at: at.toISOString(),
      emailId: source?.kind === "email" ? source.id : null,
    })),
  };
}
