import { and, desc, eq, gt } from "drizzle-orm";
import { creditEntries } from "../../database/schema/credits.server";
import { users } from "../../database/schema/users.server";
import { tellOwner } from "../notices/tell-owner.server";
import type { Platform } from "../platform";

/** So many credits left are few. */
export const FEW_CREDITS = 3;

/** Tells a user once, until credits come in again, that few are left; says nothing when there are more, or none are needed. */
export async function warnOfFewCredits(platform: Platform, userId: string): Promise<void> {
  const user = await platform.db.query.users.findFirst({
    where: eq(users.id, userId),
    columns: { credits: true, planTier: true },
  });
  if (!user || user.planTier === "Professional" || user.credits > FEW_CREDITS || user.credits <= 0) return;
  const key = `few-credits:${await latestGrant(platform, userId)}`;
  const about = { kind: "few-credits", left: user.credits } as const;
  await tellOwner(platform, { userId, agentId: null, key, about });
}

/** Tells a user once, until credits come in again, that a scheduled digest could not be paid and its mails wait. */
export async function tellOutOfCredits(
  platform: Platform,
  { userId, agentId }: { userId: string; agentId: string },
): Promise<void> {
  const key = `out-of-credits:${await latestGrant(platform, userId)}`;
  await tellOwner(platform, { userId, agentId, key, about: { kind: "out-of-credits" } });
}

async function latestGrant(platform: Platform, userId: string): Promise<string> {
  const grant = await platform.db.query.creditEntries.findFirst({
    where: and(eq(creditEntries.userId, userId), gt(creditEntries.delta, 0)),
    orderBy: [desc(creditEntries.createdAt), desc(creditEntries.id)],
    columns: { id: true },
  });
  return grant?.id ?? "none";
}
