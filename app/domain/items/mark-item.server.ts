import { and, eq } from "drizzle-orm";
import { agents } from "../../database/schema/agents.server";
import { dayWords } from "../../digest/timeline-day";
import { localDay } from "../agents/local-day";
import { DomainError, notFound } from "../errors";
import type { Platform } from "../platform";
import { newId } from "../tokens.server";
import type { ItemEvent, LedgerItem } from "./item-event";
import type { ItemChange } from "./item-schema";
import { type ItemNow, inOrder, itemState } from "./item-state";
import type { ItemView } from "./item-view";
import type { LedgerOf } from "./ledger-version.server";
import { markedEvent } from "./marked-event";
import { readLedgerItem } from "./read-ledger.server";
import { viewItem } from "./view-item";
import { ledgerStatements } from "./write-ledger.server";

const TRIES = 5;

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
  const agent = await platform.db.query.agents.findFirst({
    where: and(eq(agents.id, owner.agentId), eq(agents.userId, owner.userId)),
    columns: { timeZone: true },
  });
  if (!agent) throw notFound("Agent");
  for (let tries = 0; tries < TRIES; tries += 1) {
    const ledger = await readLedgerItem(platform, owner, itemId);
    const item = ledger?.items[0];
    const before = item === undefined ? null : itemState(item.events);
    if (!ledger || item === undefined || before === null) throw notFound("Item");
    const now = platform.now();
    const isTaken = item.events.some(({ id }) => id === said?.eventId);
    const sets = isTaken ? null : setsOf(change, { ...before, events: item.events }, now, agent.timeZone);
    const after = sets === null ? item : { ...item, events: [...item.events, eventOf(sets, now, said)] };
    const view = viewItem(owner.agentId, after);
    if (view === null) throw notFound("Item");
    if (sets === null || (await save(platform, owner, ledger.version, after))) return view;
  }
  throw new DomainError("conflict", "Somebody else is changing this item. Please try again.");
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

/** False when the ledger moved since it was read. */
async function save(
  platform: Platform,
  owner: LedgerOf,
  version: string,
  item: LedgerItem,
): Promise<boolean> {
  const event = item.events.at(-1);
  const to = newId();
  const { claim, writes } = ledgerStatements(platform, owner, {
    from: version,
    to,
    change: {
      touched: [item],
      added: event === undefined ? [] : [{ itemId: item.id, event }],
      removed: [],
      gone: [],
    },
  });
  const [claimed] = await platform.db.batch([claim.returning(), ...writes]);
  return claimed.length > 0;
}
