import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { sessions } from "../../app/database/schema/sessions.server";
import { users } from "../../app/database/schema/users.server";
import { hashPassword } from "../../app/domain/accounts/hash-password.server";
import { openSession } from "../../app/domain/accounts/sessions.server";
import { newId } from "../../app/domain/tokens.server";
import { call, newUser } from "../support/new-user";
import { platformAt } from "../support/platform-at";

const PASSWORD = "seven wet cranes";
const platform = platformAt(new Date());
const newEmail = () => `${newId()}@moved.example`;

async function userWithPassword() {
  const user = await newUser();
  await platform.db
    .update(users)
    .set({ passwordHash: await hashPassword(PASSWORD) })
    .where(eq(users.id, user.id));
  return user;
}

describe("PUT /api/profile", () => {
  it("200 User; fields left out keep their value", async () => {
    const user = await newUser();
    const all = { displayName: " Ana Ruiz ", company: "Harbour", timeZone: "Europe/Vienna" };
    const first = await user.call("PUT", "/api/profile", all);
    expect(first.status).toBe(200);
    expect(first.body).toEqual({
      id: user.id,
      email: user.email,
      displayName: "Ana Ruiz",
      company: "Harbour",
      timeZone: "Europe/Vienna",
      credits: 500,
      planTier: "Free",
    });
    const second = await user.call("PUT", "/api/profile", { displayName: "Ana" });
    expect(second.body).toEqual({ ...first.body, displayName: "Ana" });
    expect((await user.call("PUT", "/api/profile", { company: "" })).body).toMatchObject({ company: null });
    expect((await user.call("GET", "/api/auth/user")).body).toMatchObject({
      displayName: "Ana",
      company: null,
    });
  });

  it("the same email in other letters is no change, and asks for no password", async () => {
    const user = await newUser();
    const answer = await user.call("PUT", "/api/profile", {
      displayName: "Ana",
      email: ` ${user.email.toUpperCase()}`,
    });
    expect(answer).toMatchObject({ status: 200, body: { email: user.email } });
  });

  it.each([
    [{ displayName: "" }, "displayName", "Name is required"],
    [{ displayName: "  " }, "displayName", "Name is required"],
    [{ displayName: null }, "displayName", "Name is required"],
    [{ email: "not an address" }, "email", "Invalid email address"],
    [{ email: "" }, "email", "Invalid email address"],
    [{ company: 7 }, "company", "Company must be text"],
  ])("400 for %j", async (body, field, message) => {
    const user = await newUser();
    const answer = await user.call("PUT", "/api/profile", body);
    expect(answer).toMatchObject({ status: 400, body: { message, errors: { [field]: [message] } } });
  });

  it("403 when the email changes without the right current password, and nothing changes", async () => {
    const user = await userWithPassword();
    for (const currentPassword of [undefined, "", "wrong"]) {
      const body = { displayName: "Eve", email: newEmail(), currentPassword };
      const answer = await user.call("PUT", "/api/profile", body);
      expect(answer).toMatchObject({
        status: 403,
        body: { message: "Enter your current password to change your email." },
      });
    }
    expect((await user.call("GET", "/api/auth/user")).body).toMatchObject({
      email: user.email,
      displayName: null,
    });
  });

  it("409 for the email of another account, asked only after the password", async () => {
    const [user, other] = [await userWithPassword(), await newUser()];
    const body = { email: other.email, displayName: "Ana" };
    expect((await user.call("PUT", "/api/profile", body)).status).toBe(403);
    const answer = await user.call("PUT", "/api/profile", { ...body, currentPassword: PASSWORD });
    expect(answer).toMatchObject({
      status: 409,
      body: { message: "An account with this email already exists." },
    });
    expect((await user.call("GET", "/api/auth/user")).body).toMatchObject({
      email: user.email,
      displayName: null,
    });
  });

  it("a changed email keeps this session and ends the others; sign-in goes by the new one", async () => {
    const user = await userWithPassword();
    const elsewhere = { Cookie: `sid=${await openSession(platform, user.id)}` };
    const email = newEmail();
    const body = { email, currentPassword: PASSWORD };
    expect(await user.call("PUT", "/api/profile", body)).toMatchObject({ status: 200, body: { email } });
    expect((await user.call("GET", "/api/auth/user")).status).toBe(200);
    expect((await call("GET", "/api/auth/user", undefined, elsewhere)).status).toBe(401);
    expect((await call("POST", "/api/login", { email, password: PASSWORD })).status).toBe(200);
    expect((await call("POST", "/api/login", { email: user.email, password: PASSWORD })).status).toBe(401);
  });

  it("another field's change leaves other sessions alone", async () => {
    const user = await newUser();
    await openSession(platform, user.id);
    await user.call("PUT", "/api/profile", { displayName: "Ana" });
    expect(await platform.db.$count(sessions, eq(sessions.userId, user.id))).toBe(2);
  });

  it("429 after ten wrong passwords, like a sign-in", async () => {
    const user = await userWithPassword();
    const attempt = () => user.call("PUT", "/api/profile", { email: newEmail(), currentPassword: "wrong" });
    for (let tries = 0; tries < 10; tries += 1) expect((await attempt()).status).toBe(403);
    const answer = await attempt();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});
