import { hydrated } from "../../scripts/screens.mjs";
import { createAgent, newAddress, PASSWORD, register, registerByForm, signUp } from "./support/steps";
import { expect, listen, test } from "./support/test";

test("another user's agent is a 404, as if it were not there", async ({ page, browser, complaints, app }) => {
  await signUp(page);
  await createAgent(page, "Board papers");
  await page.getByRole("link", { name: "View Details" }).click();
  await expect(page.getByRole("dialog", { name: "Board papers" })).toBeVisible();
  const path = new URL(page.url()).pathname;

  complaints.allowStatus(404);
  const others = await browser.newContext({ baseURL: app.url });
  const stranger = await others.newPage();
  await signUp(stranger, newAddress(), app);
  const answer = await stranger.goto(path);
  expect(answer?.status()).toBe(404);
  await expect(stranger.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  const missing = await stranger.goto("/agents/00000000-0000-7000-8000-000000000000");
  expect(missing?.status()).toBe(404);
  for (const suffix of ["", "/summary-now", "/send-summary"]) {
    const refused = await stranger.request.fetch(`/api${path}${suffix}`, {
      method: suffix === "" ? "GET" : "POST",
      data: suffix === "" ? undefined : { summaryId: "x" },
    });
    expect(refused.status(), suffix).toBe(404);
  }
  await others.close();
});

test("sign-out ends the session in another tab on its next request", async ({ page, context }) => {
  await register(page);
  const other = await context.newPage();
  await other.goto("/");
  await expect(other.getByRole("heading", { name: "Email Agents", exact: true })).toBeVisible();

  // By the call, which tells no other tab: the page of this browser that signs out does.
  expect((await page.request.post("/api/logout")).status()).toBe(200);

  await other.getByRole("link", { name: "Create New Agent" }).first().click();
  await expect(other).toHaveURL(/\/login\?returnTo=%2Fcreate-agent/);
  await other.reload();
  await expect(other.getByRole("heading", { name: "Welcome back" })).toBeVisible();
});

test("a stolen cookie is worth nothing after sign-out", async ({ page, browser, app, complaints }) => {
  await registerByForm(page);
  const cookies = await page.context().cookies();
  expect(cookies.find((cookie) => cookie.name === "sid")).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  const copy = await browser.newContext({ baseURL: app.url });
  await copy.addCookies(cookies);
  expect((await copy.request.get("/api/auth/user")).status()).toBe(200);
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect((await copy.request.get("/api/auth/user")).status()).toBe(401);
  complaints.allowStatus(401);
  await copy.close();
});

test("a field that gets right while others are wrong keeps the focus of who types", async ({
  page,
  complaints,
}) => {
  // The server says it when the rules are not there yet.
  complaints.allowStatus(400);
  await page.goto("/register");
  await hydrated(page);
  await page.getByLabel("Password", { exact: true }).fill("abc");
  await page.getByLabel("Email").fill("ana");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.locator("#error-summary")).toBeFocused();
  await page.getByLabel("Email").press("End");
  await page.keyboard.type("@team.example");
  await expect(page.getByLabel("Email")).toHaveValue("ana@team.example");
  await expect(page.getByLabel("Email")).toBeFocused();
  const alert = page.getByRole("alert");
  await expect(alert.getByRole("link", { name: "Invalid email address" })).toHaveCount(0);
  await expect(
    alert.getByRole("link", { name: "Password must be at least 6 characters", exact: true }),
  ).toBeVisible();
});

// Without a script: tests/workers/account-forms.test.ts.
test("registration says what is wrong beside each field, keeps the email and never a password", async ({
  page,
  complaints,
}) => {
  complaints.allowStatus(400);
  await page.goto("/register");
  await page.getByLabel("Email").fill("not an address");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByLabel("Confirm Password").fill("other");
  await page.getByRole("button", { name: "Create account" }).click();
  const alert = page.getByRole("alert");
  await expect(alert.getByRole("link", { name: "Invalid email address" })).toBeVisible();
  await expect(
    alert.getByRole("link", { name: "Password must be at least 6 characters", exact: true }),
  ).toBeVisible();
  await expect(
    alert.getByRole("link", { name: "Confirm password must be at least 6 characters" }),
  ).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("not an address");
  for (const field of await page.locator("[aria-invalid=true]").all()) {
    const described = (await field.getAttribute("aria-describedby")) ?? "";
    const words = await Promise.all(
      described.split(" ").map((id) => page.locator(`[id="${id}"]`).textContent()),
    );
    expect(words.join(" ")).toMatch(/Invalid email address|at least 6 characters/);
  }

  await page.getByLabel("Email").fill(newAddress());
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm Password").fill(`${PASSWORD}!`);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("link", { name: "Passwords don't match" })).toBeVisible();
});

test("signing in with a wrong password says 'Login failed', once, and 'Invalid email or password'", async ({
  page,
  complaints,
}) => {
  complaints.allowStatus(401);
  await page.goto("/login");
  await page.getByLabel("Email").fill(newAddress());
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("Invalid email or password", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("Login failed", { exact: true }).filter({ visible: true })).toHaveCount(1);
});

test("a visitor of a page that needs a login is sent to /login and back afterwards", async ({
  page,
  browser,
  app,
}) => {
  const email = await register(page);
  const fresh = await browser.newContext({ baseURL: app.url });
  const visitor = await fresh.newPage();
  const state = { seen: [] as string[], allowed: new Set<number>() };
  listen(visitor, state);
  await visitor.goto("/create-agent");
  await expect(visitor).toHaveURL(/\/login\?returnTo=%2Fcreate-agent$/);
  await visitor.getByLabel("Email").fill(email);
  await visitor.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await visitor.getByRole("button", { name: "Sign in" }).click();
  await expect(visitor.getByRole("heading", { name: "Create Email Agent" })).toBeVisible();
  await visitor.goto("/login");
  await expect(visitor.getByRole("heading", { name: "Email Agents", exact: true })).toBeVisible();
  expect(state.seen).toEqual([]);
  await fresh.close();
});
