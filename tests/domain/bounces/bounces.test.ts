import { createExecutionContext, env } from "cloudflare:test";
import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import worker from "#worker";
import { ownerNotices } from "../../../app/database/schema/owner-notices.server";
import { suppressions } from "../../../app/database/schema/recipients.server";
import { performJob } from "../../../app/jobs/perform-job.server";
import { bounceMail, complaintMail } from "../../fixtures/mail/bounce-mail";
import { deliverMail, rawMail } from "../../support/deliver-mail";
import { mailsOf } from "../../support/digest-agent";
import { batchOf, heldQueue } from "../../support/held-jobs";
import { ORIGIN } from "../../support/new-user";
import { mailServer, platformAt } from "../../support/platform-at";
import { address, readyToSend } from "../../support/ready-to-send";

const { db } = platformAt(new Date());
const SECRET = `whsec_${Buffer.from("a secret of this test").toString("base64")}`;

/** A digest that was sent to one recipient, and what became of it. */
async function sentTo(joe = address("joe"), providerId: string | null = null) {
  const sent = await readyToSend([joe]);
  const server = mailServer(() => ({ kind: "accepted", providerId }));
  await sent.press(0, server);
  const mail = server.taken[0];
  if (!mail) throw new Error("Nothing was sent.");
  const stateOf = async () => {
    const { body } = await sent.user.call<{ recipients: { state: string }[]; deliveries: object[] }>(
      "GET",
      `/api/agents/${sent.agent.id}`,
    );
    return { recipient: body.recipients[0]?.state, delivery: body.deliveries[0] };
  };
  const notices = () => db.query.ownerNotices.findMany({ where: eq(ownerNotices.userId, sent.owner.userId) });
  return { ...sent, joe, mail, stateOf, notices };
}

describe("A digest mail that comes back", () => {
  it("has a return address of its own: a report to it ends the mailing of that recipient, and its owner is told once", async () => {
    const { joe, mail, stateOf, notices, agent, user } = await sentTo();
    expect(mail.returnPath).toMatch(/^bounce-[0-9a-f]{32}@inbound\.localhost$/);
    const MAIL_JOBS = heldQueue();
    for (const _ of [1, 2]) {
      const { rejected, jobs } = await deliverMail(mail.returnPath ?? "", bounceMail(), {
        from: "",
        bindings: { MAIL_JOBS },
      });
      expect({ rejected, jobs }).toEqual({ rejected: null, jobs: [] });
    }
    expect(await stateOf()).toMatchObject({
      recipient: "suppressed",
      delivery: { email: joe, state: "refused", problem: "550 5.1.1 No such mailbox" },
    });
    const [notice, ...others] = await notices();
    expect(others).toEqual([]);
    expect(MAIL_JOBS.held).toEqual([{ kind: "tell-owner", noticeId: notice?.id }]);
    const server = mailServer();
    const job = { kind: "tell-owner" as const, noticeId: notice?.id ?? "" };
    for (const _ of [1, 2]) await performJob(platformAt(new Date(), { mailer: server }), job);
    expect(server.taken).toMatchObject([
      { to: user.email, subject: `${joe} gets no digests of ${agent.title} any more` },
    ]);
    expect(server.taken[0]?.text).toContain("550 5.1.1 No such mailbox");
  });

  it("by a full mailbox or a policy is 'refused' and keeps the recipient", async () => {
    const { mail, stateOf, notices } = await sentTo();
    await deliverMail(mail.returnPath ?? "", bounceMail({ status: "5.2.2" }), { from: "" });
    expect(await stateOf()).toMatchObject({ recipient: "ok", delivery: { state: "refused" } });
    expect(await notices()).toEqual([]);
  });

  it("late, or answered by a machine, changes nothing; an address that was never given out is refused", async () => {
    const { mail, stateOf } = await sentTo();
    for (const raw of [bounceMail({ action: "delayed" }), rawMail({ Subject: "Out of office" })]) {
      expect((await deliverMail(mail.returnPath ?? "", raw)).rejected).toBeNull();
    }
    expect(await stateOf()).toMatchObject({ recipient: "ok", delivery: { state: "sent" } });
    const other = await deliverMail(`bounce-${"0".repeat(32)}@inbound.localhost`, bounceMail());
    expect(other.rejected).toContain("No such address");
  });

  it("to the agent instead counts when it holds an address that only this mail had", async () => {
    const { mail, agent, stateOf } = await sentTo();
    const bounceToAgent = async (returned: string) => {
      const { jobs } = await deliverMail(agent.emailAddress, bounceMail({ returned }), { from: "" });
      for (const job of jobs)
        await performJob(platformAt(new Date()), job as { kind: "read-mail"; mailId: string });
    };
    await bounceToAgent(`Message-ID: ${mail.messageId}`);
    expect(await stateOf()).toMatchObject({ recipient: "ok", delivery: { state: "sent" } });
    await bounceToAgent(`Message-ID: ${mail.messageId}\r\nReply-To: ${mail.replyTo}`);
    expect(await stateOf()).toMatchObject({ recipient: "suppressed", delivery: { state: "refused" } });
    expect((await mailsOf(agent.id)).map(({ isContent }) => isContent)).not.toContain(undefined);
  });

  it("as a complaint stays sent and ends the mailing; 'Mail again' lifts it, for the owner alone", async () => {
    const { joe, mail, agent, user, stateOf, press } = await sentTo();
    await deliverMail(mail.returnPath ?? "", complaintMail(), { from: "" });
    expect(await stateOf()).toMatchObject({ recipient: "suppressed", delivery: { state: "sent" } });
    const lift = (cookie: string) =>
      worker.fetch(
        new Request(`${ORIGIN}/agents/${agent.id}`, {
          method: "POST",
          redirect: "manual",
          headers: { Cookie: cookie },
          body: new URLSearchParams({ intent: "lift-suppression", email: joe }),
        }),
        env,
        createExecutionContext(),
      );
    const stranger = await readyToSend();
    await lift(stranger.user.cookie);
    expect((await stateOf()).recipient).toBe("suppressed");
    await lift(user.cookie);
    expect((await stateOf()).recipient).toBe("ok");
    expect(await press(120)).toEqual({ sent: 1, skipped: [] });
  });
});

describe("What a mail service tells", () => {
  const signed = (body: string, { secret = SECRET, at = Date.now(), id = "msg_1" } = {}) => {
    const timestamp = String(Math.floor(at / 1000));
    const key = Buffer.from(secret.slice("whsec_".length), "base64");
    const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
    return { "svix-id": id, "svix-timestamp": timestamp, "svix-signature": `v1,AAAA v1,${signature}` };
  };
  const post = (
    body: string,
    headers: Record<string, string>,
    bindings: object = { RESEND_WEBHOOK_SECRET: SECRET },
  ) =>
    worker.fetch(
      new Request(`${ORIGIN}/api/resend/webhook`, { method: "POST", body, headers }),
      { ...env, MAIL_JOBS: heldQueue(), ...bindings },
      createExecutionContext(),
    );
  const bounced = (id: string, to: string, type = "Permanent") =>
    JSON.stringify({
      type: "email.bounced",
      created_at: new Date().toISOString(),
      data: { email_id: id, to: [to], bounce: { type, subType: "General", message: "No such mailbox." } },
    });

  it("Resend's webhook counts when it is signed, within five minutes, and is off without its secret", async () => {
    const id = crypto.randomUUID();
    const { joe, stateOf } = await sentTo(address("joe"), id);
    const body = bounced(id, joe);
    const refused = [
      await post(body, {}),
      await post(`${body} `, signed(body)),
      await post(body, signed(body, { secret: `whsec_${Buffer.from("another").toString("base64")}` })),
      await post(body, signed(body, { at: Date.now() - 301_000 })),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect((await post(body, signed(body), {})).status).toBe(404);
    expect(await stateOf()).toMatchObject({ recipient: "ok" });

    const transient = bounced(id, joe, "Transient");
    expect((await post(transient, signed(transient))).status).toBe(200);
    expect(await stateOf()).toMatchObject({ recipient: "ok", delivery: { state: "refused" } });
    const other = JSON.stringify({ type: "domain.updated", data: {} });
    expect((await post(other, signed(other))).status).toBe(200);
    expect((await post(body, signed(body))).status).toBe(200);
    expect(await stateOf()).toMatchObject({ recipient: "suppressed" });
  });

  it.each([
    [
      "suppressed",
      { suppressed: { type: "OnAccountSuppressionList", message: "Kept off our list." } },
      "suppressed",
    ],
    ["failed", { failed: { reason: "reached_daily_quota" } }, "ok"],
  ])("Resend's event '%s' is told to the owner in its own words", async (what, about, state) => {
    const id = crypto.randomUUID();
    const { joe, stateOf } = await sentTo(address("joe"), id);
    const body = JSON.stringify({ type: `email.${what}`, data: { email_id: id, to: [joe], ...about } });
    expect((await post(body, signed(body))).status).toBe(200);
    const problem = what === "failed" ? "reached_daily_quota" : "Kept off our list.";
    expect(await stateOf()).toMatchObject({ recipient: state, delivery: { state: "refused", problem } });
  });

  it.each([
    ["bounced", { bounce: { type: "hard", reason: "550 5.1.1 User unknown" } }, "suppressed"],
    ["complained", { complaint: { type: "abuse" } }, "suppressed"],
    ["deferred", { bounce: { type: "soft", reason: "451 4.2.0 later" } }, "ok"],
    ["delivered", {}, "ok"],
  ])("Cloudflare's event '%s' comes by the queue of mail jobs", async (what, about, state) => {
    const messageId = crypto.randomUUID();
    const { joe, stateOf } = await sentTo(address("joe"), messageId);
    const event = {
      type: `cf.email.sending.message.${what}`,
      source: { type: "email.sending", domain: "inbound.localhost" },
      payload: { messageId, recipient: joe, terminal: true, ...about },
    };
    await worker.queue(batchOf([event], "mondaybrief-mail-jobs"), { ...env, MAIL_JOBS: heldQueue() });
    expect((await stateOf()).recipient).toBe(state);
    const rows = await db.query.suppressions.findMany({ where: eq(suppressions.emailKey, joe) });
    expect(rows).toHaveLength(state === "ok" ? 0 : 1);
  });
});
