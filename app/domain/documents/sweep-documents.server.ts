import { and, asc, eq, lt } from "drizzle-orm";
import { documents } from "../../database/schema.server";
import type { Platform } from "../platform";

const STUCK_AFTER_MS = 2 * 60_000;
const PER_SWEEP = 50;

/** Asks again for the reading of documents whose job got lost. Returns how many. */
export async function sweepDocuments(platform: Platform): Promise<number> {
  const before = new Date(platform.now().getTime() - STUCK_AFTER_MS);
  const stuck = await platform.db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.state, "reading"), lt(documents.createdAt, before)))
    .orderBy(asc(documents.createdAt))
    .limit(PER_SWEEP);
  for (const { id } of stuck) await platform.jobs.enqueue({ kind: "read-document", documentId: id });
  return stuck.length;
}
