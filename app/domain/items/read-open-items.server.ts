import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { agents } from "../../database/schema/agents.server";
import { items } from "../../database/schema/items.server";
import { mails } from "../../database/schema/mails.server";
import type { Urgency } from "../../digest/digest-content";
import { DAYS_AHEAD } from "../../digest/line-order";
import type { UserView } from "../accounts/user-view";
import { localDay } from "../agents/local-day";
import { notFound } from "../errors";
import type { Platform } from "../platform";
import { adoptMissing } from "./adopt-missing.server";
import type { ItemView } from "./item-view";
import { namesOfUser } from "./names-of-user";
import {
  NOBODY,
  type OpenGroup,
  type OpenItem,
  type OpenItemsQuery,
  type OpenItemsView,
  PAGE_SIZE,
} from "./open-items";
import { openItems, URGENCY_ORDER } from "./open-items-sql.server";
import { readItems } from "./read-ledger.server";
import { viewItem } from "./view-item";

const MOST_OWNERS = 50;
const MOST_CLOSED = 10;
const CLOSED_FOR_MS = 7 * 86_400_000;

type Reader = Pick<UserView, "id" | "email" | "displayName">;

interface Place {
  id: string;
  agentId: string;
  grp: OpenGroup;
  urgency: Urgency;
  asked: number;
  section: string;
  inSection: number;
}

/**
 * A page of a user's open items, of one agent or of all, in the one order of lines. Whether a day is past, the zone of
 * the agent says. Throws DomainError("not-found") for an agent that isn't theirs.
 */
export async function readOpenItems(
  platform: Platform,
  user: Reader,
  query: OpenItemsQuery,
  size: number = PAGE_SIZE,
): Promise<OpenItemsView> {
  await adoptMissing(platform, user.id);
  const theirs = await agentsOf(platform, user.id);
  const chosen = query.agent === undefined ? theirs : theirs.filter(({ id }) => id === query.agent);
  if (chosen.length === 0 && query.agent !== undefined) throw notFound("Agent");
  const now = platform.now();
  const days = Object.fromEntries(chosen.map(({ id, timeZone }) => [id, localDay(now, timeZone)]));
  const before = ((query.page ?? 1) - 1) * size;
  const found = withGroups(user, days, query);
  const isInGroup = query.group === undefined ? sql`true` : sql`grp = ${query.group}`;
  const { db } = platform;
  const [places, counts, owners, decisions, closed] = await Promise.all([
    db.all<Place>(sql`
      with found as (${found}),
      placed as (
        select *, row_number() over (order by ${GROUP_ORDER}, ${URGENCY_ORDER}) as place, ${SECTIONS[query.by ?? "date"]} as section
        from found where ${isInGroup}
      )
      select id, agent_id as agentId, grp, urgency, asked, section, count(*) over (partition by section) as inSection
      from placed order by min(place) over (partition by section), place limit ${size} offset ${before}`),
    db.all<{ grp: OpenGroup; count: number; stuck: number }>(sql`
      select grp, count(*) as count, sum(kind = 'blocker') as stuck from (${found}) group by grp`),
    db.all<{ name: string | null; count: number }>(sql`
      select owner as name, count(*) as count from (${openItems(user.id, days, ofKind(query.kind))})
      group by owner order by count desc, owner limit ${MOST_OWNERS}`),
    db.all<{ count: number }>(sql`
      select count(*) as count from (${openItems(user.id, days, sql`${items.kind} = 'decision'`)})`),
    closedLately(platform, user.id, Object.keys(days)),
  ]);
  const tally = new Map(counts.map((row) => [row.grp, row]));
  const countOf = (group: OpenGroup) => tally.get(group)?.count ?? 0;
  const open = counts.reduce((sum, { count }) => sum + count, 0);
  const titleOf = new Map(theirs.map(({ id, title }) => [id, title]));
  const views = await viewsOf(platform, user.id, [...places, ...closed]);
  const kept = await mailsThatAreThere(platform, user.id, [...views.values()]);
  return {
    counts: {
      ...{
        overdue: countOf("overdue"),
        week: countOf("week"),
        later: countOf("later"),
        waiting: countOf("waiting"),
      },
      ...{ open, stuck: counts.reduce((sum, { stuck }) => sum + stuck, 0) },
    },
    decisions: decisions[0]?.count ?? 0,
    total: query.group === undefined ? open : countOf(query.group),
    before,
    items: places.flatMap(({ id, agentId, grp, ...place }): OpenItem[] => {
      const view = views.get(id);
      if (view === undefined) return [];
      const mailIds = view.sources.map((source) => source.id).filter((mailId) => kept.has(mailId));
      const about = {
        agentTitle: titleOf.get(agentId) ?? "",
        group: grp,
        today: days[agentId] ?? "",
        mailIds,
      };
      return [{ ...view, ...place, ...about }];
    }),
    owners,
    agents: theirs.map(({ id, title }) => ({ id, title })),
    closed: closed.flatMap(({ id, agentId }) => {
      const view = views.get(id);
      return view === undefined ? [] : [{ ...view, agentTitle: titleOf.get(agentId) ?? "" }];
    }),
  };
}

const GROUP_ORDER = sql.raw(
  "case grp when 'overdue' then 0 when 'week' then 1 when 'later' then 2 else 3 end",
);

/** What an item is listed under. */
const SECTIONS = { date: sql`grp`, agent: sql`agent_id`, person: sql`coalesce(owner, '')` };

/** The items that a query names but for its group, each with the group that it is in. */
function withGroups(user: Reader, days: Record<string, string>, { q, owner, kind }: OpenItemsQuery): SQL {
  const isTheirs = sql`lower(coalesce(owner, '')) in (select value from json_each(${JSON.stringify(namesOfUser(user))}))`;
  const isAsked =
    q === undefined
      ? undefined
      : sql`(instr(lower(text), lower(${q})) > 0 or instr(lower(coalesce(owner, '')), lower(${q})) > 0)`;
  const isOwned =
    owner === undefined
      ? undefined
      : owner === NOBODY
        ? sql`owner is null`
        : sql`lower(owner) = lower(${owner})`;
  return sql`select *, case
      when ahead < 0 then 'overdue'
      when ahead <= ${DAYS_AHEAD} then 'week'
      when (owner is not null or kind = 'blocker') and not ${isTheirs} then 'waiting'
      else 'later' end as grp
    from (${openItems(user.id, days, and(ofKind(kind), isAsked, isOwned))})`;
}

function ofKind(kind: OpenItemsQuery["kind"]): SQL {
  return kind === undefined ? sql`${items.kind} <> 'decision'` : sql`${items.kind} = ${kind}`;
}

function agentsOf({ db }: Platform, userId: string) {
  return db
    .select({ id: agents.id, title: agents.title, timeZone: agents.timeZone })
    .from(agents)
    .where(eq(agents.userId, userId))
    .orderBy(sql`${agents.title} collate nocase`, agents.id);
}

function closedLately({ db, now }: Platform, userId: string, agentIds: string[]) {
  const after = now().getTime() - CLOSED_FOR_MS;
  return db
    .select({ id: items.id, agentId: items.agentId })
    .from(items)
    .where(
      and(
        eq(items.userId, userId),
        sql`${items.agentId} in (select value from json_each(${JSON.stringify(agentIds)}))`,
        sql`${items.closedAt} > ${after}`,
      ),
    )
    .orderBy(desc(items.closedAt), desc(items.id))
    .limit(MOST_CLOSED);
}

/** Items whole, by id. */
async function viewsOf(
  platform: Platform,
  userId: string,
  wanted: { id: string; agentId: string }[],
): Promise<Map<string, ItemView>> {
  const agentOf = new Map(wanted.map(({ id, agentId }) => [id, agentId]));
  const isWanted = sql`${items.id} in (select value from json_each(${JSON.stringify([...agentOf.keys()])}))`;
  const found = await readItems(platform, and(eq(items.userId, userId), isWanted));
  return new Map(
    found.flatMap((item) => {
      const view = viewItem(agentOf.get(item.id) ?? "", item);
      return view === null ? [] : [[item.id, view] as const];
    }),
  );
}

async function mailsThatAreThere({ db }: Platform, userId: string, views: ItemView[]): Promise<Set<string>> {
  const ids = views.flatMap(({ sources }) => sources.map(({ id }) => id));
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.userId, userId),
        inArray(mails.id, sql`(select value from json_each(${JSON.stringify([...new Set(ids)])}))`),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
