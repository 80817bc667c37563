import { createExecutionContext, env } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import worker from "#worker";
import { sendDigest } from "../../app/domain/digests/send-digest.server";
import { DomainError } from "../../app/domain/errors";
import { deliverMail, rawMail, waitingMail } from "../support/deliver-mail";
import { deliverOne } from "../support/digest-agent";
import { type Fault, faultyDatabase } from "../support/faulty-database";
import { batchOf } from "../support/held-jobs";
import { newAgent } from "../support/new-agent";
import { newUser } from "../support/new-user";
import { overriding } from "../support/overriding";
import { mailServer, platformAt } from "../support/platform-at";
import { address, readyToSend } from "../support/ready-to-send";

const SUBJECT = "Quarzwald merger";
const BODY = "Ottilie must sign the Quarzwald papers by Friday.";
const SENDER = "ottilie@quarzwald.example";
const SECRETS = ["Quarzwald", "quarzwald", "Ottilie", "ottilie"];

const logged: string[] = [];
const raw = () =>
  rawMail(
    {
      From: `Ottilie <${SENDER}>`,
      Subject: SUBJECT,
      "Message-ID": `<${crypto.randomUUID()}@quarzwald.example>`,
    },
    BODY,
  );
const broken = (part: string, fault: Fault = "before") =>
  faultyDatabase(env.DB, (sql) => (sql.includes(part) ? fault : null));

/** What an error says of itself and of its causes, as a platform prints it. */
function inFull(value: unknown): string {
  if (!(value instanceof Error)) return typeof value === "string" ? value : JSON.stringify(value);
  return `${value.stack ?? ""} ${value.message} ${JSON.stringify(value)} ${value.cause === undefined ? "" : inFull(value.cause)}`;
}

function expectNothingTold(): void {
  for (const line of logged) for (const secret of SECRETS) expect(line).not.toContain(secret);
}

beforeEach(() => {
  logged.length = 0;
  for (const level of ["error", "warn", "log", "info"] as const) {
    vi.spyOn(console, level).mockImplementation((...values) => {
      logged.push(values.map(inFull).join(" "));
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe("Logs hold ids, never subjects, bodies or addresses", () => {
  it("when a mail can't be stored; what the runtime prints of the error neither", async () => {
    const agent = await newAgent(await newUser());
    for (const bindings of [
      { DB: broken('insert into "mails"') },
      { DB: broken("inbound_addresses") },
      { FILES: overriding(env.FILES, { put: () => Promise.reject(new Error("R2 is away")) }) },
    ]) {
      const thrown = await deliverMail(agent.emailAddress, raw(), { from: SENDER, bindings }).catch(
        (error) => error,
      );
      expect(thrown).toBeInstanceOf(Error);
      logged.push(inFull(thrown));
    }
    expect(logged.some((line) => line.includes("mail.not-stored"))).toBe(true);
    expectNothingTold();
  });

  it("when a mail can't be read, nor its digest be written", async () => {
    const user = await newUser();
    const agent = await newAgent(user, { title: SUBJECT, recipients: [SENDER] });
    const mailId = await deliverOne(agent, waitingMail(raw()));
    const cookie = { Cookie: user.cookie, "Content-Type": "application/json" };
    const press = (bindings: Partial<Env>) =>
      worker.fetch(
        new Request(`http://localhost/api/agents/${agent.id}/summary-now`, {
          method: "POST",
          headers: cookie,
          body: "{}",
        }),
        { ...env, ...bindings },
        createExecutionContext(),
      );
    await worker.queue(batchOf([{ kind: "read-mail", mailId }]), { ...env, DB: broken("mail_texts") });
    expect((await press({ DB: broken("mail_texts") })).status).toBe(500);
    expect((await press({ DB: broken('insert into "digests"') })).status).toBe(500);
    expect(logged.length).toBeGreaterThan(2);
    expectNothingTold();
  });

  it("when a digest can't be sent", async () => {
    const { target, at } = await readyToSend([SENDER, address("quarzwald")]);
    const throwing = mailServer(() => Promise.reject(new DomainError("unavailable", "Down")));
    await sendDigest(at(0, throwing), target, { runId: null });
    expect(logged.some((line) => line.includes("delivery.failed"))).toBe(true);
    expectNothingTold();
  });

  it("when somebody can't register, sign in or leave", async () => {
    const post = (path: string, body: string, type: string, DB: D1Database) =>
      worker.fetch(
        new Request(`http://localhost${path}`, { method: "POST", headers: { "Content-Type": type }, body }),
        { ...env, DB },
        createExecutionContext(),
      );
    const credentials = JSON.stringify({ email: SENDER, password: "Ottilie likes papers" });
    const json = "application/json";
    const form = "application/x-www-form-urlencoded";
    expect((await post("/api/register", credentials, json, broken('insert into "users"'))).status).toBe(500);
    expect((await post("/api/login", credentials, json, broken('from "users"'))).status).toBe(500);
    const asForm = new URLSearchParams({ email: SENDER, password: "Ottilie likes papers" }).toString();
    await post("/login", asForm, form, broken('from "users"'));
    const { press, deliveries } = await readyToSend([SENDER]);
    await press(0);
    const token = (await deliveries())[0]?.unsubscribeToken;
    const left = await post(`/unsubscribe/${token}`, "a=b", form, broken("opt_outs", "before"));
    expect(left.status).toBe(500);
    const leaving = faultyDatabase(env.DB, (sql) =>
      sql.startsWith('insert into "opt_outs"') ? "before" : null,
    );
    expect((await post(`/unsubscribe/${token}`, "a=b", form, leaving)).status).toBe(500);
    expect(logged.length).toBeGreaterThan(4);
    expectNothingTold();
  });

  it("when /api/inbound fails, and when a page does", async () => {
    const user = await newUser();
    const agent = await newAgent(user, { title: SUBJECT });
    const inbound = new Request(
      `http://localhost/api/inbound?to=${encodeURIComponent(agent.emailAddress)}&from=${SENDER}`,
      {
        method: "POST",
        headers: { Authorization: "Bearer inbound-test-secret" },
        body: raw(),
      },
    );
    const DB = broken('insert into "mails"');
    expect((await worker.fetch(inbound, { ...env, DB }, createExecutionContext())).status).toBe(500);
    const page = new Request(`http://localhost/agents/${agent.id}?q=${SENDER}`, {
      headers: { Cookie: user.cookie },
    });
    const answer = await worker.fetch(
      page,
      { ...env, DB: broken('from "digests"') },
      createExecutionContext(),
    );
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain("Failed query");
    expect(logged.length).toBeGreaterThan(1);
    expectNothingTold();
  });

  it("the clock's platform is quiet when nothing fails", async () => {
    const agent = await newAgent(await newUser());
    await deliverOne(agent, raw());
    expect(platformAt(new Date()).held).toEqual([]);
    expect(logged).toEqual([]);
  });
});
