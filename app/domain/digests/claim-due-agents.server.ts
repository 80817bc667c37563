import { and, asc, eq, lte, sql } from "drizzle-orm";
import { agents } from "../../database/schema/agents.server";
import { digestRuns } from "../../database/schema/digests.server";
import { isLeaving, LEAVING } from "../accounts/open-account.server";
import { nextSlot } from "../agents/next-run";
import { log } from "../log";
import { tellOwner } from "../notices/tell-owner.server";
import type { Platform } from "../platform";
import { newId } from "../tokens.server";

const PAGE = 100;
/** A slot that is older than this is not made up for; the history says that it was missed. */
const CATCH_UP_MS = 6 * 3_600_000;

/**
 * Claims every agent whose time has come: its run row and its next time in one batch, so that two ticks, or two
 * workers, make one run of one slot. That of an account that is about to be deleted is skipped. Returns how many runs
 * were enqueued.
 */
export async function claimDueAgents(platform: Platform): Promise<number> {
  let claimed = 0;
  for (;;) {
    const due = await platform.db
      .select()
      .from(agents)
      .where(and(lte(agents.nextRunAt, platform.now()), eq(agents.status, "active")))
      .orderBy(asc(agents.nextRunAt))
      .limit(PAGE);
    let failures = 0;
    for (const agent of due) {
      try {
        if (await claim(platform, agent)) claimed++;
      } catch (cause) {
        failures++;
        log("agent.claim-failed", { agentId: agent.id }, cause);
      }
    }
    // What could not be claimed is still due, and would fill the next page too: the next tick tries it again.
    if (due.length < PAGE || failures > 0) return claimed;
  }
}

async function claim(platform: Platform, agent: typeof agents.$inferSelect): Promise<boolean> {
  const dueAt = agent.nextRunAt;
  if (!dueAt) return false;
  const now = platform.now();
  const isUnclaimed = and(
    eq(agents.id, agent.id),
    eq(agents.userId, agent.userId),
    eq(agents.nextRunAt, dueAt),
  );
  const slot = nextSlot(agent, new Date(dueAt.getTime() - 1));
  if (!slot) {
    // Manual by now, or of a frequency that nobody knows: it never runs (decisions.md, 'frequency custom').
    await platform.db.update(agents).set({ nextRunAt: null }).where(isUnclaimed);
    return false;
  }
  const runId = newId();
  const leaves = await isLeaving(platform, agent.userId);
  const isMissed = !leaves && now.getTime() - dueAt.getTime() > CATCH_UP_MS;
  const problem = leaves ? LEAVING : isMissed ? "Missed: the service was not running at that time." : null;
  const run = {
    id: sql<string>`${runId}`.as("id"),
    userId: agents.userId,
    agentId: agents.id,
    trigger: sql<"scheduled">`'scheduled'`.as("trigger"),
    slot: sql<string>`${slot.key}`.as("slot"),
    state: sql<"queued" | "skipped">`${problem === null ? "queued" : "skipped"}`.as("state"),
    leaseUntil: sql<Date | null>`null`.as("lease_until"),
    startedAt: sql<Date>`${now.getTime()}`.as("started_at"),
    finishedAt: sql<Date | null>`${problem === null ? null : now.getTime()}`.as("finished_at"),
    unsentSince: sql<Date | null>`null`.as("unsent_since"),
    problem: sql<string | null>`${problem}`.as("problem"),
  };
  const [inserted] = await platform.db.batch([
    platform.db
      .insert(digestRuns)
      .select(platform.db.select(run).from(agents).where(isUnclaimed))
      .onConflictDoNothing()
      .returning({ id: digestRuns.id }),
    platform.db
      .update(agents)
      .set({ nextRunAt: nextSlot(agent, now)?.at ?? null })
      .where(isUnclaimed),
  ]);
  if (inserted.length === 0) return false;
  if (isMissed) {
    const about = { kind: "missed", slot: slot.key } as const;
    const { id: agentId, userId } = agent;
    await tellOwner(platform, { userId, agentId, key: `missed:${agentId}:${slot.key}`, about });
    return false;
  }
  if (leaves) return false;
  try {
    await platform.jobs.enqueue({ kind: "run-digest", runId });
  } catch (cause) {
    log("run.enqueue-failed", { runId }, cause);
  }
  return true;
}
