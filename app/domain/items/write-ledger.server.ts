import { and, eq, type SQL, sql } from "drizzle-orm";
import { isOneOf } from "../../database/is-one-of.server";
import { itemEvents, items, itemWords, ledgers } from "../../database/schema/items.server";
import type { Platform } from "../platform";
import type { LedgerChange } from "./item-event";
import { itemState } from "./item-state";
import { hasVersion, type LedgerOf } from "./ledger-version.server";
import { itemWordsOf } from "./words-said";

/** Rows of one statement: far below D1's limit of 2 MB for a parameter. */
const PER_STATEMENT = 200;
const WORDS_PER_STATEMENT = 5000;

/** A change, made from the version `from` of the ledger, which has the version `to` afterwards. */
export interface NewLedger {
  from: string;
  to: string;
  change: LedgerChange;
}

/**
 * Statements for a batch that change an agent's ledger, `claim` first: it moves the version from the one that the
 * change was made from to the new one, if `when` holds. The `writes` do nothing unless it did.
 */
export function ledgerStatements(
  platform: Platform,
  owner: LedgerOf,
  { from, to, change }: NewLedger,
  when?: SQL,
) {
  const { db } = platform;
  const guard = hasVersion(platform, owner, to);
  const claim = db
    .update(ledgers)
    .set({ version: to })
    .where(
      and(
        eq(ledgers.agentId, owner.agentId),
        eq(ledgers.userId, owner.userId),
        eq(ledgers.version, from),
        when,
      ),
    );
  const removed =
    change.removed.length === 0
      ? []
      : [
          db
            .delete(itemEvents)
            .where(and(isOneOf(itemEvents.id, change.removed), eq(itemEvents.userId, owner.userId), guard)),
        ];
  const gone =
    change.gone.length === 0
      ? []
      : [
          db
            .delete(itemWords)
            .where(and(eq(itemWords.agentId, owner.agentId), isOneOf(itemWords.itemId, change.gone), guard)),
          db.delete(items).where(and(isOneOf(items.id, change.gone), eq(items.userId, owner.userId), guard)),
        ];
  const upserted = inParts(itemRows(change)).map((rows) =>
    db
      .insert(items)
      .select(rowsOf(rows, ITEM_FIELDS, owner, guard))
      .onConflictDoUpdate({
        target: items.id,
        set: Object.fromEntries(ITEM_VALUES.map((name) => [name, sql.raw(`excluded.${snakeCase(name)}`)])),
        setWhere: eq(items.userId, owner.userId),
      }),
  );
  const added = inParts(eventRows(change)).map((rows) =>
    db.insert(itemEvents).select(rowsOf(rows, EVENT_FIELDS, owner, guard)),
  );
  const words = inParts(wordRows(change), WORDS_PER_STATEMENT).map((rows) =>
    db
      .insert(itemWords)
      .select(rowsOf(rows, WORD_FIELDS, owner, guard))
      .onConflictDoNothing(),
  );
  return { claim, writes: [...removed, ...gone, ...upserted, ...added, ...words] };
}

/** In the order of the table's columns, as an INSERT from a SELECT takes them. */
const ITEM_VALUES = [
  ...["text", "owner", "due", "timeline", "urgency", "state", "since", "closedAt", "asked"],
] as const;
const ITEM_FIELDS = ["id", "userId", "agentId", "kind", ...ITEM_VALUES] as const;
const WORD_FIELDS = ["agentId", "word", "itemId"] as const;
const EVENT_FIELDS = [
  ...[
    "id",
    "itemId",
    "userId",
    "agentId",
    "what",
    "by",
    "at",
    "position",
    "readAt",
    "digestId",
    "who",
    "quote",
  ],
  ...["sourceKind", "sourceId", "subject", "sender", "receivedAt", "sets"],
] as const;

/** Rows from one JSON parameter: one value each would meet D1's limit of 100. */
function rowsOf(rows: object[], fields: readonly string[], owner: LedgerOf, guard: SQL): SQL {
  const owned = rows.map((row) => ({ ...row, userId: owner.userId, agentId: owner.agentId }));
  const values = fields.map((name) => sql.raw(`json_extract(value, '$.${name}')`));
  return sql`select ${sql.join(values, sql`, `)} from json_each(${JSON.stringify(owned)}) where ${guard}`;
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** An item's row is what its events make of it. */
function itemRows({ touched }: LedgerChange) {
  return touched.flatMap(({ id, kind, events }) => {
    const now = itemState(events);
    if (now === null) return [];
    const { text, owner, due, timeline, urgency, state, since, closedBy } = now;
    const times = { since: since.getTime(), closedAt: closedBy?.at.getTime() ?? null };
    const asked = events.filter(({ what }) => what === "asked").length;
    return [{ id, kind, text, owner, due, timeline, urgency, state, ...times, asked }];
  });
}

function eventRows({ added }: LedgerChange) {
  return added.map(({ itemId, event: { source, at, readAt, sets, ...event } }) => ({
    ...event,
    itemId,
    at: at.getTime(),
    readAt: readAt.getTime(),
    sourceKind: source?.kind ?? null,
    sourceId: source?.id ?? null,
    subject: source?.subject ?? null,
    sender: source?.sender ?? null,
    receivedAt: source?.receivedAt ?? null,
    sets: JSON.stringify(sets),
  }));
}

function wordRows({ added }: LedgerChange) {
  return added.flatMap(({ itemId, event }) => itemWordsOf(event).map((word) => ({ itemId, word })));
}

function inParts<Row>(rows: Row[], size = PER_STATEMENT): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, part) =>
    rows.slice(part * size, (part + 1) * size),
  );
}
