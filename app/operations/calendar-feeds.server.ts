import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import type { UserView } from "../domain/accounts/user-view";
import { FAILED } from "../domain/failed-words";
import {
  createCalendarFeed,
  findFeedOwner,
  listCalendarFeeds,
  revokeCalendarFeed,
} from "../domain/items/calendar-feeds.server";
import { dueCalendar } from "../domain/items/due-calendar";
import { readDueItems } from "../domain/items/read-due-items.server";
import { freshLinkCookie, readFreshLink } from "../http/fresh-link";
import { operation } from "../http/operation";

export const listMyFeeds = operation({
  access: "user",
  input: z.object({}),
  run: ({ platform, user }) => listCalendarFeeds(platform, user.id),
  says: { failed: "Failed to load calendar feeds" },
});

/** Its address rides in a short-lived cookie to the next page, as a share link's does. */
export const createMyFeed = operation({
  access: "user",
  input: z.object({}),
  run: async ({ platform, user, request, headers }) => {
    const feed = await createCalendarFeed(platform, user.id);
    headers.append("Set-Cookie", await freshLinkCookie(request, { id: feed.id, url: feed.url }, "/monday"));
    return feed;
  },
  records: ({ id }) => ({ action: "feed.created", subjectId: id }),
  says: {
    done: {
      title: "Calendar feed created",
      description: "Copy its address now: it is shown only for a few minutes.",
    },
    failed: FAILED["create-feed"],
  },
});

export const revokeMyFeed = operation({
  access: "user",
  input: z.object({ feedId: z.string() }),
  run: async ({ platform, user }, { feedId }) => {
    await revokeCalendarFeed(platform, user.id, feedId);
    return { ok: true };
  },
  records: (_, { feedId }) => ({ action: "feed.revoked", subjectId: feedId }),
  says: {
    done: { title: "Calendar feed revoked", description: "Its address stopped working." },
    failed: FAILED["revoke-feed"],
  },
});

/** The user's feeds, and the address of the one that was made just now. */
export async function loadFeeds({ platform }: AppLoadContext, request: Request, user: UserView) {
  return { feeds: await listCalendarFeeds(platform, user.id), fresh: await readFreshLink(request) };
}

/** The calendar behind a feed's address; null for an address that has none, whatever the reason. */
export async function readFeed({ platform }: AppLoadContext, token: string): Promise<string | null> {
  const userId = await findFeedOwner(platform, token);
  if (userId === null) return null;
  const { items, leftOut } = await readDueItems(platform, userId);
  return dueCalendar(items, { appUrl: platform.settings.appUrl, leftOut });
}
