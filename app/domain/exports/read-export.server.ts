import { and, desc, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import { exportParts, exports } from "../../database/schema/exports.server";
import { notFound } from "../errors";
import type { Platform } from "../platform";
import type { ExportView } from "./export-view";

/** The user's latest export, while it is made or there; null without one. */
export async function findExport(platform: Platform, userId: string): Promise<ExportView | null> {
  return read(platform, userId);
}

/** One export. Throws DomainError("not-found"), also when its time is over. */
export async function requireExport(
  platform: Platform,
  userId: string,
  exportId: string,
): Promise<ExportView> {
  const found = await read(platform, userId, eq(exports.id, exportId));
  if (!found) throw notFound("Export");
  return found;
}

async function read({ db, now }: Platform, userId: string, only?: SQL): Promise<ExportView | null> {
  const isThere = or(isNull(exports.expiresAt), gt(exports.expiresAt, now()));
  const row = await db.query.exports.findFirst({
    where: and(eq(exports.userId, userId), isThere, only),
    orderBy: [desc(exports.createdAt), desc(exports.id)],
  });
  if (!row) return null;
  const { id, state, problem, done, total, createdAt, expiresAt } = row;
  const files =
    state === "ready"
      ? await db
          .select({
            volume: exportParts.volume,
            size: sql<number>`sum(${exportParts.size} + ${exportParts.directorySize}) + 22`,
          })
          .from(exportParts)
          .where(eq(exportParts.exportId, id))
          .groupBy(exportParts.volume)
          .orderBy(exportParts.volume)
      : [];
  return {
    id,
    state,
    problem,
    progress: state === "ready" ? 1 : Math.min(0.99, done / total),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    files,
  };
}
