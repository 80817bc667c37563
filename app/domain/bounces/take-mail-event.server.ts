import { and, desc, eq, gt, inArray } from "drizzle-orm";
import { deliveries } from "../../database/schema/deliveries.server";
import type { Platform } from "../platform";
import type { MailEvent } from "./mail-event";
import { takeBounce } from "./take-bounce.server";

/** How long after the mail a service may still tell of it; RFC 5321 has servers try for five days. */
const TOLD_WITHIN_MS = 14 * 86_400_000;

/**
 * Takes what the mail service tells of one of our mails: found by the service's id, or else the latest mail to that
 * recipient. An event of a mail that is no digest is left alone. Done twice it is done once.
 */
export async function takeMailEvent(platform: Platform, event: MailEvent): Promise<void> {
  if (event.bounce === null) return;
  const found =
    (await platform.db.query.deliveries.findFirst({ where: eq(deliveries.providerId, event.providerId) })) ??
    (await platform.db.query.deliveries.findFirst({
      where: and(
        eq(deliveries.emailKey, event.recipient.trim().toLowerCase()),
        inArray(deliveries.state, ["sent", "unknown"]),
        gt(deliveries.sentAt, new Date(platform.now().getTime() - TOLD_WITHIN_MS)),
      ),
      orderBy: desc(deliveries.sentAt),
    }));
  if (found) await takeBounce(platform, found, event.bounce);
}
