import { SELF } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { creditEntries } from "../../app/database/schema/credits.server";
import { users } from "../../app/database/schema/users.server";
import { openSession } from "../../app/domain/accounts/sessions.server";
import { newId } from "../../app/domain/tokens.server";
import { requireDeclared } from "./declared-answer";
import { platformAt } from "./platform-at";

export const ORIGIN = "http://localhost";

export interface Answer<Body = Record<string, unknown>> {
  status: number;
  headers: Headers;
  body: Body;
}

/** One call of the api, which must answer as its row of the table says; `body` goes out as JSON unless it is a string or a Blob already. */
export async function call<Body = Record<string, unknown>>(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<Body>> {
  const isRaw = typeof body === "string" || body instanceof Blob;
  const response = await SELF.fetch(`${ORIGIN}${path}`, {
    method,
    redirect: "manual",
    headers: { ...(body === undefined ? {} : { "Content-Type": "application/json" }), ...headers },
    body: body === undefined ? undefined : isRaw ? body : JSON.stringify(body),
  });
  requireDeclared(method, path, response.status);
  const text = await response.text();
  const isJson = response.headers.get("Content-Type")?.includes("json");
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

export interface TestUser {
  id: string;
  email: string;
  timeZone: string;
  cookie: string;
  /** As this user. */
  call<Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<Body>>;
}

/** A signed-in user of their own, with a ledger that begins like a registration's. */
export async function newUser({
  credits = 500,
  planTier = "Free",
  timeZone = "UTC",
}: {
  credits?: number;
  planTier?: "Free" | "Professional";
  timeZone?: string;
} = {}): Promise<TestUser> {
  const platform = platformAt(new Date());
  const id = newId();
  const email = `${id}@people.example`;
  const createdAt = platform.now();
  await platform.db.batch([
    platform.db
      .insert(users)
      .values({ id, email, passwordHash: "none", timeZone, credits, planTier, createdAt }),
    platform.db
      .insert(creditEntries)
      .values({ id: newId(), userId: id, delta: credits, reason: "signup", key: `signup:${id}`, createdAt }),
  ]);
  const cookie = `sid=${await openSession(platform, id)}`;
  return {
    id,
    email,
    timeZone,
    cookie,
    call: (method, path, body, headers = {}) => call(method, path, body, { Cookie: cookie, ...headers }),
  };
}

/** What a user has, and what their ledger says that they have; the two are always one number. */
export async function balanceOf(userId: string): Promise<{ credits: number; ledger: number }> {
  const { db } = platformAt(new Date());
  const user = await db.query.users.findFirst({ where: eq(users.id, userId) });
  const entries = await db.query.creditEntries.findMany({ where: eq(creditEntries.userId, userId) });
  return {
    credits: user?.credits ?? Number.NaN,
    ledger: entries.reduce((sum, entry) => sum + entry.delta, 0),
  };
}
