import { and, desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { isOneOf } from "../../database/is-one-of.server";
import { agents } from "../../database/schema/agents.server";
import { items } from "../../database/schema/items.server";
import type { Urgency } from "../../digest/digest-content";
import { DAYS_AHEAD } from "../../digest/line-order";
import type { Disputed } from "../../digest/tracked";
import type { UserView } from "../accounts/user-view";
import { localDay } from "../agents/local-day";
import { notFound } from "../errors";
import { mailsThatAreThere } from "../inbox/mails-that-are-there.server";
import type { Platform } from "../platform";
import { questionsOfLines } from "../questions/questions-of-lines.server";
import { adoptMissing } from "./adopt-missing.server";
import { inFull } from "./in-full";
import { itemState } from "./item-state";
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
  const people = await peopleOf(platform, user.id, Object.keys(days));
  const found = withGroups(user, days, people, query);
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
      select person as name, count(*) as count from (${withPeople(openItems(user.id, days, ofKind(query.kind)), people)})
      group by person order by count desc, person limit ${MOST_OWNERS}`),
    db.all<{ count: number }>(sql`
      select count(*) as count from (${openItems(user.id, days, sql`${items.kind} = 'decision'`)})`),
    closedLately(platform, user.id, Object.keys(days)),
  ]);
  const tally = new Map(counts.map((row) => [row.grp, row]));
  const countOf = (group: OpenGroup) => tally.get(group)?.count ?? 0;
  const open = counts.reduce((sum, { count }) => sum + count, 0);
  const titleOf = new Map(theirs.map(({ id, title }) => [id, title]));
  const views = await viewsOf(platform, user.id, [...places, ...closed]);
  const [kept, asked] = await Promise.all([
    mailsThatAreThere(
      platform,
      user.id,
      [...views.values()].flatMap(({ view: { sources } }) => sources.map(({ id }) => id)),
    ),
    questionsOfLines(
      platform,
      user.id,
      places.flatMap(({ id }) => {
        const found = views.get(id);
        return found === undefined || found.disputed.length === 0
          ? []
          : [{ ...found.view, disputed: found.disputed }];
      }),
    ),
  ]);
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
      const found = views.get(id);
      if (found === undefined) return [];
      const { view } = found;
      const disputed = asked.get(id);
      const mailIds = view.sources.map((source) => source.id).filter((mailId) => kept.has(mailId));
      const about = {
        agentTitle: titleOf.get(agentId) ?? "",
        group: grp,
        today: days[agentId] ?? "",
        mailIds,
        ...(disputed === undefined ? {} : { disputed }),
      };
      return [{ ...view, ...place, ...about }];
    }),
    owners,
    agents: theirs.map(({ id, title }) => ({ id, title })),
    closed: closed.flatMap(({ id, agentId }) => {
      const view = views.get(id)?.view;
      return view === undefined ? [] : [{ ...view, agentTitle: titleOf.get(agentId) ?? "" }];
    }),
  };
}

const GROUP_ORDER = sql.raw(
  "case grp when 'overdue' then 0 when 'week' then 1 when 'later' then 2 else 3 end",
);

/** What an item is listed under. */
const SECTIONS = { date: sql`grp`, agent: sql`agent_id`, person: sql`coalesce(person, '')` };

/** The items that a query names but for its group, each with the group that it is in. */
function withGroups(
  user: Reader,
  days: Record<string, string>,
  people: WholeNames,
  { q, owner, kind }: OpenItemsQuery,
): SQL {
  const names = namesOfUser(user);
  const isTheirs = sql`(${isOneOf(sql`lower(coalesce(owner, ''))`, names)} or ${isOneOf(sql`lower(coalesce(person, ''))`, names)})`;
  const isAsked =
    q === undefined
      ? undefined
      : sql`(instr(lower(text), lower(${q})) > 0 or instr(lower(coalesce(owner, '')), lower(${q})) > 0)`;
  const isOwned =
    owner === undefined
      ? undefined
      : owner === NOBODY
        ? sql`owner is null`
        : sql`lower(${owner}) in (lower(owner), lower(person))`;
  return sql`select *, case
      when ahead < 0 then 'overdue'
      when ahead <= ${DAYS_AHEAD} then 'week'
      when (owner is not null or kind = 'blocker') and not ${isTheirs} then 'waiting'
      else 'later' end as grp
    from (${withPeople(openItems(user.id, days, and(ofKind(kind), isAsked)), people)})
    where ${isOwned ?? sql`true`}`;
}

/** By agent and name, the whole name that it is short for. */
type WholeNames = Readonly<Record<string, string>>;

const keyOf = (agentId: string, owner: string) => `${agentId} ${owner}`;

/** The owners of an agent's open items who are called by a part of another one's name, which is nobody else's there. */
async function peopleOf({ db }: Platform, userId: string, agentIds: string[]): Promise<WholeNames> {
  const rows = await db
    .selectDistinct({ agentId: items.agentId, owner: sql<string>`${items.owner}` })
    .from(items)
    .where(
      and(
        eq(items.userId, userId),
        sql`${items.agentId} in (select value from json_each(${JSON.stringify(agentIds)}))`,
        eq(items.state, "open"),
        isNotNull(items.owner),
      ),
    );
  const of = Map.groupBy(rows, ({ agentId }) => agentId);
  return Object.fromEntries(
    [...of].flatMap(([agentId, theirs]) => {
      const names = theirs.map(({ owner }) => owner);
      const whole = names.filter((name) => name.trim().includes(" "));
      return names.flatMap((name) => {
        const full = inFull(name, whole);
        return full === name ? [] : [[keyOf(agentId, name), full]];
      });
    }),
  );
}

/** Rows of open items with `person`, their owner's whole name. */
function withPeople(rows: SQL, people: WholeNames): SQL {
  if (Object.keys(people).length === 0) return sql`select *, owner as person from (${rows})`;
  return sql`select own.*, coalesce(named.value, own.owner) as person from (${rows}) as own
    left join json_each(${JSON.stringify(people)}) as named on named.key = own.agent_id || ' ' || own.owner`;
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
    .where(and(eq(items.userId, userId), isOneOf(items.agentId, agentIds), sql`${items.closedAt} > ${after}`))
    .orderBy(desc(items.closedAt), desc(items.id))
    .limit(MOST_CLOSED);
}

/** Items whole, by id, with what their words disagree on. */
async function viewsOf(
  platform: Platform,
  userId: string,
  wanted: { id: string; agentId: string }[],
): Promise<Map<string, { view: ItemView; disputed: Disputed[] }>> {
  const agentOf = new Map(wanted.map(({ id, agentId }) => [id, agentId]));
  const isWanted = isOneOf(items.id, [...agentOf.keys()]);
  const found = await readItems(platform, and(eq(items.userId, userId), isWanted));
  return new Map(
    found.flatMap((item) => {
      const view = viewItem(agentOf.get(item.id) ?? "", item);
      const disputed = itemState(item.events)?.disputed ?? [];
      return view === null ? [] : [[item.id, { view, disputed }] as const];
    }),
  );
}
