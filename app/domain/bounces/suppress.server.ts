import type { deliveries } from "../../database/schema/deliveries.server";
import { suppressions } from "../../database/schema/recipients.server";
import { tellOwner } from "../notices/tell-owner.server";
import type { Platform } from "../platform";

/** The mail that came back, or that somebody complained of. */
export type BouncedDelivery = Pick<
  typeof deliveries.$inferSelect,
  "id" | "userId" | "agentId" | "email" | "emailKey"
>;

/** Keeps an address from being mailed again, for everyone, until a user lifts it; the delivery's owner is told once. */
export async function suppress(
  platform: Platform,
  { id, userId, agentId, email, emailKey }: BouncedDelivery,
  reason: string,
  why: "gone" | "complaint",
): Promise<void> {
  const [added] = await platform.db
    .insert(suppressions)
    .values({ emailKey, reason, createdAt: platform.now() })
    .onConflictDoNothing()
    .returning({ emailKey: suppressions.emailKey });
  if (!added) return;
  await tellOwner(platform, {
    userId,
    agentId,
    key: `suppressed:${id}`,
    about: { kind: "suppressed", email, why, words: reason },
  });
}
