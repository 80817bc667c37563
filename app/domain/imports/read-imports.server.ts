import { and, desc, eq, type SQL } from "drizzle-orm";
import { isOneOf } from "../../database/is-one-of.server";
import { importParts, imports } from "../../database/schema/imports.server";
import { requireAgent } from "../agents/require-agent.server";
import { notFound } from "../errors";
import type { Platform } from "../platform";
import { countParts } from "./import-parts";
import type { ImportView } from "./import-view";

const LISTED = 20;

interface Owner {
  userId: string;
  agentId: string;
}

/** The latest imports of an agent, newest first. Throws DomainError("not-found"). */
export async function listImports(platform: Platform, owner: Owner): Promise<ImportView[]> {
  await requireAgent(platform, owner);
  return readImports(platform, owner);
}

/** One import. Throws DomainError("not-found"). */
export async function findImport(
  platform: Platform,
  { importId, ...owner }: Owner & { importId: string },
): Promise<ImportView> {
  const [found] = await readImports(platform, owner, eq(imports.id, importId));
  if (!found) throw notFound("Import");
  return found;
}

async function readImports({ db }: Platform, owner: Owner, only?: SQL): Promise<ImportView[]> {
  const rows = await db
    .select()
    .from(imports)
    .where(and(eq(imports.agentId, owner.agentId), eq(imports.userId, owner.userId), only))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(LISTED);
  const ids = rows.filter(({ state }) => state === "uploading").map(({ id }) => id);
  const parts =
    ids.length === 0 ? [] : await db.select().from(importParts).where(isOneOf(importParts.importId, ids));
  return rows.map((row) => {
    const isUploading = row.state === "uploading";
    const there = new Set(parts.filter(({ importId }) => importId === row.id).map(({ number }) => number));
    const numbers = isUploading ? [...Array(countParts(row)).keys()] : [];
    const { id, filename, size, partSize, problem, found, stored, leftOut } = row;
    return {
      id,
      filename,
      size,
      partSize,
      missingParts: numbers.filter((number) => !there.has(number)),
      state: row.state === "clearing" ? "done" : row.state,
      problem,
      progress: isUploading ? there.size / numbers.length : row.cursor.share,
      found,
      stored,
      duplicates: row.duplicates,
      leftOut,
      createdAt: row.createdAt.toISOString(),
    };
  });
}
