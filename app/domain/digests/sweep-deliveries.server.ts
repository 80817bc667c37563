import { and, asc, eq, gt, isNotNull, isNull, lte } from "drizzle-orm";
import { isDeadLease } from "../../database/dead-lease.server";
import { inPages } from "../../database/in-pages.server";
import { deliveries } from "../../database/schema/deliveries.server";
import type { Platform } from "../platform";
import { DELIVERY_LEASE_MS } from "./deliver.server";

/**
 * Takes back what a worker that stopped had claimed and not handed over yet, and puts due deliveries on the queue whose
 * job got lost. A mail that was being handed over may have arrived: it becomes 'unknown' and is never resent blindly
 * (platform facts B5), except by a mailer that knows a mail again by its key. Returns how many were put on the queue.
 */
export async function sweepDeliveries(platform: Platform): Promise<number> {
  const { db, mailer } = platform;
  const now = platform.now();
  const isLost = and(
    eq(deliveries.state, "sending"),
    isDeadLease(deliveries.leaseUntil, DELIVERY_LEASE_MS, platform),
  );
  const isIdempotent = mailer.name === "outbox" || mailer.name === "resend";
  await db.batch([
    db
      .update(deliveries)
      .set({ state: "queued", leaseUntil: null, nextAttemptAt: now })
      .where(and(isLost, isIdempotent ? undefined : isNull(deliveries.handedOverAt))),
    db
      .update(deliveries)
      .set({
        state: "unknown",
        leaseUntil: null,
        problem: "The connection ended before the mail server answered. It may have arrived.",
      })
      .where(and(isLost, isNotNull(deliveries.handedOverAt))),
  ]);
  return inPages(
    (after, limit) =>
      db
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
