import { type OwnerNews, ownerNotices } from "../../database/schema/owner-notices.server";
import { log } from "../log";
import type { Platform } from "../platform";
import { newId } from "../tokens.server";

/** Has a user told by mail, once for all of the same `key`; the queue writes the mail. */
export async function tellOwner(
  platform: Platform,
  { userId, agentId, key, about }: { userId: string; agentId: string | null; key: string; about: OwnerNews },
): Promise<void> {
  const id = newId();
  const [added] = await platform.db
    .insert(ownerNotices)
    .values({ id, userId, agentId, key, about, createdAt: platform.now() })
    .onConflictDoNothing()
    .returning({ id: ownerNotices.id });
  if (!added) return;
  try {
    await platform.jobs.enqueue({ kind: "tell-owner", noticeId: id });
  } catch (cause) {
    // The row is there; the sweep asks again.
    log("notice.not-enqueued", { noticeId: id }, cause);
  }
}
