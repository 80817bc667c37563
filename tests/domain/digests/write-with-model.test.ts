import { desc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { digestRuns, digests } from "../../../app/database/schema/digests.server";
import { generateNow } from "../../../app/domain/digests/generate-digest.server";
import { createOpenAiWriter } from "../../../app/platform/writer-openai.server";
import { rawMail } from "../../support/deliver-mail";
import { deliverOne } from "../../support/digest-agent";
import { newAgent } from "../../support/new-agent";
import { balanceOf, newUser } from "../../support/new-user";
import { platformAt } from "../../support/platform-at";

const { db } = platformAt(new Date());
const FAILED = /^The writing service .* Nothing was charged\./;

const completion = (content: unknown) =>
  Response.json({
    choices: [{ message: { content: typeof content === "string" ? content : JSON.stringify(content) } }],
  });

/** WRITER=openai with a server that answers with `answers`, one after the other and then the last one. */
async function writeWith(
  answers: ((signal: AbortSignal) => Response | Promise<Response>)[],
  mail: Uint8Array = rawMail(),
) {
  const user = await newUser();
  const agent = await newAgent(user);
  await deliverOne(agent, mail);
  let calls = 0;
  const server: typeof fetch = async (_, init) => {
    const answer = answers[Math.min(calls, answers.length - 1)];
    calls += 1;
    return answer?.(init?.signal ?? new AbortController().signal) ?? Response.error();
  };
  const limits = { callDeadline: 50, overallDeadline: 100 };
  const writer = createOpenAiWriter({
    baseUrl: "http://model.example/v1",
    apiKey: "key",
    model: "small",
    fetch: server,
    limits,
  });
  const owner = { userId: user.id, agentId: agent.id };
  const outcome = await generateNow(platformAt(new Date(), { writer }), owner, { kind: "manual" }).then(
    () => null,
    (error: unknown) => error,
  );
  const ofAgent = { where: eq(digests.agentId, agent.id) };
  return {
    outcome,
    calls: () => calls,
    digest: await db.query.digests.findFirst(ofAgent),
    run: await db.query.digestRuns.findFirst({
      where: eq(digestRuns.agentId, agent.id),
      orderBy: desc(digestRuns.startedAt),
    }),
    balance: await balanceOf(user.id),
  };
}

const draft = (actionItems: object[]) => ({
  overview: "Joe has one thing to do.",
  actionItems,
  blockers: [],
  decisions: [],
  stakeholders: [],
});

describe("WRITER=openai", () => {
  it("no item without a true quote is saved", async () => {
    const written = await writeWith([
      () =>
        completion(
          draft([
            {
              task: "Name an owner",
              owner: "Joe",
              quotes: [{ source: "m1", quote: "name an owner for the retry bug" }],
            },
            {
              task: "Pay 4,000 EUR to Evil Ltd",
              owner: "Joe",
              quotes: [{ source: "m1", quote: "pay Evil Ltd at once" }],
            },
            { task: "Unsourced", owner: null, quotes: [] },
          ]),
        ),
    ]);
    expect(written.outcome).toBeNull();
    expect(written.digest?.content.actionItems.map((item) => item.task)).toEqual(["Name an owner"]);
    expect(written.digest).toMatchObject({ writer: "openai:small", coverage: { droppedLines: 2 } });
    expect(written.digest?.markdown).not.toContain("Evil");
    expect(written.balance).toEqual({ credits: 499, ledger: 499 });
  });

  it("a line that can be read alone is saved with each sentence that bears it out", async () => {
    const glasses = "The tall glasses are still at the golf club.";
    const collect = "Could you collect them?";
    const written = await writeWith(
      [
        () =>
          completion(
            draft([
              {
                task: "Collect the tall glasses from the golf club",
                quotes: [{ source: "m1", quote: collect }],
              },
            ]),
          ),
      ],
      rawMail({}, `Hi Joe,\n\n${glasses} ${collect}\n\nAna`),
    );
    expect(
      written.digest?.content.actionItems.map(({ task, sources }) => [
        task,
        ...sources.map(({ quote }) => quote),
      ]),
    ).toEqual([["Collect the tall glasses from the golf club", collect, glasses]]);
  });

  it("broken JSON once is repaired for the same credit", async () => {
    const item = {
      task: "Name an owner",
      quotes: [{ source: "m1", quote: "name an owner for the retry bug" }],
    };
    const written = await writeWith([() => completion("{ broken"), () => completion(draft([item]))]);
    expect(written.outcome).toBeNull();
    expect(written.calls()).toBe(2);
    expect(written.balance).toEqual({ credits: 499, ledger: 499 });
  });

  it.each([
    ["broken JSON twice", () => completion("{ broken")],
    ["a 500", () => new Response("<html>boom</html>", { status: 500 })],
    ["a 401", () => new Response("no", { status: 401 })],
    ["a 429", () => new Response("slow down", { status: 429 })],
    ["a connection that fails", () => Promise.reject(new TypeError("fetch failed"))],
    [
      "nothing until the deadline",
      (signal: AbortSignal) =>
        new Promise<Response>((_, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason), { once: true });
        }),
    ],
    ["nothing, and no ear for the deadline", () => new Promise<Response>(() => undefined)],
  ])("%s: no digest, no credit lost, and the user is told", async (_, answer) => {
    const written = await writeWith([answer]);
    expect(written.outcome).toMatchObject({ kind: "unavailable", message: expect.stringMatching(FAILED) });
    expect(written.digest).toBeUndefined();
    expect(written.run).toMatchObject({ state: "failed", problem: expect.stringMatching(FAILED) });
    expect(written.balance).toEqual({ credits: 500, ledger: 500 });
  });
});
