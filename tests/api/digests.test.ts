import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { deliveries, outboxMails } from "../../app/database/schema/deliveries.server";
import { deliverMail, rawMail } from "../support/deliver-mail";
import { agentWithDigest, deliverOne } from "../support/digest-agent";
import { newAgent } from "../support/new-agent";
import { balanceOf, newUser } from "../support/new-user";
import { platformAt } from "../support/platform-at";

const { db } = platformAt(new Date());

describe("POST /api/agents/{id}/summary-now", () => {
  it("answers 200 with the summary in the contract's shape, the mails processed and the credits left", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    const mailId = await deliverOne(agent);
    const answer = await user.call("POST", `/api/agents/${agent.id}/summary-now`);
    expect(answer).toMatchObject({ status: 200, body: { emailsProcessed: 1, credits: 499 } });
    expect(answer.body.summary).toMatchObject({
      id: expect.any(String),
      agentId: agent.id,
      generatedAt: expect.stringMatching(/Z$/),
      content: expect.stringMatching(/^[^#]+\n+## Action Items\n/),
      metadata: { manuallyEdited: false, writer: "builtin" },
      overview: expect.any(String),
      actionItems: [
        {
          task: expect.stringMatching(/owner for the retry bug/),
          owner: "Joe",
          timeline: expect.stringMatching(/^Fri \d{1,2} \p{Lu}/u),
          sources: [
            {
              kind: "email",
              id: mailId,
              quote: "Joe, please name an owner for the retry bug by Friday.",
              subject: "Rollout of the ledger",
              sender: expect.stringContaining("Ana Ruiz"),
              receivedAt: expect.any(String),
            },
          ],
        },
      ],
      blockers: [],
      decisions: [],
      assignees: expect.any(Array),
    });
  });

  it("the same lines as the current digest: 200 with the current summary, and the credits stay", async () => {
    const user = await newUser();
    const { agent, digest } = await agentWithDigest(user);
    const repeated = await deliverOne(agent);
    const answer = await user.call("POST", `/api/agents/${agent.id}/summary-now`);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        summary: { id: digest.digestId },
        message: "Your digest already says all of this. No credit was used.",
        emailsProcessed: 1,
        credits: 499,
      },
    });
    expect(await balanceOf(user.id)).toEqual({ credits: 499, ledger: 499 });
    expect((await user.call("GET", `/api/agents/${agent.id}/summaries`)).body).toHaveLength(1);
    const { body } = await user.call("GET", `/api/agents/${agent.id}`);
    expect(body).toMatchObject({
      emailCount: 2,
      unprocessedCount: 0,
      lastSummary: { id: digest.digestId, emailsProcessed: 1 },
      emails: expect.arrayContaining([
        expect.objectContaining({ id: repeated, processedAt: expect.any(String) }),
      ]),
    });
    const again = await user.call("POST", `/api/agents/${agent.id}/summary-now`);
    expect(again.body).toMatchObject({ summary: { id: digest.digestId }, emailsProcessed: 2, credits: 499 });
  });

  it("no line at all: 200 with what was read and why it gave none; nothing is saved, the mails count as processed", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    const mailId = await deliverOne(agent, rawMail({}, "Thank you all, that was a lovely evening."));
    const empty = await user.call("POST", `/api/agents/${agent.id}/summary-now`);
    expect(empty.status).toBe(200);
    expect(empty.body).toEqual({
      summary: null,
      message: "1 mail was read: no task, problem or decision in it. No credit was used.",
      emailsProcessed: 1,
      credits: 500,
    });
    expect(await balanceOf(user.id)).toEqual({ credits: 500, ledger: 500 });
    expect((await user.call("GET", `/api/agents/${agent.id}/summaries`)).body).toEqual([]);
    const sheet = async () => (await user.call("GET", `/api/agents/${agent.id}`)).body;
    expect(await sheet()).toMatchObject({
      emailCount: 1,
      unprocessedCount: 0,
      lastSummary: null,
      lastSummaryAt: null,
      runs: [{ state: "skipped", problem: "1 mail was read: no task, problem or decision in it." }],
    });
    const processed = await user.call("POST", `/api/agents/${agent.id}/emails/${mailId}/process`);
    expect(processed).toMatchObject({ status: 200, body: { summary: null, credits: 500 } });
    expect(await sheet()).toMatchObject({ emailCount: 1 });
  });

  it("402 without credits, 409 without mail, and nothing is spent", async () => {
    const poor = await newUser({ credits: 0 });
    const agent = await newAgent(poor);
    const empty = await poor.call("POST", `/api/agents/${agent.id}/summary-now`);
    expect(empty).toMatchObject({ status: 409, body: { message: "No emails to summarize yet." } });
    await deliverMail(agent.emailAddress);
    const refused = await poor.call("POST", `/api/agents/${agent.id}/summary-now`);
    expect(refused.status).toBe(402);
    expect(refused.body).toEqual({ message: "Insufficient credits. Please purchase more credits." });
    expect(await balanceOf(poor.id)).toEqual({ credits: 0, ledger: 0 });
    expect((await poor.call("GET", `/api/agents/${agent.id}/summaries`)).body).toEqual([]);
  });
});

describe("GET .../summaries and POST .../restore", () => {
  it("lists the digests newest first, and makes an earlier one the latest again", async () => {
    const user = await newUser();
    const { agent, digest } = await agentWithDigest(user);
    await deliverOne(agent, rawMail({}, "Marta, please send the signed contract by Tuesday."));
    const second = await user.call<{ summary: { id: string } }>(
      "POST",
      `/api/agents/${agent.id}/summary-now`,
    );
    const path = `/api/agents/${agent.id}/summaries`;
    const ids = async () => (await user.call<{ id: string }[]>("GET", path)).body.map((each) => each.id);
    expect(await ids()).toEqual([second.body.summary.id, digest.digestId]);
    const restored = await user.call("POST", `${path}/${digest.digestId}/restore`);
    expect(restored).toMatchObject({ status: 200, body: { id: digest.digestId } });
    expect((await user.call("GET", `/api/agents/${agent.id}`)).body.lastSummary).toEqual(restored.body);
    expect(await ids()).toEqual([digest.digestId, second.body.summary.id]);
    expect(await balanceOf(user.id)).toEqual({ credits: 498, ledger: 498 });
  });
});

describe("POST /api/agents/{id}/send-summary", () => {
  it("answers how many were accepted, and names who was skipped and why", async () => {
    const user = await newUser();
    const { agent, digest } = await agentWithDigest(user, {
      recipients: ["joe@payments.example", "nobody at all", "ana@payments.example"],
    });
    const answer = await user.call("POST", `/api/agents/${agent.id}/send-summary`, {
      summaryId: digest.digestId,
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ sent: 2, skipped: [{ email: "nobody at all", reason: "invalid" }] });
    const rows = await db.query.deliveries.findMany({ where: eq(deliveries.agentId, agent.id) });
    expect(rows.map((row) => [row.email, row.state]).sort()).toEqual([
      ["ana@payments.example", "sent"],
      ["joe@payments.example", "sent"],
    ]);
    for (const row of rows) {
      const mail = await db.query.outboxMails.findFirst({ where: eq(outboxMails.id, row.id) });
      expect(mail).toMatchObject({ to: row.email, replyTo: `answer-${row.answerToken}@inbound.localhost` });
    }
    expect(await balanceOf(user.id)).toEqual({ credits: 499, ledger: 499 });
  });

  it("409 without recipients, 404 for a digest of another agent, 400 without a summaryId", async () => {
    const user = await newUser();
    const { agent, digest } = await agentWithDigest(user);
    const other = await newAgent(user, { recipients: ["a@b.example"] });
    const send = (agentId: string, body: object) =>
      user.call("POST", `/api/agents/${agentId}/send-summary`, body);
    expect(await send(agent.id, { summaryId: digest.digestId })).toMatchObject({
      status: 409,
      body: { message: "This agent has no recipients yet." },
    });
    expect((await send(other.id, { summaryId: digest.digestId })).status).toBe(404);
    expect((await send(agent.id, {})).status).toBe(400);
    expect(await db.query.deliveries.findMany({ where: eq(deliveries.userId, user.id) })).toEqual([]);
  });
});
