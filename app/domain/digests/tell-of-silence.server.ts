import { findLastMail } from "../agents/last-mail.server";
import { silentDays } from "../agents/silence";
import { tellOwner } from "../notices/tell-owner.server";
import type { Platform } from "../platform";

/** Tells the owner of an agent that got mail, and has had none for a week, once for each such silence. */
export async function tellOfSilence(
  platform: Platform,
  { userId, agentId }: { userId: string; agentId: string },
): Promise<void> {
  const lastMailAt = await findLastMail(platform, { userId, agentId });
  const days = silentDays(lastMailAt, platform.now());
  if (lastMailAt === null || days === null) return;
  const key = `silent:${agentId}:${lastMailAt.getTime()}`;
  await tellOwner(platform, { userId, agentId, key, about: { kind: "silent", days } });
}
