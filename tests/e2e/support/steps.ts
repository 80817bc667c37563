import { randomUUID } from "node:crypto";
import { expect, type Page } from "playwright/test";
import { z } from "zod";
import { newAccount, PASSWORD } from "./account";
import { appOf } from "./test";

export { PASSWORD };

/** What a browser says of its own forms. */
const SAME_SITE = { "Sec-Fetch-Site": "same-origin" };

/** An address that no other test uses. */
export function newAddress(name = "ana"): string {
  return `${name}-${randomUUID().slice(0, 8)}@team.example`;
}

/** From /register to the empty dashboard, through the form. */
export async function registerByForm(page: Page, email = newAddress()): Promise<string> {
  await page.goto("/register");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Email Agents", exact: true })).toBeVisible();
  return email;
}

/** From the dashboard to a new agent's card, through the form; answers the agent's own address. */
export async function createAgentByForm(page: Page, title: string): Promise<string> {
  await page.getByRole("link", { name: "Create New Agent" }).first().click();
  // The empty dashboard asks for a title, too.
  await expect(page.getByRole("heading", { name: "Create Email Agent" })).toBeVisible();
  await page.getByLabel("Title").fill(title);
  await page.getByRole("button", { name: "Create Agent" }).click();
  return addressOf(page, title);
}

/** A new account on its empty dashboard. */
export async function register(page: Page, email = newAddress()): Promise<string> {
  await signUp(page, email);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Email Agents", exact: true })).toBeVisible();
  return email;
}

/** The dashboard with a new agent that sends to its user; answers the agent's own address. */
export async function createAgent(page: Page, title: string): Promise<string> {
  await newAgentOf(page, title);
  await page.goto("/");
  return addressOf(page, title);
}

/** The address on an agent's card. */
async function addressOf(page: Page, title: string): Promise<string> {
  const card = page.getByRole("article", { name: title });
  await expect(card).toBeVisible();
  return (await card.locator("code").first().textContent())?.trim() ?? "";
}

/** A new account on the sheet of an agent with a sample digest. */
export async function openSample(page: Page): Promise<void> {
  await signUp(page);
  const path = `/agents/${await newAgentOf(page, "Payments rollout")}`;
  await page.request.post(path, { form: { intent: "try-sample" }, headers: SAME_SITE, maxRedirects: 0 });
  await page.goto(path);
  await expect(page.getByRole("heading", { name: "Payments rollout", level: 1 })).toBeVisible();
}

/** A new account, signed in, for a test that begins on a page of its own. */
export async function signUp(page: Page, email = newAddress(), app = appOf(page)): Promise<string> {
  const token = await newAccount(app, email, "Europe/Berlin");
  await page
    .context()
    .addCookies([{ name: "sid", value: token, url: app.url, httpOnly: true, sameSite: "Lax" }]);
  return email;
}

/** The id of a new agent, whose recipient is its user, as the form proposes. */
async function newAgentOf(page: Page, title: string): Promise<string> {
  const user = z.object({ email: z.string() }).parse(await (await page.request.get("/api/auth/user")).json());
  const data = { title, recipients: [user.email], timeZone: "Europe/Berlin" };
  const answer = await page.request.post("/api/agents", { data });
  expect(answer.status()).toBe(201);
  return z.object({ id: z.string() }).parse(await answer.json()).id;
}
