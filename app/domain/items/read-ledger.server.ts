import { and, desc, eq, gt, inArray, or, type SQL, sql } from "drizzle-orm";
import { union } from "drizzle-orm/sqlite-core";
import { isOneOf } from "../../database/is-one-of.server";
import { itemEvents, items, itemWords, ledgers } from "../../database/schema/items.server";
import { localDay } from "../agents/local-day";
import { notFound } from "../errors";
import type { Platform } from "../platform";
import { adoptDigests } from "./adopt-digests.server";
import type { ItemEvent, Ledger, LedgerItem } from "./item-event";
import type { LedgerOf } from "./ledger-version.server";
import { openItemIds, URGENCY_ORDER } from "./open-items-sql.server";

/** Longer than an item that was closed may still be asked for again (known-items). */
const CLOSED_FOR_MS = 90 * 86_400_000;

/** What a digest is written from. */
export interface WrittenFrom {
  mailIds: readonly string[];
  documentIds: readonly string[];
  /** See wordsSaid. */
  words: Readonly<Record<string, number>> | null;
  timeZone: string;
}

/** An agent with more open items than these is read in part. */
const MOST_OPEN = 400;
/** Of such an agent: those that stand first, of each kind, which is more than a digest shows; and those spoken of. */
const FIRST = { action: 220, blocker: 70, decision: 70 };
const MOST_SPOKEN_OF = { least: 400, aWord: 2.5 };
const MOST_CLOSED = 200;

/**
 * What a digest is written from: the open items, those closed in the last 90 days, those that are not to be proposed
 * again, and those that its mails spoke of before. Of more than 400 open ones it is those that the digest has room for
 * and those that the material may speak of; `beyond` says how many are not there. An agent's first reading makes its
 * digests' lines items.
 */
export async function readLedger(platform: Platform, owner: LedgerOf, from: WrittenFrom): Promise<Ledger> {
  const { db } = platform;
  const ofAgent = and(eq(items.agentId, owner.agentId), eq(items.userId, owner.userId));
  const open = await db.$count(items, and(ofAgent, eq(items.state, "open")));
  const { words } = from;
  if (open > MOST_OPEN && words !== null) {
    const part = await readPart(platform, owner, { ...from, words });
    if (part !== null) return part;
  }
  const areWanted = and(sql`${items.id} in (${allOf(platform, owner, from)})`, ofAgent);
  const ledger = await readVersionAndItems(platform, owner, areWanted);
  if (ledger !== null) return ledger;
  await adoptDigests(platform, owner);
  const adopted = await readVersionAndItems(platform, owner, areWanted);
  if (adopted === null) throw notFound("Agent");
  return adopted;
}

const closedAfter = ({ now }: Platform) => new Date(now().getTime() - CLOSED_FOR_MS);

/** Three lists of ids and not one condition with "or", so that each is read by its index. */
function allOf(platform: Platform, owner: LedgerOf, { mailIds }: WrittenFrom): SQL {
  const { db } = platform;
  const ofAgent = eq(items.agentId, owner.agentId);
  return sql`select id from ${union(
    db
      .select({ id: items.id })
      .from(items)
      .where(and(ofAgent, inArray(items.state, ["open", "wrong", "not-ours"]))),
    db
      .select({ id: items.id })
      .from(items)
      .where(and(ofAgent, gt(items.closedAt, closedAfter(platform)))),
    standingOn(platform, owner, mailIds),
  )}`;
}

function standingOn({ db }: Platform, owner: LedgerOf, sourceIds: readonly string[]) {
  const isSource = isOneOf(itemEvents.sourceId, sourceIds);
  return db
    .select({ id: itemEvents.itemId })
    .from(itemEvents)
    .where(and(eq(itemEvents.agentId, owner.agentId), isSource));
}

type InPart = WrittenFrom & { words: Readonly<Record<string, number>> };

/**
 * Those that stand first, those that share words or a thread with the material, and those that were closed last; null
 * without a ledger. Which these are is asked once, with the version: when the ledger moves on before they are read, what
 * is made of them fails as a whole.
 */
async function readPart(platform: Platform, owner: LedgerOf, from: InPart): Promise<Ledger | null> {
  const { db } = platform;
  const ofAgent = and(eq(items.agentId, owner.agentId), eq(items.userId, owner.userId));
  const theirs = (ids: SQL) =>
    db
      .select({ id: items.id })
      .from(items)
      .where(and(sql`${items.id} in (${ids})`, ofAgent));
  const [version, [count], ...lists] = await db.batch([
    versionOf(platform, owner),
    db
      .select({ open: sql<number>`count(*)` })
      .from(items)
      .where(and(ofAgent, eq(items.state, "open"))),
    ...idsOf(platform, owner, from).map(theirs),
  ]);
  if (version[0] === undefined) return null;
  const ids = [...new Set(lists.flat().map(({ id }) => id))];
  const [rows, events] = await db.batch([...itemQueries(platform, areThese(owner.userId, ids))]);
  const read = rows.filter(({ state }) => state === "open").length;
  const beyond = Math.max(0, (count?.open ?? 0) - read);
  return { version: version[0].version, items: joined(rows, events), ...(beyond > 0 && { beyond }) };
}

/** Each a list of its own: one query of them all has more terms than D1 takes. */
function idsOf(
  platform: Platform,
  owner: LedgerOf,
  { mailIds, documentIds, words, timeZone }: InPart,
): SQL[] {
  const { db, now } = platform;
  const today = { [owner.agentId]: localDay(now(), timeZone) };
  const first = (["action", "blocker", "decision"] as const).map((kind) => {
    const ofKind = and(eq(items.agentId, owner.agentId), eq(items.kind, kind));
    return sql`select id from (${openItemIds(owner.userId, today, ofKind)}) order by ${URGENCY_ORDER} limit ${FIRST[kind]}`;
  });
  const ofAgent = and(eq(items.agentId, owner.agentId), eq(items.userId, owner.userId));
  const isKnown = or(
    inArray(items.state, ["open", "wrong", "not-ours"]),
    gt(items.closedAt, closedAfter(platform)),
  );
  // From the words to the items: the other way round all items would be read.
  const spokenOf = sql`select id from (
    select item_id, sum(said.value) as hits
    from json_each(${JSON.stringify(words)}) as said
    cross join ${itemWords} on ${itemWords.agentId} = ${owner.agentId} and ${itemWords.word} = said.key
    group by item_id
  ) cross join ${items} on ${items.id} = item_id
  where ${ofAgent} and ${isKnown}
  order by hits desc, ${items.since} desc limit ${mostSpokenOf(words)}`;
  const closed = db
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.agentId, owner.agentId), gt(items.closedAt, closedAfter(platform))))
    .orderBy(desc(items.closedAt))
    .limit(MOST_CLOSED);
  const sources = standingOn(platform, owner, [...mailIds, ...documentIds]);
  return [...first, spokenOf, sql`select id from ${closed}`, sql`select item_id from ${sources}`];
}

const mostSpokenOf = (words: InPart["words"]): number =>
  Math.max(MOST_SPOKEN_OF.least, Math.round(MOST_SPOKEN_OF.aWord * Object.keys(words).length));

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
  const areTheirs = and(areThese(owner.userId, itemIds), sql`+${items.agentId} = ${owner.agentId}`);
  return readVersionAndItems(platform, owner, areTheirs);
}

/** These of a user's items with their events. */
export async function readItems(
  platform: Platform,
  userId: string,
  itemIds: readonly string[],
): Promise<LedgerItem[]> {
  return joined(...(await platform.db.batch([...itemQueries(platform, areThese(userId, itemIds))])));
}

/** Found by their ids: but for the sign SQLite reads all of the user's items, to see which of them these are. */
function areThese(userId: string, itemIds: readonly string[]) {
  return and(isOneOf(items.id, itemIds), sql`+${items.userId} = ${userId}`);
}

/** Read together, so that the items are those of the version; null without a ledger. */
async function readVersionAndItems(
  platform: Platform,
  owner: LedgerOf,
  where: ReturnType<typeof and>,
): Promise<Ledger | null> {
  const [version, rows, events] = await platform.db.batch([
    versionOf(platform, owner),
    ...itemQueries(platform, where),
  ]);
  return version[0] === undefined ? null : { version: version[0].version, items: joined(rows, events) };
}

function versionOf({ db }: Platform, owner: LedgerOf) {
  return db
    .select({ version: ledgers.version })
    .from(ledgers)
    .where(and(eq(ledgers.agentId, owner.agentId), eq(ledgers.userId, owner.userId)));
}

function itemQueries({ db }: Platform, where: ReturnType<typeof and>) {
  return [
    db.select({ id: items.id, kind: items.kind, state: items.state }).from(items).where(where),
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
