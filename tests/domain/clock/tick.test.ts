import { env } from "cloudflare:test";
import { and, eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { agents } from "../../../app/database/schema/agents.server";
import { digestMails } from "../../../app/database/schema/digests.server";
import { heartbeats } from "../../../app/database/schema/heartbeats.server";
import { mails } from "../../../app/database/schema/mails.server";
import { sessions } from "../../../app/database/schema/sessions.server";
import { tick } from "../../../app/domain/clock/tick.server";
import { purgeMails } from "../../../app/domain/inbox/purge-mails.server";
import { performJob } from "../../../app/jobs/perform-job.server";
import { createPlatform } from "../../../workers/platform";
import { waitingMail } from "../../support/deliver-mail";
import { agentWithDigest, deliverOne, mailsOf } from "../../support/digest-agent";
import { faultyDatabase } from "../../support/faulty-database";
import { newAgent } from "../../support/new-agent";
import { newUser } from "../../support/new-user";
import { platformAt } from "../../support/platform-at";

const DAY_MS = 86_400_000;
const { db } = platformAt(new Date());
const inDays = (days: number) => platformAt(new Date(Date.now() + days * DAY_MS));

describe("Retention", () => {
  it("deletes raw mail and text once processed and older than the period; the digest keeps its quotes", async () => {
    const user = await newUser();
    const { agent, mailId } = await agentWithDigest(user, { autoDeleteData: true, retentionDays: 7 });
    const [mail] = await mailsOf(agent.id);
    const digestBefore = (await user.call("GET", `/api/agents/${agent.id}`)).body.lastSummary;
    expect(JSON.stringify(digestBefore)).toContain("name an owner for the retry bug");

    await tick(inDays(6.9));
    expect(await mailsOf(agent.id)).toHaveLength(1);
    await tick(inDays(7.1));
    expect(await mailsOf(agent.id)).toEqual([]);
    expect(await env.FILES.head(mail?.rawKey ?? "")).toBeNull();
    expect(
      await db.query.mailTexts.findFirst({ where: (texts, { eq: is }) => is(texts.mailId, mailId) }),
    ).toBeUndefined();
    expect(await db.query.digestMails.findMany({ where: eq(digestMails.mailId, mailId) })).toEqual([]);
    const row = await db.query.digests.findFirst({
      where: (digests, { eq: is }) => is(digests.agentId, agent.id),
    });
    expect(row?.content.actionItems[0]?.sources[0]?.quote).toContain("name an owner for the retry bug");
    const agentRow = await db.query.agents.findFirst({ where: eq(agents.id, agent.id) });
    expect(agentRow?.emailsProcessed).toBe(1);
  });

  it("mail that was never processed is never deleted, and nothing is while it is off", async () => {
    const user = await newUser();
    const waiting = await newAgent(user, { autoDeleteData: true, retentionDays: 1 });
    await deliverOne(waiting);
    const { agent: keeping } = await agentWithDigest(user, { autoDeleteData: false, retentionDays: 1 });
    await purgeMails(inDays(400));
    expect(await mailsOf(waiting.id)).toHaveLength(1);
    expect(await mailsOf(keeping.id)).toHaveLength(1);
    const [mail] = await mailsOf(waiting.id);
    expect(await env.FILES.head(mail?.rawKey ?? "")).not.toBeNull();
  });

  it("is off by default, and 30 days when switched on", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    expect(agent).toMatchObject({ autoDeleteData: false, retentionDays: 30 });
  });

  it("files that can't be deleted keep their rows, so that the next purge finds them", async () => {
    const user = await newUser();
    const { agent } = await agentWithDigest(user, { autoDeleteData: true, retentionDays: 1 });
    const later = inDays(2);
    const files = { ...later.files, delete: () => Promise.reject(new Error("R2 is away")) };
    await expect(purgeMails({ ...later, files })).rejects.toThrow("R2 is away");
    expect(await mailsOf(agent.id)).toHaveLength(1);
    await purgeMails(later);
    expect(await mailsOf(agent.id)).toEqual([]);
  });
});

describe("The tick", () => {
  it.each([
    ['update "agents"', "claimDueAgents"],
    ['from "digest_runs"', "sweepRuns"],
    ['update "deliveries"', "sweepDeliveries"],
    ['delete from "sessions"', "purgeSessions"],
  ])("a step that fails (%s) keeps no other from running, nor the heartbeat", async (broken) => {
    const user = await newUser();
    const agent = await newAgent(user);
    const mailId = await deliverOne(agent, waitingMail());
    const now = new Date(Date.now() + 3 * 60_000);
    const DB = faultyDatabase(env.DB, (sql) => (sql.includes(broken) ? "before" : null));
    const platform = platformAt(now, { db: createPlatform({ ...env, DB }).platform.db });
    await tick(platform);
    expect(platform.held.map(({ job }) => job)).toContainEqual({ kind: "read-mail", mailId });
    const beat = await db.query.heartbeats.findFirst({ where: eq(heartbeats.name, "tick") });
    expect(beat?.at).toEqual(now);
  });

  it("ends sessions that are over, and no others", async () => {
    const [old, fresh] = [await newUser(), await newUser()];
    const long = new Date(Date.now() - 31 * DAY_MS);
    await db.update(sessions).set({ expiresAt: long }).where(eq(sessions.userId, old.id));
    await tick(platformAt(new Date()));
    const left = await db.query.sessions.findMany({ where: inArray(sessions.userId, [old.id, fresh.id]) });
    expect(left.map((row) => row.userId)).toEqual([fresh.id]);
  });

  it("from the claim to the sent mail: a weekly agent whose time has come, two ticks, each job twice", async () => {
    const user = await newUser();
    const monday = "2002-01-07T09:00:00Z";
    const agent = await newAgent(
      user,
      {
        frequency: "weekly",
        scheduleDay: 1,
        scheduleTime: "10:00",
        timeZone: "Europe/Berlin",
        recipients: ["joe@payments.example"],
      },
      "2002-01-02T00:00:00Z",
    );
    expect(agent.nextRunAt).toBe("2002-01-07T09:00:00.000Z");
    const mailId = await deliverOne(agent);
    await db
      .update(mails)
      .set({ receivedAt: new Date("2002-01-05T00:00:00Z") })
      .where(eq(mails.id, mailId));
    const workers = [platformAt(monday), platformAt(monday)];
    await Promise.all(workers.map((each) => tick(each)));
    const mine = await db.query.digestRuns.findMany({
      where: (runs, { eq: is }) => is(runs.agentId, agent.id),
    });
    expect(mine).toHaveLength(1);
    const jobs = workers
      .flatMap((each) => each.held)
      .filter(({ job }) => job.kind === "run-digest" && job.runId === mine[0]?.id);
    expect(jobs).toHaveLength(1);
    for (const { job } of [...jobs, ...jobs]) await performJob(platformAt(monday), job);
    const written = await db.query.digests.findMany({
      where: (digests, { eq: is }) => is(digests.agentId, agent.id),
    });
    expect(written).toHaveLength(1);
    const sent = await db.query.deliveries.findMany({
      where: (rows, { eq: is }) => and(is(rows.agentId, agent.id), is(rows.state, "sent")),
    });
    expect(sent.map((each) => each.email)).toEqual(["joe@payments.example"]);
    expect(
      (await db.query.agents.findFirst({ where: eq(agents.id, agent.id) }))?.nextRunAt?.toISOString(),
    ).toBe("2002-01-14T09:00:00.000Z");
  });
});
