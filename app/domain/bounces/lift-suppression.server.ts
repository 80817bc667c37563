import { and, eq } from "drizzle-orm";
import { recipients, suppressions } from "../../database/schema/recipients.server";
import { notFound } from "../errors";
import type { Platform } from "../platform";

/** Lets a recipient of a user's agent be mailed again. Throws DomainError("not-found") for who is none. */
export async function liftSuppression(
  platform: Platform,
  owner: { userId: string; agentId: string },
  email: string,
): Promise<void> {
  const recipient = await platform.db.query.recipients.findFirst({
    where: and(
      eq(recipients.userId, owner.userId),
      eq(recipients.agentId, owner.agentId),
      eq(recipients.emailKey, email.trim().toLowerCase()),
    ),
    columns: { emailKey: true },
  });
  if (!recipient) throw notFound("Recipient");
  await platform.db.delete(suppressions).where(eq(suppressions.emailKey, recipient.emailKey));
}
