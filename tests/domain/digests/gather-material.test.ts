import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { mails, mailTexts } from "../../../app/database/schema/mails.server";
import { questions } from "../../../app/database/schema/questions.server";
import { generateNow } from "../../../app/domain/digests/generate-digest.server";
import { readStoredMail } from "../../../app/domain/inbox/read-stored-mail.server";
import { newId } from "../../../app/domain/tokens.server";
import { agentWithMail, slowWriter } from "../../support/agent-with-mail";
import { deliverMail, rawMail } from "../../support/deliver-mail";
import { deliverOne, mailsOf } from "../../support/digest-agent";
import { draftOf, emptyDraft, lineOf } from "../../support/drafts";
import { newAgent } from "../../support/new-agent";
import { balanceOf, newUser } from "../../support/new-user";
import { platformAt, writerThat } from "../../support/platform-at";
import { sendForm, upload } from "../../support/upload";

const { db } = platformAt(new Date());

describe("What a digest covers", () => {
  it("the agent's unprocessed mails, its description and answers; only this user's", async () => {
    const [user, other] = [await newUser(), await newUser()];
    const { agent, owner, mailId } = await agentWithMail(user);
    await agentWithMail(other, "Marta, please send the contract by Tuesday.");
    await db.insert(questions).values({
      id: newId(),
      userId: user.id,
      agentId: agent.id,
      question: "Who signs off?",
      answer: "Marta signs off.",
      status: "answered",
      createdAt: new Date(),
    });
    const writer = writerThat(async () => emptyDraft());
    await generateNow(platformAt(new Date(), { writer }), owner, { kind: "manual" });
    expect(writer.asked).toHaveLength(1);
    expect(writer.asked[0]).toMatchObject({
      agent: { title: agent.title, description: agent.description },
      mails: [{ id: mailId, sender: { name: "Ana Ruiz" } }],
      documents: [],
      answers: [{ question: "Who signs off?", answer: "Marta signs off." }],
    });
    expect(JSON.stringify(writer.asked)).not.toContain("contract");
  });

  it("no more text than a worker has room for: the oldest mails come first, the others wait for the next digest", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    const ids: string[] = [];
    for (let count = 0; count < 7; count++) ids.push(await deliverOne(agent));
    const parts = [
      { kind: "body", author: null, sentAt: null, subject: null, filename: null, signature: "", history: "" },
    ];
    for (const [index, mailId] of ids.entries()) {
      await readStoredMail(platformAt(new Date()), mailId);
      const text = `Joe counts the crates of hall ${index}. ${"word ".repeat(330_000)}`;
      await db
        .update(mailTexts)
        .set({ parts: parts.map((part) => ({ ...part, kind: "body" as const, text })) })
        .where(eq(mailTexts.mailId, mailId));
      await db
        .update(mails)
        .set({ receivedAt: new Date(1000 * index) })
        .where(eq(mails.id, mailId));
    }
    const owner = { userId: user.id, agentId: agent.id };
    const writer = writerThat(async ({ mails: [first] }) => {
      const [opening = ""] = first?.parts[0]?.text.split(".") ?? [];
      return { ...emptyDraft(), actionItems: [lineOf(opening, first?.id ?? "", opening)] };
    });
    const generate = () => generateNow(platformAt(new Date(), { writer }), owner, { kind: "manual" });
    expect(await generate()).toMatchObject({ emailsProcessed: 5 });
    expect(writer.asked[0]?.mails.map((mail) => mail.id).sort()).toEqual(ids.slice(0, 5).sort());
    const { body } = await user.call("GET", `/api/agents/${agent.id}`);
    expect(body).toMatchObject({
      unprocessedCount: 2,
      lastSummary: { coverage: { unread: [{ name: "2 more emails", problem: "too much for one digest" }] } },
    });
    expect(await generate()).toMatchObject({ emailsProcessed: 2 });
    expect(await mailsOf(agent.id)).not.toContainEqual(expect.objectContaining({ processedAt: null }));
  });

  it("with no new mail it is written anew from the mails of the latest digest, and counts them once", async () => {
    const user = await newUser();
    const { agent, owner, mailId } = await agentWithMail(user);
    const platform = platformAt(new Date());
    await generateNow(platform, owner, { kind: "manual" });
    const writer = writerThat(async () => draftOf(mailId, { task: "Name an owner" }));
    const again = await generateNow({ ...platform, writer }, owner, { kind: "manual" });
    expect(again).toMatchObject({ emailsProcessed: 1, credits: 498 });
    expect(writer.asked[0]?.mails.map((mail) => mail.id)).toEqual([mailId]);
    const { body } = await user.call("GET", `/api/agents/${agent.id}`);
    expect(body).toMatchObject({ emailCount: 1, lastSummary: { id: again.digestId } });
  });

  it("mails that gave no line are read again by 'Generate New', as long as there is no digest to write anew", async () => {
    const user = await newUser();
    const { agent, owner, mailId } = await agentWithMail(user);
    const dismissed = await deliverOne(agent);
    await user.call("PUT", `/api/agents/${agent.id}/emails/${dismissed}/mark-processed`);
    const silent = writerThat(async () => emptyDraft());
    await generateNow(platformAt(new Date(), { writer: silent }), owner, { kind: "manual" });
    const writer = writerThat(async () => draftOf(mailId));
    const generated = await generateNow(platformAt(new Date(), { writer }), owner, { kind: "manual" });
    expect(generated).toMatchObject({ outcome: "written", emailsProcessed: 1, credits: 499 });
    expect(writer.asked[0]?.mails.map((mail) => mail.id)).toEqual([mailId]);
    expect((await user.call("GET", `/api/agents/${agent.id}`)).body.emailCount).toBe(1);
  });

  it("a mail that was put back and digested again is still one mail processed", async () => {
    const user = await newUser();
    const { agent, owner, mailId } = await agentWithMail(user);
    await generateNow(platformAt(new Date()), owner, { kind: "manual" });
    await user.call("PUT", `/api/agents/${agent.id}/emails/${mailId}/restore`);
    await generateNow(platformAt(new Date()), owner, { kind: "manual" });
    expect((await user.call("GET", `/api/agents/${agent.id}`)).body.emailCount).toBe(1);
  });

  it("a dismissed mail counts as processed in no digest, until one includes it", async () => {
    const user = await newUser();
    const { agent, mailId } = await agentWithMail(user);
    await user.call("PUT", `/api/agents/${agent.id}/emails/${mailId}/mark-processed`);
    expect((await user.call("GET", `/api/agents/${agent.id}`)).body).toMatchObject({
      emailCount: 0,
      unprocessedCount: 0,
    });
    await user.call("POST", `/api/agents/${agent.id}/emails/${mailId}/process`);
    expect((await user.call("GET", `/api/agents/${agent.id}`)).body.emailCount).toBe(1);
  });

  it("more mails than a statement takes parameters", async () => {
    const user = await newUser();
    const { agent, owner } = await agentWithMail(user);
    for (let count = 1; count < 120; count++) await deliverMail(agent.emailAddress);
    const generated = await generateNow(platformAt(new Date()), owner, { kind: "manual" });
    expect(generated.emailsProcessed).toBe(120);
    expect((await mailsOf(agent.id)).filter((mail) => mail.processedAt === null)).toEqual([]);
  });

  it("'Process Email' of a bounce writes no digest from the documents alone, and costs nothing", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    await sendForm(user, `/api/agents/${agent.id}/context-docs`, upload("Joe orders cranes.", "plan.md"));
    const mailId = await deliverOne(agent, rawMail({ "Auto-Submitted": "auto-replied" }, "I am away."));
    const answer = await user.call("POST", `/api/agents/${agent.id}/emails/${mailId}/process`);
    expect([answer.status, answer.body.message]).toEqual([409, "No emails to summarize yet."]);
    expect(await balanceOf(user.id)).toEqual({ credits: 500, ledger: 500 });
  });

  it("a mail that arrives while the digest is written waits for the next one", async () => {
    const user = await newUser();
    const { agent, owner } = await agentWithMail(user);
    const { writer, started, go } = slowWriter();
    const written = generateNow(platformAt(new Date(), { writer }), owner, { kind: "manual" });
    await started;
    const late = await deliverOne(agent);
    go();
    expect((await written).emailsProcessed).toBe(1);
    const waiting = (await mailsOf(agent.id)).filter((mail) => mail.processedAt === null);
    expect(waiting.map((mail) => mail.id)).toEqual([late]);
  });
});
