import { and, eq, sql } from "drizzle-orm";
import { documents } from "../../database/schema/documents.server";
import { readFile } from "../../reading/files/read-file";
import { Unreadable } from "../../reading/files/unreadable";
import { readTranscript } from "../../reading/read-transcript";
import { log } from "../log";
import type { Platform } from "../platform";

const READ_TRIES = 3;
const GIVEN_UP = "This file could not be read. It is kept and can be downloaded.";

/**
 * Reads a stored document and writes its text down, of a transcript its turns. One that is read already, or gone, is left alone.
 * Throws when reading failed and may be tried again; after three tries the document is marked unreadable instead.
 * Storage that is away does not count as a try.
 */
export async function readStoredDocument(platform: Platform, documentId: string): Promise<void> {
  const isWaiting = and(eq(documents.id, documentId), eq(documents.state, "reading"));
  const settle = (outcome: Partial<typeof documents.$inferInsert>) =>
    platform.db.update(documents).set(outcome).where(isWaiting);
  const [document] = await platform.db
    .update(documents)
    .set({ readAttempts: sql`${documents.readAttempts} + 1` })
    .where(isWaiting)
    .returning({
      fileKey: documents.fileKey,
      filename: documents.filename,
      attempts: documents.readAttempts,
    });
  if (!document) return;
  if (document.attempts > READ_TRIES) {
    // The tries before this one never came to an end: such a file takes the worker down with it.
    await settle({ state: "unreadable", problem: GIVEN_UP });
    return;
  }
  let bytes: Uint8Array | null;
  try {
    bytes = await platform.files.get(document.fileKey);
  } catch (cause) {
    log("document.not-fetched", { documentId }, cause);
    await platform.db
      .update(documents)
      .set({ readAttempts: sql`max(0, ${documents.readAttempts} - 1)` })
      .where(isWaiting);
    throw cause;
  }
  try {
    if (!bytes) {
      await settle({ state: "unreadable", problem: "The file is missing. Please upload it again." });
      return;
    }
    const { text, problem } = await readFile(bytes);
    // Who says what, as in a transcript that comes by mail.
    await settle({ state: "read", text: readTranscript(document.filename, text) ?? text, problem });
  } catch (cause) {
    if (cause instanceof Unreadable) {
      await settle({ state: "unreadable", problem: cause.message });
      return;
    }
    log("document.read-failed", { documentId, attempts: document.attempts }, cause);
    if (document.attempts < READ_TRIES) throw cause;
    await settle({ state: "unreadable", problem: GIVEN_UP });
  }
}
