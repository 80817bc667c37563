import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { isOneOf } from "../../database/is-one-of.server";
import { agents } from "../../database/schema/agents.server";
import { items } from "../../database/schema/items.server";
import { DAYS_AHEAD } from "../../digest/line-order";
import type { UserView } from "../accounts/user-view";
import { localDay } from "../agents/local-day";
import { notFound } from "../errors";
import type { Platform } from "../platform";
import { adoptMissing } from "./adopt-missing.server";
import { inFull } from "./in-full";
import { namesOfUser } from "./names-of-user";
import { NOBODY, type OpenItemsQuery } from "./open-items";
import { openItems, URGENCY_ORDER } from "./open-items-sql.server";

/** Whose items, and by which names they call themselves. */
export type Reader = Pick<UserView, "id" | "email" | "displayName">;

/** The open items that a query names, as queries to go on from, and what they were made with. */
interface NamedItems {
  /** All of the user's agents. */
  theirs: { id: string; title: string; timeZone: string }[];
  /** Today (YYYY-MM-DD) at each agent that the query is of. */
  days: Record<string, string>;
  /** The items that the query names but for its group, each with the group that it is in. */
  found: SQL;
  /** Those of the kind asked for, whoever has them, with `person`, their owner's whole name. */
  ofAnybody: SQL;
  /** Those that the query names, with their `section` and their `place` in the one order of lines. */
  inOrder: SQL;
}

/** Throws DomainError("not-found") for an agent that isn't theirs. */
export async function nameItems(
  platform: Platform,
  user: Reader,
  query: OpenItemsQuery,
): Promise<NamedItems> {
  await adoptMissing(platform, user.id);
  const theirs = await agentsOf(platform, user.id);
  const chosen = query.agent === undefined ? theirs : theirs.filter(({ id }) => id === query.agent);
  if (chosen.length === 0 && query.agent !== undefined) throw notFound("Agent");
  const now = platform.now();
  const days = Object.fromEntries(chosen.map(({ id, timeZone }) => [id, localDay(now, timeZone)]));
  const people = await peopleOf(platform, user.id, Object.keys(days));
  const found = withGroups(user, days, people, query);
  const isInGroup = query.group === undefined ? sql`true` : sql`grp = ${query.group}`;
  return {
    ...{ theirs, days, found },
    ofAnybody: withPeople(openItems(user.id, days, ofKind(query.kind)), people),
    inOrder: sql`select id, agent_id, grp, urgency, asked, ${SECTIONS[query.by ?? "date"]} as section,
      row_number() over (order by ${GROUP_ORDER}, ${URGENCY_ORDER}) as place from (${found}) where ${isInGroup}`,
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
