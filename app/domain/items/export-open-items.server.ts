import { sql } from "drizzle-orm";
import { itemEvents, items } from "../../database/schema/items.server";
import type { Platform } from "../platform";
import { nameItems, type Reader } from "./name-items.server";
import type { OpenItemsQuery } from "./open-items";
import { type ExportedItem, exportHeading, exportLeftOut, exportLines } from "./open-items-csv";

/** Items of one file. */
const MOST = 5000;
/** Items that are read at once: others' requests get their turn between two parts. */
const PART = 500;

type Placed = Pick<ExportedItem, "id" | "group"> & { agentId: string; section: string };

/**
 * The open items that a query names as CSV (RFC 4180, UTF-8), in the order of their page, with a heading: a stream that
 * reads them part by part as it is taken, at most 5,000, and says at its end how many it left out. Throws
 * DomainError("not-found") for an agent that isn't theirs.
 */
export async function streamOpenItems(
  platform: Platform,
  user: Reader,
  query: OpenItemsQuery,
): Promise<ReadableStream<Uint8Array>> {
  const { theirs, inOrder } = await nameItems(platform, user, query);
  const all = await platform.db.all<Placed>(sql`
    select id, agent_id as agentId, grp as "group", section from (${inOrder}) order by place`);
  // Sections stand as their first items do.
  const placed = [...Map.groupBy(all, ({ section }) => section).values()].flat().slice(0, MOST);
  const titles = new Map(theirs.map(({ id, title }) => [id, title]));
  const leftOut = all.length - placed.length;
  const encoder = new TextEncoder();
  let from = 0;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(exportHeading()));
    },
    async pull(controller) {
      const part = placed.slice(from, from + PART);
      from += PART;
      if (part.length > 0) {
        const rows = await readRows(platform, user.id, part, titles);
        controller.enqueue(encoder.encode(exportLines(rows)));
      }
      if (from < placed.length) return;
      if (leftOut > 0) controller.enqueue(encoder.encode(exportLeftOut(leftOut)));
      controller.close();
    },
  });
}

/** What is gone since it was placed is left out. */
async function readRows(
  { db }: Platform,
  userId: string,
  part: readonly Placed[],
  titles: ReadonlyMap<string, string>,
): Promise<ExportedItem[]> {
  const [first, ids] = [sql.raw("first"), JSON.stringify(part.map(({ id }) => id))];
  const rows = await db.all<Omit<ExportedItem, "agentTitle" | "group"> & { place: number }>(sql`
    select wanted.key as place, ${items.id}, ${items.kind}, ${items.text}, ${items.owner}, ${items.due}, ${items.timeline},
      ${items.since}, ${items.asked}, first.quote, first.sender, first.subject, first.received_at as receivedAt
    from json_each(${ids}) as wanted cross join ${items} on ${items.id} = wanted.value
    left join ${itemEvents} as ${first} on first.id = (
      select id from ${itemEvents}
      where item_id = ${items.id} and quote is not null and source_kind in ('email', 'document')
      order by at, position, id limit 1)
    where ${items.userId} = ${userId} order by wanted.key`);
  return rows.flatMap(({ place, ...row }) => {
    const at = part[place];
    return at === undefined ? [] : [{ ...row, agentTitle: titles.get(at.agentId) ?? "", group: at.group }];
  });
}
