import { and, desc, eq, sql } from "drizzle-orm";
import { isOneOf } from "../../database/is-one-of.server";
import { items } from "../../database/schema/items.server";
import type { Urgency } from "../../digest/digest-content";
import type { Disputed } from "../../digest/tracked";
import { mailsThatAreThere } from "../inbox/mails-that-are-there.server";
import type { Platform } from "../platform";
import { questionsOfLines } from "../questions/questions-of-lines.server";
import { itemState } from "./item-state";
import type { ItemView } from "./item-view";
import { nameItems, type Reader } from "./name-items.server";
import {
  type OpenGroup,
  type OpenItem,
  type OpenItemsQuery,
  type OpenItemsView,
  PAGE_SIZE,
} from "./open-items";
import { openItems } from "./open-items-sql.server";
import { readItems } from "./read-ledger.server";
import { viewItem } from "./view-item";

const MOST_OWNERS = 50;
const MOST_CLOSED = 10;
const CLOSED_FOR_MS = 7 * 86_400_000;

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
  const named = await nameItems(platform, user, query);
  const { theirs, days, found, inOrder } = named;
  const before = ((query.page ?? 1) - 1) * size;
  const { db } = platform;
  const [places, counts, owners, decisions, closed] = await Promise.all([
    db.all<Place>(sql`
      with placed as (${inOrder})
      select id, agent_id as agentId, grp, urgency, asked, section, count(*) over (partition by section) as inSection
      from placed order by min(place) over (partition by section), place limit ${size} offset ${before}`),
    db.all<{ grp: OpenGroup; count: number; stuck: number }>(sql`
      select grp, count(*) as count, sum(kind = 'blocker') as stuck from (${found}) group by grp`),
    db.all<{ name: string | null; count: number }>(sql`
      select person as name, count(*) as count from (${named.ofAnybody})
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
  const found = await readItems(platform, userId, [...agentOf.keys()]);
  return new Map(
    found.flatMap((item) => {
      const view = viewItem(agentOf.get(item.id) ?? "", item);
      const disputed = itemState(item.events)?.disputed ?? [];
      return view === null ? [] : [[item.id, { view, disputed }] as const];
    }),
  );
}
