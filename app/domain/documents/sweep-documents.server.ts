import { and, asc, eq } from "drizzle-orm";
import { isAskedAgain } from "../../database/asked-again.server";
import { documents } from "../../database/schema/documents.server";
import type { Platform } from "../platform";

const PAUSE_MINUTES = 10;
const PER_SWEEP = 50;

/** Asks again, each minute and then every ten, for the reading of documents whose job got lost. Returns how many. */
export async function sweepDocuments(platform: Platform): Promise<number> {
  const stuck = await platform.db
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        eq(documents.state, "reading"),
        isAskedAgain(documents.createdAt, platform.now(), PAUSE_MINUTES, platform.startedAt),
      ),
    )
    .orderBy(asc(documents.createdAt))
    .limit(PER_SWEEP);
  for (const { id } of stuck) await platform.jobs.enqueue({ kind: "read-document", documentId: id });
  return stuck.length;
}
