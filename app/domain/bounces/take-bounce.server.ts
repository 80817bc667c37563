import { and, eq, inArray } from "drizzle-orm";
import { deliveries } from "../../database/schema/deliveries.server";
import type { BounceReport } from "../../reading/mail/read-bounce";
import type { Platform } from "../platform";
import { type BouncedDelivery, suppress } from "./suppress.server";

export type Bounce = Pick<BounceReport, "kind" | "words">;

/**
 * Writes down that a mail came back, or that its recipient reported it. An address that is gone and one that complained
 * are not mailed again, and the delivery's owner is told. Done twice it is done once.
 */
export async function takeBounce(
  platform: Platform,
  delivery: BouncedDelivery,
  { kind, words }: Bounce,
): Promise<void> {
  const isComplaint = kind === "complaint";
  await platform.db
    .update(deliveries)
    // Who complains has the mail.
    .set({ problem: words, ...(isComplaint ? {} : { state: "refused" }) })
    .where(
      and(
        eq(deliveries.id, delivery.id),
        eq(deliveries.userId, delivery.userId),
        inArray(deliveries.state, ["sent", "unknown"]),
      ),
    );
  if (kind !== "failed") await suppress(platform, delivery, words, kind);
}
