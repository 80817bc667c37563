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
  return withDays(sql`${items}.*, case when ${items.kind} <> 'decision' then ${AHEAD} end as ahead`, {
    userId,
    days,
    when,
  });
}

/** The same with no more columns than an id and what `URGENCY_ORDER` needs: where thousands are sorted, each counts. */
export function openItemIds(userId: string, days: Record<string, string>, when?: SQL): SQL {
  const { id, kind, asked, since } = items;
  return withDays(sql`${id}, ${kind}, ${asked}, ${since}`, { userId, days, when });
}

const AHEAD = sql`julianday(${items.due}) - julianday(days.value)`;

function withDays(
  columns: SQL,
  { userId, days, when }: { userId: string; days: Record<string, string>; when?: SQL },
): SQL {
  return sql`select ${columns}, case when ${items.kind} = 'decision' then null when ${items.due} is not null then ${AHEAD}
      when ${items.urgency} = 'high' then ${BY_URGENCY.high} when ${items.urgency} = 'medium' then ${BY_URGENCY.medium} end as due_in
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
