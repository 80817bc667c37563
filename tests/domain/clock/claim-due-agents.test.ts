import { env } from "cloudflare:test";
import { asc, eq, lt } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { agents } from "../../../app/database/schema/agents.server";
import { digestRuns } from "../../../app/database/schema/digests.server";
import { ownerNotices } from "../../../app/database/schema/owner-notices.server";
import { claimDueAgents } from "../../../app/domain/digests/claim-due-agents.server";
import { newAgent } from "../../support/new-agent";
import { newUser } from "../../support/new-user";
import { platformAt } from "../../support/platform-at";

const { db } = platformAt(new Date());
const MADE = "2001-01-01T00:00:00Z";
const DUE = "2001-01-01T09:00:00Z";

const runsOf = (agentId: string) =>
  db.query.digestRuns.findMany({ where: eq(digestRuns.agentId, agentId), orderBy: asc(digestRuns.id) });
const nextRunOf = async (agentId: string) =>
  (await db.query.agents.findFirst({ where: eq(agents.id, agentId) }))?.nextRunAt?.toISOString() ?? null;

/** The storage is shared: what other tests left due must not be claimed here, nor they keep this one waiting. */
async function dailyAgent(input: Parameters<typeof newAgent>[1] = {}) {
  return newAgent(await newUser(), { frequency: "daily", scheduleTime: "09:00", ...input }, MADE);
}

// Runs that nobody performs would fill the sweeps of other tests.
afterEach(async () => {
  await db.delete(digestRuns).where(lt(digestRuns.startedAt, new Date("2003-01-01T00:00:00Z")));
});

describe("The minute cron claims due agents", () => {
  it("not before their time; then one run, one job and the next time, at once", async () => {
    const agent = await dailyAgent();
    const early = platformAt("2001-01-01T08:59:59Z");
    await claimDueAgents(early);
    expect(await runsOf(agent.id)).toEqual([]);
    const due = platformAt(DUE);
    expect(await claimDueAgents(due)).toBe(1);
    const [run, ...others] = await runsOf(agent.id);
    expect(others).toEqual([]);
    expect(run).toMatchObject({
      userId: expect.any(String),
      trigger: "scheduled",
      slot: "2001-01-01T09:00",
      state: "queued",
      startedAt: new Date(DUE),
      problem: null,
    });
    expect(due.held).toEqual([{ job: { kind: "run-digest", runId: run?.id }, delaySeconds: undefined }]);
    expect(await nextRunOf(agent.id)).toBe("2001-01-02T09:00:00.000Z");
  });

  it("two ticks in the same minute, and two workers at once, make one run", async () => {
    const agent = await dailyAgent();
    const workers = [1, 2, 3].map(() => platformAt(DUE));
    const claimed = await Promise.all(workers.map((each) => claimDueAgents(each)));
    const again = platformAt(DUE);
    claimed.push(await claimDueAgents(again));
    expect(claimed.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await runsOf(agent.id)).toHaveLength(1);
    expect([...workers, again].flatMap((each) => each.held)).toHaveLength(1);
  });

  it("a slot runs once, also when its agent is edited back and forth", async () => {
    const user = await newUser();
    const agent = await newAgent(user, { frequency: "daily", scheduleTime: "09:00" }, MADE);
    await claimDueAgents(platformAt(DUE));
    await db
      .update(agents)
      .set({ nextRunAt: new Date(DUE) })
      .where(eq(agents.id, agent.id));
    expect(await claimDueAgents(platformAt(DUE))).toBe(0);
    expect(await runsOf(agent.id)).toHaveLength(1);
    expect(await nextRunOf(agent.id)).toBe("2001-01-02T09:00:00.000Z");
  });

  it("inactive agents don't run", async () => {
    const agent = await dailyAgent();
    await db.update(agents).set({ status: "inactive" }).where(eq(agents.id, agent.id));
    expect(await claimDueAgents(platformAt(DUE))).toBe(0);
    expect(await runsOf(agent.id)).toEqual([]);
    await db.delete(agents).where(eq(agents.id, agent.id));
  });

  it.each(["manual", "hourly"])("the frequency %j never runs, whatever its row says", async (frequency) => {
    const agent = await dailyAgent();
    await db.update(agents).set({ frequency }).where(eq(agents.id, agent.id));
    expect(await claimDueAgents(platformAt(DUE))).toBe(0);
    expect(await runsOf(agent.id)).toEqual([]);
    expect(await nextRunOf(agent.id)).toBeNull();
  });

  it("a slot up to 6 hours old is made up for, once; an older one is in the history as missed", async () => {
    const late = await dailyAgent();
    await claimDueAgents(platformAt("2001-01-01T14:59:00Z"));
    expect(await runsOf(late.id)).toMatchObject([{ state: "queued", slot: "2001-01-01T09:00" }]);
    expect(await nextRunOf(late.id)).toBe("2001-01-02T09:00:00.000Z");

    const missed = await dailyAgent();
    const days = platformAt("2001-01-04T16:00:00Z");
    await claimDueAgents(days);
    expect(await runsOf(missed.id)).toMatchObject([
      {
        state: "skipped",
        problem: "Missed: the service was not running at that time.",
        finishedAt: days.now(),
      },
    ]);
    const told = await db.query.ownerNotices.findMany({ where: eq(ownerNotices.agentId, missed.id) });
    expect(told).toMatchObject([{ about: { kind: "missed", slot: "2001-01-01T09:00" } }]);
    expect(days.held.map(({ job }) => job)).toContainEqual({ kind: "tell-owner", noticeId: told[0]?.id });
    expect(days.held.map(({ job }) => job.kind)).not.toContain("run-digest");
    expect(await nextRunOf(missed.id)).toBe("2001-01-05T09:00:00.000Z");
  });

  it("more than a page of due agents in one tick", async () => {
    const user = await newUser();
    for (let count = 0; count < 120; count++) {
      await newAgent(user, { frequency: "daily", scheduleTime: "09:00" }, MADE);
    }
    const platform = platformAt(DUE);
    expect(await claimDueAgents(platform)).toBe(120);
    expect(platform.held).toHaveLength(120);
  });

  it("the queue is down: the run is there and waits for the sweep", async () => {
    const agent = await dailyAgent();
    const jobs = { enqueue: () => Promise.reject(new Error("the queue is away")) };
    expect(await claimDueAgents(platformAt(DUE, { jobs }))).toBe(1);
    expect(await runsOf(agent.id)).toMatchObject([{ state: "queued" }]);
  });

  it("an agent whose row can't be scheduled keeps nobody else waiting", async () => {
    const broken = await dailyAgent();
    const agent = await dailyAgent();
    await env.DB.prepare(
      "update agents set time_zone = 'Mars/Phobos', next_run_at = next_run_at - 60000 where id = ?",
    )
      .bind(broken.id)
      .run();
    expect(await claimDueAgents(platformAt(DUE))).toBe(1);
    expect(await runsOf(agent.id)).toHaveLength(1);
    expect(await runsOf(broken.id)).toEqual([]);
    await db.delete(agents).where(eq(agents.id, broken.id));
  });
});
