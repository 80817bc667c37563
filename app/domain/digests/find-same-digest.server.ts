import { and, desc, eq } from "drizzle-orm";
import { digests } from "../../database/schema/digests.server";
import type { DigestContent } from "../../digest/digest-content";
import { linesOf } from "../../digest/lines-of";
import type { Platform } from "../platform";
import { sha256Hex } from "../tokens.server";

/** What tells digests with different lines apart. */
export function linesKey(content: DigestContent): Promise<string> {
  return sha256Hex(linesOf(content).join("\n"));
}

/**
 * The agent's current digest if it was written with the same lines, whatever a person made of them since; else null.
 * What was closed since the digest before is news, unless the current one says it. A digest of samples and one of mails are never the same.
 */
export async function findSameDigest(
  platform: Platform,
  owner: { userId: string; agentId: string },
  written: { content: DigestContent; isSample: boolean },
): Promise<{ id: string; manuallyEdited: boolean } | null> {
  const [current] = await platform.db
    .select()
    .from(digests)
    .where(and(eq(digests.agentId, owner.agentId), eq(digests.userId, owner.userId)))
    .orderBy(desc(digests.currentSince), desc(digests.id))
    .limit(1);
  if (!current || current.isSample !== written.isSample) return null;
  // Of a digest from before there were keys, only the content is known, which an edit changed.
  if (current.linesKey === null && current.manuallyEdited) return null;
  const said = new Set((current.content.closed ?? []).map(({ itemId, how }) => `${itemId} ${how}`));
  const isNews = (written.content.closed ?? []).some(({ itemId, how }) => !said.has(`${itemId} ${how}`));
  if (isNews) return null;
  const key = current.linesKey ?? (await linesKey(current.content));
  const isSame = key === (await linesKey(written.content));
  return isSame || (current.manuallyEdited && saysOfItems(current.content, written.content))
    ? { id: current.id, manuallyEdited: current.manuallyEdited }
    : null;
}

/** An edited digest says of each item what the written one does, also in the lines that were deleted from it. */
function saysOfItems(edited: DigestContent, written: DigestContent): boolean {
  const ofItems = ({ actionItems, blockers, decisions, removed }: DigestContent) => {
    const tracked = <Line extends { itemId?: string | null }>(shown: Line[], gone: Line[] = []) =>
      [...shown, ...gone].filter(({ itemId }) => itemId);
    const lines = linesOf({
      ...edited,
      actionItems: tracked(actionItems, removed?.actionItems),
      blockers: tracked(blockers, removed?.blockers),
      decisions: tracked(decisions, removed?.decisions),
    });
    return lines.sort().join("\n");
  };
  return ofItems(edited) === ofItems(written);
}
