import { and, sql } from "drizzle-orm";
import { isOneOf } from "../../database/is-one-of.server";
import { items } from "../../database/schema/items.server";
import type { DigestView } from "../../digest/digest-view";
import type { ItemStanding } from "../../digest/tracked";
import type { Platform } from "../platform";
import { questionsOfLines } from "../questions/questions-of-lines.server";
import { itemState } from "./item-state";
import type { LedgerOf } from "./ledger-version.server";
import { readItems } from "./read-ledger.server";

/** How the items of a digest's lines, and of those deleted from it, stand now, by id. */
export async function readItemStates(
  platform: Platform,
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
  const asked = [...actionItems, ...decisions].flatMap(({ itemId, disputed }) =>
    disputed ? (itemId ?? []) : [],
  );
  const disputes = asked.length === 0 ? [] : await readItems(platform, owner.userId, asked);
  const disputedNow = await questionsOfLines(
    platform,
    owner.userId,
    disputes.flatMap(({ id, events }) => {
      const now = itemState(events);
      return now?.disputed === undefined || now.disputed.length === 0
        ? []
        : [{ id, agentId: owner.agentId, text: now.text, disputed: now.disputed }];
    }),
  );
  const rows = await platform.db
    .select({
      id: items.id,
      state: items.state,
      owner: items.owner,
      due: items.due,
      timeline: items.timeline,
    })
    .from(items)
    // Found by their ids: but for the signs SQLite reads all of the agent's items, to see which of them these are.
    .where(
      and(
        isOneOf(items.id, ids),
        sql`+${items.agentId} = ${owner.agentId}`,
        sql`+${items.userId} = ${owner.userId}`,
      ),
    );
  return Object.fromEntries(
    rows.map(({ id, ...standing }) => {
      const disputed = disputedNow.get(id) ?? [];
      return [id, disputed.length === 0 ? standing : { ...standing, disputed }];
    }),
  );
}
