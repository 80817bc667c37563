import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { digestRuns } from "../../database/schema/digests.server";
import { isUniqueViolation } from "../../database/violations.server";
import { DomainError } from "../errors";
import type { Platform } from "../platform";
import { newId } from "../tokens.server";

export interface RunOf {
  id: string;
  userId: string;
  agentId: string;
}

/** Longer than any writer's deadline; after that a run counts as dead and the agent is free again. */
const LEASE_MS = 5 * 60_000;
/** Longer than the queue's retries together (workers/queue.ts). */
const RETRIED_FOR_MS = 20 * 60_000;

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
              and(eq(digestRuns.state, "writing"), lt(digestRuns.leaseUntil, platform.now())),
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

/** Gives a run more time, just before its longest step. */
export async function renewLease(platform: Platform, runId: string): Promise<void> {
  await platform.db
    .update(digestRuns)
    .set({ leaseUntil: leaseEnd(platform) })
    .where(and(eq(digestRuns.id, runId), eq(digestRuns.state, "writing")));
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
  const now = platform.now();
  const isLost = or(
    eq(digestRuns.state, "queued"),
    and(eq(digestRuns.state, "writing"), or(lt(digestRuns.leaseUntil, now), isNull(digestRuns.leaseUntil))),
  );
  await platform.db
    .update(digestRuns)
    .set({ state: "failed", problem, leaseUntil: null, finishedAt: now })
    .where(and(eq(digestRuns.id, runId), isLost));
}

function leaseEnd(platform: Platform): Date {
  return new Date(platform.now().getTime() + LEASE_MS);
}

// A worker that died in the middle leaves its run 'writing'; nobody waits longer than the lease for it.
function releaseDead(platform: Platform, agentId: string, exceptRunId?: string) {
  const now = platform.now();
  return platform.db
    .update(digestRuns)
    .set({
      state: "failed",
      problem: "The worker stopped in the middle. Nothing was charged.",
      finishedAt: now,
    })
    .where(
      and(
        eq(digestRuns.agentId, agentId),
        eq(digestRuns.state, "writing"),
        or(lt(digestRuns.leaseUntil, now), isNull(digestRuns.leaseUntil)),
        exceptRunId === undefined ? undefined : sql`${digestRuns.id} <> ${exceptRunId}`,
      ),
    );
}
