import { and, eq, gt, isNull } from "drizzle-orm";
import { users } from "../../database/schema/users.server";
import { checkPassword } from "../accounts/check-password.server";
import { readUser } from "../accounts/read-user.server";
import type { UserView } from "../accounts/user-view";
import { DomainError, notFound } from "../errors";
import { tellOwner } from "../notices/tell-owner.server";
import type { Platform } from "../platform";

/** So long a user may take it back. */
const GRACE_MS = 86_400_000;

/**
 * Has the account deleted in a day, and its user told by mail; asked again it changes nothing. Throws DomainError:
 * "forbidden" without the right password, "too-many".
 */
export async function requestDeletion(
  platform: Platform,
  userId: string,
  password: string,
): Promise<UserView> {
  const { db } = platform;
  const user = await db.query.users.findFirst({ where: eq(users.id, userId) });
  if (!user) throw notFound("User");
  await checkPassword(platform, user, password, {
    field: "password",
    refusal: "This is not your password.",
  });
  const dueAt = new Date(platform.now().getTime() + GRACE_MS);
  const [asked] = await db
    .update(users)
    .set({ deletionDueAt: dueAt })
    .where(and(eq(users.id, userId), isNull(users.deletionDueAt)))
    .returning({ id: users.id });
  if (asked) {
    const about = { kind: "deletion", dueAt: dueAt.toISOString() } as const;
    await tellOwner(platform, { userId, agentId: null, key: `deletion:${dueAt.getTime()}`, about });
  }
  return readUser(platform, userId);
}

/**
 * Takes the deletion back while its day is not over; an account that nobody asked to delete stays as it is. Throws
 * DomainError("conflict") when it is too late.
 */
export async function keepAccount(platform: Platform, userId: string): Promise<UserView> {
  await platform.db
    .update(users)
    .set({ deletionDueAt: null })
    .where(and(eq(users.id, userId), gt(users.deletionDueAt, platform.now())));
  const user = await readUser(platform, userId);
  if (user.deletionDueAt !== undefined) throw new DomainError("conflict", "It is too late for that.");
  return user;
}
