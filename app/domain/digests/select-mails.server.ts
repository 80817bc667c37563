import { and, asc, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { digestMails, digests } from "../../database/schema/digests.server";
import { mails } from "../../database/schema/mails.server";
import { notFound } from "../errors";
import type { Platform } from "../platform";

/** Which mails a digest is written from. */
export type Selection =
  /**
   * The unprocessed ones; without any, those of the latest digest (decisions.md, 'what a digest covers'), or those that
   * were read and gave none.
   */
  | { kind: "manual" }
  /** The unprocessed ones, and nothing else: a scheduled run with nothing new is skipped. */
  | { kind: "scheduled" }
  /** The agent's sample mails. */
  | { kind: "samples" }
  /** One mail, processed before or not, and the other unprocessed ones if asked for. */
  | { kind: "mail"; mailId: string; includeOthers: boolean };

/** Enough for years of a busy inbox in one digest; the rest waits for the next one. */
const MOST_MAILS = 1000;

/** The ids of the mails that a digest is written from, oldest first. Throws DomainError("not-found"). */
export async function selectMails(
  platform: Platform,
  owner: { userId: string; agentId: string },
  selection: Selection,
): Promise<string[]> {
  const isTheirs = and(eq(mails.agentId, owner.agentId), eq(mails.userId, owner.userId));
  const isNew = and(
    isTheirs,
    eq(mails.isContent, true),
    eq(mails.isSample, false),
    isNull(mails.processedAt),
  );
  // Read for a digest that was not saved, because no line came of it.
  const wasRead = and(
    isTheirs,
    eq(mails.isContent, true),
    isNotNull(mails.countedAt),
    isNull(mails.dismissedAt),
  );
  const idsOf = async (where: typeof isTheirs) => {
    const rows = await platform.db
      .select({ id: mails.id })
      .from(mails)
      .where(where)
      .orderBy(asc(mails.receivedAt), asc(mails.id))
      .limit(MOST_MAILS);
    return rows.map((row) => row.id);
  };
  switch (selection.kind) {
    case "samples":
      return idsOf(and(isTheirs, eq(mails.isSample, true)));
    case "scheduled":
      return idsOf(isNew);
    case "mail": {
      const wanted = await idsOf(and(isTheirs, eq(mails.id, selection.mailId), eq(mails.isSample, false)));
      if (wanted.length === 0) throw notFound("Email");
      return selection.includeOthers ? [...new Set([...wanted, ...(await idsOf(isNew))])] : wanted;
    }
    case "manual": {
      const fresh = await idsOf(isNew);
      return fresh.length > 0 ? fresh : ((await latestDigestMails(platform, owner)) ?? idsOf(wasRead));
    }
  }
}

async function latestDigestMails(
  platform: Platform,
  owner: { userId: string; agentId: string },
): Promise<string[] | null> {
  const [latest] = await platform.db
    .select({ id: digests.id })
    .from(digests)
    .where(
      and(eq(digests.agentId, owner.agentId), eq(digests.userId, owner.userId), eq(digests.isSample, false)),
    )
    .orderBy(desc(digests.currentSince))
    .limit(1);
  if (!latest) return null;
  const rows = await platform.db
    .select({ id: mails.id })
    .from(digestMails)
    .innerJoin(mails, eq(mails.id, digestMails.mailId))
    .where(and(eq(digestMails.digestId, latest.id), eq(mails.userId, owner.userId)))
    .orderBy(asc(mails.receivedAt), asc(mails.id));
  return rows.map((row) => row.id);
}
