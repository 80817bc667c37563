import { and, asc, eq, gt, lte } from "drizzle-orm";
import { isAskedAgain } from "../../database/asked-again.server";
import { inPages } from "../../database/in-pages.server";
import { exports } from "../../database/schema/exports.server";
import type { Platform } from "../platform";
import { exportPlace } from "./export-files";

const PAUSE_MINUTES = 10;
/** Each deletes up to 1,000 files. */
const ROUNDS = 20;
const AT_ONCE = 20;

/** Asks again for exports whose job got lost, and deletes those whose time is over. */
export async function sweepExports(platform: Platform): Promise<void> {
  const { db, jobs } = platform;
  const now = platform.now();
  await inPages(
    (after, limit) =>
      db
        .select({ id: exports.id })
        .from(exports)
        .where(
          and(
            gt(exports.id, after),
            eq(exports.state, "making"),
            isAskedAgain(exports.updatedAt, now, PAUSE_MINUTES, platform.startedAt),
          ),
        )
        .orderBy(asc(exports.id))
        .limit(limit),
    ({ id }) => jobs.enqueue({ kind: "write-export", exportId: id }),
  );
  const over = await db
    .select({ id: exports.id, userId: exports.userId })
    .from(exports)
    .where(lte(exports.expiresAt, now))
    .orderBy(asc(exports.expiresAt))
    .limit(AT_ONCE);
  for (const { id, userId } of over) await remove(platform, userId, id);
}

/** Files first: should it stop halfway, the row is still there to be found. */
async function remove({ db, files }: Platform, userId: string, exportId: string): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const keys = await files.list(exportPlace(userId, exportId));
    if (keys.length === 0) {
      await db.delete(exports).where(and(eq(exports.id, exportId), eq(exports.userId, userId)));
      return;
    }
    await files.delete(keys);
  }
}
