import { and, eq, ne } from "drizzle-orm";
import { exports } from "../../database/schema/exports.server";
import { isUniqueViolation } from "../../database/violations.server";
import { THROTTLES, takeTry } from "../accounts/throttle.server";
import { DomainError } from "../errors";
import { log } from "../log";
import type { Platform } from "../platform";
import { newId } from "../tokens.server";
import { AT_THE_BEGINNING, exportTotal } from "./export-steps.server";
import type { ExportView } from "./export-view";
import { requireExport } from "./read-export.server";

/**
 * Begins a copy of everything that a user has here; the queue makes it, and an earlier one can't be downloaded any more.
 * Throws DomainError: "conflict" while one is made, "too-many" after 10 in a day.
 */
export async function startExport(platform: Platform, userId: string): Promise<ExportView> {
  const { db } = platform;
  const id = newId();
  const now = platform.now();
  const total = await exportTotal(platform, userId);
  await takeTry(platform, THROTTLES.exports, userId);
  try {
    await db.batch([
      db
        .insert(exports)
        .values({ id, userId, cursor: AT_THE_BEGINNING, total, createdAt: now, updatedAt: now }),
      db
        .update(exports)
        .set({ expiresAt: now })
        .where(and(eq(exports.userId, userId), ne(exports.id, id))),
    ]);
  } catch (error) {
    if (!isUniqueViolation(error, "exports.user_id")) throw error;
    throw new DomainError("conflict", "Your export is being made.");
  }
  try {
    await platform.jobs.enqueue({ kind: "write-export", exportId: id });
  } catch (cause) {
    // The row is there; the sweep asks again.
    log("export.not-enqueued", { exportId: id }, cause);
  }
  return requireExport(platform, userId, id);
}
