import { and, asc, desc, eq, gt, lt, or, sql } from "drizzle-orm";
import { digests } from "../../database/schema/digests.server";
import { digestChanges } from "../../digest/digest-changes";
import { findAgent } from "../agents/read-agents.server";
import type { Platform } from "../platform";
import type { DigestHistory, DigestInHistory } from "./digest-history";
import {
  belongTo,
  CURRENT_FIRST,
  type DigestsOwner,
  findDigest,
  isAfter,
  toDigestView,
} from "./read-digests.server";

const PAGE = 20;
const OVERVIEW = 300;

/** How many lines a section has, counted where they are stored: a page of whole digests would be megabytes. */
const countOf = (section: string) =>
  sql<number>`coalesce(json_array_length(${digests.content}, ${`$.${section}`}), 0)`;

/** A page of the agent's digests, the current one first; `before` is the id of the digest that it begins after. */
export async function readHistory(
  { db }: Platform,
  owner: DigestsOwner,
  before: string | null,
): Promise<DigestHistory> {
  const rows = await db
    .select({
      id: digests.id,
      generatedAt: digests.generatedAt,
      isEdited: digests.manuallyEdited,
      isSample: digests.isSample,
      overview: sql<string>`substr(coalesce(${digests.content} ->> '$.overview', ''), 1, ${OVERVIEW})`,
      counts: {
        actionItems: countOf("actionItems"),
        blockers: countOf("blockers"),
        decisions: countOf("decisions"),
        stakeholders: countOf("stakeholders"),
      },
    })
    .from(digests)
    .where(and(belongTo(owner), before === null ? undefined : isAfter(owner, before)))
    .orderBy(...CURRENT_FIRST)
    .limit(PAGE + 1);
  const shown = rows.slice(0, PAGE).map(({ generatedAt, ...row }, place) => ({
    ...row,
    generatedAt: generatedAt.toISOString(),
    isCurrent: before === null && place === 0,
  }));
  return { digests: shown, older: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null };
}

/** One digest with its neighbours in time. Throws DomainError("not-found"). */
export async function readDigestInHistory(
  platform: Platform,
  owner: DigestsOwner,
  digestId: string,
): Promise<DigestInHistory> {
  const { db } = platform;
  const [agent, digest, [current]] = await Promise.all([
    findAgent(platform, owner.userId, owner.agentId),
    findDigest(platform, owner, digestId),
    db
      .select({ id: digests.id })
      .from(digests)
      .where(belongTo(owner))
      .orderBy(...CURRENT_FIRST)
      .limit(1),
  ]);
  const at = new Date(digest.generatedAt);
  const [[before], [after]] = await db.batch([
    db
      .select()
      .from(digests)
      .where(
        and(
          belongTo(owner),
          or(lt(digests.generatedAt, at), and(eq(digests.generatedAt, at), lt(digests.id, digestId))),
        ),
      )
      .orderBy(desc(digests.generatedAt), desc(digests.id))
      .limit(1),
    db
      .select({ id: digests.id, generatedAt: digests.generatedAt })
      .from(digests)
      .where(
        and(
          belongTo(owner),
          or(gt(digests.generatedAt, at), and(eq(digests.generatedAt, at), gt(digests.id, digestId))),
        ),
      )
      .orderBy(asc(digests.generatedAt), asc(digests.id))
      .limit(1),
  ]);
  const head = (row: { id: string; generatedAt: Date } | undefined) =>
    row ? { id: row.id, generatedAt: row.generatedAt.toISOString() } : null;
  return {
    digest,
    agent: { id: agent.id, title: agent.title, timeZone: agent.timeZone },
    isCurrent: current?.id === digest.id,
    ...{ before: head(before), after: head(after) },
    changes: before ? digestChanges(toDigestView(before), digest) : null,
  };
}
