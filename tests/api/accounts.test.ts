import { env, SELF } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { sessions } from "../../app/database/schema/sessions.server";
import { users } from "../../app/database/schema/users.server";
import { findSessionUser, openSession } from "../../app/domain/accounts/sessions.server";
import { signIn } from "../../app/domain/accounts/sign-in.server";
import { sha256Hex } from "../../app/domain/tokens.server";
import { balanceOf, call, newUser } from "../support/new-user";
import { platformAt } from "../support/platform-at";

const PASSWORD = "a long phrase for one test";
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const { db } = platformAt(new Date());

const newAddress = () => `${crypto.randomUUID()}@people.example`;
/** A network of their own, so that the throttles of one test don't meet another's. */
const from = () => ({ "CF-Connecting-IP": crypto.randomUUID() });

async function registered() {
  const email = newAddress();
  const answer = await call("POST", "/api/register", { email, password: PASSWORD }, from());
  return { email, answer, cookie: answer.headers.get("Set-Cookie") ?? "" };
}

const tokenIn = (cookie: string) => /^(?:__Host-)?sid=([0-9a-f]{64});/.exec(cookie)?.[1] ?? "";

describe("POST /api/register", () => {
  it("answers 201 with the user and signs them in at once; a new account starts with 500 credits", async () => {
    const { email, answer, cookie } = await registered();
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(String),
      email,
      displayName: null,
      company: null,
      credits: 500,
      planTier: "Free",
      timeZone: "UTC",
    });
    const seen = await call("GET", "/api/auth/user", undefined, { Cookie: cookie.split(";")[0] ?? "" });
    expect(seen.body).toEqual(answer.body);
    expect(await balanceOf(String(answer.body.id))).toEqual({ credits: 500, ledger: 500 });
  });

  it.each([
    [{ email: "no address", password: PASSWORD }, { email: ["Invalid email address"] }],
    [{ email: newAddress(), password: "12345" }, { password: ["Password must be at least 6 characters"] }],
    [{}, { email: ["Invalid email address"], password: ["Password must be at least 6 characters"] }],
    [
      { email: 7, password: false },
      { email: ["Invalid email address"], password: ["Password must be at least 6 characters"] },
    ],
  ])("%j is refused with the messages of section 5", async (input, errors) => {
    const answer = await call("POST", "/api/register", input, from());
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ message: Object.values(errors)[0]?.[0], errors });
  });

  it("a known address, however it is written, is 409 and changes nothing", async () => {
    const { email } = await registered();
    const before = await db.query.users.findFirst({ where: eq(users.email, email) });
    const again = await call(
      "POST",
      "/api/register",
      { email: ` ${email.toUpperCase()} `, password: "another phrase" },
      from(),
    );
    expect(again.status).toBe(409);
    expect(again.body.message).toBe("An account with this email already exists.");
    expect(again.headers.get("Set-Cookie")).toBeNull();
    expect(await db.query.users.findFirst({ where: eq(users.email, email) })).toEqual(before);
  });

  it("two at once for one address make one account", async () => {
    const input = { email: newAddress(), password: PASSWORD };
    const answers = await Promise.all([1, 2].map(() => call("POST", "/api/register", input, from())));
    expect(answers.map((each) => each.status).sort()).toEqual([201, 409]);
  });

  it("common passwords are refused with a plain message", async () => {
    const answer = await call("POST", "/api/register", { email: newAddress(), password: "password" }, from());
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe("This password is too common. Please choose another one.");
  });

  it("the password is kept as a scrypt hash with N=16384, r=8, p=5", async () => {
    const { email } = await registered();
    const user = await db.query.users.findFirst({ where: eq(users.email, email) });
    expect(user?.passwordHash).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  });

  it("an address can register 100 times an hour, then 429 with Retry-After", async () => {
    const headers = from();
    const input = { email: newAddress(), password: "password" };
    for (let tries = 1; tries <= 100; tries++) {
      const answer = await call("POST", "/api/register", input, headers);
      expect([tries, answer.status]).toEqual([tries, 400]);
    }
    const refused = await call("POST", "/api/register", { ...input, password: PASSWORD }, headers);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3500);
  });
});

describe("POST /api/login", () => {
  it("answers 200 with the user and a new session, whatever the case of the address", async () => {
    const { email, answer, cookie } = await registered();
    const again = await call(
      "POST",
      "/api/login",
      { email: email.toUpperCase(), password: PASSWORD },
      from(),
    );
    expect(again.status).toBe(200);
    expect(again.body).toEqual(answer.body);
    const token = tokenIn(again.headers.get("Set-Cookie") ?? "");
    expect(token).not.toBe("");
    expect(token).not.toBe(tokenIn(cookie));
  });

  it("a wrong password and an unknown address are the same 401", async () => {
    const { email } = await registered();
    for (const input of [
      { email, password: "wrong" },
      { email: newAddress(), password: PASSWORD },
    ]) {
      const answer = await call("POST", "/api/login", input, from());
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({ message: "Invalid email or password" });
      expect(answer.headers.get("Set-Cookie")).toBeNull();
    }
  });

  it("email and password are checked as section 5 says", async () => {
    const answer = await call("POST", "/api/login", { email: "x", password: "" }, from());
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual({
      email: ["Invalid email address"],
      password: ["Password is required"],
    });
  });

  it("10 failures an account in 15 minutes, from wherever, then 429 with Retry-After", async () => {
    const { email } = await registered();
    for (let tries = 1; tries <= 10; tries++) {
      const answer = await call("POST", "/api/login", { email, password: "wrong" }, from());
      expect([tries, answer.status]).toEqual([tries, 401]);
    }
    const refused = await call("POST", "/api/login", { email, password: PASSWORD }, from());
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get("Retry-After"));
    expect(seconds).toBeGreaterThan(800);
    expect(seconds).toBeLessThanOrEqual(900);
    const later = platformAt(new Date(Date.now() + 16 * MINUTE_MS));
    expect(await signIn(later, { email, password: PASSWORD }, "anywhere")).toEqual(expect.any(String));
  });

  it("a successful sign-in is never counted", async () => {
    const { email } = await registered();
    const headers = from();
    for (let tries = 1; tries <= 12; tries++) {
      const answer = await call("POST", "/api/login", { email, password: PASSWORD }, headers);
      expect([tries, answer.status]).toEqual([tries, 200]);
    }
  });

  it("100 failures an address in an hour, over many accounts, then 429", async () => {
    const clientAddress = crypto.randomUUID();
    const platform = platformAt(new Date());
    const key = `sign-in-address:${await sha256Hex(clientAddress)}`;
    const windowEndsAt = platform.now().getTime() + 60 * MINUTE_MS;
    await env.DB.prepare("insert into throttles (key, count, window_ends_at) values (?, 99, ?)")
      .bind(key, windowEndsAt)
      .run();
    const fail = () => signIn(platform, { email: newAddress(), password: "wrong" }, clientAddress);
    await expect(fail()).rejects.toMatchObject({ kind: "unauthenticated" });
    await expect(fail()).rejects.toMatchObject({ kind: "too-many", retryAfterSeconds: 3600 });
  });
});

describe("Sessions", () => {
  it("the cookie is HttpOnly, SameSite=Lax and, on https, __Host- and Secure", async () => {
    const plain = (await registered()).cookie;
    expect(plain).toMatch(/^sid=[0-9a-f]{64}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    const secure = await SELF.fetch("https://mondaybrief.example/api/register", {
      method: "POST",
      headers: { "Content-Type": "application/json", ...from() },
      body: JSON.stringify({ email: newAddress(), password: PASSWORD }),
    });
    expect(secure.headers.get("Set-Cookie")).toMatch(
      /^__Host-sid=[0-9a-f]{64}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it("the row keeps only the token's SHA-256", async () => {
    const { cookie, answer } = await registered();
    const rows = await db.query.sessions.findMany({ where: eq(sessions.userId, String(answer.body.id)) });
    expect(rows.map((row) => row.tokenHash)).toEqual([await sha256Hex(tokenIn(cookie))]);
    expect(JSON.stringify(rows)).not.toContain(tokenIn(cookie));
  });

  it("sign-out takes effect on the next request, and only for this session", async () => {
    const user = await newUser();
    const other = `sid=${await openSession(platformAt(new Date()), user.id)}`;
    const out = await user.call("POST", "/api/logout");
    expect(out).toMatchObject({ status: 200, body: { ok: true } });
    expect(out.headers.get("Set-Cookie")).toMatch(/^sid=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await user.call("GET", "/api/auth/user")).status).toBe(401);
    expect((await call("GET", "/api/auth/user", undefined, { Cookie: other })).status).toBe(200);
    const rows = await db.query.sessions.findMany({ where: eq(sessions.userId, user.id) });
    expect(rows).toHaveLength(1);
  });

  it("signing in again ends the session that the browser had before", async () => {
    const { email, cookie } = await registered();
    const before = tokenIn(cookie);
    const again = await call(
      "POST",
      "/api/login",
      { email, password: PASSWORD },
      { ...from(), Cookie: `sid=${before}` },
    );
    const after = tokenIn(again.headers.get("Set-Cookie") ?? "");
    expect(await findSessionUser(platformAt(new Date()), before)).toBeNull();
    expect(await findSessionUser(platformAt(new Date()), after)).toMatchObject({ email });
  });

  it("POST /api/logout is 200 also without a session", async () => {
    expect(await call("POST", "/api/logout")).toMatchObject({ status: 200, body: { ok: true } });
  });

  it("a session ends after 7 days unused and after 30 days in any case", async () => {
    const user = await newUser();
    const start = Date.now();
    const token = await openSession(platformAt(new Date(start)), user.id);
    const seenOn = (days: number) => findSessionUser(platformAt(new Date(start + days * DAY_MS)), token);
    for (const days of [6, 12, 18, 24, 29.9])
      expect([days, await seenOn(days)]).toMatchObject([days, { id: user.id }]);
    expect(await seenOn(30.1)).toBeNull();
    const unused = await openSession(platformAt(new Date(start)), user.id);
    expect(await findSessionUser(platformAt(new Date(start + 7.1 * DAY_MS)), unused)).toBeNull();
  });

  it("GET /api/auth/user is 200 with the user, 401 without a session", async () => {
    const user = await newUser({ credits: 3, timeZone: "Europe/Berlin" });
    expect(await user.call("GET", "/api/auth/user")).toMatchObject({
      status: 200,
      body: { id: user.id, email: user.email, credits: 3, planTier: "Free", timeZone: "Europe/Berlin" },
    });
    expect((await call("GET", "/api/auth/user")).status).toBe(401);
  });
});
