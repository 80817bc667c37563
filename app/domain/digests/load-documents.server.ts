import { and, asc, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { isOneOf } from "../../database/is-one-of.server";
import { documents } from "../../database/schema/documents.server";
import type { Coverage } from "../../digest/coverage";
import type { MaterialDocument } from "../../writing/digest-material";
import { documentColumns } from "../documents/document-rows.server";
import type { Platform } from "../platform";
import { textsThatFit } from "./texts-that-fit";

/**
 * An agent's documents that can be read, oldest first. Of more than a digest has room for, the latest are taken;
 * `unread` says what is missing, and why.
 */
export async function loadDocuments(
  { db }: Platform,
  owner: { userId: string; agentId: string },
): Promise<{ documents: MaterialDocument[]; unread: Coverage["unread"] }> {
  const isTheirs = and(eq(documents.agentId, owner.agentId), eq(documents.userId, owner.userId));
  const files = await db
    .select({ ...documentColumns, bytes: sql<number>`octet_length(${documents.text})` })
    .from(documents)
    .where(isTheirs)
    .orderBy(desc(documents.createdAt), desc(documents.id));
  const groups = textsThatFit(files.filter((file) => file.state === "read"));
  const found: MaterialDocument[] = [];
  const { id, filename, description, text } = getTableColumns(documents);
  for (const group of groups) {
    const rows = await db
      .select({ id, filename, description, text })
      .from(documents)
      .where(and(isTheirs, isOneOf(documents.id, group)))
      .orderBy(asc(documents.createdAt));
    found.unshift(...rows);
  }
  const taken = new Set(groups.flat());
  const problemOf = (file: (typeof files)[number]) => {
    if (file.state !== "read") return file.problem ?? "is still being read";
    return taken.has(file.id) ? file.problem : "too much for one digest";
  };
  const unread = files.toReversed().flatMap((file) => {
    const problem = problemOf(file);
    return problem === null ? [] : [{ name: file.filename, problem }];
  });
  return { documents: found, unread };
}
