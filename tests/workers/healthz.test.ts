import { createExecutionContext, createScheduledController, env, SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import worker from "../../workers/index";

describe("GET /healthz", () => {
  it("answers 503 before the schedule ticked, 200 when it ticked within 5 minutes", async () => {
    expect((await SELF.fetch("http://localhost/healthz")).status).toBe(503);
    await worker.scheduled(createScheduledController(), env);
    const after = await SELF.fetch("http://localhost/healthz");
    expect(after.status).toBe(200);
    expect(await after.json()).toMatchObject({ ok: true });
  });
});
