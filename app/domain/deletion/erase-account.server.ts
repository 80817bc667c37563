import { and, asc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { isOneOf } from "../../database/is-one-of.server";
import { agents } from "../../database/schema/agents.server";
import { closedEntries, creditEntries, plans, purchases } from "../../database/schema/credits.server";
import { deliveries, outboxMails } from "../../database/schema/deliveries.server";
import { enquiries } from "../../database/schema/enquiries.server";
import { mailAnswers } from "../../database/schema/mail-answers.server";
import { ownerNotices } from "../../database/schema/owner-notices.server";
import { recoveries, throttles } from "../../database/schema/sessions.server";
import { users } from "../../database/schema/users.server";
import { tablesOfUser } from "../../database/tables-of-user.server";
import { pause } from "../../reading/pause";
import { throttleKeysOf } from "../accounts/throttle.server";
import { spendAddress } from "../agents/spent-address.server";
import type { Platform } from "../platform";
import { newId } from "../tokens.server";

const ROWS_AT_ONCE = 500;
/** A local R2 takes a second for a thousand, and answers nobody meanwhile. */
const FILES_AT_ONCE = 250;
/** They go with the agent or the user itself: with rows above them, or in the batch that closes the account. */
const LAST = new Set([
  "agents",
  "inbound_addresses",
  "sends",
  "mail_answers",
  "credit_entries",
  "purchases",
  "plans",
]);

/**
 * One bounded step of deleting an account for good: files first, then the rows that named them, agent by agent, and at the
 * end the user. What is to be done follows from what is left, so that it may stop anywhere and run twice. Files are found
 * by their place, so that those go, too, whose rows were never written. The last step ends plan and open payments with the
 * provider, and puts the ledger aside without name or address. Returns whether it was the last.
 * Throws DomainError("unavailable") when the provider can't be asked.
 */
export async function eraseNext(platform: Platform, userId: string): Promise<boolean> {
  const [agent] = await platform.db
    .select({ id: agents.id })
    .from(agents)
    .where(eq(agents.userId, userId))
    .orderBy(asc(agents.id))
    .limit(1);
  if (agent) {
    await eraseOfAgent(platform, userId, agent.id);
    return false;
  }
  if (await deleteFiles(platform, [`export/${userId}/`])) return false;
  const rest = tablesOfUser(platform.db).filter(({ by, name }) => by === "user" && !LAST.has(name));
  const notices = sql`select 'notice-' || ${ownerNotices.id} from ${ownerNotices} where ${ownerNotices.userId} = ${userId}`;
  await forgetMails(platform, notices);
  const isLeft = await deleteRows(
    platform,
    rest.map(({ table, isOf }) => ({ table, where: isOf(userId) })),
  );
  if (isLeft) return false;
  await close(platform, userId);
  return true;
}

async function eraseOfAgent(platform: Platform, userId: string, agentId: string): Promise<void> {
  const { db } = platform;
  const places = ["mail", "document", "import"].map((place) => `${place}/${agentId}/`);
  if (await deleteFiles(platform, places)) return;
  const sent = sql`select ${deliveries.id} from ${deliveries} where ${deliveries.agentId} = ${agentId}`;
  const answered = sql`select 'answer-' || ${mailAnswers.mailId} from ${mailAnswers} where ${mailAnswers.deliveryId} in (${sent})`;
  await forgetMails(platform, sql`${sent} union all ${answered}`);
  const tables = tablesOfUser(db).filter(({ by, name }) => by === "agent" && !LAST.has(name));
  const isLeft = await deleteRows(
    platform,
    tables.map(({ table }) => ({ table, where: sql`agent_id = ${agentId}` })),
  );
  if (isLeft) return;
  const isIt = and(eq(agents.id, agentId), eq(agents.userId, userId));
  const [forget, ...keep] = await spendAddress(platform, agentId);
  await db.batch([forget, ...keep, db.delete(agents).where(isIt)]);
}

/** Mails that were kept instead of sent have nobody's id, only their own. */
async function forgetMails({ db }: Platform, ids: SQL): Promise<void> {
  await db.delete(outboxMails).where(sql`${outboxMails.id} in (${ids})`);
}

/** Returns whether there were any. */
async function deleteFiles({ files }: Platform, places: string[]): Promise<boolean> {
  const found = await Promise.all(places.map((place) => files.list(place)));
  const keys = found.flat();
  for (let from = 0; from < keys.length; from += FILES_AT_ONCE) {
    await files.delete(keys.slice(from, from + FILES_AT_ONCE));
    await pause();
  }
  return keys.length > 0;
}

/** Deletes some of the rows. Returns whether there were any. */
async function deleteRows({ db }: Platform, from: { table: SQLiteTable; where: SQL }[]): Promise<boolean> {
  const [first, ...others] = from.map(({ table, where }) => {
    const key = sql.join(keyOf(table), sql`, `);
    return db
      .delete(table)
      .where(sql`(${key}) in (select ${key} from ${table} where ${where} limit ${ROWS_AT_ONCE})`);
  });
  if (!first) return false;
  const results = await db.batch([first, ...others]);
  return results.some(({ meta }) => meta.changes > 0);
}

function keyOf(table: SQLiteTable): SQLiteColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
}

async function close(platform: Platform, userId: string): Promise<void> {
  const { db, payments } = platform;
  const user = await db.query.users.findFirst({ where: eq(users.id, userId), columns: { email: true } });
  if (!user) return;
  if (payments.isOn) await leaveProvider(platform, userId);
  const entry = {
    id: creditEntries.id,
    account: sql<string>`${newId()}`.as("account"),
    delta: creditEntries.delta,
    reason: sql<string>`${creditEntries.reason}`.as("reason"),
    purchaseId: creditEntries.purchaseId,
    amount: purchases.amount,
    currency: purchases.currency,
    createdAt: creditEntries.createdAt,
  };
  await db.batch([
    db
      .insert(closedEntries)
      .select(
        db
          .select(entry)
          .from(creditEntries)
          .leftJoin(purchases, eq(purchases.id, creditEntries.purchaseId))
          .where(eq(creditEntries.userId, userId)),
      ),
    db.delete(outboxMails).where(eq(outboxMails.to, user.email)),
    db.delete(recoveries).where(eq(recoveries.email, user.email)),
    db.delete(enquiries).where(and(eq(enquiries.email, user.email), isNotNull(enquiries.mailedAt))),
    db.delete(throttles).where(isOneOf(throttles.key, await throttleKeysOf([userId, user.email]))),
    db.delete(users).where(and(eq(users.id, userId), isNotNull(users.deletionDueAt))),
  ]);
}

/** Safe to repeat. */
async function leaveProvider({ db, payments }: Platform, userId: string): Promise<void> {
  const plan = await db.query.plans.findFirst({ where: eq(plans.userId, userId) });
  if (plan) await payments.deleteCustomer(plan.customerId);
  const open = await db.query.purchases.findMany({
    where: and(eq(purchases.userId, userId), eq(purchases.state, "open")),
    columns: { id: true },
  });
  for (const { id } of open) await payments.cancelPayment(id);
}
