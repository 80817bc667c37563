import { and, eq, sql } from "drizzle-orm";
import { agents } from "../../database/schema/agents.server";
import { documents } from "../../database/schema/documents.server";
import { heldMails } from "../../database/schema/held-mails.server";
import { importParts, imports } from "../../database/schema/imports.server";
import { mails } from "../../database/schema/mails.server";
import { notFound } from "../errors";
import type { Platform } from "../platform";
import { spendAddress } from "./spent-address.server";

/**
 * Deletes an agent with its mails, files, digests, documents and questions from D1 and R2; its address stays taken, by its hash.
 * Throws DomainError("not-found").
 */
export async function deleteAgent(platform: Platform, userId: string, agentId: string): Promise<void> {
  const { db, files } = platform;
  const isTheirs = and(eq(agents.id, agentId), eq(agents.userId, userId));
  const agent = await db.query.agents.findFirst({ where: isTheirs, columns: { id: true } });
  if (!agent) throw notFound("Agent");
  const rawKeys = db
    .select({ key: mails.rawKey })
    .from(mails)
    .where(and(eq(mails.agentId, agentId), eq(mails.userId, userId)));
  const heldKeys = db
    .select({ key: heldMails.rawKey })
    .from(heldMails)
    .where(and(eq(heldMails.agentId, agentId), eq(heldMails.userId, userId)));
  const partKeys = db
    .select({
      key: sql<string>`'import/' || ${imports.agentId} || '/' || ${imports.id} || '/' || ${importParts.number}`,
    })
    .from(importParts)
    .innerJoin(imports, eq(imports.id, importParts.importId))
    .where(and(eq(imports.agentId, agentId), eq(imports.userId, userId)));
  const fileKeys = db
    .select({ key: documents.fileKey })
    .from(documents)
    .where(and(eq(documents.agentId, agentId), eq(documents.userId, userId)));
  const keysOf = (found: { key: string }[][]) => found.flat().map((row) => row.key);
  // Files first: if this stops halfway the agent is still there to be deleted again, and no file is orphaned.
  const known = keysOf(await db.batch([rawKeys, heldKeys, partKeys, fileKeys]));
  await files.delete(known);
  // What came in meanwhile goes with it; what comes later finds no agent and takes its own file back.
  const spent = await spendAddress(platform, agentId);
  const left = await db.batch([
    rawKeys,
    heldKeys,
    partKeys,
    fileKeys,
    ...spent,
    db.delete(agents).where(isTheirs),
  ]);
  const deleted = new Set(known);
  await files.delete(keysOf([left[0], left[1], left[2], left[3]]).filter((key) => !deleted.has(key)));
}
