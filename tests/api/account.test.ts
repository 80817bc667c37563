import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditEvents } from "../../app/database/schema/audit-events.server";
import { ownerNotices } from "../../app/database/schema/owner-notices.server";
import { sessions } from "../../app/database/schema/sessions.server";
import { users } from "../../app/database/schema/users.server";
import { hashPassword } from "../../app/domain/accounts/hash-password.server";
import type { SessionView } from "../../app/domain/accounts/session-view";
import { openSession } from "../../app/domain/accounts/sessions.server";
import { keepAccount } from "../../app/domain/deletion/request-deletion.server";
import { call, newUser, type TestUser } from "../support/new-user";
import { platformAt } from "../support/platform-at";

const PASSWORD = "seven wet cranes";
const DAY_MS = 86_400_000;
const platform = platformAt(new Date());
const { db } = platform;

const elsewhere = async (user: TestUser, device: string | null = null, at = new Date()) => ({
  Cookie: `sid=${await openSession(platformAt(at), user.id, device)}`,
});
const statusOf = async (headers: Record<string, string>) =>
  (await call("GET", "/api/auth/user", undefined, headers)).status;
const list = async (user: TestUser) => (await user.call<SessionView[]>("GET", "/api/sessions")).body;

describe("Sessions", () => {
  it("are listed with device and last use, one's own first", async () => {
    const user = await newUser();
    await elsewhere(user, "Firefox on Linux", new Date(Date.now() - 2 * DAY_MS));
    await elsewhere(user, "Safari on iPhone", new Date(Date.now() - DAY_MS));
    await elsewhere(user, "over", new Date(Date.now() - 8 * DAY_MS));
    expect((await list(user)).map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      [null, true],
      ["Safari on iPhone", false],
      ["Firefox on Linux", false],
    ]);
    const [, last] = await list(user);
    expect(last?.lastSeenAt).toBe(last?.createdAt);
    expect(JSON.stringify(await list(user))).not.toMatch(/[0-9a-f]{64}/);
  });

  it("know the device that signed in", async () => {
    const email = `${crypto.randomUUID()}@people.example`;
    const phone =
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1";
    const headers = { "User-Agent": phone, "CF-Connecting-IP": email };
    const made = await call<{ id: string }>("POST", "/api/register", { email, password: PASSWORD }, headers);
    const [row] = await db.select().from(sessions).where(eq(sessions.userId, made.body.id));
    expect(row?.device).toBe("Safari on iPhone");
  });

  it("one that is signed out ends at once, and a stranger's can't be", async () => {
    const [user, stranger] = [await newUser(), await newUser()];
    const phone = await elsewhere(user, "Safari on iPhone");
    const id = (await list(user)).find(({ isCurrent }) => !isCurrent)?.id;
    expect((await stranger.call("DELETE", `/api/sessions/${id}`)).status).toBe(404);
    expect(await statusOf(phone)).toBe(200);
    expect(await user.call("DELETE", `/api/sessions/${id}`)).toMatchObject({
      status: 200,
      body: { ok: true },
    });
    expect(await statusOf(phone)).toBe(401);
    expect(await statusOf({ Cookie: user.cookie })).toBe(200);
    expect((await user.call("DELETE", `/api/sessions/${id}`)).status).toBe(404);
  });

  it("all others are signed out at once, and one's own stays", async () => {
    const [user, stranger] = [await newUser(), await newUser()];
    const others = [await elsewhere(user), await elsewhere(user)];
    expect((await user.call("DELETE", "/api/sessions")).body).toEqual({ closed: 2 });
    for (const other of others) expect(await statusOf(other)).toBe(401);
    for (const { cookie } of [user, stranger]) expect(await statusOf({ Cookie: cookie })).toBe(200);
  });
});

describe("DELETE /api/account", () => {
  const withPassword = async () => {
    const user = await newUser();
    const passwordHash = await hashPassword(PASSWORD);
    await db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    return user;
  };

  it("asks for the password, gives a day and can be taken back", async () => {
    const user = await withPassword();
    const wrong = await user.call("DELETE", "/api/account", { password: "eight wet cranes" });
    expect(wrong).toMatchObject({
      status: 403,
      body: { errors: { password: ["This is not your password."] } },
    });
    expect((await user.call("DELETE", "/api/account", {})).status).toBe(400);
    expect((await user.call("GET", "/api/auth/user")).body).not.toHaveProperty("deletionDueAt");
    const before = Date.now();
    const asked = await user.call<{ deletionDueAt: string }>("DELETE", "/api/account", {
      password: PASSWORD,
    });
    expect(asked.status).toBe(200);
    const due = Date.parse(asked.body.deletionDueAt);
    expect(due - before).toBeGreaterThanOrEqual(DAY_MS);
    expect(due - Date.now()).toBeLessThanOrEqual(DAY_MS);
    // Asked again it is the same day.
    const again = await user.call("DELETE", "/api/account", { password: PASSWORD });
    expect(again.body).toEqual(asked.body);
    const kept = await user.call("POST", "/api/account/keep");
    expect([kept.status, Object.keys(kept.body)]).toEqual([
      200,
      expect.not.arrayContaining(["deletionDueAt"]),
    ]);
    const told = await db.query.ownerNotices.findMany({ where: eq(ownerNotices.userId, user.id) });
    expect(told.map(({ about }) => about)).toEqual([{ kind: "deletion", dueAt: asked.body.deletionDueAt }]);
    const log = await db.query.auditEvents.findMany({ where: eq(auditEvents.userId, user.id) });
    expect(log.map(({ action }) => action)).toContain("account.deletion-asked");
    expect(log.map(({ action }) => action)).toContain("account.kept");
  });

  it("counts wrong passwords like a sign-in", async () => {
    const user = await newUser();
    const tries: number[] = [];
    for (let turn = 0; turn < 11; turn += 1)
      tries.push((await user.call("DELETE", "/api/account", { password: "no" })).status);
    expect(tries).toEqual([...Array(10).fill(403), 429]);
  });

  it("can't be taken back when the day is over", async () => {
    const user = await newUser();
    await db.update(users).set({ deletionDueAt: new Date() }).where(eq(users.id, user.id));
    await expect(keepAccount(platformAt(new Date(Date.now() + 1000)), user.id)).rejects.toMatchObject({
      kind: "conflict",
    });
    expect(await statusOf({ Cookie: user.cookie })).toBe(401);
  });
});
