import { and, eq, inArray, ne, sql } from "drizzle-orm";
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
const MOST = 1000;

/**
 * An agent's items: open ones first, by date, those without one after, oldest first; then closed ones, the latest
 * first; at most 1,000. Throws DomainError("not-found").
 */
export async function listItems(
  platform: Platform,
  owner: LedgerOf,
  { state, owner: name }: ItemFilter,
): Promise<ItemView[]> {
  await requireAgent(platform, owner);
  if ((await findVersion(platform, owner)) === null) await adoptDigests(platform, owner);
  const isOpen = eq(items.state, "open");
  const chosen = platform.db
    .select({ id: items.id })
    .from(items)
    .where(
      and(
        eq(items.agentId, owner.agentId),
        eq(items.userId, owner.userId),
        state === "open" ? isOpen : state === "closed" ? ne(items.state, "open") : undefined,
        name === undefined ? undefined : sql`lower(${items.owner}) = lower(${name})`,
      ),
    )
    .orderBy(
      sql`${items.state} <> 'open'`,
      sql`${items.closedAt} desc`,
      sql`${items.due} is null`,
      items.due,
      items.since,
      items.id,
    )
    .limit(MOST);
  const found = await readItems(platform, and(eq(items.userId, owner.userId), inArray(items.id, chosen)));
  return found.flatMap((item) => viewItem(owner.agentId, item) ?? []).sort(mostUrgentFirst);
}

function mostUrgentFirst(a: ItemView, b: ItemView): number {
  if (a.closedAt !== null || b.closedAt !== null) {
    if (a.closedAt === null || b.closedAt === null) return a.closedAt === null ? -1 : 1;
    return b.closedAt.localeCompare(a.closedAt);
  }
  // Days compare as text; what has no day stands after those that have one.
  return (
    (a.due ?? "9").localeCompare(b.due ?? "9") || a.since.localeCompare(b.since) || a.id.localeCompare(b.id)
  );
}
