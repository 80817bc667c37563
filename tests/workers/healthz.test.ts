import { createExecutionContext, createScheduledController, env, SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import worker from "#worker";
import { readHealth, tick } from "../../app/domain/clock/tick.server";
import { faultyDatabase } from "../support/faulty-database";
import { heldQueue } from "../support/held-jobs";
import { newAgent } from "../support/new-agent";
import { newUser } from "../support/new-user";
import { platformAt } from "../support/platform-at";

const MINUTE_MS = 60_000;

describe("GET /healthz", () => {
  it("answers 200 when D1 answers and the schedule ticked within 5 minutes", async () => {
    await worker.scheduled(createScheduledController(), {
      ...env,
      JOBS: heldQueue(),
      MAIL_JOBS: heldQueue(),
    });
    const answer = await SELF.fetch("http://localhost/healthz");
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ ok: true, tickedAt: expect.stringMatching(/^\d{4}-.*Z$/) });
  });

  it("is not healthy before the first tick, nor 5 minutes after the last", async () => {
    const start = Date.now();
    await tick(platformAt(new Date(start)));
    const healthAfter = (ms: number) => readHealth(platformAt(new Date(start + ms)));
    expect(await healthAfter(4 * MINUTE_MS)).toMatchObject({ ok: true });
    expect(await healthAfter(6 * MINUTE_MS)).toEqual({ ok: false, tickedAt: new Date(start).toISOString() });
    const empty = platformAt(new Date(start));
    await empty.db.run("delete from heartbeats");
    expect(await readHealth(empty)).toEqual({ ok: false, tickedAt: null });
    expect((await SELF.fetch("http://localhost/healthz")).status).toBe(503);
  });

  it("answers 5xx with words, never a stack trace, when D1 doesn't answer", async () => {
    const bindings = { ...env, DB: faultyDatabase(env.DB, () => "before") };
    const request = new Request("http://localhost/healthz");
    const answer = await worker.fetch(request, bindings, createExecutionContext());
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ ok: false, tickedAt: null });
  });
});

describe("Storage that is away answers 503, and when to ask again", () => {
  it.each([
    "database or disk is full: SQLITE_FULL",
    "internal error; reference = 0123456789",
    "D1_ERROR: D1 DB is overloaded. Too many requests queued.",
  ])("%s", async (words) => {
    const user = await newUser();
    const agent = await newAgent(user);
    const bindings = { ...env, DB: faultyDatabase(env.DB, () => "before", words) };
    const ask = (path: string, init: RequestInit = {}) =>
      worker.fetch(new Request(`http://localhost${path}`, init), bindings, createExecutionContext());
    const headers = { Cookie: user.cookie };
    const mail = {
      method: "POST",
      headers: { Authorization: "Bearer inbound-test-secret" },
      body: "Subject: x\r\n\r\nx",
    };
    for (const answer of [
      await ask(`/api/agents/${agent.id}`, { headers }),
      await ask(`/api/inbound?to=${encodeURIComponent(agent.emailAddress)}&from=a@b.example`, mail),
    ]) {
      expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "60"]);
      expect(await answer.json()).toEqual({
        message: "Storage is not available just now. Please try again in a minute.",
      });
    }
    const page = await ask(`/agents/${agent.id}`, { headers });
    expect([page.status, page.headers.get("Retry-After")]).toEqual([503, "60"]);
    expect(await page.text()).toContain("nothing you saved is lost");
  });
});
