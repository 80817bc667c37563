import { and, eq } from "drizzle-orm";
import { isOneOf } from "../../database/is-one-of.server";
import { items } from "../../database/schema/items.server";
import type { DigestView } from "../../digest/digest-view";
import type { ItemStanding } from "../../digest/tracked";
import type { Platform } from "../platform";
import type { LedgerOf } from "./ledger-version.server";

/** How the items of a digest's lines, and of those deleted from it, stand now, by id. */
export async function readItemStates(
  { db }: Platform,
  owner: LedgerOf,
  {
    actionItems,
    blockers,
    decisions,
    closed,
    removed,
  }: Pick<DigestView, "actionItems" | "blockers" | "decisions" | "closed" | "removed">,
): Promise<Record<string, ItemStanding>> {
  const ids = [...actionItems, ...blockers, ...decisions, ...closed, ...removed].flatMap(
    ({ itemId }) => itemId ?? [],
  );
  if (ids.length === 0) return {};
  const rows = await db
    .select({
      id: items.id,
      state: items.state,
      owner: items.owner,
      due: items.due,
      timeline: items.timeline,
    })
    .from(items)
    .where(and(isOneOf(items.id, ids), eq(items.agentId, owner.agentId), eq(items.userId, owner.userId)));
  return Object.fromEntries(rows.map(({ id, ...standing }) => [id, standing]));
}
