import { sql } from "drizzle-orm";
import type { Urgency } from "../../digest/digest-content";
import type { ItemKind } from "../../digest/tracked";
import { localDay } from "../agents/local-day";
import type { Platform } from "../platform";
import type { AgentNews } from "./agent-news";
import { openItems, URGENCY_ORDER } from "./open-items-sql.server";

interface Row {
  agentId: string;
  overdue: number;
  open: number;
  stuck: number;
  kind: ItemKind;
  text: string;
  owner: string | null;
  due: string | null;
  urgency: Urgency;
}

/** What stands open at each of these agents of a user, by the agent's id; one query for all of them. */
export async function readAgentNews(
  platform: Platform,
  userId: string,
  agents: readonly { id: string; timeZone: string }[],
): Promise<Record<string, AgentNews>> {
  const now = platform.now();
  const days = Object.fromEntries(agents.map(({ id, timeZone }) => [id, localDay(now, timeZone)]));
  const rows = await platform.db.all<Row>(sql`
    with open_items as (${openItems(userId, days, sql`kind <> 'decision'`)}),
    placed as (
      select *,
        row_number() over (partition by agent_id order by ${URGENCY_ORDER}) as place,
        count(*) over (partition by agent_id) as open,
        sum(coalesce(ahead, 0) < 0) over (partition by agent_id) as overdue,
        sum(kind = 'blocker') over (partition by agent_id) as stuck
      from open_items
    )
    select agent_id as agentId, overdue, open, stuck, kind, text, owner, due, urgency from placed where place = 1`);
  const rowOf = new Map(rows.map((row) => [row.agentId, row]));
  return Object.fromEntries(
    Object.entries(days).map(([agentId, today]): [string, AgentNews] => {
      const row = rowOf.get(agentId);
      if (row === undefined) return [agentId, { overdue: 0, open: 0, stuck: 0, worst: null, today }];
      const { overdue, open, stuck, kind, text, owner, due, urgency } = row;
      return [agentId, { overdue, open, stuck, worst: { kind, text, owner, due, urgency }, today }];
    }),
  );
}
