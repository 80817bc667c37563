import { and, desc, eq } from "drizzle-orm";
import { mails } from "../../database/schema/mails.server";
import type { Platform } from "../platform";

/** When the last mail came to an agent that is neither a sample nor about mail itself; null without one. */
export async function findLastMail(
  platform: Platform,
  { userId, agentId }: { userId: string; agentId: string },
): Promise<Date | null> {
  const last = await platform.db.query.mails.findFirst({
    where: and(
      eq(mails.agentId, agentId),
      eq(mails.userId, userId),
      eq(mails.isSample, false),
      eq(mails.isContent, true),
    ),
    orderBy: desc(mails.receivedAt),
    columns: { receivedAt: true },
  });
  return last?.receivedAt ?? null;
}
