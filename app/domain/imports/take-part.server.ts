import { and, eq, sql } from "drizzle-orm";
import { importParts, imports } from "../../database/schema/imports.server";
import { isForeignKeyViolation } from "../../database/violations.server";
import { DomainError, notFound } from "../errors";
import { log } from "../log";
import type { Platform } from "../platform";
import { countParts, importPartKey } from "./import-parts";
import type { ImportView } from "./import-view";
import { findImport } from "./read-imports.server";

/**
 * Keeps a part of an upload; the same part again takes its place. With the last one the mails begin to be stored.
 * Throws DomainError: "not-found" for the import or a part that it has not, "invalid" for a part of another size,
 * "conflict" when nothing is uploaded any more.
 */
export async function takePart(
  platform: Platform,
  { userId, agentId, importId }: { userId: string; agentId: string; importId: string },
  number: number,
  bytes: Uint8Array,
): Promise<ImportView> {
  const { db } = platform;
  const isIt = and(eq(imports.id, importId), eq(imports.agentId, agentId), eq(imports.userId, userId));
  const row = await db.query.imports.findFirst({ where: isIt });
  if (!row) throw notFound("Import");
  const count = countParts(row);
  if (!Number.isInteger(number) || number < 0 || number >= count) throw notFound("Part");
  if (row.state !== "uploading") throw new DomainError("conflict", "This file has been uploaded already.");
  const wanted = Math.min(row.partSize, row.size - number * row.partSize);
  if (bytes.length !== wanted)
    throw new DomainError("invalid", `This part must have ${wanted} bytes, and has ${bytes.length}.`);
  const key = importPartKey(row, number);
  await platform.files.put(key, bytes, bytes.length);
  try {
    const now = platform.now();
    const [, , whole] = await db.batch([
      db.insert(importParts).values({ importId, number }).onConflictDoNothing(),
      db.update(imports).set({ updatedAt: now }).where(isIt),
      db
        .update(imports)
        .set({ state: "storing" })
        .where(
          and(
            isIt,
            eq(imports.state, "uploading"),
            sql`(select count(*) from ${importParts} where ${importParts.importId} = ${importId}) = ${count}`,
          ),
        )
        .returning({ id: imports.id }),
    ]);
    if (whole.length > 0) await askForStoring(platform, importId);
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    // Cancelled meanwhile.
    await platform.files.delete([key]);
    throw notFound("Import");
  }
  return findImport(platform, { userId, agentId, importId });
}

async function askForStoring({ jobs }: Platform, importId: string): Promise<void> {
  try {
    await jobs.enqueue({ kind: "read-import", importId });
  } catch (cause) {
    // Every part is safe; the sweep asks again.
    log("import.enqueue-failed", { importId }, cause);
  }
}
