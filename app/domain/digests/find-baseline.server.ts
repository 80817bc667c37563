import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { digestMails, digests } from "../../database/schema/digests.server";
import { Stakeholder } from "../../digest/digest-content";
import type { Platform } from "../platform";

/** More than anybody writes anew over the same mails. */
const LOOKED_AT = 12;

/** The digest that a new one is compared with. */
export interface Baseline {
  generatedAt: Date;
  stakeholders: Stakeholder[];
}

/**
 * The agent's latest digest that a digest of these mails does not replace: one that was written from other mails, too.
 * Null without one. Samples don't count.
 */
export async function findBaseline(
  { db }: Platform,
  owner: { userId: string; agentId: string },
  mailIds: readonly string[],
): Promise<Baseline | null> {
  const latest = db
    .select({
      id: digests.id,
      generatedAt: digests.generatedAt,
      mails: digests.emailsProcessed,
      stakeholders: sql<string>`json_extract(${digests.content}, '$.stakeholders')`.as("stakeholders"),
    })
    .from(digests)
    .where(
      and(eq(digests.agentId, owner.agentId), eq(digests.userId, owner.userId), eq(digests.isSample, false)),
    )
    .orderBy(desc(digests.generatedAt), desc(digests.id))
    .limit(LOOKED_AT);
  const newest = latest.as("newest");
  const [written, links] = await db.batch([
    latest,
    db
      .select()
      .from(digestMails)
      .where(inArray(digestMails.digestId, db.select({ id: newest.id }).from(newest))),
  ]);
  const read = new Set(mailIds);
  const isReplaced = ({ id, mails }: (typeof written)[number]) => {
    const own = links.filter((link) => link.digestId === id);
    // Retention takes mails away; a digest that had some and has none left is not one of no mails.
    return own.length === 0 ? mails === 0 && read.size === 0 : own.every(({ mailId }) => read.has(mailId));
  };
  const before = written.find((digest) => !isReplaced(digest));
  if (before === undefined) return null;
  const stakeholders = z.array(Stakeholder).safeParse(JSON.parse(before.stakeholders));
  return { generatedAt: before.generatedAt, stakeholders: stakeholders.data ?? [] };
}
