import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { whileBroken } from "../e2e/support/storage";
import { call, newUser, ORIGIN } from "../support/new-user";
import { PlainVisitor, storage } from "../support/plain-visitor";

const UNEXPECTED = "An unexpected error occurred";
const PASSWORD = "a long phrase for tests";
const newAddress = () => `${crypto.randomUUID()}@people.example`;

/** Registers through the api; answers the address. */
async function registered(): Promise<string> {
  const email = newAddress();
  const headers = { "CF-Connecting-IP": crypto.randomUUID() };
  const { status } = await call("POST", "/api/register", { email, password: PASSWORD }, headers);
  expect(status).toBe(201);
  return email;
}

describe("with JavaScript off", () => {
  it("sign-in failure: 'Login failed' when no session can be stored; the email stays", async () => {
    const email = await registered();
    const page = await new PlainVisitor().open("/login");
    const typed = { Email: email, Password: PASSWORD };
    const failed = await whileBroken(storage, { verb: "INSERT", table: "sessions" }, () =>
      page.press("Sign in", typed),
    );
    failed.expectSaid("Login failed", UNEXPECTED);
    expect(failed.valueOf("Email")).toBe(email);
    const done = await failed.press("Sign in", { Password: PASSWORD });
    done.expectSaid("Login successful", "You have been logged in successfully.");
  });

  it("registration failure: 'Registration failed', no account, and the email stays", async () => {
    const email = newAddress();
    const passwords = { Password: PASSWORD, "Confirm Password": PASSWORD };
    const page = await new PlainVisitor().open("/register");
    const failed = await whileBroken(storage, { verb: "INSERT", table: "credit_entries" }, () =>
      page.press("Create account", { Email: email, ...passwords }),
    );
    failed.expectSaid("Registration failed", UNEXPECTED);
    expect(failed.valueOf("Email")).toBe(email);
    const done = await failed.press("Create account", passwords);
    done.expectSaid("Account created", "Your account has been created successfully.");
  });

  it("registration failure: a known address gets the server's message", async () => {
    const email = await registered();
    const page = await new PlainVisitor().open("/register");
    const typed = { Email: email, Password: PASSWORD, "Confirm Password": PASSWORD };
    const failed = await page.press("Create account", typed);
    failed.expectSaid("Registration failed", "An account with this email already exists.");
    expect(failed.valueOf("Email")).toBe(email);
  });

  it("enterprise contact failure: 'Error', and the message stays", async () => {
    const message = `Please tell us about single sign-on, ${crypto.randomUUID()}.`;
    const page = await new PlainVisitor().open("/test-contact");
    const typed = { Name: "Ana Ruiz", Company: "Northpier", Email: newAddress(), Message: message };
    const failed = await whileBroken(storage, { verb: "INSERT", table: "enquiries" }, () =>
      page.press("Send Message", typed),
    );
    failed.expectSaid("Error", "Failed to send your message. Please try again later.");
    expect(failed.valueOf("Message")).toBe(message);
    (await failed.press("Send Message")).expectShown("Message Sent!");
    const { results } = await env.DB.prepare("SELECT company FROM enquiries WHERE message = ?")
      .bind(message)
      .all();
    expect(results).toEqual([{ company: "Northpier" }]);
  });

  it("profile failure: 'Update failed', and what was typed stays", async () => {
    const user = await newUser();
    const page = await new PlainVisitor(user.cookie).open("/?dialog=profile");
    const failed = await whileBroken(storage, { verb: "UPDATE", table: "users" }, () =>
      page.press("Save Changes", { Name: "Ana", Company: "Northpier" }),
    );
    failed.expectSaid("Update failed", "An error occurred while updating your profile");
    expect(failed.valueOf("Company")).toBe("Northpier");
    expect((await user.call("GET", "/api/auth/user")).body).toMatchObject({ company: null });
    (await failed.press("Save Changes")).expectSaid("Profile updated");
  });

  it("'Failed to create agent', no agent, and what was typed stays", async () => {
    const user = await newUser();
    const page = await new PlainVisitor(user.cookie).open("/create-agent");
    const typed = {
      Title: "Payments rollout",
      "Context Information": "Everything about payouts",
      Frequency: "weekly",
    };
    const failed = await whileBroken(storage, { verb: "INSERT", table: "recipients" }, () =>
      page.press("Create Agent", typed),
    );
    failed.expectSaid("Failed to create agent", UNEXPECTED);
    for (const [label, value] of Object.entries(typed)) expect(failed.valueOf(label), label).toBe(value);
    expect((await user.call("GET", "/api/agents")).body).toEqual([]);
    (await failed.press("Create Agent")).expectSaid("Agent created");
  });

  it("logout failure: 'Logout failed', and one is still signed in", async () => {
    const visitor = new PlainVisitor((await newUser()).cookie);
    const page = await visitor.open("/");
    const failed = await whileBroken(storage, { verb: "DELETE", table: "sessions" }, () =>
      page.press("Logout"),
    );
    failed.expectSaid("Logout failed", "An error occurred while logging out.");
    expect(failed.shown("h1, h2", "Email Agents")).toHaveLength(1);
    const out = await (await visitor.open("/")).press("Logout");
    out.expectSaid("Logged out");
    expect(out.url.href).toBe(`${ORIGIN}/login`);
  });
});
