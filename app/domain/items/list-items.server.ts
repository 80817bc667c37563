import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { items } from "../../database/schema/items.server";
import { requireAgent } from "../agents/require-agent.server";
import type { Platform } from "../platform";
import { adoptDigests } from "./adopt-digests.server";
import type { ItemFilter } from "./item-schema";
import type { ItemView } from "./item-view";
import { findVersion, type LedgerOf } from "./ledger-version.server";
import { readItems } from "./read-ledger.server";
import { viewItem } from "./view-item";

/** Items of one answer. */
const MOST = 300;

/**
 * An agent's items: open ones first, by date, those without one after, oldest first; then closed ones, the latest
 * first; at most 300, after the item `after`, if given. Throws DomainError("not-found").
 */
export async function listItems(
  platform: Platform,
  owner: LedgerOf,
  { state, owner: name, after }: ItemFilter,
): Promise<ItemView[]> {
  await requireAgent(platform, owner);
  if ((await findVersion(platform, owner)) === null) await adoptDigests(platform, owner);
  const isOpen = eq(items.state, "open");
  const chosen = await platform.db
    .select({ id: items.id })
    .from(items)
    .where(
      and(
        eq(items.agentId, owner.agentId),
        eq(items.userId, owner.userId),
        state === "open" ? isOpen : state === "closed" ? ne(items.state, "open") : undefined,
        name === undefined ? undefined : sql`lower(${items.owner}) = lower(${name})`,
        after === undefined ? undefined : comesAfter(owner, after),
      ),
    )
    .orderBy(...(state === "open" ? OPEN_FIRST : PLACE))
    .limit(MOST);
  const ids = chosen.map(({ id }) => id);
  const found = await readItems(platform, owner.userId, ids);
  const views = new Map(found.map((item) => [item.id, viewItem(owner.agentId, item)]));
  return ids.flatMap((id) => views.get(id) ?? []);
}

/** The same order among open ones, which an index has. */
const OPEN_FIRST = [sql`${items.due} nulls last`, items.since, items.id];

/** Where an item stands in the list: values that compare as its order does. */
const PLACE = [
  "state <> 'open'",
  "-coalesce(closed_at, 0)",
  "due is null",
  "coalesce(due, '')",
  "since",
  "id",
].map((value) => sql.raw(value));

/** That an item comes after this one; none does after an id that isn't one of theirs. */
function comesAfter({ userId, agentId }: LedgerOf, itemId: string): SQL {
  const place = sql.join(PLACE, sql`, `);
  return sql`(${place}) > (select ${place} from ${items} where id = ${itemId} and agent_id = ${agentId} and user_id = ${userId})`;
}
