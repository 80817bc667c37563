import { and, eq } from "drizzle-orm";
import { imports } from "../../database/schema/imports.server";
import { notFound } from "../errors";
import type { Platform } from "../platform";
import { countParts, importPartKey } from "./import-parts";

/** Takes an import off the list, and ends one that runs; the mails that it brought stay. Throws DomainError("not-found"). */
export async function cancelImport(
  { db, files }: Platform,
  { userId, agentId, importId }: { userId: string; agentId: string; importId: string },
): Promise<void> {
  const isIt = and(eq(imports.id, importId), eq(imports.agentId, agentId), eq(imports.userId, userId));
  const [row] = await db.delete(imports).where(isIt).returning();
  if (!row) throw notFound("Import");
  if (row.state === "done") return;
  await files.delete([...Array(countParts(row)).keys()].map((number) => importPartKey(row, number)));
}
