import { env, SELF } from "cloudflare:test";
import { users } from "../../app/database/schema.server";
import { hashPassword } from "../../app/domain/accounts/hash-password.server";
import { openSession } from "../../app/domain/accounts/sessions.server";
import { AgentInput } from "../../app/domain/agents/agent-schema";
import { createAgent } from "../../app/domain/agents/create-agent.server";
import { receiveMail } from "../../app/domain/inbox/receive-mail.server";
import type { Platform } from "../../app/domain/platform";
import { newId } from "../../app/domain/tokens.server";
import type { Job } from "../../app/jobs/job";
import { createPlatform } from "../../workers/platform";

/** The worker's own platform whose jobs wait in `jobs` for the test, with changes. */
export function heldPlatform(changes: Partial<Platform> = {}): Platform & { waiting: Job[] } {
  const waiting: Job[] = [];
  const jobs: Platform["jobs"] = {
    async enqueue(job) {
      waiting.push(job);
    },
  };
  return { ...createPlatform(env).platform, jobs, ...changes, waiting };
}

export interface Answered<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

export interface Person {
  id: string;
  email: string;
  cookie: string;
  /** A call of the api as this person; FormData goes out as multipart, anything else as JSON. */
  asks<Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answered<Body>>;
  /** An agent of theirs. */
  agent(title?: string): Promise<{ id: string; emailAddress: string }>;
}

/** Somebody signed in, with 500 credits; a password costs half a second and is set only where a test needs it. */
export async function person({ password }: { password?: string } = {}): Promise<Person> {
  const platform = heldPlatform();
  const id = newId();
  const email = `${id}@crew.example`;
  await platform.db.insert(users).values({
    id,
    email,
    passwordHash: password === undefined ? "none" : await hashPassword(password),
    credits: 500,
    createdAt: platform.now(),
  });
  const cookie = `sid=${await openSession(platform, id)}`;
  return {
    id,
    email,
    cookie,
    asks: (method, path, body, headers = {}) => ask(method, path, body, { Cookie: cookie, ...headers }),
    async agent(title = "Harbour cranes") {
      const agentId = await createAgent(platform, { id, timeZone: "UTC" }, AgentInput.parse({ title }));
      const row = await platform.db.query.agents.findFirst({ where: (t, { eq }) => eq(t.id, agentId) });
      return { id: agentId, emailAddress: row?.emailAddress ?? "" };
    },
  };
}

/** A call of the api by nobody in particular. */
export async function ask<Body = Record<string, unknown>>(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answered<Body>> {
  const isForm = body instanceof FormData;
  const response = await SELF.fetch(`http://localhost${path}`, {
    method,
    redirect: "manual",
    headers: { ...(body === undefined || isForm ? {} : { "Content-Type": "application/json" }), ...headers },
    body: body === undefined || isForm ? body : JSON.stringify(body),
  });
  const isJson = response.headers.get("Content-Type")?.includes("json") ?? false;
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? await response.json<Body>() : ((await response.text()) as Body),
  };
}

/** A mail from Ana, taken in for an agent. */
export async function mailTo(
  platform: Platform,
  emailAddress: string,
  text: string,
  { subject = "Cranes", from = "Ana Ruiz <ana@crew.example>" }: { subject?: string; from?: string } = {},
): Promise<string> {
  const raw = new TextEncoder().encode(
    [
      `From: ${from}`,
      `Subject: ${subject}`,
      `Message-ID: <${newId()}@crew.example>`,
      `Date: ${platform.now().toUTCString()}`,
      "Content-Type: text/plain; charset=utf-8",
      "",
      ...text.split("\n"),
    ].join("\r\n"),
  );
  const receipt = await receiveMail(platform, {
    envelopeFrom: "ana@crew.example",
    envelopeTo: emailAddress,
    raw: new Blob([raw]).stream(),
    rawSize: raw.length,
  });
  if (receipt.kind !== "stored") throw new Error(`The mail was not stored: ${receipt.kind}`);
  return receipt.mailId;
}
