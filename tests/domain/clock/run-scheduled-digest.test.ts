import { createExecutionContext, env, getQueueResult, SELF } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { auditEvents } from "../../../app/database/schema/audit-events.server";
import { deliveries, outboxMails, sends } from "../../../app/database/schema/deliveries.server";
import { digestRuns, digests } from "../../../app/database/schema/digests.server";
import { mails } from "../../../app/database/schema/mails.server";
import { ownerNotices } from "../../../app/database/schema/owner-notices.server";
import { recipients } from "../../../app/database/schema/recipients.server";
import { users } from "../../../app/database/schema/users.server";
import { generateNow } from "../../../app/domain/digests/generate-digest.server";
import { runScheduledDigest } from "../../../app/domain/digests/run-scheduled-digest.server";
import { sendDigest } from "../../../app/domain/digests/send-digest.server";
import { sweepRuns } from "../../../app/domain/digests/sweep-runs.server";
import { DomainError } from "../../../app/domain/errors";
import { newId } from "../../../app/domain/tokens.server";
import { closeDeadJob, performJob } from "../../../app/jobs/perform-job.server";
import { consumeQueue } from "../../../workers/queue";
import { slowWriter } from "../../support/agent-with-mail";
import { rawMail, waitingMail } from "../../support/deliver-mail";
import { deliverOne, mailsOf, written } from "../../support/digest-agent";
import { draftOf, emptyDraft } from "../../support/drafts";
import { batchOf } from "../../support/held-jobs";
import { newAgent } from "../../support/new-agent";
import { balanceOf, newUser, ORIGIN } from "../../support/new-user";
import { mailServer, platformAt, writerThat } from "../../support/platform-at";

const MINUTE_MS = 60_000;
const { db } = platformAt(new Date());

const runOf = (id: string) => db.query.digestRuns.findFirst({ where: eq(digestRuns.id, id) });
const digestsOf = (agentId: string) => db.query.digests.findMany({ where: eq(digests.agentId, agentId) });
const deliveriesOf = (agentId: string) =>
  db.query.deliveries.findMany({ where: eq(deliveries.agentId, agentId) });

/** A claimed slot of an agent with two recipients and, unless `mails` says otherwise, one new mail. */
async function claimedRun({
  mails = 1,
  credits = 500,
  recipients = ["joe@payments.example", "ana@payments.example"],
  rawOf = (): Uint8Array => rawMail(),
} = {}) {
  const user = await newUser({ credits });
  const agent = await newAgent(user, { frequency: "daily", recipients });
  for (let count = 0; count < mails; count++) await deliverOne(agent, rawOf());
  const runId = newId();
  await db.insert(digestRuns).values({
    id: runId,
    userId: user.id,
    agentId: agent.id,
    trigger: "scheduled",
    slot: "2026-11-23T09:00",
    state: "queued",
    startedAt: new Date(),
  });
  return { user, agent, runId, owner: { userId: user.id, agentId: agent.id } };
}

async function consumed(
  bodies: unknown[],
  queue?: string,
  attempts?: number,
): Promise<{ acked: number; retried: number }> {
  const batch = batchOf(bodies, queue, attempts);
  await consumeQueue(batch, env);
  const { explicitAcks, retryMessages } = await getQueueResult(batch, createExecutionContext());
  return { acked: explicitAcks.length, retried: retryMessages.length };
}

describe("A scheduled run", () => {
  it("writes the digest, spends one credit and mails each recipient, with nobody at the keyboard", async () => {
    const { user, agent, runId } = await claimedRun();
    expect(await consumed([{ kind: "run-digest", runId }])).toEqual({ acked: 1, retried: 0 });
    expect(await runOf(runId)).toMatchObject({ state: "done", problem: null });
    expect(await digestsOf(agent.id)).toMatchObject([{ runId, emailsProcessed: 1 }]);
    expect(await balanceOf(user.id)).toEqual({ credits: 499, ledger: 499 });
    const sent = await deliveriesOf(agent.id);
    expect(sent.map((each) => [each.email, each.state]).sort()).toEqual([
      ["ana@payments.example", "sent"],
      ["joe@payments.example", "sent"],
    ]);
    for (const { id, email } of sent) {
      expect(await db.query.outboxMails.findMany({ where: eq(outboxMails.id, id) })).toMatchObject([
        { to: email },
      ]);
    }
    const log = await db.query.auditEvents.findMany({ where: eq(auditEvents.userId, user.id) });
    expect(log.map(({ actor, action, agentId }) => [actor, action, agentId])).toEqual([
      ["clock", "digest.written", agent.id],
      ["clock", "digest.sent", agent.id],
    ]);
  });

  it("delivered twice, at once or one after the other: one digest, one credit, one mail each", async () => {
    const { user, agent, runId } = await claimedRun();
    const job = { kind: "run-digest", runId };
    await Promise.all([consumed([job]), consumed([job]), consumed([job, job])]);
    await consumed([job], undefined, 2);
    expect(await digestsOf(agent.id)).toHaveLength(1);
    expect(await balanceOf(user.id)).toEqual({ credits: 499, ledger: 499 });
    expect(await db.query.sends.findMany({ where: eq(sends.agentId, agent.id) })).toHaveLength(1);
    const sent = await deliveriesOf(agent.id);
    expect(sent).toHaveLength(2);
    expect(sent.every((each) => each.state === "sent" && each.attempts === 1)).toBe(true);
  });

  it("a real producer and consumer do the same", async () => {
    const { agent, runId } = await claimedRun();
    await Promise.all([1, 2].map(() => env.JOBS.send({ kind: "run-digest", runId })));
    await vi.waitFor(
      async () => {
        const sent = await deliveriesOf(agent.id);
        expect(sent.map((each) => each.state)).toEqual(["sent", "sent"]);
      },
      { timeout: 20_000, interval: 100 },
    );
    expect(await digestsOf(agent.id)).toHaveLength(1);
  });

  it("nothing new is skipped: no mail, no credit, and the history says so", async () => {
    const { user, agent, runId, owner } = await claimedRun();
    await generateNow(platformAt(new Date()), owner, { kind: "manual" });
    await consumed([{ kind: "run-digest", runId }]);
    expect(await runOf(runId)).toMatchObject({
      state: "skipped",
      problem: "Nothing new since the last digest.",
    });
    expect(await digestsOf(agent.id)).toHaveLength(1);
    expect(await deliveriesOf(agent.id)).toEqual([]);
    expect(await balanceOf(user.id)).toEqual({ credits: 499, ledger: 499 });
    expect((await user.call("GET", `/api/agents/${agent.id}`)).body.runs).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: runId, state: "skipped" })]),
    );
  });

  it("without a line it is skipped with the reason: nothing is saved, no mail, no credit, and its mails are processed", async () => {
    const { user, agent, runId } = await claimedRun({ mails: 2 });
    const writer = writerThat(async () => emptyDraft());
    await runScheduledDigest(platformAt(new Date(), { writer }), runId);
    expect(await runOf(runId)).toMatchObject({
      state: "skipped",
      problem: "2 mails were read: no task, problem or decision in them.",
      finishedAt: expect.any(Date),
      leaseUntil: null,
    });
    expect(await digestsOf(agent.id)).toEqual([]);
    expect(await deliveriesOf(agent.id)).toEqual([]);
    expect(await balanceOf(user.id)).toEqual({ credits: 500, ledger: 500 });
    expect((await mailsOf(agent.id)).every((mail) => mail.processedAt !== null)).toBe(true);
    expect(await db.query.auditEvents.findMany({ where: eq(auditEvents.userId, user.id) })).toEqual([]);
    await runScheduledDigest(platformAt(new Date()), runId);
    expect(await digestsOf(agent.id)).toEqual([]);
  });

  it("with the same lines as the current digest it is skipped, and a digest that was edited stays as it is", async () => {
    const { user, agent, runId, owner } = await claimedRun();
    const { digestId } = await written(owner);
    await user.call("PUT", `/api/agents/${agent.id}/summaries/${digestId}`, { content: "My own words." });
    await deliverOne(agent);
    expect(await consumed([{ kind: "run-digest", runId }])).toEqual({ acked: 1, retried: 0 });
    expect(await runOf(runId)).toMatchObject({
      state: "skipped",
      problem: "Your digest already says all of this.",
    });
    expect(await digestsOf(agent.id)).toMatchObject([{ id: digestId, markdown: "My own words." }]);
    expect(await deliveriesOf(agent.id)).toEqual([]);
    expect(await balanceOf(user.id)).toEqual({ credits: 499, ledger: 499 });
    expect((await mailsOf(agent.id)).every((mail) => mail.processedAt !== null)).toBe(true);
  });

  it("without credits the run is closed with the reason, and its mails wait", async () => {
    const { agent, runId } = await claimedRun({ credits: 0 });
    expect(await consumed([{ kind: "run-digest", runId }])).toEqual({ acked: 1, retried: 0 });
    expect(await runOf(runId)).toMatchObject({
      state: "failed",
      problem: "Insufficient credits. Please purchase more credits.",
    });
    expect((await mailsOf(agent.id))[0]?.processedAt).toBeNull();
    expect(await deliveriesOf(agent.id)).toEqual([]);
  });

  it("its owner is told once that credits ran out, until some come in again, and once that three are left", async () => {
    const { user, agent, runId, owner } = await claimedRun({ credits: 4 });
    const noticesOf = async () =>
      (await db.query.ownerNotices.findMany({ where: eq(ownerNotices.userId, user.id) })).map(
        ({ about }) => about,
      );
    const spendAll = () => db.update(users).set({ credits: 0 }).where(eq(users.id, user.id));
    await runScheduledDigest(platformAt(new Date()), runId);
    expect(await noticesOf()).toEqual([{ kind: "few-credits", left: 3 }]);
    await spendAll();
    const other = newId();
    const slot = { trigger: "scheduled" as const, state: "queued" as const, startedAt: new Date() };
    await db.insert(digestRuns).values({ id: other, ...owner, ...slot, slot: "2026-11-24T09:00" });
    await deliverOne(agent);
    for (const _ of [1, 2]) {
      await db.update(digestRuns).set({ state: "queued" }).where(eq(digestRuns.id, other));
      await runScheduledDigest(platformAt(new Date()), other);
    }
    expect(await noticesOf()).toEqual([{ kind: "few-credits", left: 3 }, { kind: "out-of-credits" }]);
  });

  it("an agent that got mail once and none for a week: its owner is told once, and its card and its digest mail say so", async () => {
    const { user, agent, runId, owner } = await claimedRun();
    await generateNow(platformAt(new Date()), owner, { kind: "manual" });
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
    const card = async () => (await SELF.fetch(ORIGIN, { headers: { Cookie: user.cookie } })).text();
    await db
      .update(mails)
      .set({ receivedAt: ago(6) })
      .where(eq(mails.agentId, agent.id));
    expect(await card()).not.toContain("No mail for");
    await db
      .update(mails)
      .set({ receivedAt: ago(9) })
      .where(eq(mails.agentId, agent.id));
    expect(await card()).toContain("No mail for 9 days");
    for (const _ of [1, 2]) {
      await db.update(digestRuns).set({ state: "queued" }).where(eq(digestRuns.id, runId));
      await runScheduledDigest(platformAt(new Date()), runId);
    }
    const [notice, ...others] = await db.query.ownerNotices.findMany({
      where: eq(ownerNotices.userId, user.id),
    });
    expect(others).toEqual([]);
    expect(notice?.about).toEqual({ kind: "silent", days: 9 });
    const server = mailServer();
    await performJob(platformAt(new Date(), { mailer: server }), {
      kind: "tell-owner",
      noticeId: notice?.id ?? "",
    });
    const digest = (await digestsOf(agent.id))[0];
    const target = { ...owner, digestId: digest?.id ?? "" };
    await sendDigest(platformAt(new Date(), { mailer: server }), target, { runId: null });
    expect(server.taken.map(({ subject }) => subject)[0]).toBe(
      `No mail has come to ${agent.title} for 9 days`,
    );
    for (const mail of server.taken.slice(1)) {
      expect(mail.text.replace(/\s+/g, " ")).toContain("no mail for 9 days");
      expect(mail.html).toContain("no mail for 9 days");
    }
    expect(server.taken).toHaveLength(3);
  });

  it("without recipients the digest is written all the same, and the log does not say that it was sent", async () => {
    const { user, agent, runId } = await claimedRun({ recipients: [] });
    expect(await consumed([{ kind: "run-digest", runId }])).toEqual({ acked: 1, retried: 0 });
    expect(await digestsOf(agent.id)).toHaveLength(1);
    expect(await deliveriesOf(agent.id)).toEqual([]);
    const log = await db.query.auditEvents.findMany({ where: eq(auditEvents.userId, user.id) });
    expect(log.map(({ action }) => action)).toEqual(["digest.written"]);
  });

  it("while the same agent's digest is written by hand, it waits for a later try", async () => {
    const { user, agent, runId, owner } = await claimedRun();
    const started = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    const writer = writerThat(async (material) => {
      started.resolve();
      await go.promise;
      return draftOf(material.mails[0]?.id ?? "");
    });
    const byHand = generateNow(platformAt(new Date(), { writer }), owner, { kind: "manual" });
    await started.promise;
    expect(await consumed([{ kind: "run-digest", runId }])).toEqual({ acked: 0, retried: 1 });
    expect(await runOf(runId)).toMatchObject({ state: "queued" });
    go.resolve();
    await byHand;
    expect(await consumed([{ kind: "run-digest", runId }], undefined, 2)).toEqual({ acked: 1, retried: 0 });
    expect(await runOf(runId)).toMatchObject({ state: "skipped" });
    expect(await digestsOf(agent.id)).toHaveLength(1);
    expect(await balanceOf(user.id)).toEqual({ credits: 499, ledger: 499 });
  });

  it("whose agent was deleted meanwhile is done without a word", async () => {
    const { user, agent, runId } = await claimedRun();
    await user.call("DELETE", `/api/agents/${agent.id}`);
    expect(await consumed([{ kind: "run-digest", runId }])).toEqual({ acked: 1, retried: 0 });
    expect(await balanceOf(user.id)).toEqual({ credits: 500, ledger: 500 });
  });
});

describe("A run that fails is tried again, and its credit is never gone", () => {
  it("a writer that is down: queued again with the reason; the next try writes and sends once", async () => {
    const { user, agent, runId } = await claimedRun();
    const down = writerThat(() =>
      Promise.reject(new DomainError("unavailable", "The writing service is busy.")),
    );
    const tried = runScheduledDigest(platformAt(new Date(), { writer: down }), runId);
    await expect(tried).rejects.toMatchObject({ kind: "unavailable" });
    expect(await runOf(runId)).toMatchObject({ state: "queued", problem: "The writing service is busy." });
    expect(await balanceOf(user.id)).toEqual({ credits: 500, ledger: 500 });
    await runScheduledDigest(platformAt(new Date()), runId);
    expect(await runOf(runId)).toMatchObject({ state: "done", problem: null });
    expect(await balanceOf(user.id)).toEqual({ credits: 499, ledger: 499 });
    expect(await deliveriesOf(agent.id)).toHaveLength(2);
  });

  it("mails that can't be read just now are not 'nothing new': the run is tried again", async () => {
    const { user, agent, runId } = await claimedRun({ rawOf: () => waitingMail() });
    const files = { ...platformAt(new Date()).files, get: () => Promise.reject(new Error("R2 is away")) };
    const tried = runScheduledDigest(platformAt(new Date(), { files }), runId);
    await expect(tried).rejects.toMatchObject({ kind: "unavailable" });
    expect(await runOf(runId)).toMatchObject({
      state: "queued",
      problem: "The new emails could not be read yet. Nothing was charged. Please try again in a minute.",
    });
    await runScheduledDigest(platformAt(new Date()), runId);
    expect(await digestsOf(agent.id)).toHaveLength(1);
    expect(await balanceOf(user.id)).toEqual({ credits: 499, ledger: 499 });
  });

  it("the dead letter closes the run where its owner sees it", async () => {
    const { user, agent, runId } = await claimedRun();
    const dead = await consumed([{ kind: "run-digest", runId }], "mondaybrief-dead-jobs");
    expect(dead).toEqual({ acked: 1, retried: 0 });
    const words = "The digest could not be written after several tries. Nothing was charged.";
    expect(await runOf(runId)).toMatchObject({
      state: "failed",
      problem: words,
      finishedAt: expect.any(Date),
    });
    expect((await user.call("GET", `/api/agents/${agent.id}`)).body.runs).toMatchObject([{ problem: words }]);
    expect(await balanceOf(user.id)).toEqual({ credits: 500, ledger: 500 });
    expect((await mailsOf(agent.id))[0]?.processedAt).toBeNull();
    await consumed([{ kind: "run-digest", runId }]);
    expect(await digestsOf(agent.id)).toEqual([]);
  });

  it("a dead letter that comes after the run was done changes nothing", async () => {
    const { runId } = await claimedRun();
    const platform = platformAt(new Date());
    await runScheduledDigest(platform, runId);
    const before = await runOf(runId);
    await closeDeadJob(platform, { kind: "run-digest", runId });
    expect(await runOf(runId)).toEqual(before);
  });

  it("a worker that died while writing: the sweep asks again after the lease, and one digest comes of it", async () => {
    const { agent, runId } = await claimedRun();
    const start = Date.now();
    const lease = { state: "writing" as const, leaseUntil: new Date(start + 5 * MINUTE_MS) };
    await db.update(digestRuns).set(lease).where(eq(digestRuns.id, runId));
    const sweptAt = async (minutes: number) => {
      const platform = platformAt(new Date(start + minutes * MINUTE_MS));
      await sweepRuns(platform);
      return platform.held.filter(({ job }) => job.kind === "run-digest" && job.runId === runId).length;
    };
    expect(await sweptAt(4)).toBe(0);
    expect(await sweptAt(6)).toBe(1);
    await runScheduledDigest(platformAt(new Date(start + 4 * MINUTE_MS)), runId);
    expect(await digestsOf(agent.id)).toEqual([]);
    await runScheduledDigest(platformAt(new Date(start + 6 * MINUTE_MS)), runId);
    expect(await digestsOf(agent.id)).toHaveLength(1);
  });

  it("a queued run whose job got lost is asked for again", async () => {
    const { runId } = await claimedRun();
    const platform = platformAt(new Date(Date.now() + 3 * MINUTE_MS));
    await sweepRuns(platform);
    expect(platform.held.map(({ job }) => job)).toContainEqual({ kind: "run-digest", runId });
  });

  /** The world of a worker that dies as soon as there is a digest of this agent, before it is sent. */
  function dyingBeforeSending(agentId: string) {
    const dying = platformAt(new Date());
    const batch = dying.db.batch.bind(dying.db);
    vi.spyOn(dying.db, "batch").mockImplementation(async (queries) => {
      // Sending begins with reading the recipients, once the digest is there.
      if ((await digestsOf(agentId)).length > 0) throw new Error("the worker died");
      return batch(queries);
    });
    return dying;
  }

  it("a run that failed is brought back by the queue alone: the sweep asks only when its tries are over", async () => {
    const { runId } = await claimedRun();
    const start = Date.now();
    const down = writerThat(() => Promise.reject(new DomainError("unavailable", "It is busy.")));
    await expect(runScheduledDigest(platformAt(new Date(start), { writer: down }), runId)).rejects.toThrow();
    const askedAt = async (minutes: number) => {
      const platform = platformAt(new Date(start + minutes * MINUTE_MS));
      await sweepRuns(platform);
      return platform.held.filter(({ job }) => job.kind === "run-digest" && job.runId === runId).length;
    };
    expect([await askedAt(3), await askedAt(19), await askedAt(21)]).toEqual([0, 0, 1]);
  });

  it("the dead letter of one message does not end the run that another is writing", async () => {
    const { agent, runId } = await claimedRun();
    const { writer, started, go } = slowWriter();
    const written = runScheduledDigest(platformAt(new Date(), { writer }), runId);
    await started;
    await closeDeadJob(platformAt(new Date()), { kind: "run-digest", runId });
    go();
    await written;
    expect(await digestsOf(agent.id)).toHaveLength(1);
    expect(await runOf(runId)).toMatchObject({ state: "done", problem: null });
  });

  it("a worker that died between the saved digest and its sending: sent on redelivery, once", async () => {
    const { agent, runId } = await claimedRun();
    const dying = dyingBeforeSending(agent.id);
    await expect(runScheduledDigest(dying, runId)).rejects.toThrow("the worker died");
    expect(await digestsOf(agent.id)).toHaveLength(1);
    expect(await deliveriesOf(agent.id)).toEqual([]);
    const mailer = mailServer();
    for (let tries = 0; tries < 3; tries++)
      await runScheduledDigest(platformAt(new Date(), { mailer }), runId);
    expect(mailer.taken.map((mail) => mail.to).sort()).toEqual([
      "ana@payments.example",
      "joe@payments.example",
    ]);
  });

  it("a digest that was saved and not sent is sent by the sweep, once, and the log says so", async () => {
    const { user, agent, runId } = await claimedRun();
    await expect(runScheduledDigest(dyingBeforeSending(agent.id), runId)).rejects.toThrow("the worker died");
    const start = Date.now();
    const mailer = mailServer();
    const sweptAt = async (at: number, startedAt: Date | null = null) => {
      const platform = platformAt(new Date(at), { mailer, startedAt });
      await sweepRuns(platform);
      const jobs = platform.held.filter(({ job }) => job.kind === "run-digest" && job.runId === runId);
      return { asked: jobs.length, send: () => runScheduledDigest(platform, runId) };
    };
    expect((await sweptAt(start + MINUTE_MS)).asked).toBe(0);
    expect((await sweptAt(start + 3 * MINUTE_MS)).asked).toBe(1);
    // After a restart it is nobody's any more.
    const again = await sweptAt(start + 2000, new Date(start + 1000));
    expect(again.asked).toBe(1);
    await again.send();
    await again.send();
    expect(mailer.taken).toHaveLength(2);
    expect((await sweptAt(start + 10 * MINUTE_MS)).asked).toBe(0);
    const log = await db.query.auditEvents.findMany({ where: eq(auditEvents.userId, user.id) });
    expect(log.filter(({ action }) => action === "digest.sent")).toHaveLength(1);
  });

  it("whose agent had no recipients then is not sent to whoever is added later", async () => {
    const { agent, owner, runId } = await claimedRun({ recipients: [] });
    await runScheduledDigest(platformAt(new Date()), runId);
    expect(await digestsOf(agent.id)).toHaveLength(1);
    await db
      .insert(recipients)
      .values({ ...owner, email: "ben@payments.example", emailKey: "ben@payments.example", position: 0 });
    const platform = platformAt(new Date(Date.now() + 60 * MINUTE_MS));
    await sweepRuns(platform);
    expect(platform.held.map(({ job }) => job)).not.toContainEqual({ kind: "run-digest", runId });
    await runScheduledDigest(platform, runId);
    expect(await deliveriesOf(agent.id)).toEqual([]);
  });

  it("a digest that was paid for and not sent before the queue gave up: the dead letter sends it, once", async () => {
    const { user, agent, runId } = await claimedRun();
    const dying = dyingBeforeSending(agent.id);
    for (let tries = 0; tries < 3; tries++)
      await expect(runScheduledDigest(dying, runId)).rejects.toThrow("the worker died");
    const mailer = mailServer();
    const job = { kind: "run-digest" as const, runId };
    for (let tries = 0; tries < 2; tries++) await closeDeadJob(platformAt(new Date(), { mailer }), job);
    expect(mailer.taken).toHaveLength(2);
    expect((await deliveriesOf(agent.id)).map((each) => each.state)).toEqual(["sent", "sent"]);
    expect(await runOf(runId)).toMatchObject({ state: "done" });
    expect(await balanceOf(user.id)).toEqual({ credits: 499, ledger: 499 });
  });
});
