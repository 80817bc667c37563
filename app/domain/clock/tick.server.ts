import { eq } from "drizzle-orm";
import { heartbeats } from "../../database/schema/heartbeats.server";
import { purgeRecoveries } from "../accounts/finish-recovery.server";
import { purgeSessions } from "../accounts/sessions.server";
import { purgeThrottles } from "../accounts/throttle.server";
import { sweepAnswers } from "../answers/sweep-answers.server";
import { purgeEvents } from "../audit/purge-events.server";
import { sweepEnquiries } from "../contact/sweep-enquiries.server";
import { sweepPlans, sweepPurchases } from "../credits/sweep-purchases.server";
import { sweepDeletions } from "../deletion/sweep-deletions.server";
import { claimDueAgents } from "../digests/claim-due-agents.server";
import { sweepDeliveries } from "../digests/sweep-deliveries.server";
import { sweepRuns } from "../digests/sweep-runs.server";
import { sweepDocuments } from "../documents/sweep-documents.server";
import { sweepExports } from "../exports/sweep-exports.server";
import { sweepImports } from "../imports/sweep-imports.server";
import { purgeIntakeCounts } from "../inbox/count-intake.server";
import { purgeMails } from "../inbox/purge-mails.server";
import { sweepMails } from "../inbox/sweep-mails.server";
import { log } from "../log";
import { sweepOwnerNotices } from "../notices/sweep-owner-notices.server";
import type { Platform } from "../platform";

const HEARTBEAT = "tick";
const STALE_AFTER_MS = 5 * 60_000;

/**
 * What happens every minute. Each step stands alone: one that fails is logged and tried again in a minute, and
 * does not keep the others from running.
 */
export async function tick(platform: Platform): Promise<void> {
  const steps = {
    claimDueAgents,
    sweepRuns,
    sweepMails,
    sweepAnswers,
    sweepDocuments,
    sweepImports,
    sweepExports,
    sweepDeliveries,
    sweepEnquiries,
    sweepOwnerNotices,
    purgeMails,
    purgeIntakeCounts,
    sweepPurchases,
    sweepPlans,
    sweepDeletions,
    purgeSessions,
    purgeThrottles,
    purgeRecoveries,
    purgeEvents,
  };
  for (const [name, step] of Object.entries(steps)) {
    try {
      await step(platform);
    } catch (cause) {
      log("tick.step-failed", { step: name }, cause);
    }
  }
  const at = platform.now();
  if (!platform.settings.sendsMail && at.getUTCMinutes() === 0) log("mail.no-mailer", {});
  await platform.db
    .insert(heartbeats)
    .values({ name: HEARTBEAT, at })
    .onConflictDoUpdate({ target: heartbeats.name, set: { at } });
}

/** Whether D1 answers and the schedule ticked within five minutes; `tickedAt` is ISO 8601 UTC. */
export async function readHealth(platform: Platform): Promise<{
  ok: boolean;
  tickedAt: string | null;
  /** Whether mail goes out; only said where it doesn't. */
  sendsMail?: false;
}> {
  try {
    const row = await platform.db.query.heartbeats.findFirst({ where: eq(heartbeats.name, HEARTBEAT) });
    const isFresh = row !== undefined && platform.now().getTime() - row.at.getTime() < STALE_AFTER_MS;
    const mail = platform.settings.sendsMail ? {} : { sendsMail: false as const };
    return { ok: isFresh, tickedAt: row?.at.toISOString() ?? null, ...mail };
  } catch (cause) {
    log("health.database-silent", {}, cause);
    return { ok: false, tickedAt: null };
  }
}
