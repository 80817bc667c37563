import { and, desc, eq, gt, lt, ne, or, sql } from "drizzle-orm";
import { sessions } from "../../database/schema/sessions.server";
import { users } from "../../database/schema/users.server";
import { notFound } from "../errors";
import type { Platform } from "../platform";
import { randomToken, sha256Hex } from "../tokens.server";
import { isOpenAccount } from "./open-account.server";
import type { SessionView } from "./session-view";
import { type UserView, userView } from "./user-view";

const IDLE_DAYS = 7;
const ABSOLUTE_DAYS = 30;
const DAY_MS = 86_400_000;
// Touching the row on every request would make each page view a write.
const TOUCH_EVERY_MS = 5 * 60_000;
/** Of the token's hash: enough to tell a user's own sessions apart. */
const ID_LENGTH = 16;
const LISTED = 100;

/**
 * Opens a session on a device (`deviceOf`) and returns its token, 256 random bits; the row keeps only its SHA-256 (ASVS
 * 7.2.3).
 */
export async function openSession(
  platform: Platform,
  userId: string,
  device: string | null = null,
): Promise<string> {
  const token = randomToken(32);
  const now = platform.now();
  await platform.db.insert(sessions).values({
    tokenHash: await sha256Hex(token),
    userId,
    createdAt: now,
    lastSeenAt: now,
    device,
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
        deletionDueAt: users.deletionDueAt,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, idleSince),
        isOpenAccount(now),
      ),
    );
  if (!row) return null;
  if (now.getTime() - row.lastSeenAt.getTime() > TOUCH_EVERY_MS) {
    await platform.db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash));
  }
  return userView(row.user);
}

/** Ends one session; it is refused from the next request on. */
export async function closeSession(platform: Platform, token: string): Promise<void> {
  await platform.db.delete(sessions).where(eq(sessions.tokenHash, await sha256Hex(token)));
}

/** Ends all sessions of a user; they are refused from the next request on. */
export async function closeAllSessions(platform: Platform, userId: string): Promise<void> {
  await platform.db.delete(sessions).where(eq(sessions.userId, userId));
}

interface Mine {
  userId: string;
  /** The caller's own. */
  token: string | null;
}

/** The sessions of a user that are open, the caller's own first and then the one last used. */
export async function listSessions(platform: Platform, { userId, token }: Mine): Promise<SessionView[]> {
  const now = platform.now();
  const own = await sha256Hex(token ?? "");
  const rows = await platform.db.query.sessions.findMany({
    where: and(
      eq(sessions.userId, userId),
      gt(sessions.expiresAt, now),
      gt(sessions.lastSeenAt, new Date(now.getTime() - IDLE_DAYS * DAY_MS)),
    ),
    orderBy: [desc(eq(sessions.tokenHash, own)), desc(sessions.lastSeenAt), desc(sessions.createdAt)],
    limit: LISTED,
  });
  return rows.map(({ tokenHash, device, createdAt, lastSeenAt }) => ({
    id: tokenHash.slice(0, ID_LENGTH),
    device,
    isCurrent: tokenHash === own,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));
}

/** Ends one of a user's sessions; it is refused from the next request on. Throws DomainError("not-found"). */
export async function closeListedSession(
  platform: Platform,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  const isIt = sql`substr(${sessions.tokenHash}, 1, ${ID_LENGTH}) = ${sessionId}`;
  const closed = await platform.db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), isIt))
    .returning({ userId: sessions.userId });
  if (closed.length === 0) throw notFound("Session");
}

/** Ends all sessions of a user but the caller's own. Returns how many. */
export async function closeOtherSessions(platform: Platform, { userId, token }: Mine): Promise<number> {
  const own = await sha256Hex(token ?? "");
  const closed = await platform.db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, own)))
    .returning({ userId: sessions.userId });
  return closed.length;
}

/** Deletes the rows of sessions that are over. */
export async function purgeSessions(platform: Platform): Promise<void> {
  const now = platform.now();
  const idleSince = new Date(now.getTime() - IDLE_DAYS * DAY_MS);
  await platform.db
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, idleSince)));
}
