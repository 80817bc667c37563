import { and, eq, inArray, sql } from "drizzle-orm";
import { isOneOf } from "../../database/is-one-of.server";
import { importParts, imports } from "../../database/schema/imports.server";
import { mails } from "../../database/schema/mails.server";
import { isForeignKeyViolation } from "../../database/violations.server";
import { type ArchiveCursor, readMailArchive } from "../../reading/archive/read-mail-archive";
import { Unreadable } from "../../reading/files/unreadable";
import { readHead } from "../../reading/mail/read-head";
import { dedupeKey } from "../inbox/dedupe-key";
import { observeRaw } from "../inbox/observe-raw.server";
import { log } from "../log";
import type { Platform } from "../platform";
import { countParts, importPartKey } from "./import-parts";
import { MissingPart, storedParts } from "./stored-parts.server";

type Import = typeof imports.$inferSelect;

/** A job's worth: far below what an invocation may ask of D1, R2 and the queue (platform facts A1, A2). */
const MAILS_PER_JOB = 300;
/** Stored together with the cursor behind them. */
const MAILS_PER_STEP = 20;
const BYTES_PER_STEP = 4 * 1024 * 1024;
const NEW_DAYS = 30;
const DAY_MS = 86_400_000;
/** As Google writes them in English, German, French and Spanish. */
const UNWANTED =
  /^(?:spam|trash|drafts?|chat|papierkorb|entwürfe|corbeille|brouillons|papelera|borradores)$/i;

/** Nobody is left to store for: the import was cancelled, or another worker has gone on with it. */
class Overtaken extends Error {}

/**
 * Stores the next mails of an import, each with its own date, and asks for the rest; what is there already is left out.
 * Those of the 30 days before the import are unprocessed, older ones are processed. Mails and the cursor behind them are
 * one batch, and a mail's id is the import's and its number, so that a worker may die anywhere, and none is lost or
 * stored twice. Throws when a later try makes sense.
 */
export async function storeImport(platform: Platform, importId: string): Promise<void> {
  const row = await platform.db.query.imports.findFirst({ where: eq(imports.id, importId) });
  if (row?.state === "clearing") return clear(platform, row);
  if (row?.state !== "storing") return;
  try {
    await storeNext(platform, row);
  } catch (error) {
    if (error instanceof Overtaken) return;
    if (error instanceof Unreadable) return failImport(platform, importId, error.message);
    if (error instanceof MissingPart)
      return failImport(platform, importId, "A part of the uploaded file is missing. Import it again.");
    throw error;
  }
}

async function storeNext(platform: Platform, row: Import): Promise<void> {
  let at = { cursor: row.cursor, step: row.step, found: row.found };
  let left = MAILS_PER_JOB;
  let waiting: { raw: Uint8Array | null; next: ArchiveCursor }[] = [];
  let bytes = 0;
  const store = async () => {
    at = await storeStep(platform, row, at, waiting);
    waiting = [];
    bytes = 0;
  };
  for await (const mail of readMailArchive(storedParts(platform, row), row.cursor)) {
    waiting.push(mail);
    bytes += mail.raw?.length ?? 0;
    left -= 1;
    if (waiting.length === MAILS_PER_STEP || bytes >= BYTES_PER_STEP || left === 0) await store();
    if (left === 0) {
      await platform.jobs.enqueue({ kind: "read-import", importId: row.id });
      return;
    }
  }
  if (waiting.length > 0) await store();
  const done = await platform.db
    .update(imports)
    .set({ state: "clearing", cursor: { ...at.cursor, share: 1 }, updatedAt: platform.now() })
    .where(and(eq(imports.id, row.id), eq(imports.state, "storing"), eq(imports.step, at.step)))
    .returning();
  if (done[0]) await clear(platform, done[0]);
}

interface Place {
  cursor: ArchiveCursor;
  step: number;
  found: number;
}

/** Some mails and the cursor behind them. Throws Overtaken. */
async function storeStep(
  platform: Platform,
  row: Import,
  at: Place,
  archived: { raw: Uint8Array | null; next: ArchiveCursor }[],
): Promise<Place> {
  const { db, files } = platform;
  const read = await Promise.all(
    archived.map(({ raw }, index) => (raw === null ? null : mailOf(row, at.found + index, raw))),
  );
  const wanted = read.filter((mail) => mail !== null);
  const isOfAgent = and(eq(mails.agentId, row.agentId), eq(mails.userId, row.userId));
  const known = await db
    .select({ key: mails.dedupeKey })
    .from(mails)
    .where(
      and(
        isOfAgent,
        isOneOf(
          mails.dedupeKey,
          wanted.map(({ values }) => values.dedupeKey),
        ),
      ),
    );
  const seen = new Set(known.map(({ key }) => key));
  const fresh = wanted.filter(({ values }) => !seen.has(values.dedupeKey) && seen.add(values.dedupeKey));
  await Promise.all(fresh.map(({ values, raw }) => files.put(values.rawKey, raw, raw.length)));
  const next: Place = {
    cursor: archived.at(-1)?.next ?? at.cursor,
    step: at.step + 1,
    found: at.found + archived.length,
  };
  const ids = fresh.map(({ values }) => values.id);
  const stored = sql<number>`(select count(*) from ${mails} where ${isOneOf(mails.id, ids)})`;
  const move = db
    .update(imports)
    .set({
      ...next,
      stored: sql`${imports.stored} + ${stored}`,
      duplicates: sql`${imports.duplicates} + ${wanted.length} - ${stored}`,
      leftOut: sql`${imports.leftOut} + ${archived.length - wanted.length}`,
      updatedAt: platform.now(),
    })
    .where(and(eq(imports.id, row.id), eq(imports.state, "storing"), eq(imports.step, at.step)))
    .returning({ id: imports.id });
  const isTaken = and(
    isOfAgent,
    isOneOf(
      mails.dedupeKey,
      fresh.map(({ values }) => values.dedupeKey),
    ),
  );
  const inserts = fresh.map(({ values }) => db.insert(mails).values(values).onConflictDoNothing());
  const [taken, ...results] = await db
    .batch([db.select({ id: mails.id }).from(mails).where(isTaken), ...inserts, move])
    .catch(async (error: unknown) => {
      if (!isForeignKeyViolation(error)) throw error;
      // The agent was deleted meanwhile, and its mails with it.
      await files.delete(fresh.map(({ values }) => values.rawKey));
      throw new Overtaken();
    });
  // Came in by itself between the question and the batch, and has its own bytes.
  const isOwn = taken.every(({ id }) => ids.includes(id));
  if (!isOwn) await deleteStrayBytes(platform, fresh);
  await askForReading(platform, ids);
  const moved = results.at(-1);
  if (!Array.isArray(moved) || moved.length === 0) throw new Overtaken();
  return next;
}

interface ReadyMail {
  values: typeof mails.$inferInsert;
  raw: Uint8Array;
}

/** A mail's row, as if it had come on its own day. */
async function mailOf(row: Import, number: number, raw: Uint8Array): Promise<ReadyMail | null> {
  const { stream, facts } = observeRaw(new Blob([new Uint8Array(raw)]).stream());
  await stream.pipeTo(new WritableStream());
  const known = await facts;
  const { from, sentAt, gmailLabels } = await readHead(known.head);
  if (gmailLabels.some((label) => UNWANTED.test(label))) return null;
  const begunAt = row.createdAt.getTime();
  const at = Math.min(begunAt, sentAt === null ? begunAt : Date.parse(sentAt));
  const id = `${row.id}-${number}`;
  return {
    raw,
    values: {
      id,
      userId: row.userId,
      agentId: row.agentId,
      importId: row.id,
      dedupeKey: dedupeKey(known),
      envelopeFrom: from.address ?? "",
      rawKey: `mail/${row.agentId}/${id}.eml`,
      rawSize: raw.length,
      receivedAt: new Date(at),
      processedAt: at < begunAt - NEW_DAYS * DAY_MS ? row.createdAt : null,
    },
  };
}

async function deleteStrayBytes({ db, files }: Platform, fresh: ReadyMail[]): Promise<void> {
  const ids = fresh.map(({ values }) => values.id);
  const rows = await db.select({ id: mails.id }).from(mails).where(isOneOf(mails.id, ids));
  const there = new Set(rows.map(({ id }) => id));
  await files.delete(fresh.filter(({ values }) => !there.has(values.id)).map(({ values }) => values.rawKey));
}

async function askForReading({ jobs }: Platform, mailIds: string[]): Promise<void> {
  try {
    await Promise.all(mailIds.map((mailId) => jobs.enqueue({ kind: "read-mail", mailId })));
  } catch (cause) {
    // The mails are safe; the sweep finds them and asks again.
    log("import.enqueue-failed", {}, cause);
  }
}

/** Every mail is stored: what was uploaded goes. Once more, should it stop in between. */
async function clear({ db, files, now }: Platform, row: Import): Promise<void> {
  await files.delete([...Array(countParts(row)).keys()].map((number) => importPartKey(row, number)));
  await db.batch([
    db.delete(importParts).where(eq(importParts.importId, row.id)),
    db
      .update(imports)
      .set({ state: "done", updatedAt: now() })
      .where(and(eq(imports.id, row.id), eq(imports.state, "clearing"))),
  ]);
}

/** Ends an import for good, in words for its owner, and deletes what was uploaded. The mails that it brought stay. */
export async function failImport(
  { db, files, now }: Platform,
  importId: string,
  problem: string,
): Promise<void> {
  const [row] = await db
    .update(imports)
    .set({ state: "failed", problem, updatedAt: now() })
    .where(and(eq(imports.id, importId), inArray(imports.state, ["uploading", "storing"])))
    .returning();
  if (!row) return;
  await files.delete([...Array(countParts(row)).keys()].map((number) => importPartKey(row, number)));
  await db.delete(importParts).where(eq(importParts.importId, importId));
}
