import { and, eq, sql } from "drizzle-orm";
import { items } from "../../database/schema/items.server";
import type { DigestView } from "../../digest/digest-view";
import type { ItemState } from "../../digest/tracked";
import type { Platform } from "../platform";
import type { LedgerOf } from "./ledger-version.server";

/** How the items of a digest's lines stand now, by id. */
export async function readItemStates(
  { db }: Platform,
  owner: LedgerOf,
  {
    actionItems,
    blockers,
    decisions,
    closed,
  }: Pick<DigestView, "actionItems" | "blockers" | "decisions" | "closed">,
): Promise<Record<string, ItemState>> {
  const ids = [...actionItems, ...blockers, ...decisions, ...closed].flatMap(({ itemId }) => itemId ?? []);
  if (ids.length === 0) return {};
  const rows = await db
    .select({ id: items.id, state: items.state })
    .from(items)
    .where(
      and(
        sql`${items.id} in (select value from json_each(${JSON.stringify(ids)}))`,
        eq(items.agentId, owner.agentId),
        eq(items.userId, owner.userId),
      ),
    );
  return Object.fromEntries(rows.map(({ id, state }) => [id, state]));
}
