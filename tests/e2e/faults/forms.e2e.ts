import { randomUUID } from "node:crypto";
import { hydrated } from "../../../scripts/screens.mjs";
import { newClient } from "../support/client";
import { expectSaid } from "../support/said";
import { newAddress, PASSWORD } from "../support/steps";
import { whileBroken } from "../support/storage";
import { expect, type Page, test } from "../support/test";
import { signInAs } from "../support/workplace";

const UNEXPECTED = "An unexpected error occurred";
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await hydrated(page);
};

// Without a script: tests/workers/forms-faults.test.ts.
test.describe("with JavaScript", () => {
  test.beforeEach(({ complaints }) => complaints.allowStatus(500, 503, 409));

  test("sign-in failure: 'Login failed' when no session can be stored; the email stays", async ({
    page,
    app,
  }) => {
    const { email } = await newClient(app.url);
    await open(page, "/login");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await whileBroken(app, { verb: "INSERT", table: "sessions" }, async () => {
      await page.getByRole("button", { name: "Sign in" }).click();
      await expectSaid(page, "Login failed", UNEXPECTED);
    });
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expectSaid(page, "Login successful", "You have been logged in successfully.");
  });

  test("registration failure: 'Registration failed', no account, and the email stays", async ({
    page,
    app,
  }) => {
    const email = newAddress();
    const send = async () => {
      await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await page.getByLabel("Confirm Password").fill(PASSWORD);
      await page.getByRole("button", { name: "Create account" }).click();
    };
    await open(page, "/register");
    await page.getByLabel("Email").fill(email);
    await whileBroken(app, { verb: "INSERT", table: "credit_entries" }, async () => {
      await send();
      await expectSaid(page, "Registration failed", UNEXPECTED);
    });
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await send();
    await expectSaid(page, "Account created", "Your account has been created successfully.");
  });

  test("registration failure: a known address gets the server's message", async ({ page, app }) => {
    const { email } = await newClient(app.url);
    await open(page, "/register");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirm Password").fill(PASSWORD);
    await page.getByRole("button", { name: "Create account" }).click();
    await expectSaid(page, "Registration failed", "An account with this email already exists.");
    await expect(page.getByLabel("Email")).toHaveValue(email);
  });

  test("enterprise contact failure: 'Error', and the message stays", async ({ page, app }) => {
    const message = `Please tell us about single sign-on, ${randomUUID()}.`;
    await open(page, "/test-contact");
    await page.getByLabel("Name", { exact: true }).fill("Ana Ruiz");
    await page.getByLabel("Company").fill("Northpier");
    await page.getByLabel("Email", { exact: true }).fill(newAddress());
    await page.getByLabel("Message", { exact: true }).fill(message);
    await whileBroken(app, { verb: "INSERT", table: "enquiries" }, async () => {
      await page.getByRole("button", { name: "Send Message" }).click();
      await expectSaid(page, "Error", "Failed to send your message. Please try again later.");
    });
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue(message);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("Message Sent!", { exact: true })).toBeVisible();
    const database = await app.database();
    const { results } = await database
      .prepare("SELECT company FROM enquiries WHERE message = ?")
      .bind(message)
      .all();
    expect(results).toEqual([{ company: "Northpier" }]);
  });

  test("profile failure: 'Update failed', and what was typed stays", async ({ page, app }) => {
    const client = await newClient(app.url);
    await signInAs(page, app, client);
    await open(page, "/?dialog=profile");
    const dialog = page.getByRole("dialog", { name: "Your Profile" });
    await dialog.getByLabel("Company").fill("Northpier");
    await whileBroken(app, { verb: "UPDATE", table: "users" }, async () => {
      await dialog.getByRole("button", { name: "Save Changes" }).click();
      await expectSaid(page, "Update failed", "An error occurred while updating your profile");
    });
    await expect(dialog.getByLabel("Company")).toHaveValue("Northpier");
    expect((await client.call("GET", "/api/auth/user")).body).toMatchObject({ company: null });
    await dialog.getByRole("button", { name: "Save Changes" }).click();
    await expectSaid(page, "Profile updated");
  });

  test("'Failed to create agent', no agent, and what was typed stays", async ({ page, app }) => {
    const client = await newClient(app.url);
    await signInAs(page, app, client);
    await open(page, "/create-agent");
    await page.getByLabel("Title").fill("Payments rollout");
    await page.getByLabel("Context Information").fill("Everything about payouts");
    await page.getByLabel("Frequency").selectOption("weekly");
    await whileBroken(app, { verb: "INSERT", table: "recipients" }, async () => {
      await page.getByRole("button", { name: "Create Agent" }).click();
      await expectSaid(page, "Failed to create agent", UNEXPECTED);
    });
    await expect(page.getByLabel("Title")).toHaveValue("Payments rollout");
    await expect(page.getByLabel("Context Information")).toHaveValue("Everything about payouts");
    await expect(page.getByLabel("Frequency")).toHaveValue("weekly");
    expect((await client.call("GET", "/api/agents")).body).toEqual([]);
    await page.getByRole("button", { name: "Create Agent" }).click();
    await expectSaid(page, "Agent created");
  });

  test("logout failure: 'Logout failed', and one is still signed in", async ({ page, app }) => {
    await signInAs(page, app, await newClient(app.url));
    await open(page, "/");
    const logout = async () => {
      await page.getByRole("button", { name: /^Account of/ }).click();
      await page.getByRole("button", { name: "Logout" }).click();
    };
    await whileBroken(app, { verb: "DELETE", table: "sessions" }, async () => {
      await logout();
      await expectSaid(page, "Logout failed", "An error occurred while logging out.");
    });
    await expect(page.getByRole("heading", { name: "Email Agents", exact: true })).toBeVisible();
    await page.goto("/");
    await logout();
    await expectSaid(page, "Logged out");
    await expect(page).toHaveURL(/\/login$/);
  });
});
