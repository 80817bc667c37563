import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { isDeadLease } from "../../database/dead-lease.server";
import { hasWaited } from "../../database/has-waited.server";
import { digestRuns } from "../../database/schema/digests.server";
import { isUniqueViolation } from "../../database/violations.server";
import { DomainError } from "../errors";
import { log } from "../log";
import type { Platform } from "../platform";
import { newId } from "../tokens.server";

export interface RunOf {
  id: string;
  userId: string;
  agentId: string;
}

/** Who writes renews it all the time; after it a run counts as dead and the agent is free again. */
const LEASE_MS = 30_000;
const RENEWED_EVERY_MS = 5_000;
/** Longer than any invocation lives: whoever still waits then waits for nothing. */
const LONGEST_RUN_MS = 15 * 60_000;
/** A job is given this long to be taken. */
const LOST_AFTER_MS = 2 * 60_000;
/** Longer than the queue's retries together (workers/queue.ts). */
const RETRIED_FOR_MS = 20 * 60_000;
const STOPPED = "The worker stopped in the middle. Nothing was charged.";

/**
 * Claims the agent for one run by hand. While it is 'writing' no other run of that agent can be: the partial
 * unique index sees to it. Throws DomainError("conflict", 'A digest is being written.').
 */
export async function beginRun(
  platform: Platform,
  owner: { userId: string; agentId: string },
  trigger: "manual" | "sample",
): Promise<{ id: string; userId: string; agentId: string }> {
  const run = { id: newId(), ...owner };
  const startedAt = platform.now();
  try {
    await platform.db.batch([
      releaseDead(platform, owner.agentId),
      platform.db
        .insert(digestRuns)
        .values({ ...run, trigger, state: "writing", startedAt, leaseUntil: leaseEnd(platform) }),
    ]);
  } catch (error) {
    if (!isUniqueViolation(error, "digest_runs.agent_id")) throw error;
    throw new DomainError("conflict", "A digest is being written.");
  }
  return run;
}

/** A queued run to be written now; null when another worker has it, or it is over. */
export async function takeQueuedRun(
  platform: Platform,
  runId: string,
): Promise<{ id: string; userId: string; agentId: string } | null> {
  const run = await platform.db.query.digestRuns.findFirst({ where: eq(digestRuns.id, runId) });
  if (!run) return null;
  try {
    const [, taken] = await platform.db.batch([
      releaseDead(platform, run.agentId, runId),
      platform.db
        .update(digestRuns)
        .set({ state: "writing", leaseUntil: leaseEnd(platform) })
        .where(
          and(
            eq(digestRuns.id, runId),
            or(
              eq(digestRuns.state, "queued"),
              and(eq(digestRuns.state, "writing"), isDeadLease(digestRuns.leaseUntil, LEASE_MS, platform)),
            ),
          ),
        )
        .returning({ id: digestRuns.id }),
    ]);
    return taken.length > 0 ? { id: run.id, userId: run.userId, agentId: run.agentId } : null;
  } catch (error) {
    if (!isUniqueViolation(error, "digest_runs.agent_id")) throw error;
    throw new DomainError("conflict", "A digest is being written.");
  }
}

/** Does the work of a run and renews its lease meanwhile, so that a slow writer is no dead one. */
export async function holdingLease<Out>(
  platform: Platform,
  runId: string,
  work: () => Promise<Out>,
): Promise<Out> {
  let renewals = LONGEST_RUN_MS / RENEWED_EVERY_MS;
  const timer = setInterval(() => {
    renewals -= 1;
    if (renewals === 0) clearInterval(timer);
    platform.db
      .update(digestRuns)
      .set({ leaseUntil: leaseEnd(platform) })
      .where(and(eq(digestRuns.id, runId), eq(digestRuns.state, "writing")))
      .catch((cause) => log("run.lease-not-renewed", { runId }, cause));
  }, RENEWED_EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/**
 * Hands a run back to the queue, with the reason why it will be tried again. As long as the queue tries it by itself,
 * nobody needs to ask for it: every try may have to be paid.
 */
export async function requeueRun(platform: Platform, runId: string, problem: string): Promise<void> {
  const leaseUntil = new Date(platform.now().getTime() + RETRIED_FOR_MS);
  await platform.db
    .update(digestRuns)
    .set({ state: "queued", leaseUntil, problem })
    .where(and(eq(digestRuns.id, runId), eq(digestRuns.state, "writing")));
}

/** Ends a run without a digest; one that is over already stays as it is. */
export async function closeRun(
  platform: Platform,
  runId: string,
  state: "skipped" | "failed",
  problem: string,
): Promise<void> {
  await platform.db
    .update(digestRuns)
    .set({ state, problem, leaseUntil: null, finishedAt: platform.now() })
    .where(and(eq(digestRuns.id, runId), inArray(digestRuns.state, ["queued", "writing"])));
}

/** Ends a run that nobody tries any more; one that another worker is writing at this moment stays as it is. */
export async function closeLostRun(platform: Platform, runId: string, problem: string): Promise<void> {
  const isLost = or(eq(digestRuns.state, "queued"), isDeadWriting(platform));
  await platform.db
    .update(digestRuns)
    .set({ state: "failed", problem, leaseUntil: null, finishedAt: platform.now() })
    .where(and(eq(digestRuns.id, runId), isLost));
}

/** Ends the runs that somebody asked for and whose worker stopped: nobody takes them up. */
export async function closeStoppedRuns(platform: Platform): Promise<void> {
  await closeStopped(platform, inArray(digestRuns.trigger, ["manual", "sample"]));
}

/**
 * The condition that nobody is at work on a run that is not over: its worker stopped, or the queue lost it.
 */
export function isLeftAlone(platform: Platform): SQL | undefined {
  return or(
    isDeadWriting(platform),
    and(
      eq(digestRuns.state, "queued"),
      or(
        and(isNull(digestRuns.leaseUntil), hasWaited(digestRuns.startedAt, LOST_AFTER_MS, platform)),
        isDeadLease(digestRuns.leaseUntil, RETRIED_FOR_MS, platform),
      ),
    ),
  );
}

function leaseEnd(platform: Platform): Date {
  return new Date(platform.now().getTime() + LEASE_MS);
}

function isDeadWriting(platform: Platform) {
  return and(
    eq(digestRuns.state, "writing"),
    or(isDeadLease(digestRuns.leaseUntil, LEASE_MS, platform), isNull(digestRuns.leaseUntil)),
  );
}

// A worker that died in the middle leaves its run 'writing'; nobody waits longer than the lease for it.
function releaseDead(platform: Platform, agentId: string, exceptRunId?: string) {
  const isOther = exceptRunId === undefined ? undefined : sql`${digestRuns.id} <> ${exceptRunId}`;
  return closeStopped(platform, and(eq(digestRuns.agentId, agentId), isOther));
}

function closeStopped(platform: Platform, which: SQL | undefined) {
  return platform.db
    .update(digestRuns)
    .set({ state: "failed", problem: STOPPED, leaseUntil: null, finishedAt: platform.now() })
    .where(and(which, isDeadWriting(platform)));
}
