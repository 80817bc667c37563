import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { deliveries, outboxMails } from "../../../app/database/schema/deliveries.server";
import { suppressions } from "../../../app/database/schema/recipients.server";
import { DELIVERY_LEASE_MS } from "../../../app/domain/digests/deliver.server";
import { retryDelivery } from "../../../app/domain/digests/retry-delivery.server";
import { sendDigest } from "../../../app/domain/digests/send-digest.server";
import { sweepDeliveries } from "../../../app/domain/digests/sweep-deliveries.server";
import type { Mailer } from "../../../app/domain/platform";
import { performJob } from "../../../app/jobs/perform-job.server";
import { mortalPlatform } from "../../support/mortal-platform";
import { mailServer, platformAt } from "../../support/platform-at";
import { address, answering, deliveriesOf, LATER, readyToSend } from "../../support/ready-to-send";

const { db } = platformAt(new Date());

describe("What the mail server answers", () => {
  it("'later' is tried again, each time after a longer wait, and arrives once", async () => {
    const { at, press, deliveries: rows } = await readyToSend([address("joe")]);
    expect(await press(0, answering(LATER))).toEqual({ sent: 1, skipped: [], isUnderWay: true });
    const [first] = await rows();
    expect(first).toMatchObject({ state: "queued", attempts: 1, problem: LATER.reason, leaseUntil: null });
    const job = { kind: "deliver" as const, deliveryId: first?.id ?? "" };

    const early = mailServer();
    await performJob(at(9, early), job);
    expect(early.taken).toEqual([]);
    const second = at(10, answering(LATER));
    await performJob(second, job);
    expect(second.held).toEqual([{ job, delaySeconds: 21 }]);
    const server = mailServer();
    for (const seconds of [29, 30, 31, 40]) await performJob(at(seconds, server), job);
    expect(server.taken).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: "sent", attempts: 3, problem: null }]);
  });

  it("after the last try the delivery has failed, with the server's words", async () => {
    const { at, press, deliveries: rows } = await readyToSend([address("joe")]);
    await press(0, answering(LATER));
    const [row] = await rows();
    const job = { kind: "deliver" as const, deliveryId: row?.id ?? "" };
    let tries = 1;
    for (; (await rows())[0]?.state === "queued"; tries++)
      await performJob(at(tries * 86_400, answering(LATER)), job);
    expect(tries).toBe(14);
    expect(await rows()).toMatchObject([{ state: "failed", attempts: 14, problem: LATER.reason }]);
  });

  it("'refused' is final; 5.1.x suppresses the address for everyone, other refusals don't", async () => {
    const gone = address("gone");
    const { press, user, agent, deliveries: rows } = await readyToSend([gone]);
    expect(await press(0, answering({ kind: "refused", reason: "550 5.1.1 No such user" }))).toMatchObject({
      sent: 0,
    });
    expect(await rows()).toMatchObject([{ state: "refused", problem: "550 5.1.1 No such user" }]);
    expect((await user.call("GET", `/api/agents/${agent.id}`)).body.recipients).toEqual([
      { email: gone, state: "suppressed" },
    ]);
    const other = await readyToSend([gone]);
    expect(await other.press(0)).toEqual({ sent: 0, skipped: [{ email: gone, reason: "suppressed" }] });

    const policy = address("policy");
    const blocked = await readyToSend([policy]);
    await blocked.press(0, answering({ kind: "refused", reason: "554 5.7.1 Message refused" }));
    expect(await blocked.press(61)).toEqual({ sent: 1, skipped: [] });
  });

  it("whoever was taken off the list while the mail server was down is not mailed when it is back", async () => {
    const [kept, removed] = [address("kept"), address("removed")];
    const { at, press, user, agent, deliveries: rows } = await readyToSend([kept, removed]);
    await press(0, answering(LATER));
    await user.call("PUT", `/api/agents/${agent.id}`, { recipients: [kept] });
    const server = mailServer();
    for (const { id } of await rows()) await performJob(at(60, server), { kind: "deliver", deliveryId: id });
    expect(server.taken.map((mail) => mail.to)).toEqual([kept]);
    expect(await rows()).toMatchObject([
      { state: "sent" },
      { state: "refused", problem: "This address is no longer a recipient of the agent." },
    ]);
  });

  it("an address that was refused for good meanwhile says so, and not that its owner left", async () => {
    const gone = address("gone");
    const { at, press, deliveries: rows } = await readyToSend([gone]);
    await press(0, answering(LATER));
    await db.insert(suppressions).values({ emailKey: gone, reason: "550 5.1.1", createdAt: new Date() });
    const server = mailServer();
    const [row] = await rows();
    await performJob(at(60, server), { kind: "deliver", deliveryId: row?.id ?? "" });
    expect(server.taken).toEqual([]);
    expect(await rows()).toMatchObject([
      { state: "refused", problem: "A mail server refused this address for good." },
    ]);
  });

  it("'unknown' is never sent again blindly", async () => {
    const { at, press, deliveries: rows } = await readyToSend([address("joe")]);
    await press(0, answering({ kind: "unknown", reason: "The connection ended." }));
    const [row] = await rows();
    expect(row).toMatchObject({ state: "unknown", problem: "The connection ended." });
    const server = mailServer();
    const later = at(86_400, server);
    await sweepDeliveries(later);
    await performJob(later, { kind: "deliver", deliveryId: row?.id ?? "" });
    expect(server.taken).toEqual([]);
    expect(later.held.map(({ job }) => job)).not.toContainEqual({ kind: "deliver", deliveryId: row?.id });
  });

  it("partial failure is visible: the agent's view says where each delivery stands", async () => {
    const [ok, bad] = [address("ok"), address("bad")];
    const { press, user, agent } = await readyToSend([ok, bad]);
    const server = mailServer((mail) =>
      mail.to === ok ? { kind: "accepted", providerId: null } : { kind: "refused", reason: "550 5.7.1 no" },
    );
    expect(await press(0, server)).toEqual({ sent: 1, skipped: [] });
    expect((await user.call("GET", `/api/agents/${agent.id}`)).body.deliveries).toMatchObject([
      { email: ok, state: "sent", problem: null, sentAt: expect.any(String) },
      { email: bad, state: "refused", problem: "550 5.7.1 no", sentAt: null },
    ]);
  });
});

describe("A worker that dies while it hands a mail over", () => {
  const dying = (name: "outbox" | "smtp") =>
    mailServer(() => Promise.reject(new Error("the worker died")), name);

  it("smtp: nothing happens before the lease is over, then it is 'unknown', for it may have arrived", async () => {
    const { at, press, deliveries: rows } = await readyToSend([address("joe")]);
    await press(0, dying("smtp"));
    expect(await rows()).toMatchObject([
      { state: "sending", leaseUntil: expect.any(Date), handedOverAt: expect.any(Date) },
    ]);
    await sweepDeliveries(at(659));
    expect(await rows()).toMatchObject([{ state: "sending" }]);
    await sweepDeliveries(at(661));
    expect(await rows()).toMatchObject([
      {
        state: "unknown",
        problem: "The connection ended before the mail server answered. It may have arrived.",
      },
    ]);
  });

  it("a mailer that knows a mail again by its key: it is queued again and kept once", async () => {
    const { at, press, deliveries: rows } = await readyToSend([address("joe")]);
    const outbox = platformAt(new Date()).mailer;
    await press(
      0,
      mailServer(async (mail) => {
        await outbox.send(mail);
        throw new Error("the worker died after the mail was kept");
      }, "outbox"),
    );
    const [row] = await rows();
    const later = platformAt(at(661).now());
    await sweepDeliveries(later);
    const job = { kind: "deliver" as const, deliveryId: row?.id ?? "" };
    expect(later.held.map((each) => each.job)).toContainEqual(job);
    await performJob(later, job);
    expect(await rows()).toMatchObject([{ state: "sent", attempts: 2 }]);
    expect(await db.query.outboxMails.findMany({ where: eq(outboxMails.id, job.deliveryId) })).toHaveLength(
      1,
    );
  });

  it("before the mail was handed over it is certain that nothing went out: it is tried again", async () => {
    const { agent, at, target, deliveries: rows } = await readyToSend([address("joe")]);
    const server = mailServer();
    const failing = at(0, server);
    const select = failing.db.select.bind(failing.db);
    let isBroken = true;
    // The mail is composed from what a select with fields reads, once the delivery is claimed.
    const brokenSelect = (...fields: Parameters<typeof select>) => {
      if (isBroken && fields.length > 0 && "digest" in Object(fields[0])) throw new Error("D1 is away");
      return select(...fields);
    };
    Object.defineProperty(failing.db, "select", { value: brokenSelect });
    await sendDigest(failing, target, { runId: null });
    expect(server.taken).toEqual([]);
    expect(await rows()).toMatchObject([{ state: "queued", leaseUntil: null }]);
    isBroken = false;
    const later = at(3600, server);
    await sweepDeliveries(later);
    const mine = (await deliveriesOf(agent.id)).map((row) => row.id);
    for (const { job } of later.held)
      if (job.kind === "deliver" && mine.includes(job.deliveryId)) await performJob(later, job);
    expect(server.taken).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: "sent" }]);
  });

  it("smtp, at any other moment: nothing went out, so it is sent once the lease is over", async () => {
    const moments = { unknown: 0, sent: 0 };
    for (let nth = 1, isOver = false; !isOver; nth += 1) {
      const { target, at, deliveries: rows } = await readyToSend([address("joe")]);
      const [first, second] = [mailServer(), mailServer()];
      const dying = mortalPlatform(at(0).now().toISOString(), nth);
      await sendDigest({ ...dying, mailer: first }, target, { runId: null }).catch(() => null);
      isOver = dying.calls() < nth;
      const later = at(DELIVERY_LEASE_MS / 1000 + 1, second);
      await sweepDeliveries(later);
      for (const { id } of await rows()) await performJob(later, { kind: "deliver", deliveryId: id });
      const taken = first.taken.length + second.taken.length;
      for (const { state } of await rows()) {
        expect([state, taken], `call ${nth}`).toEqual([state === "unknown" ? "unknown" : "sent", 1]);
        if (state === "unknown") expect(first.taken, `call ${nth}`).toHaveLength(1);
        moments[state === "unknown" ? "unknown" : "sent"] += 1;
      }
    }
    // Killed between the last byte and the note of the answer, and nowhere else.
    expect(moments.unknown).toBe(1);
    expect(moments.sent).toBeGreaterThan(5);
  });

  it("a worker that began after it and is the only one takes it back at once", async () => {
    const { at, target, deliveries: rows } = await readyToSend([address("joe")]);
    const silent: Mailer = {
      name: "smtp",
      isRemote: false,
      send: () => Promise.withResolvers<never>().promise,
    };
    void sendDigest(at(0, silent), target, { runId: null });
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ state: "sending" }]));
    await sweepDeliveries(at(5));
    expect(await rows()).toMatchObject([{ state: "sending" }]);
    const server = mailServer();
    const next = { ...at(5, server), startedAt: at(4).now() };
    await sweepDeliveries(next);
    const [row] = await rows();
    await performJob(next, { kind: "deliver", deliveryId: row?.id ?? "" });
    expect(server.taken).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: "sent" }]);
    // What it claimed itself is under way.
    const lease = { state: "sending" as const, leaseUntil: at(665).now() };
    await db
      .update(deliveries)
      .set(lease)
      .where(eq(deliveries.id, row?.id ?? ""));
    await sweepDeliveries(next);
    expect(await rows()).toMatchObject([{ state: "sending" }]);
  });

  it("one that is slow and was taken back meanwhile hands nothing over", async () => {
    const { at, target, deliveries: rows } = await readyToSend([address("joe")]);
    const [begun, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = mailServer();
    const mailer: Mailer = {
      name: "smtp",
      isRemote: false,
      async send(mail, handOver) {
        begun.resolve();
        await go.promise;
        return slow.send(mail, handOver);
      },
    };
    const sending = sendDigest(at(0, mailer), target, { runId: null });
    await begun.promise;
    const server = mailServer();
    await sweepDeliveries(at(661, server));
    const [row] = await rows();
    await performJob(at(661, server), { kind: "deliver", deliveryId: row?.id ?? "" });
    go.resolve();
    await sending;
    expect([slow.taken.length, server.taken.length]).toEqual([0, 1]);
    expect(await rows()).toMatchObject([{ state: "sent" }]);
  });

  it("a queued delivery whose job got lost is asked for again", async () => {
    const { at, press, deliveries: rows } = await readyToSend([address("joe")]);
    await press(0, answering(LATER));
    const [row] = await rows();
    const platform = at(11);
    await sweepDeliveries(platform);
    expect(platform.held.map(({ job }) => job)).toContainEqual({ kind: "deliver", deliveryId: row?.id });
  });
});

describe("The retry button", () => {
  it("sends again what was refused, failed or unknown, and lifts the suppression", async () => {
    for (const outcome of [
      { kind: "refused", reason: "550 5.1.1 No such user" },
      { kind: "unknown", reason: "The connection ended." },
    ] as const) {
      const { at, press, owner, deliveries: rows } = await readyToSend([address("joe")]);
      await press(0, answering(outcome));
      const [row] = await rows();
      const server = mailServer();
      await retryDelivery(at(1, server), owner, row?.id ?? "");
      expect(server.taken).toHaveLength(1);
      expect(await rows()).toMatchObject([{ state: "sent", attempts: 1, problem: null }]);
    }
  });

  it("is refused for one that arrived or is on its way, and that keeps the address suppressed", async () => {
    const joe = address("joe");
    const { at, press, owner, deliveries: rows } = await readyToSend([joe]);
    await press(0);
    await db.insert(suppressions).values({ emailKey: joe, reason: "550 5.1.1", createdAt: new Date() });
    const [row] = await rows();
    const server = mailServer();
    await expect(retryDelivery(at(1, server), owner, row?.id ?? "")).rejects.toMatchObject({
      kind: "conflict",
    });
    expect(server.taken).toEqual([]);
    expect(await db.query.suppressions.findFirst({ where: eq(suppressions.emailKey, joe) })).toBeDefined();
  });

  it("is not found for another user's delivery", async () => {
    const { at, press, deliveries: rows } = await readyToSend([address("joe")]);
    await press(0, answering({ kind: "unknown", reason: "The connection ended." }));
    const [row] = await rows();
    const stranger = await readyToSend();
    const server = mailServer();
    await expect(retryDelivery(at(1, server), stranger.owner, row?.id ?? "")).rejects.toMatchObject({
      kind: "not-found",
    });
    expect(server.taken).toEqual([]);
    expect(await rows()).toMatchObject([{ state: "unknown" }]);
  });
});
