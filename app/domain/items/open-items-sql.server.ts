import { type SQL, sql } from "drizzle-orm";
import { items } from "../../database/schema/items.server";
import { BY_URGENCY, DAYS_AHEAD } from "../../digest/line-order";

/** Later than any day. */
const NEVER = 1e9;

/**
 * The open items of a user at the agents of `days`, which has each agent's today (YYYY-MM-DD), as a query. Its rows have
 * `ahead`, the days until their date, below 0 when that is past, and `due_in`, the days until they are wanted by their
 * date or their words (`dueInOf`); null without.
 */
export function openItems(userId: string, days: Record<string, string>, when?: SQL): SQL {
  const isDecision = sql`${items.kind} = 'decision'`;
  return sql`select *, case when ahead is not null then ahead when kind = 'decision' then null
      when urgency = 'high' then ${BY_URGENCY.high} when urgency = 'medium' then ${BY_URGENCY.medium} end as due_in
    from (
      select ${items}.*, case when not ${isDecision} then julianday(${items.due}) - julianday(days.value) end as ahead
      from ${items} join json_each(${JSON.stringify(days)}) as days on days.key = ${items.agentId}
      where ${items.userId} = ${userId} and ${items.state} = 'open'${when === undefined ? sql`` : sql` and ${when}`}
    )`;
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
