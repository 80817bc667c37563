import { createExecutionContext, env, SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import worker from "#worker";
import { sendDigest } from "../../app/domain/digests/send-digest.server";
import { NO_MAILER } from "../../app/domain/no-mailer";
import { performJob } from "../../app/jobs/perform-job.server";
import { createPlatform } from "../../workers/platform";
import { platformAt } from "../support/platform-at";
import { answering, LATER, readyToSend } from "../support/ready-to-send";

describe("The outbox is a page of the developer's own machine", () => {
  it.each(["", "/html"])(
    "its mails%s are shown there and to nobody elsewhere, whatever APP_URL was left at",
    async (part) => {
      const id = crypto.randomUUID();
      await platformAt(new Date()).mailer.send({
        idempotencyKey: id,
        messageId: `<${id}@inbound.localhost>`,
        from: { name: "Mondaybrief", address: "digests@inbound.localhost" },
        to: "joe@payments.example",
        replyTo: null,
        returnPath: null,
        subject: "Set a new password for Mondaybrief",
        html: "<p>The link</p>",
        text: "The link",
        headers: {},
      });
      const status = async (origin: string, path: string) => (await SELF.fetch(origin + path)).status;
      for (const local of ["http://localhost:8787", "http://127.0.0.1", "http://mail.localhost"])
        expect([local, await status(local, `/outbox/${id}${part}`)]).toEqual([local, 200]);
      for (const elsewhere of ["https://brief.example", "http://localhost.brief.example", "http://10.0.0.7"])
        expect([elsewhere, await status(elsewhere, `/outbox/${id}${part}`)]).toEqual([elsewhere, 404]);
      const through = async (headers: Record<string, string>) =>
        (await SELF.fetch(`http://localhost:8787/outbox/${id}${part}`, { headers })).status;
      for (const here of ["127.0.0.1", "::1"]) expect(await through({ "CF-Connecting-IP": here })).toBe(200);
      for (const elsewhere of ["203.0.113.9", "127.example"]) {
        const named: Record<string, string>[] = [
          { "CF-Connecting-IP": elsewhere },
          { "CF-Connecting-IP": "127.0.0.1", "X-Forwarded-For": elsewhere },
        ];
        for (const headers of named) expect([headers, await through(headers)]).toEqual([headers, 404]);
      }
      expect(await status("https://brief.example", "/outbox")).toBe(404);
      expect(await status("https://brief.example", "/kit")).toBe(404);
    },
  );
});

describe("MAILER=outbox at a public address, where nobody could look at the kept mail", () => {
  const PUBLIC = { ...env, APP_URL: "https://brief.example" };
  const ask = (path: string, init: RequestInit = {}) =>
    worker.fetch(new Request(`http://localhost${path}`, init), PUBLIC, createExecutionContext());

  it("'Send Digest Now' is refused with the reason, and nothing counts as sent", async () => {
    const { user, agent, target, deliveries: rows } = await readyToSend();
    const headers = { Cookie: user.cookie, "Content-Type": "application/json" };
    const body = JSON.stringify({ summaryId: target.digestId });
    const answer = await ask(`/api/agents/${agent.id}/send-summary`, { method: "POST", headers, body });
    expect([answer.status, await answer.json()]).toEqual([503, { message: NO_MAILER }]);
    expect(await rows()).toEqual([]);
  });

  it("a scheduled digest is written, and its mails have failed with the reason, to be sent again by hand", async () => {
    const { target, deliveries: rows } = await readyToSend();
    const { platform } = createPlatform(PUBLIC);
    expect(await sendDigest(platform, target, { runId: crypto.randomUUID() })).toEqual({
      sent: 0,
      skipped: [],
    });
    expect((await rows()).map(({ state, problem }) => [state, problem])).toEqual([
      ["failed", NO_MAILER],
      ["failed", NO_MAILER],
    ]);
  });

  it("what waits from before goes on waiting", async () => {
    const { press, deliveries: rows } = await readyToSend();
    await press(-3600, answering(LATER));
    const { platform } = createPlatform(PUBLIC);
    for (const { id } of await rows()) await performJob(platform, { kind: "deliver", deliveryId: id });
    expect((await rows()).map(({ state }) => state)).toEqual(["queued", "queued"]);
  });

  it("the dashboard tells the owner, /healthz the operator, and no link to a password is promised", async () => {
    const { user } = await readyToSend();
    const page = async (path: string) => (await ask(path, { headers: { Cookie: user.cookie } })).text();
    expect(await page("/")).toContain("Digests are written, but not sent");
    const local = await SELF.fetch("http://localhost/", { headers: { Cookie: user.cookie } });
    expect(await local.text()).not.toContain("Digests are written, but not sent");
    expect(JSON.parse(await page("/healthz"))).toMatchObject({ sendsMail: false });
    const asked = await ask("/forgot-password", {
      method: "POST",
      headers: { "Sec-Fetch-Site": "same-origin" },
      body: new URLSearchParams({ email: user.email }),
    });
    expect(asked.status).toBe(503);
    expect((await asked.text()).includes("No mail server is set up here yet")).toBe(true);
  });
});
