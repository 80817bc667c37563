import { and, eq, isNull, sql } from "drizzle-orm";
import { isOneOf } from "../../database/is-one-of.server";
import { sends } from "../../database/schema/deliveries.server";
import { itemEvents, items } from "../../database/schema/items.server";
import type { DigestContent } from "../../digest/digest-content";
import { itemsInMailOrder, type SentLine } from "../../digest/mail/sent-lines";
import type { Platform } from "../platform";

interface Sending {
  id: string;
  userId: string;
  agentId: string;
  lines: SentLine[] | null;
}

/**
 * The numbered lines of a sending. The first of its mails fixes them: whatever happens to the digest or its items
 * afterwards, "3" means the same in all of its mails and in every answer to one. `today` is YYYY-MM-DD in the agent's
 * zone.
 */
export async function numberLines(
  { db }: Platform,
  sending: Sending,
  content: DigestContent,
  today: string,
): Promise<SentLine[]> {
  if (sending.lines !== null) return sending.lines;
  const ids = itemsInMailOrder(content, today);
  const theirs = and(eq(items.agentId, sending.agentId), eq(items.userId, sending.userId));
  const [states, asked] = await db.batch([
    db
      .select({ id: items.id, state: items.state })
      .from(items)
      .where(and(isOneOf(items.id, ids), theirs)),
    db
      .select({ id: itemEvents.itemId, times: sql<number>`count(distinct ${itemEvents.sourceId})` })
      .from(itemEvents)
      .where(
        and(
          isOneOf(itemEvents.itemId, ids),
          eq(itemEvents.userId, sending.userId),
          sql`${itemEvents.what} in ('asked', 'reopened')`,
        ),
      )
      .groupBy(itemEvents.itemId),
  ]);
  const stateOf = new Map(states.map(({ id, state }) => [id, state]));
  const askedOf = new Map(asked.map(({ id, times }) => [id, times]));
  const lines = ids.flatMap((itemId): SentLine[] => {
    const state = stateOf.get(itemId);
    if (state === undefined) return [];
    return [{ itemId, ended: state === "open" ? null : state, asked: askedOf.get(itemId) ?? 0 }];
  });
  const [fixed] = await db
    .update(sends)
    .set({ lines })
    .where(and(eq(sends.id, sending.id), eq(sends.userId, sending.userId), isNull(sends.lines)))
    .returning({ id: sends.id });
  if (fixed) return lines;
  const earlier = await db.query.sends.findFirst({
    where: eq(sends.id, sending.id),
    columns: { lines: true },
  });
  return earlier?.lines ?? lines;
}
