import { and, eq, gt, inArray } from "drizzle-orm";
import { union } from "drizzle-orm/sqlite-core";
import { isOneOf } from "../../database/is-one-of.server";
import { itemEvents, items, ledgers } from "../../database/schema/items.server";
import { notFound } from "../errors";
import type { Platform } from "../platform";
import { adoptDigests } from "./adopt-digests.server";
import type { ItemEvent, Ledger, LedgerItem } from "./item-event";
import type { LedgerOf } from "./ledger-version.server";

/** Longer than an item that was closed may still be asked for again (known-items). */
const CLOSED_FOR_MS = 90 * 86_400_000;

/**
 * What a digest of these mails is written from: the open items, those closed in the last 90 days, those that are not
 * to be proposed again, and those that these mails spoke of before. An agent's first reading makes its digests' lines
 * items.
 */
export async function readLedger(platform: Platform, owner: LedgerOf, mailIds: string[]): Promise<Ledger> {
  const closedAfter = new Date(platform.now().getTime() - CLOSED_FOR_MS);
  const { db } = platform;
  const ofAgent = eq(items.agentId, owner.agentId);
  // Three lists of ids and not one condition with "or", so that each is read by its index.
  const wanted = union(
    db
      .select({ id: items.id })
      .from(items)
      .where(and(ofAgent, inArray(items.state, ["open", "wrong", "not-ours"]))),
    db
      .select({ id: items.id })
      .from(items)
      .where(and(ofAgent, gt(items.closedAt, closedAfter))),
    db
      .select({ id: itemEvents.itemId })
      .from(itemEvents)
      .where(and(eq(itemEvents.agentId, owner.agentId), isOneOf(itemEvents.sourceId, mailIds))),
  );
  const areWanted = and(inArray(items.id, wanted), eq(items.userId, owner.userId), ofAgent);
  const ledger = await readVersionAndItems(platform, owner, areWanted);
  if (ledger !== null) return ledger;
  await adoptDigests(platform, owner);
  const adopted = await readVersionAndItems(platform, owner, areWanted);
  if (adopted === null) throw notFound("Agent");
  return adopted;
}

/** One item with its events; null when it isn't there or isn't theirs. */
export async function readLedgerItem(
  platform: Platform,
  owner: LedgerOf,
  itemId: string,
): Promise<Ledger | null> {
  const ledger = await readLedgerItems(platform, owner, [itemId]);
  return ledger === null || ledger.items.length === 0 ? null : ledger;
}

/** These of an agent's items, with the ledger's version; null while the agent has no ledger. */
export async function readLedgerItems(
  platform: Platform,
  owner: LedgerOf,
  itemIds: readonly string[],
): Promise<Ledger | null> {
  const areTheirs = and(
    isOneOf(items.id, itemIds),
    eq(items.agentId, owner.agentId),
    eq(items.userId, owner.userId),
  );
  return readVersionAndItems(platform, owner, areTheirs);
}

/** Items with their events. */
export async function readItems(platform: Platform, where: ReturnType<typeof and>): Promise<LedgerItem[]> {
  return joined(...(await platform.db.batch([...itemQueries(platform, where)])));
}

/** Read together, so that the items are those of the version; null without a ledger. */
async function readVersionAndItems(
  platform: Platform,
  owner: LedgerOf,
  where: ReturnType<typeof and>,
): Promise<Ledger | null> {
  const [version, rows, events] = await platform.db.batch([
    platform.db
      .select({ version: ledgers.version })
      .from(ledgers)
      .where(and(eq(ledgers.agentId, owner.agentId), eq(ledgers.userId, owner.userId))),
    ...itemQueries(platform, where),
  ]);
  return version[0] === undefined ? null : { version: version[0].version, items: joined(rows, events) };
}

function itemQueries({ db }: Platform, where: ReturnType<typeof and>) {
  return [
    db.select({ id: items.id, kind: items.kind }).from(items).where(where),
    db
      .select({ event: itemEvents })
      .from(itemEvents)
      .innerJoin(items, eq(items.id, itemEvents.itemId))
      .where(where),
  ] as const;
}

function joined(
  rows: { id: string; kind: LedgerItem["kind"] }[],
  events: { event: typeof itemEvents.$inferSelect }[],
): LedgerItem[] {
  const byItem = new Map<string, ItemEvent[]>();
  for (const { event } of events) {
    const known = byItem.get(event.itemId);
    if (known) known.push(eventOf(event));
    else byItem.set(event.itemId, [eventOf(event)]);
  }
  return rows.map(({ id, kind }) => ({ id, kind, events: byItem.get(id) ?? [] }));
}

function eventOf(row: typeof itemEvents.$inferSelect): ItemEvent {
  const { id, what, by, at, position, readAt, digestId, who, quote, sets, sourceKind, sourceId } = row;
  const source =
    sourceKind === null || sourceId === null
      ? null
      : {
          kind: sourceKind,
          id: sourceId,
          subject: row.subject ?? undefined,
          sender: row.sender ?? undefined,
          receivedAt: row.receivedAt ?? undefined,
        };
  return { id, what, by, at, position, readAt, digestId, who, quote, source, sets };
}
