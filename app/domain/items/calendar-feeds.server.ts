import { and, desc, eq, sql } from "drizzle-orm";
import { calendarFeeds } from "../../database/schema/calendar-feeds.server";
import { DomainError, notFound } from "../errors";
import type { Platform } from "../platform";
import { newId, randomToken, sha256Hex } from "../tokens.server";
import type { CalendarFeedView, NewCalendarFeed } from "./calendar-feed-view";

/** One for each calendar program of a person, and some that were forgotten. */
const MOST_FEEDS = 10;

/**
 * Makes a feed of what is due at all agents of a user. Its address has 128 random bits, which are stored nowhere but
 * as a hash. Throws DomainError("conflict") for the eleventh.
 */
export async function createCalendarFeed(platform: Platform, userId: string): Promise<NewCalendarFeed> {
  const id = newId();
  const token = randomToken(16);
  const createdAt = platform.now();
  const count = sql`(select count(*) from ${calendarFeeds} where ${calendarFeeds.userId} = ${userId})`;
  const made = await platform.db
    .insert(calendarFeeds)
    .select(
      sql`select ${id}, ${userId}, ${await sha256Hex(token)}, ${createdAt.getTime()} where ${count} < ${MOST_FEEDS}`,
    )
    .returning({ id: calendarFeeds.id });
  if (made.length === 0) {
    throw new DomainError(
      "conflict",
      `You have ${MOST_FEEDS} calendar feeds already. Revoke one of them first.`,
    );
  }
  const url = `${platform.settings.appUrl}/calendar/${token}.ics`;
  return { id, createdAt: createdAt.toISOString(), url };
}

/** A user's feeds, newest first. */
export async function listCalendarFeeds({ db }: Platform, userId: string): Promise<CalendarFeedView[]> {
  const rows = await db
    .select({ id: calendarFeeds.id, createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId))
    .orderBy(desc(calendarFeeds.createdAt), desc(calendarFeeds.id));
  return rows.map(({ id, createdAt }) => ({ id, createdAt: createdAt.toISOString() }));
}

/** Makes a feed's address dead, from the next request on. Throws DomainError("not-found"). */
export async function revokeCalendarFeed({ db }: Platform, userId: string, feedId: string): Promise<void> {
  const [revoked] = await db
    .delete(calendarFeeds)
    .where(and(eq(calendarFeeds.id, feedId), eq(calendarFeeds.userId, userId)))
    .returning({ id: calendarFeeds.id });
  if (!revoked) throw notFound("Feed");
}

/** Whose feed a token opens; null when there is none. Changes nothing. */
export async function findFeedOwner({ db }: Platform, token: string): Promise<string | null> {
  const feed = await db.query.calendarFeeds.findFirst({
    where: eq(calendarFeeds.tokenHash, await sha256Hex(token)),
    columns: { userId: true },
  });
  return feed?.userId ?? null;
}
