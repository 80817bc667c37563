import { and, asc, count, eq, gte, ne, type SQL, sql } from "drizzle-orm";
import { agents } from "../../database/schema/agents.server";
import { itemEvents, items } from "../../database/schema/items.server";
import { shiftDay } from "../../digest/timeline-day";
import type { Platform } from "../platform";
import type { DueItem } from "./due-calendar";

const MOST = 1000;
/** What is overdue for longer stands on /monday; nobody leafs back in a calendar for it. */
const PAST_DAYS = 60;

/** The open items of a user that have a date, soonest first, at most 1,000; `leftOut` are later ones. */
export async function readDueItems(
  { db, now }: Platform,
  userId: string,
): Promise<{ items: DueItem[]; leftOut: number }> {
  const isDue = and(
    eq(items.userId, userId),
    eq(items.state, "open"),
    ne(items.kind, "decision"),
    gte(items.due, shiftDay(now().toISOString().slice(0, 10), -PAST_DAYS)),
  );
  const ofItem = sql`from ${itemEvents} where ${itemEvents.itemId} = ${items.id}`;
  const latest = (what: SQL) => sql`(select ${what} ${ofItem})`;
  const [rows, [all]] = await Promise.all([
    db
      .select({
        id: items.id,
        agentId: items.agentId,
        agentTitle: agents.title,
        text: items.text,
        owner: items.owner,
        due: items.due,
        changedAt: latest(sql`max(${itemEvents.readAt})`).mapWith(Number),
        quote: sql<string | null>`(select ${itemEvents.quote} ${ofItem} and ${itemEvents.quote} is not null
          order by ${itemEvents.at} desc, ${itemEvents.position} desc limit 1)`,
      })
      .from(items)
      .innerJoin(agents, eq(agents.id, items.agentId))
      .where(isDue)
      .orderBy(asc(items.due), asc(items.id))
      .limit(MOST),
    db.select({ count: count() }).from(items).where(isDue),
  ]);
  const found = rows.flatMap(({ due, changedAt, ...row }) =>
    due === null ? [] : [{ ...row, due, changedAt: new Date(changedAt) }],
  );
  return { items: found, leftOut: (all?.count ?? 0) - found.length };
}
