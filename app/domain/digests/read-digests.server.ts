import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { deliveries, sends } from "../../database/schema/deliveries.server";
import { digestRuns, digests } from "../../database/schema/digests.server";
import type { DigestContent } from "../../digest/digest-content";
import type { DigestView } from "../../digest/digest-view";
import { notFound } from "../errors";
import type { Platform } from "../platform";
import type { DeliveryView, RunView } from "./agent-detail-view";

const HISTORY = 50;
const RUNS = 10;

export interface DigestsOwner {
  userId: string;
  agentId: string;
}

/** Of this agent, and of this user. */
export const belongTo = ({ userId, agentId }: DigestsOwner) =>
  and(eq(digests.agentId, agentId), eq(digests.userId, userId));

/** The order of lists: the current one first. */
export const CURRENT_FIRST = [desc(digests.currentSince), desc(digests.id)];

/** That a digest comes after this one in the order of lists; nothing does for an id that isn't one of theirs. */
export function isAfter({ userId, agentId }: DigestsOwner, digestId: string): SQL {
  return sql`(${digests.currentSince}, ${digests.id}) < (select d.current_since, d.id from ${digests} d where d.id = ${digestId} and d.agent_id = ${agentId} and d.user_id = ${userId})`;
}

/** The agent's digests, the current one first, at most 50; after the digest `before`, if given. */
export async function listDigests(
  platform: Platform,
  owner: DigestsOwner,
  before?: string,
): Promise<DigestView[]> {
  const rows = await platform.db
    .select()
    .from(digests)
    .where(and(belongTo(owner), before === undefined ? undefined : isAfter(owner, before)))
    .orderBy(...CURRENT_FIRST)
    .limit(HISTORY);
  return rows.map(toDigestView);
}

/** The agent's current digest, or null. */
export async function findLatestDigest(platform: Platform, owner: DigestsOwner): Promise<DigestView | null> {
  const [row] = await platform.db
    .select()
    .from(digests)
    .where(belongTo(owner))
    .orderBy(...CURRENT_FIRST)
    .limit(1);
  return row ? toDigestView(row) : null;
}

/** One digest. Throws DomainError("not-found"). */
export async function findDigest(
  platform: Platform,
  owner: DigestsOwner,
  digestId: string,
): Promise<DigestView> {
  const row = await platform.db.query.digests.findFirst({
    where: and(eq(digests.id, digestId), belongTo(owner)),
  });
  if (!row) throw notFound("Summary");
  return toDigestView(row);
}

/** Where the latest sending of a digest stands, recipient by recipient. */
export async function listDeliveries(
  platform: Platform,
  owner: DigestsOwner,
  digestId: string,
): Promise<DeliveryView[]> {
  const latest = platform.db
    .select({ id: sends.id })
    .from(sends)
    .where(
      and(eq(sends.digestId, digestId), eq(sends.agentId, owner.agentId), eq(sends.userId, owner.userId)),
    )
    .orderBy(desc(sends.createdAt))
    .limit(1);
  const rows = await platform.db
    .select()
    .from(deliveries)
    .where(and(inArray(deliveries.sendId, latest), eq(deliveries.userId, owner.userId)))
    .orderBy(asc(deliveries.id));
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    state: row.state,
    attempts: row.attempts,
    problem: row.problem,
    sentAt: row.sentAt?.toISOString() ?? null,
  }));
}

/** The agent's last ten runs, newest first. */
export async function listRuns(platform: Platform, owner: DigestsOwner): Promise<RunView[]> {
  const rows = await platform.db
    .select()
    .from(digestRuns)
    .where(and(eq(digestRuns.agentId, owner.agentId), eq(digestRuns.userId, owner.userId)))
    .orderBy(desc(digestRuns.startedAt), desc(digestRuns.id))
    .limit(RUNS);
  return rows.map((row) => ({
    id: row.id,
    trigger: row.trigger,
    state: row.state,
    startedAt: row.startedAt.toISOString(),
    problem: row.problem,
  }));
}

/** A row as the api and the screens show it. */
export function toDigestView(row: typeof digests.$inferSelect): DigestView {
  const untracked = {
    itemId: null,
    change: "new" as const,
    since: row.generatedAt.toISOString(),
    due: null,
  };
  const tracked = <Line extends object>(line: Line): Line & typeof untracked => ({ ...untracked, ...line });
  return {
    id: row.id,
    agentId: row.agentId,
    generatedAt: row.generatedAt.toISOString(),
    content: row.markdown,
    metadata: {
      manuallyEdited: row.manuallyEdited,
      ...(row.editedAt ? { editedAt: row.editedAt.toISOString() } : {}),
      writer: row.writer,
    },
    overview: row.content.overview,
    actionItems: row.content.actionItems.map(tracked),
    blockers: row.content.blockers.map(tracked),
    decisions: row.content.decisions.map(tracked),
    closed: row.content.closed ?? [],
    removed: removedLines(row.content),
    assignees: row.content.stakeholders,
    emailsProcessed: row.emailsProcessed,
    coverage: row.coverage,
    isSample: row.isSample,
  };
}

/** The lines that edits took out of a digest, and of which nobody has said yet what that means. */
export function removedLines({ removed }: DigestContent): DigestView["removed"] {
  const { actionItems = [], blockers = [], decisions = [], answered = [] } = removed ?? {};
  return [
    ...actionItems.map(({ itemId, task }) => ({ itemId, text: task })),
    ...blockers.map(({ itemId, description }) => ({ itemId, text: description })),
    ...decisions.map(({ itemId, decision }) => ({ itemId, text: decision })),
  ].flatMap(({ itemId, text }) => (itemId && !answered.includes(itemId) ? [{ itemId, text }] : []));
}
