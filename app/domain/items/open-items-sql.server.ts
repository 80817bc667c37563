import { type SQL, sql } from "drizzle-orm";
import { items } from "../../database/schema/items.server";
import { BY_URGENCY, DAYS_AHEAD } from "../../digest/line-order";

/** Later than any day. */
const NEVER = 1e9;

/**
 * The open items of a user at the agents of `days`, which has each agent's today (YYYY-MM-DD), as a query whose rows
 * have `due_in`: the days until the item is wanted, by its date or its words (`dueInOf`), null when none is near or
 * named.
 */
export function openItems(userId: string, days: Record<string, string>, when?: SQL): SQL {
  const day = sql`julianday(${items.due}) - julianday(days.value)`;
  const isDecision = sql`${items.kind} = 'decision'`;
  return sql`select ${items}.*, case when ${isDecision} then null when ${items.due} is not null then ${day}
    when ${items.urgency} = 'high' then ${BY_URGENCY.high} when ${items.urgency} = 'medium' then ${BY_URGENCY.medium}
    end as due_in
    from ${items} join json_each(${JSON.stringify(days)}) as days on days.key = ${items.agentId}
    where ${items.userId} = ${userId} and ${items.state} = 'open'${when === undefined ? sql`` : sql` and ${when}`}`;
}

/** `compareStandings` for rows of `openItems`, and what was first read first where it doesn't decide. */
export const URGENCY_ORDER = sql.raw(
  [
    `case when due_in <= ${DAYS_AHEAD} then due_in else ${NEVER} end`,
    "kind = 'blocker' desc",
    "asked desc",
    `coalesce(due_in, ${NEVER})`,
    "since",
    "id",
  ].join(", "),
);
