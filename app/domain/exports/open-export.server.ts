import { and, asc, eq } from "drizzle-orm";
import { exportParts } from "../../database/schema/exports.server";
import { notFound } from "../errors";
import type { Platform } from "../platform";
import { exportPlace } from "./export-files";
import { requireExport } from "./read-export.server";
import { zipEnd } from "./zip-slice";

/**
 * A zip file of an export for its user, as it is read from the slices one by one: entries, then their directories. Throws
 * DomainError("not-found"), also while it is made and when its time is over.
 */
export async function openExport(
  platform: Platform,
  { userId, exportId, volume }: { userId: string; exportId: string; volume: number },
): Promise<{ filename: string; mimeType: string; size: number; body: ReadableStream<Uint8Array> }> {
  const { createdAt, state, files } = await requireExport(platform, userId, exportId);
  const file = files.find((each) => each.volume === volume);
  if (state !== "ready" || !file) throw notFound("Export");
  const number = files.length > 1 ? `-${volume + 1}-of-${files.length}` : "";
  return {
    filename: `mondaybrief-${createdAt.slice(0, 10)}${number}.zip`,
    mimeType: "application/zip",
    size: file.size,
    body: await zipOf(platform, { userId, exportId, volume }),
  };
}

async function zipOf(
  { db, files }: Platform,
  { userId, exportId, volume }: { userId: string; exportId: string; volume: number },
): Promise<ReadableStream<Uint8Array>> {
  const parts = await db
    .select()
    .from(exportParts)
    .where(and(eq(exportParts.exportId, exportId), eq(exportParts.volume, volume)))
    .orderBy(asc(exportParts.number));
  const sum = (of: "size" | "directorySize" | "entries") =>
    parts.reduce((total, part) => total + part[of], 0);
  const pieces = [
    ...parts.map(({ name, size }) => ({ name, offset: 0, length: size })),
    ...parts.map(({ name, size, directorySize }) => ({ name, offset: size, length: directorySize })),
  ].filter(({ length }) => length > 0);
  const place = exportPlace(userId, exportId);
  return new ReadableStream({
    async pull(controller) {
      const piece = pieces.shift();
      if (piece === undefined) {
        controller.enqueue(
          zipEnd({ entries: sum("entries"), size: sum("size"), directorySize: sum("directorySize") }),
        );
        controller.close();
        return;
      }
      const { name, ...range } = piece;
      const bytes = await files.get(place + name, range);
      if (bytes === null) throw new Error("A slice of the export is gone.");
      controller.enqueue(bytes);
    },
  });
}
