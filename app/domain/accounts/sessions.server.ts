import { and, eq, gt, lt, or } from "drizzle-orm";
import { sessions } from "../../database/schema/sessions.server";
import { users } from "../../database/schema/users.server";
import type { Platform } from "../platform";
import { randomToken, sha256Hex } from "../tokens.server";
import type { UserView } from "./user-view";

const IDLE_DAYS = 7;
const ABSOLUTE_DAYS = 30;
const DAY_MS = 86_400_000;
// Touching the row on every request would make each page view a write.
const TOUCH_EVERY_MS = 3_600_000;

/** Opens a session and returns its token, 256 random bits; the row keeps only its SHA-256 (ASVS 7.2.3). */
export async function openSession(platform: Platform, userId: string): Promise<string> {
  const token = randomToken(32);
  const now = platform.now();
  await platform.db.insert(sessions).values({
    tokenHash: await sha256Hex(token),
    userId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + ABSOLUTE_DAYS * DAY_MS),
  });
  return token;
}

/** The user whose session this token is, or null when it ended, idled out or never was. */
export async function findSessionUser(platform: Platform, token: string): Promise<UserView | null> {
  const now = platform.now();
  const tokenHash = await sha256Hex(token);
  const idleSince = new Date(now.getTime() - IDLE_DAYS * DAY_MS);
  const [row] = await platform.db
    .select({
      lastSeenAt: sessions.lastSeenAt,
      user: {
        id: users.id,
        email: users.email,
        displayName: users.displayName,
        company: users.company,
        credits: users.credits,
        planTier: users.planTier,
        timeZone: users.timeZone,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, idleSince)),
    );
  if (!row) return null;
  if (now.getTime() - row.lastSeenAt.getTime() > TOUCH_EVERY_MS) {
    await platform.db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash));
  }
  return row.user;
}

/** Ends one session; it is refused from the next request on. */
export async function closeSession(platform: Platform, token: string): Promise<void> {
  await platform.db.delete(sessions).where(eq(sessions.tokenHash, await sha256Hex(token)));
}

/** Ends all sessions of a user; they are refused from the next request on. */
export async function closeAllSessions(platform: Platform, userId: string): Promise<void> {
  await platform.db.delete(sessions).where(eq(sessions.userId, userId));
}

/** Deletes the rows of sessions that are over. */
export async function purgeSessions(platform: Platform): Promise<void> {
  const now = platform.now();
  const idleSince = new Date(now.getTime() - IDLE_DAYS * DAY_MS);
  await platform.db
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, idleSince)));
}
