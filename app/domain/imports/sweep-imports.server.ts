import { and, asc, eq, gt, inArray, lt, or } from "drizzle-orm";
import { isAskedAgain } from "../../database/asked-again.server";
import { inPages } from "../../database/in-pages.server";
import { imports } from "../../database/schema/imports.server";
import type { Platform } from "../platform";
import { failImport } from "./store-import.server";

const PAUSE_MINUTES = 10;
const DAY_MS = 86_400_000;
/** So long an upload waits for its next part. */
const UPLOAD_DAYS = 7;

/** Asks again for imports whose job got lost, and ends uploads that nobody has gone on with. Returns how many. */
export async function sweepImports(platform: Platform): Promise<number> {
  const now = platform.now();
  const isGivenUp = and(
    eq(imports.state, "uploading"),
    lt(imports.updatedAt, new Date(now.getTime() - UPLOAD_DAYS * DAY_MS)),
  );
  const isLost = and(
    inArray(imports.state, ["storing", "clearing"]),
    isAskedAgain(imports.updatedAt, now, PAUSE_MINUTES, platform.startedAt),
  );
  return inPages(
    (after, limit) =>
      platform.db
        .select({ id: imports.id, state: imports.state })
        .from(imports)
        .where(and(gt(imports.id, after), or(isGivenUp, isLost)))
        .orderBy(asc(imports.id))
        .limit(limit),
    ({ id, state }) =>
      state === "uploading"
        ? failImport(platform, id, "The upload was not finished within a week.")
        : platform.jobs.enqueue({ kind: "read-import", importId: id }),
  );
}
