import { and, eq, gt, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { users } from "../../database/schema/users.server";
import { DomainError } from "../errors";
import type { Platform } from "../platform";

/** What stands in a history where no digest was written because of it. */
export const LEAVING = "The account is about to be deleted, so no digest is written or sent.";

/** The condition on `users` that the account can be used: nobody asked for its deletion, or its day is not over. */
export function isOpenAccount(now: Date): SQL | undefined {
  return or(isNull(users.deletionDueAt), gt(users.deletionDueAt, now));
}

/** The condition that the user in this column has not asked for the deletion of their account. */
export function isStaying(userId: SQLiteColumn): SQL {
  return sql`not exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.deletionDueAt} is not null)`;
}

/** Whether the account of this user is about to be deleted. */
export async function isLeaving({ db }: Platform, userId: string): Promise<boolean> {
  const leaving = await db.query.users.findFirst({
    where: and(eq(users.id, userId), isNotNull(users.deletionDueAt)),
    columns: { id: true },
  });
  return leaving !== undefined;
}

/** Throws DomainError("conflict") when the account of this user is about to be deleted. */
export async function requireStaying(platform: Platform, userId: string): Promise<void> {
  if (await isLeaving(platform, userId))
    throw new DomainError("conflict", "Your account is about to be deleted. Keep it, and try again.");
}
