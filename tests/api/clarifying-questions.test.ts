import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { digests } from "../../app/database/schema/digests.server";
import { questions } from "../../app/database/schema/questions.server";
import type { DigestView } from "../../app/digest/digest-view";
import { THROTTLES, takeTry } from "../../app/domain/accounts/throttle.server";
import type { AgentDetailView } from "../../app/domain/digests/agent-detail-view";
import { generateQuestions } from "../../app/domain/questions/generate-questions.server";
import type { QuestionView } from "../../app/domain/questions/question-view";

import { rawMail } from "../support/deliver-mail";
import { deliverOne } from "../support/digest-agent";
import { newAgent } from "../support/new-agent";
import { balanceOf, call, newUser } from "../support/new-user";
import { platformAt } from "../support/platform-at";

const NO_OWNER = "Somebody has to order the crane for pier four by Friday.\n\nWe need to repaint the gate.";

const setUp = async (words = NO_OWNER) => {
  const user = await newUser();
  const agent = await newAgent(user);
  await deliverOne(agent, rawMail({}, words));
  const { body } = await user.call<{ summary: DigestView }>(
    "POST",
    `/api/agents/${agent.id}/summary-now`,
    {},
  );
  return {
    user,
    agentId: agent.id,
    summary: body.summary,
    path: `/api/agents/${agent.id}/clarifying-questions`,
  };
};
const ids = (views: QuestionView[]) => views.map((view) => view.id);

describe("POST /api/agents/{id}/clarifying-questions {question, summaryId}", () => {
  it("201 Question, open", async () => {
    const { user, path, summary } = await setUp();
    const body = { question: " Which crane? ", summaryId: summary.id };
    const answer = await user.call<QuestionView>("POST", path, body);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(String),
      question: "Which crane?",
      answer: null,
      status: "open",
      summaryId: summary.id,
      createdAt: expect.any(String),
    });
    const own = await user.call<QuestionView>("POST", path, { question: "Which pier?", summaryId: null });
    expect(own.body.summaryId).toBeNull();
  });

  it("400 without a question or with a blank one, 404 for an unknown summary", async () => {
    const { user, path } = await setUp();
    for (const body of [{}, { question: "" }, { question: "  ", summaryId: null }, { question: 7 }]) {
      const answer = await user.call("POST", path, body);
      expect(answer).toMatchObject({ status: 400, body: { errors: { question: ["Question is required"] } } });
    }
    expect((await user.call("POST", path, { question: "Which?", summaryId: "none" })).status).toBe(404);
  });

  it("the same question again is 409, unless it was dismissed: then it is open again", async () => {
    const { user, path } = await setUp();
    const { body } = await user.call<QuestionView>("POST", path, {
      question: "Which crane?",
      summaryId: null,
    });
    expect((await user.call("POST", path, { question: "which  CRANE", summaryId: null })).status).toBe(409);
    await user.call("PUT", `${path}/${body.id}`, { status: "dismissed" });
    const again = await user.call<QuestionView>("POST", path, { question: "Which crane?", summaryId: null });
    expect(again).toMatchObject({ status: 201, body: { id: body.id, status: "open", answer: null } });
  });
});

describe("POST /api/agents/{id}/clarifying-questions {generateAI: true}", () => {
  it("200 Question[] about the digest's gaps, at most six, for no credit", async () => {
    const { user, path, summary } = await setUp();
    const before = await balanceOf(user.id);
    const answer = await user.call<QuestionView[]>("POST", path, { generateAI: true, summaryId: summary.id });
    expect(answer.status).toBe(200);
    expect(answer.body.length).toBeGreaterThan(0);
    expect(answer.body.length).toBeLessThanOrEqual(6);
    expect(answer.body.map(({ question }) => question)).toContain(
      `Who owns: ${summary.actionItems.find((item) => item.owner === null)?.task}?`,
    );
    expect(answer.body.every((each) => each.status === "open" && each.summaryId === summary.id)).toBe(true);
    expect(await balanceOf(user.id)).toEqual(before);
  });

  it("never asks twice, whatever became of the question, also for two presses at once", async () => {
    const { user, path, agentId } = await setUp();
    const generate = () => user.call<QuestionView[]>("POST", path, { generateAI: true, summaryId: null });
    const [first, second] = await Promise.all([generate(), generate()]);
    const asked = [...first.body, ...second.body];
    const [one, two] = asked;
    await user.call("PUT", `${path}/${one?.id}`, { status: "dismissed" });
    await user.call("PUT", `${path}/${two?.id}`, { status: "answered", answer: "Ana" });
    for (let more = await generate(); more.body.length > 0; more = await generate()) asked.push(...more.body);
    expect(new Set(asked.map(({ question }) => question)).size).toBe(asked.length);
    expect(await platformAt(new Date()).db.$count(questions, eq(questions.agentId, agentId))).toBe(
      asked.length,
    );
  });

  it("404 for an unknown summary, 409 before there is a digest", async () => {
    const { user, path } = await setUp();
    expect((await user.call("POST", path, { generateAI: true, summaryId: "none" })).status).toBe(404);
    const empty = await newAgent(user);
    const answer = await user.call("POST", `/api/agents/${empty.id}/clarifying-questions`, {
      generateAI: true,
      summaryId: null,
    });
    expect(answer).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("nothing to ask about yet") },
    });
  });

  it("429 with Retry-After for the 61st press in an hour, which a model would have to be paid for", async () => {
    const { user, path, summary } = await setUp();
    await takeTry(platformAt(new Date()), THROTTLES.questions, user.id, 60);
    const answer = await user.call("POST", path, { generateAI: true, summaryId: summary.id });
    expect([answer.status, Number(answer.headers.get("Retry-After")) > 3500]).toEqual([429, true]);
  });

  it("with a model also the model's questions; without its answer the gaps alone", async () => {
    const { user, agentId } = await setUp();
    const owner = { userId: user.id, agentId };
    const base = platformAt(new Date());
    const asking = (ask: () => Promise<string[]>) =>
      platformAt(new Date(), { writer: { ...base.writer, ask } });
    const failed = await generateQuestions(
      asking(() => Promise.reject(new Error("down"))),
      owner,
      null,
    );
    expect(failed.length).toBeGreaterThan(0);
    const asked = await generateQuestions(
      asking(async () => ["Is the pier insured?"]),
      owner,
      null,
    );
    expect(asked.map(({ question }) => question)).toContain("Is the pier insured?");
  });
});

describe("GET /api/agents/{id}/clarifying-questions", () => {
  it("200 Question[]; without a status all but the dismissed; 400 unknown status", async () => {
    const { user, path, agentId } = await setUp();
    const add = async (question: string) =>
      (await user.call<QuestionView>("POST", path, { question, summaryId: null })).body.id;
    const [open, answered, dismissed] = [await add("One?"), await add("Two?"), await add("Three?")];
    await user.call("PUT", `${path}/${answered}`, { answer: "Yes", status: "answered" });
    await user.call("PUT", `${path}/${dismissed}`, { status: "dismissed" });
    const list = async (query: string) => ids((await user.call<QuestionView[]>("GET", path + query)).body);
    expect(await list("")).toEqual([open, answered]);
    expect(await list("?status=open")).toEqual([open]);
    expect(await list("?status=answered")).toEqual([answered]);
    expect(await list("?status=dismissed")).toEqual([dismissed]);
    expect((await user.call("GET", `${path}?status=lost`)).status).toBe(400);
    const detail = await user.call<AgentDetailView>("GET", `/api/agents/${agentId}`);
    expect(ids(detail.body.clarifyingQuestions)).toEqual([open, answered]);
  });
});

describe("PUT and DELETE /api/agents/{id}/clarifying-questions/{questionId}", () => {
  const withQuestion = async () => {
    const made = await setUp();
    const { body } = await made.user.call<QuestionView>("POST", made.path, {
      question: "Which crane?",
      summaryId: null,
    });
    return { ...made, one: `${made.path}/${body.id}` };
  };

  it("an answer is saved and can be changed; a dismissed question is hidden", async () => {
    const { user, one } = await withQuestion();
    const answer = await user.call("PUT", one, { answer: " The red one ", status: "answered" });
    expect(answer).toMatchObject({ status: 200, body: { answer: "The red one", status: "answered" } });
    expect((await user.call("PUT", one, { answer: "The blue one", status: "answered" })).body.answer).toBe(
      "The blue one",
    );
    expect(await user.call("PUT", one, { status: "dismissed" })).toMatchObject({
      status: 200,
      body: { status: "dismissed" },
    });
  });

  it("400 for a blank answer, no answer, and another status", async () => {
    const { user, one } = await withQuestion();
    for (const body of [
      { answer: " ", status: "answered" },
      { status: "answered" },
      { status: "open" },
      { answer: "Yes" },
      {},
    ]) {
      expect([body, (await user.call("PUT", one, body)).status]).toEqual([body, 400]);
    }
  });

  it("200 {ok:true} when deleted, and then 404", async () => {
    const { user, one } = await withQuestion();
    expect(await user.call("DELETE", one)).toMatchObject({ status: 200, body: { ok: true } });
    expect((await user.call("DELETE", one)).status).toBe(404);
    expect((await user.call("PUT", one, { status: "dismissed" })).status).toBe(404);
  });

  it("401, 403, 405, and 404 for someone else's, and nothing changes", async () => {
    const { user, path, one } = await withQuestion();
    const stranger = await newUser();
    const theirs = await newAgent(stranger);
    const body = { status: "dismissed" };
    const through = one.replace(/agents\/[^/]+/, `agents/${theirs.id}`);
    for (const target of [one, through]) {
      expect((await stranger.call("PUT", target, body)).status).toBe(404);
      expect((await stranger.call("DELETE", target)).status).toBe(404);
    }
    expect((await stranger.call("GET", path)).status).toBe(404);
    expect((await stranger.call("POST", path, { question: "Mine?", summaryId: null })).status).toBe(404);
    expect((await stranger.call("POST", path, { generateAI: true, summaryId: null })).status).toBe(404);
    expect((await call("PUT", one, body)).status).toBe(401);
    expect((await user.call("PUT", one, body, { Origin: "https://else.example" })).status).toBe(403);
    expect((await user.call("GET", one)).headers.get("Allow")).toBe("PUT, DELETE");
    expect((await user.call("PUT", path, body)).headers.get("Allow")).toBe("GET, POST");
    expect((await user.call<QuestionView[]>("GET", `${path}?status=open`)).body).toHaveLength(1);
  });
});

describe("Answers are included in the context of all future digests", () => {
  it("an answer that names an owner gives the item that owner after 'Generate New'", async () => {
    const { user, path, agentId, summary } = await setUp();
    const before = summary.actionItems.find((item) => item.task.includes("crane"));
    expect(before?.owner).toBeNull();
    const { body } = await user.call<QuestionView[]>("POST", path, {
      generateAI: true,
      summaryId: summary.id,
    });
    const asked = body.find((each) => each.question === `Who owns: ${before?.task}?`);
    await user.call("PUT", `${path}/${asked?.id}`, { answer: "Zoe Lindqvist", status: "answered" });
    const next = await user.call<{ summary: DigestView }>("POST", `/api/agents/${agentId}/summary-now`, {});
    const after = next.body.summary.actionItems.find((item) => item.task.includes("crane"));
    expect(after?.owner).toBe("Zoe Lindqvist");
    expect(next.body.summary.content).toContain("owner: Zoe Lindqvist");
    const stored = await platformAt(new Date()).db.query.digests.findFirst({
      where: eq(digests.id, next.body.summary.id),
    });
    expect(stored?.content.actionItems.find((item) => item.task.includes("crane"))?.owner).toBe(
      "Zoe Lindqvist",
    );
  });
});
