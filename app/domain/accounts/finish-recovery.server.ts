import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { recoveries, sessions } from "../../database/schema/sessions.server";
import { users } from "../../database/schema/users.server";
import { DomainError } from "../errors";
import type { Platform } from "../platform";
import { sha256Hex } from "../tokens.server";
import { isCommonPassword } from "./common-passwords";
import { hashPassword } from "./hash-password.server";

/** What a link says that no longer works. */
const DEAD_RECOVERY = "This link has expired or was used already.";

/** The address whose password a link may set, or null when the link is dead. Looking changes nothing. */
export async function findRecovery(platform: Platform, token: string): Promise<string | null> {
  const open = await openRecovery(platform, token);
  return open?.email ?? null;
}

/**
 * Sets the new password, ends every session of that user and makes all their open links dead, in one batch: all of it
 * or, after a fault, nothing, and then the link still works. Of two at once one wins. Returns the user's id. Throws
 * DomainError: "invalid" for a common password, "not-found" for a dead link.
 */
export async function finishRecovery(platform: Platform, token: string, password: string): Promise<string> {
  const open = await openRecovery(platform, token);
  if (!open) throw new DomainError("not-found", DEAD_RECOVERY);
  if (isCommonPassword(password) || password.toLowerCase() === open.email) {
    const words = "This password is too common. Please choose another one.";
    throw new DomainError("invalid", words, { fields: { password: [words] } });
  }
  const passwordHash = await hashPassword(password);
  const usedAt = platform.now();
  const isOpen = sql`exists (select 1 from ${recoveries} as link where link.id = ${open.id} and link.used_at is null and link.expires_at > ${usedAt.getTime()})`;
  const [changed] = await platform.db.batch([
    platform.db
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, open.userId), eq(users.email, open.email), isOpen))
      .returning({ id: users.id }),
    platform.db.delete(sessions).where(and(eq(sessions.userId, open.userId), isOpen)),
    platform.db
      .update(recoveries)
      .set({ usedAt })
      .where(and(eq(recoveries.userId, open.userId), isNull(recoveries.usedAt), isOpen)),
  ]);
  if (changed.length === 0) throw new DomainError("not-found", DEAD_RECOVERY);
  return open.userId;
}

/** Deletes requests whose link is over. */
export async function purgeRecoveries(platform: Platform): Promise<void> {
  await platform.db.delete(recoveries).where(lt(recoveries.expiresAt, platform.now()));
}

// The address is compared too: whoever changed it meanwhile did not ask with the old one.
async function openRecovery(
  platform: Platform,
  token: string,
): Promise<{ id: string; email: string; userId: string } | null> {
  const [row] = await platform.db
    .select({ id: recoveries.id, email: users.email, userId: users.id })
    .from(recoveries)
    .innerJoin(users, and(eq(users.id, recoveries.userId), eq(users.email, recoveries.email)))
    .where(
      and(
        eq(recoveries.tokenHash, await sha256Hex(token)),
        isNull(recoveries.usedAt),
        gt(recoveries.expiresAt, platform.now()),
      ),
    );
  return row ?? null;
}
