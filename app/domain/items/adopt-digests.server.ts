import { and, desc, eq, gte, sql } from "drizzle-orm";
import { digests } from "../../database/schema/digests.server";
import { ledgers } from "../../database/schema/items.server";
import { findTimeZone } from "../agents/find-time-zone.server";
import { notFound } from "../errors";
import type { Platform } from "../platform";
import { newId } from "../tokens.server";
import { itemsOfOldDigests } from "./items-of-old-digests";
import { findVersion, hasVersion, type LedgerOf } from "./ledger-version.server";
import { ledgerStatements } from "./write-ledger.server";

/** How far back from the current digest lines are taken for open ones: a weekly digest's last four. */
const ADOPTED_MS = 28 * 86_400_000;
const MOST_DIGESTS = 40;

/**
 * Begins an agent's ledger: the lines of its current digest and of those of the four weeks before it become items,
 * and the digests name them. Happens once, however often it is tried. Returns the ledger's version. Throws
 * DomainError("not-found").
 */
export async function adoptDigests(platform: Platform, owner: LedgerOf): Promise<string> {
  const { db } = platform;
  const timeZone = await findTimeZone(platform, owner);
  if (timeZone === null) throw notFound("Agent");
  const isTheirs = and(
    eq(digests.agentId, owner.agentId),
    eq(digests.userId, owner.userId),
    eq(digests.isSample, false),
  );
  const latest = sql`(select max(${digests.generatedAt}) from ${digests} where ${isTheirs})`;
  const old = await db
    .select({ id: digests.id, generatedAt: digests.generatedAt, content: digests.content })
    .from(digests)
    .where(and(isTheirs, gte(digests.generatedAt, sql`${latest} - ${ADOPTED_MS}`)))
    .orderBy(desc(digests.generatedAt))
    .limit(MOST_DIGESTS);
  const found = itemsOfOldDigests(old.reverse(), { timeZone, newId });
  const added = found.items.flatMap(({ id, events }) => events.map((event) => ({ itemId: id, event })));
  const version = { from: newId(), to: newId() };
  const { claim, writes } = ledgerStatements(platform, owner, {
    ...version,
    change: { touched: found.items, added, removed: [], gone: [] },
  });
  const guard = hasVersion(platform, owner, version.to);
  await db.batch([
    db
      .insert(ledgers)
      .values({ agentId: owner.agentId, userId: owner.userId, version: version.from })
      .onConflictDoNothing(),
    claim,
    ...writes,
    ...found.digests.map(({ id, content }) =>
      db
        .update(digests)
        .set({ content })
        .where(and(isTheirs, eq(digests.id, id), guard)),
    ),
  ]);
  return (await findVersion(platform, owner)) ?? version.to;
}
