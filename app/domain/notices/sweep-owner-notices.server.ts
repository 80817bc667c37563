import { and, asc, gt, isNull } from "drizzle-orm";
import { isAskedAgain } from "../../database/asked-again.server";
import { inPages } from "../../database/in-pages.server";
import { ownerNotices } from "../../database/schema/owner-notices.server";
import type { Platform } from "../platform";

const PAUSE_MINUTES = 60;
const TRIED_FOR_MS = 3 * 86_400_000;

/** Asks again, each minute and then each hour, for three days, for notices whose job got lost or was given up. */
export async function sweepOwnerNotices(platform: Platform): Promise<number> {
  const now = platform.now();
  return inPages(
    (after, limit) =>
      platform.db
        .select({ id: ownerNotices.id })
        .from(ownerNotices)
        .where(
          and(
            gt(ownerNotices.id, after),
            isNull(ownerNotices.mailedAt),
            gt(ownerNotices.createdAt, new Date(now.getTime() - TRIED_FOR_MS)),
            isAskedAgain(ownerNotices.createdAt, now, PAUSE_MINUTES, platform.startedAt),
          ),
        )
        .orderBy(asc(ownerNotices.id))
        .limit(limit),
    ({ id }) => platform.jobs.enqueue({ kind: "tell-owner", noticeId: id }),
  );
}
