import { and, desc, eq, gt, sql } from "drizzle-orm";
import { agents } from "../../database/schema/agents.server";
import { creditEntries, purchases } from "../../database/schema/credits.server";
import { digests } from "../../database/schema/digests.server";
import type { Platform } from "../platform";
import type { LedgerLine, LedgerNotice, LedgerPage } from "./ledger-view";

const PAGE = 50;
const CSV_PAGE = 500;

/**
 * A page of this user's ledger, newest first; `before` is the id of the line that it begins after (another's id, or
 * none, is the first page). The order is that of the ledger itself, in which every balance is the sum so far.
 */
export async function readLedger(
  { db }: Platform,
  userId: string,
  before: string | null,
  limit: number = PAGE,
): Promise<LedgerPage> {
  const isTheirs = eq(creditEntries.userId, userId);
  const sums = db
    .select({
      id: creditEntries.id,
      place: sql<number>`${creditEntries}.rowid`.as("place"),
      balance: sql<number>`sum(${creditEntries.delta}) over (order by ${creditEntries}.rowid)`.as("balance"),
    })
    .from(creditEntries)
    .where(isTheirs)
    .as("sums");
  const start = sql`coalesce((select ${creditEntries}.rowid from ${creditEntries} where ${creditEntries.id} = ${before} and ${isTheirs}), 9e15)`;
  const rows = await db
    .select({
      id: creditEntries.id,
      createdAt: creditEntries.createdAt,
      reason: creditEntries.reason,
      delta: creditEntries.delta,
      balance: sums.balance,
      agent: { id: agents.id, title: agents.title },
      purchaseId: creditEntries.purchaseId,
      receiptUrl: purchases.receiptUrl,
    })
    .from(sums)
    .innerJoin(creditEntries, eq(creditEntries.id, sums.id))
    .leftJoin(
      digests,
      and(eq(creditEntries.reason, "digest"), eq(digests.runId, sql`substr(${creditEntries.key}, 8)`)),
    )
    .leftJoin(agents, eq(agents.id, digests.agentId))
    .leftJoin(purchases, eq(purchases.id, creditEntries.purchaseId))
    .where(sql`${sums.place} < ${start}`)
    .orderBy(desc(sums.place))
    .limit(limit + 1);
  const lines = rows.slice(0, limit).map(
    ({ createdAt, purchaseId, receiptUrl, ...row }): LedgerLine => ({
      ...row,
      at: createdAt.toISOString(),
      payment: purchaseId === null ? null : { id: purchaseId, receiptUrl },
    }),
  );
  return { lines, older: rows.length > limit ? (lines.at(-1)?.id ?? null) : null };
}

/** The whole ledger, newest first. */
export async function readWholeLedger(platform: Platform, userId: string): Promise<LedgerLine[]> {
  const lines: LedgerLine[] = [];
  let before: string | null = null;
  do {
    const page: LedgerPage = await readLedger(platform, userId, before, CSV_PAGE);
    lines.push(...page.lines);
    before = page.older;
  } while (before !== null);
  return lines;
}

/** What this user should know of their ledger. */
export async function readLedgerNotices({ db }: Platform, userId: string): Promise<LedgerNotice[]> {
  const rows = await db.query.purchases.findMany({
    where: and(eq(purchases.userId, userId), gt(purchases.owed, 0)),
    columns: { id: true, owed: true },
  });
  return rows.map(({ id, owed }) => ({ paymentId: id, owed }));
}
