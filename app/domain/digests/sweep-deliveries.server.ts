import { and, asc, eq, gt, lte } from "drizzle-orm";
import { inPages } from "../../database/in-pages.server";
import { deliveries } from "../../database/schema/deliveries.server";
import type { Platform } from "../platform";

/**
 * Puts due deliveries on the queue again, whose job got lost. A delivery whose worker stopped while it was handing
 * the mail over may have arrived: it becomes 'unknown' and is never resent blindly (platform facts B5), except by a
 * mailer that knows a mail again by its key. Returns how many.
 */
export async function sweepDeliveries(platform: Platform): Promise<number> {
  const now = platform.now();
  const isIdempotent = platform.mailer.name === "outbox" || platform.mailer.name === "resend";
  await platform.db
    .update(deliveries)
    .set(
      isIdempotent
        ? { state: "queued", leaseUntil: null, nextAttemptAt: now }
        : {
            state: "unknown",
            leaseUntil: null,
            problem: "The connection ended before the mail server answered. It may have arrived.",
          },
    )
    .where(and(eq(deliveries.state, "sending"), lte(deliveries.leaseUntil, now)));
  return inPages(
    (after, limit) =>
      platform.db
        .select({ id: deliveries.id })
        .from(deliveries)
        .where(
          and(gt(deliveries.id, after), eq(deliveries.state, "queued"), lte(deliveries.nextAttemptAt, now)),
        )
        .orderBy(asc(deliveries.id))
        .limit(limit),
    (delivery) => platform.jobs.enqueue({ kind: "deliver", deliveryId: delivery.id }),
  );
}
