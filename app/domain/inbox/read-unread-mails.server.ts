import { and, asc, eq } from "drizzle-orm";
import { mails } from "../../database/schema/mails.server";
import { requireAgent } from "../agents/require-agent.server";
import { log } from "../log";
import type { Platform } from "../platform";
import { readStoredMail } from "./read-stored-mail.server";

const AT_ONCE = 100;

/** Reads the agent's mails whose text is not there yet, at most 100 a call. Throws DomainError("not-found"). */
export async function readUnreadMails(
  platform: Platform,
  owner: { userId: string; agentId: string },
): Promise<{ read: number }> {
  await requireAgent(platform, owner);
  const waiting = await platform.db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.agentId, owner.agentId), eq(mails.userId, owner.userId), eq(mails.state, "received")))
    .orderBy(asc(mails.receivedAt))
    .limit(AT_ONCE);
  let read = 0;
  for (const { id } of waiting) {
    try {
      await readStoredMail(platform, id);
      read++;
    } catch (cause) {
      log("mail.not-read", { mailId: id }, cause);
    }
  }
  return { read };
}
