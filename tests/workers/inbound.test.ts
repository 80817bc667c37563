import { createExecutionContext, env, SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import worker from "#worker";
import { rawMail, streamOf } from "../support/deliver-mail";
import { mailsOf } from "../support/digest-agent";
import { faultyDatabase } from "../support/faulty-database";
import { newAgent } from "../support/new-agent";
import { newUser } from "../support/new-user";

const MIB = 1024 * 1024;
const SECRET = { Authorization: "Bearer inbound-test-secret" };

function post(
  to: string | null,
  body: BodyInit | null,
  headers: Record<string, string> = SECRET,
  bindings: Partial<Env> = {},
  from = "relay@payments.example",
) {
  const url = new URL("http://localhost/api/inbound");
  if (to !== null) url.searchParams.set("to", to);
  url.searchParams.set("from", from);
  const request = new Request(url, { method: "POST", body, headers });
  return worker.fetch(request, { ...env, ...bindings }, createExecutionContext());
}

describe("POST /api/inbound", () => {
  it("answers 405 with Allow to any other method", async () => {
    const answer = await SELF.fetch("http://localhost/api/inbound", { method: "PUT" });
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, POST"]);
  });

  it("GET says before the mail whether its address is known, to whoever has the secret, and stores nothing", async () => {
    const agent = await newAgent(await newUser());
    const ask = async (to: string, headers: Record<string, string> = SECRET) => {
      const url = `http://localhost/api/inbound?${new URLSearchParams({ to })}`;
      return (await SELF.fetch(url, { headers })).status;
    };
    const tagged = agent.emailAddress.replace("@", "+invoices@");
    for (const to of [agent.emailAddress, tagged, agent.emailAddress.toUpperCase()]) {
      expect(await ask(to), to).toBe(200);
    }
    expect(await ask(`bounce-${"0".repeat(32)}@inbound.localhost`)).toBe(200);
    const [name] = agent.emailAddress.split("@");
    for (const to of [
      "nobody000000@inbound.localhost",
      `${name}@elsewhere.example`,
      `${name}`,
      "postmaster",
    ]) {
      expect(await ask(to), to).toBe(404);
    }
    expect(await ask(agent.emailAddress, {})).toBe(401);
    expect(await mailsOf(agent.id)).toEqual([]);
  });

  it("stores the raw message through the same code, once", async () => {
    const agent = await newAgent(await newUser());
    const raw = rawMail();
    const url = `http://localhost/api/inbound?to=${encodeURIComponent(agent.emailAddress)}&from=a@b.example`;
    const first = await SELF.fetch(url, { method: "POST", body: raw, headers: SECRET });
    expect([first.status, await first.json()]).toEqual([200, { ok: true, result: "stored" }]);
    const second = await post(agent.emailAddress, raw);
    expect([second.status, await second.json()]).toEqual([200, { ok: true, result: "duplicate" }]);
    const [mail, ...others] = await mailsOf(agent.id);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ rawSize: raw.length, envelopeFrom: "a@b.example" });
    const stored = await (await env.FILES.get(mail?.rawKey ?? ""))?.arrayBuffer();
    expect(new Uint8Array(stored ?? new ArrayBuffer(0))).toEqual(raw);
  });

  it("takes an address with a plus, escaped or not", async () => {
    const agent = await newAgent(await newUser());
    const tagged = agent.emailAddress.replace("@", "+invoices@");
    for (const to of [tagged, encodeURIComponent(tagged)]) {
      const url = `http://localhost/api/inbound?to=${to}&from=a@b.example`;
      expect((await SELF.fetch(url, { method: "POST", body: rawMail(), headers: SECRET })).status).toBe(200);
    }
    expect(await mailsOf(agent.id)).toMatchObject([{ tag: "invoices" }, { tag: "invoices" }]);
  });

  it("too many of a day: 429 with Retry-After, and mail in quarantine is 200", async () => {
    const agent = await newAgent(await newUser(), { allowedSenders: ["relay@payments.example"] });
    const bindings = { MAILS_PER_SENDER: 1 } as Partial<Env>;
    expect((await post(agent.emailAddress, rawMail(), SECRET, bindings)).status).toBe(200);
    const deferred = await post(agent.emailAddress, rawMail(), SECRET, bindings);
    expect(deferred.status).toBe(429);
    expect(Number(deferred.headers.get("Retry-After"))).toBeGreaterThan(0);
    const held = await post(
      agent.emailAddress,
      rawMail({ From: "x@elsewhere.example" }),
      SECRET,
      bindings,
      "",
    );
    expect([held.status, await held.json()]).toEqual([200, { ok: true, result: "held" }]);
  });

  it("takes a body that doesn't declare its size", async () => {
    const agent = await newAgent(await newUser());
    const raw = rawMail();
    expect((await post(agent.emailAddress, streamOf(raw, 100))).status).toBe(200);
    expect(await mailsOf(agent.id)).toMatchObject([{ rawSize: raw.length }]);
  });

  it("is refused without the secret, or with a wrong one", async () => {
    const agent = await newAgent(await newUser());
    const wrong: Record<string, string>[] = [
      {},
      { Authorization: "Bearer wrong" },
      { Authorization: "inbound-test-secre" },
    ];
    for (const headers of wrong) {
      const answer = await post(agent.emailAddress, rawMail(), headers);
      expect([answer.status, await answer.json()]).toEqual([
        401,
        { message: "The secret is missing or wrong." },
      ]);
    }
    expect(await mailsOf(agent.id)).toEqual([]);
  });

  it("is not there while INBOUND_SECRET is not set", async () => {
    const agent = await newAgent(await newUser());
    const answer = await post(agent.emailAddress, rawMail(), SECRET, { INBOUND_SECRET: "" } as Partial<Env>);
    expect(answer.status).toBe(404);
    expect(await mailsOf(agent.id)).toEqual([]);
  });

  it("unknown address 404, no address 400, no message 400", async () => {
    expect((await post("nobody000000@inbound.localhost", rawMail())).status).toBe(404);
    const noAddress = await post(null, rawMail());
    expect([noAddress.status, await noAddress.json()]).toEqual([
      400,
      { message: "The address is missing.", errors: { to: ["is required"] } },
    ]);
    const agent = await newAgent(await newUser());
    expect((await post(agent.emailAddress, null)).status).toBe(400);
    expect((await post(agent.emailAddress, new Uint8Array())).status).toBe(400);
  });

  it("takes up to 25 MiB; more is 413, declared or not", async () => {
    const agent = await newAgent(await newUser());
    const tooLarge = new Uint8Array(25 * MIB + 1).fill(0x61);
    for (const body of [tooLarge, streamOf(tooLarge, MIB)]) {
      const answer = await post(agent.emailAddress, body);
      expect([answer.status, await answer.json()]).toEqual([
        413,
        { message: "The message is too large: at most 25 MiB." },
      ]);
    }
    expect(await mailsOf(agent.id)).toEqual([]);
    expect((await post(agent.emailAddress, tooLarge.subarray(1))).status).toBe(200);
  });

  it("our own failure is a 5xx with words in JSON, so that the other server tries again", async () => {
    const agent = await newAgent(await newUser());
    const DB = faultyDatabase(env.DB, (sql) => (sql.startsWith('insert into "mails"') ? "before" : null));
    const answer = await post(agent.emailAddress, rawMail(), SECRET, { DB });
    expect([answer.status, await answer.json()]).toEqual([500, { message: "Something went wrong." }]);
    expect(await mailsOf(agent.id)).toEqual([]);
  });
});
