import { SELF } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditEvents } from "../../../app/database/schema/audit-events.server";
import { sends } from "../../../app/database/schema/deliveries.server";
import { optOuts, suppressions } from "../../../app/database/schema/recipients.server";
import { THROTTLES, takeTry } from "../../../app/domain/accounts/throttle.server";
import { OVER_ALLOWANCE } from "../../../app/domain/digests/mail-allowance.server";
import { retryDelivery } from "../../../app/domain/digests/retry-delivery.server";
import { sendDigest } from "../../../app/domain/digests/send-digest.server";
import { type FlashedToast, takeToast } from "../../../app/http/toast";
import { performJob } from "../../../app/jobs/perform-job.server";
import { askedPlatform } from "../../support/asked-database";
import { ORIGIN, type TestUser } from "../../support/new-user";
import { mailServer, platformAt } from "../../support/platform-at";
import { address, deliveriesOf, readyToSend } from "../../support/ready-to-send";

const { db } = platformAt(new Date());

/** What the next page says after a press of the button on the agent's page. */
async function toastOfSending(user: TestUser, agentId: string): Promise<FlashedToast> {
  const answer = await SELF.fetch(`${ORIGIN}/agents/${agentId}`, {
    method: "POST",
    redirect: "manual",
    headers: { Cookie: user.cookie },
    body: new URLSearchParams({ intent: "send" }),
  });
  const cookie = answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  expect(cookie.length).toBeLessThan(4096);
  const { toast } = await takeToast(new Request(ORIGIN, { headers: { Cookie: cookie } }));
  if (!toast) throw new Error("The next page says nothing.");
  return toast;
}

describe("'Send Digest Now'", () => {
  it("one message and one delivery row per recipient, each with its own unsubscribe link", async () => {
    const { target, recipients, press, deliveries: rows } = await readyToSend();
    const server = mailServer(() => ({ kind: "accepted", providerId: "p-1" }));
    expect(await press(0, server)).toEqual({ sent: 2, skipped: [] });
    expect(server.taken.map((mail) => mail.to).sort()).toEqual([...recipients].sort());
    for (const row of await rows()) {
      expect(row).toMatchObject({
        state: "sent",
        attempts: 1,
        providerId: "p-1",
        sentAt: expect.any(Date),
        problem: null,
      });
      const [mail, ...others] = server.taken.filter((each) => each.to === row.email);
      expect(others).toEqual([]);
      expect(mail).toMatchObject({
        idempotencyKey: row.id,
        messageId: `<${row.id}@inbound.localhost>`,
        from: { address: "digests@inbound.localhost" },
        replyTo: `answer-${row.answerToken}@inbound.localhost`,
        headers: {
          "List-Unsubscribe": expect.stringContaining(
            `<http://localhost:8787/unsubscribe/${row.unsubscribeToken}>, <mailto:unsubscribe-${row.unsubscribeToken}@inbound.localhost`,
          ),
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          "Auto-Submitted": "auto-generated",
          "X-Auto-Response-Suppress": "All",
        },
      });
      expect(mail?.html).toContain(row.unsubscribeToken);
      expect(mail?.text).toContain(row.unsubscribeToken);
      for (const other of recipients.filter((each) => each !== row.email)) {
        expect(JSON.stringify(mail)).not.toContain(other);
      }
    }
    expect(await db.query.sends.findMany({ where: eq(sends.digestId, target.digestId) })).toHaveLength(1);
  });

  it("whom the agent's mails name is read once, however many get the digest", async () => {
    const { target } = await readyToSend();
    const platform = askedPlatform(new Date());
    expect(await sendDigest(platform, target, { runId: null })).toEqual({ sent: 2, skipped: [] });
    expect(platform.asked.filter(({ sql }) => sql.includes("mail_texts"))).toHaveLength(1);
  });

  it("invalid, unsubscribed and suppressed addresses are skipped and named; the others still get theirs", async () => {
    const [good, left, refused] = [address("good"), address("left"), address("refused")];
    const { agent, press, user } = await readyToSend([good, "not an address", left, refused]);
    await db.insert(optOuts).values({ agentId: agent.id, emailKey: left, createdAt: new Date() });
    await db.insert(suppressions).values({ emailKey: refused, reason: "550 5.1.1", createdAt: new Date() });
    const server = mailServer();
    expect(await press(0, server)).toEqual({
      sent: 1,
      skipped: [
        { email: "not an address", reason: "invalid" },
        { email: left, reason: "unsubscribed" },
        { email: refused, reason: "suppressed" },
      ],
    });
    expect(server.taken.map((mail) => mail.to)).toEqual([good]);
    expect((await user.call("GET", `/api/agents/${agent.id}`)).body.recipients).toEqual([
      { email: good, state: "ok" },
      { email: "not an address", state: "invalid" },
      { email: left, state: "unsubscribed" },
      { email: refused, state: "suppressed" },
    ]);
  });

  it("pressed twice within a minute it joins the first; a minute later it sends anew", async () => {
    const { press, deliveries: rows } = await readyToSend();
    const server = mailServer();
    const both = await Promise.all([press(0, server), press(0, server)]);
    expect(both.map((each) => each.sent)).toEqual([2, 2]);
    expect(await press(59, server)).toEqual({ sent: 2, skipped: [] });
    expect(server.taken).toHaveLength(2);
    expect(await rows()).toHaveLength(2);
    await press(61, server);
    expect(server.taken).toHaveLength(4);
    expect(await rows()).toHaveLength(4);
  });

  it("who was added between two presses of one minute is mailed by the second, and nobody twice", async () => {
    const { user, agent, press, recipients, deliveries: rows } = await readyToSend();
    const server = mailServer();
    await press(0, server);
    const added = address("mia");
    await user.call("PUT", `/api/agents/${agent.id}`, { recipients: [...recipients, added] });
    const both = await Promise.all([press(20, server), press(20, server)]);
    expect(both).toMatchObject([
      { sent: 3, skipped: [] },
      { sent: 3, skipped: [] },
    ]);
    expect(server.taken.map((mail) => mail.to).sort()).toEqual([...recipients, added].sort());
    expect(await rows()).toHaveLength(3);
    expect(await db.query.sends.findMany({ where: eq(sends.agentId, agent.id) })).toHaveLength(1);
  });

  it("when nobody could be mailed, neither the toast nor the audit log says that it was sent", async () => {
    const { user, agent } = await readyToSend(["not an address"]);
    expect(await toastOfSending(user, agent.id)).toMatchObject({
      title: "Digest not sent",
      description: "Nobody could be mailed. Left out: not an address (invalid).",
    });
    const log = await db.query.auditEvents.findMany({ where: eq(auditEvents.userId, user.id) });
    expect(log.map(({ action }) => action)).not.toContain("digest.sent");
  });

  it("a hundred who can't be mailed make no toast too long to be shown", async () => {
    const { user, agent } = await readyToSend(
      Array.from({ length: 100 }, (_, at) => `宛先不明の受取人 ${at}`),
    );
    const { title, description } = await toastOfSending(user, agent.id);
    expect(title).toBe("Digest not sent");
    expect(description).toMatch(
      /^Nobody could be mailed. Left out: 宛先不明の受取人 0 \(invalid\), .{400,460}…$/,
    );
  });

  it("an account mails 2,000 recipients in a day: then a press is refused, and a run's mails wait for their owner", async () => {
    const { user, press, at, target, deliveries: rows } = await readyToSend();
    await takeTry(at(0), THROTTLES.mails, user.id, 1996);
    const server = mailServer();
    await Promise.all([press(0, server), press(0, server)]);
    await press(61, server);
    expect(server.taken).toHaveLength(4);
    await expect(press(122, server)).rejects.toMatchObject({ kind: "too-many", message: OVER_ALLOWANCE });
    await sendDigest(at(123, server), target, { runId: crypto.randomUUID() });
    expect(server.taken).toHaveLength(4);
    const waiting = (await rows()).filter(({ state }) => state === "failed");
    expect(waiting).toMatchObject([{ problem: OVER_ALLOWANCE }, { problem: OVER_ALLOWANCE }]);
    const again = (seconds: number) => retryDelivery(at(seconds, server), target, waiting[0]?.id ?? "");
    await expect(again(124)).rejects.toMatchObject({ kind: "too-many", message: OVER_ALLOWANCE });
    await again(86_401);
    await press(86_402, server);
    expect(server.taken).toHaveLength(7);
  });

  it("a scheduled run sends once, whoever comes back", async () => {
    const { at, target, deliveries: rows } = await readyToSend();
    const server = mailServer();
    const runId = crypto.randomUUID();
    await Promise.all([1, 2, 3].map(() => sendDigest(at(0, server), target, { runId })));
    await sendDigest(at(7200, server), target, { runId });
    expect(server.taken).toHaveLength(2);
    expect(await rows()).toHaveLength(2);
  });

  it("a mail server may take minutes: who presses is told within two seconds that it goes on, and the queue does it", async () => {
    const many = Array.from({ length: 12 }, (_, index) => address(`r${index}`));
    const { target, owner } = await readyToSend(many);
    const slow = { ...mailServer(), isRemote: true };
    const platform = platformAt(new Date(), { mailer: slow });
    const answer = await sendDigest(platform, target, { runId: null });
    expect(answer).toEqual({ sent: 12, skipped: [], isUnderWay: true });
    expect(slow.taken).toEqual([]);
    for (const { job } of platform.held) await performJob(platform, job);
    expect(new Set(slow.taken.map((mail) => mail.to)).size).toBe(12);
    expect(slow.taken).toHaveLength(12);
    expect((await deliveriesOf(owner.agentId)).every((row) => row.state === "sent")).toBe(true);
  });
});
