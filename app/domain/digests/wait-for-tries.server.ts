import { and, eq, or, type SQL } from "drizzle-orm";
import { deliveries } from "../../database/schema/deliveries.server";
import type { Platform } from "../platform";

/** Milliseconds between looks, which take their time, too: a person waits two seconds at most. */
const PAUSES = [50, 50, 100, 100, 200, 200, 300, 300];

/**
 * Waits until each of these deliveries was tried once, as the queue does meanwhile, but at most two seconds: a mail
 * server may take minutes, and whoever pressed the button is told that it goes on.
 */
export async function waitForTries(platform: Platform, which: SQL | undefined): Promise<void> {
  const isUntried = or(
    eq(deliveries.state, "sending"),
    and(eq(deliveries.state, "queued"), eq(deliveries.attempts, 0)),
  );
  for (const milliseconds of PAUSES) {
    const [untried] = await platform.db
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(and(which, isUntried))
      .limit(1);
    if (!untried) return;
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
  }
}
