import { and, asc, eq, gt, inArray, type SQL } from "drizzle-orm";
import { hasWaited } from "../../database/has-waited.server";
import { inPages } from "../../database/in-pages.server";
import { digestRuns } from "../../database/schema/digests.server";
import type { Platform } from "../platform";
import { closeStoppedRuns, isLeftAlone } from "./digest-runs.server";

/** Between saving a digest and sending it lie milliseconds. */
const UNSENT_AFTER_MS = 2 * 60_000;

/**
 * Asks again for scheduled runs that nobody is at work on, and for those whose digest was saved and not sent; ends the
 * runs by hand whose worker stopped. Returns how many it asked for.
 */
export async function sweepRuns(platform: Platform): Promise<number> {
  await closeStoppedRuns(platform);
  const isOpen = inArray(digestRuns.state, ["queued", "writing"]);
  const left = await askAgain(
    platform,
    and(isOpen, eq(digestRuns.trigger, "scheduled"), isLeftAlone(platform)),
  );
  return left + (await askAgain(platform, hasWaited(digestRuns.unsentSince, UNSENT_AFTER_MS, platform)));
}

function askAgain(platform: Platform, which: SQL | undefined): Promise<number> {
  return inPages(
    (after, limit) =>
      platform.db
        .select({ id: digestRuns.id })
        .from(digestRuns)
        .where(and(gt(digestRuns.id, after), which))
        .orderBy(asc(digestRuns.id))
        .limit(limit),
    (run) => platform.jobs.enqueue({ kind: "run-digest", runId: run.id }),
  );
}
