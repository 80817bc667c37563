import { and, desc, eq, sql } from "drizzle-orm";
import { type ExportCursor, exportParts, exports } from "../../database/schema/exports.server";
import { isForeignKeyViolation, isUniqueViolation } from "../../database/violations.server";
import { pause } from "../../reading/pause";
import { log } from "../log";
import { tellOwner } from "../notices/tell-owner.server";
import type { Platform } from "../platform";
import { randomToken } from "../tokens.server";
import { exportPlace } from "./export-files";
import { exportSteps } from "./export-steps.server";
import { EXPORT_DAYS } from "./export-view";
import { ZipSlice } from "./zip-slice";

type Export = typeof exports.$inferSelect;

/** A job's worth: what fits into a worker's memory, and far below what it may ask of D1 and R2 (platform facts A1, A2). */
const BYTES_PER_JOB = 4 * 1024 * 1024;
const STEPS_PER_JOB = 150;
/** Of a zip file: beyond 4 GiB, or 65,535 entries, many programs can't read it. */
const LARGEST_VOLUME_BYTES = 1024 * 1024 * 1024;
const LARGEST_VOLUME_ENTRIES = 40_000;
const DAY_MS = 86_400_000;

/**
 * Makes the next slice of an export and asks for the rest; with the last one its user is told. The slice and the cursor
 * behind it are one batch, which only the first of two workers gets through, and a slice's file has a name of its own, so
 * that a worker may die anywhere, or two may run. Throws when a later try makes sense.
 */
export async function writeExport(platform: Platform, exportId: string): Promise<void> {
  const { db, files } = platform;
  const row = await db.query.exports.findFirst({ where: eq(exports.id, exportId) });
  // Should its worker have stopped before that.
  if (row?.state === "ready") return tellOfExport(platform, row);
  if (row?.state !== "making") return;
  const place = await nextPlace(platform, exportId);
  const slice = new ZipSlice(place.base);
  const at = await fillSlice(platform, row, slice);
  const { chunks, directorySize } = slice.end();
  const name = `${row.step}-${randomToken(8)}`;
  const key = exportPlace(row.userId, exportId) + name;
  const { size, entries } = slice;
  await files.put(key, streamOf(chunks), size + directorySize);
  const part = { size, directorySize, entries };
  if (!(await keepSlice(platform, row, { ...part, name, volume: place.volume }, at))) {
    await files.delete([key]);
    return;
  }
  if (!at.isOver) {
    await platform.jobs.enqueue({ kind: "write-export", exportId });
    return;
  }
  await tellOfExport(platform, { ...row, expiresAt: expiryOf(platform) });
}

async function tellOfExport(platform: Platform, { id, userId, expiresAt }: Export): Promise<void> {
  if (expiresAt === null) return;
  const about = { kind: "export-ready", expiresAt: expiresAt.toISOString() } as const;
  await tellOwner(platform, { userId, agentId: null, key: `export:${id}`, about });
}

interface Reached {
  cursor: ExportCursor;
  done: number;
  isOver: boolean;
}

async function fillSlice(platform: Platform, row: Export, slice: ZipSlice): Promise<Reached> {
  let { cursor, done } = row;
  let left = STEPS_PER_JOB;
  for await (const step of exportSteps(platform, row.userId, cursor)) {
    for (const entry of step.entries) await slice.add(entry);
    // Where D1 and R2 are in the same process, waiting for them lets nobody else in.
    await pause();
    cursor = step.next;
    done += step.done;
    left -= 1;
    if (left === 0 || slice.read >= BYTES_PER_JOB) return { cursor, done, isOver: false };
  }
  return { cursor, done, isOver: true };
}

/** Returns false when another worker was first, or the export is gone. */
async function keepSlice(
  platform: Platform,
  row: Export,
  part: Omit<typeof exportParts.$inferInsert, "exportId" | "number">,
  { isOver, ...reached }: Reached,
): Promise<boolean> {
  const { db } = platform;
  const end = isOver ? { state: "ready" as const, expiresAt: expiryOf(platform) } : {};
  try {
    await db.batch([
      db.insert(exportParts).values({ ...part, exportId: row.id, number: row.step }),
      db
        .update(exports)
        .set({ ...reached, ...end, step: sql`${exports.step} + 1`, updatedAt: platform.now() })
        .where(and(eq(exports.id, row.id), eq(exports.userId, row.userId), eq(exports.state, "making"))),
    ]);
    return true;
  } catch (error) {
    if (isUniqueViolation(error, "export_parts") || isForeignKeyViolation(error)) return false;
    throw error;
  }
}

/** The zip file that the next slice belongs to, and how many bytes of entries it has already. */
async function nextPlace({ db }: Platform, exportId: string): Promise<{ volume: number; base: number }> {
  const [last] = await db
    .select({
      volume: exportParts.volume,
      size: sql<number>`sum(${exportParts.size})`,
      entries: sql<number>`sum(${exportParts.entries})`,
    })
    .from(exportParts)
    .where(eq(exportParts.exportId, exportId))
    .groupBy(exportParts.volume)
    .orderBy(desc(exportParts.volume))
    .limit(1);
  if (!last) return { volume: 0, base: 0 };
  const isFull = last.size >= LARGEST_VOLUME_BYTES || last.entries >= LARGEST_VOLUME_ENTRIES;
  return isFull ? { volume: last.volume + 1, base: 0 } : { volume: last.volume, base: last.size };
}

function expiryOf(platform: Platform): Date {
  return new Date(platform.now().getTime() + EXPORT_DAYS * DAY_MS);
}

function streamOf(chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  const left = chunks.filter(({ length }) => length > 0);
  return new ReadableStream({
    pull(controller) {
      const chunk = left.shift();
      if (chunk === undefined) controller.close();
      else controller.enqueue(chunk);
    },
  });
}

/** Ends an export that can't be made, in words for its user; its slices go with the next sweep. */
export async function failExport({ db, now }: Platform, exportId: string): Promise<void> {
  const failed = await db
    .update(exports)
    .set({
      state: "failed",
      problem: "The export stopped after several tries. Please ask for it again.",
      updatedAt: now(),
      expiresAt: new Date(now().getTime() + DAY_MS),
    })
    .where(and(eq(exports.id, exportId), eq(exports.state, "making")))
    .returning({ id: exports.id });
  if (failed.length > 0) log("export.failed", { exportId });
}
