import { randomUUID } from "node:crypto";
import { expect, type Page } from "playwright/test";

export const PASSWORD = "a long phrase for tests";

/** An address that no other test uses. */
export function newAddress(name = "ana"): string {
  return `${name}-${randomUUID().slice(0, 8)}@team.example`;
}

/** From /register to the empty dashboard, through the form. */
export async function register(page: Page, email = newAddress()): Promise<string> {
  await page.goto("/register");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Email Agents", exact: true })).toBeVisible();
  return email;
}

/** From the dashboard to a new agent's card; answers the agent's own address. */
export async function createAgent(page: Page, title: string): Promise<string> {
  await page.getByRole("link", { name: "Create New Agent" }).first().click();
  await page.getByLabel("Title").fill(title);
  await page.getByRole("button", { name: "Create Agent" }).click();
  return addressOf(page, title);
}

/** The address on an agent's card. */
export async function addressOf(page: Page, title: string): Promise<string> {
  const card = page.getByRole("article", { name: title });
  await expect(card).toBeVisible();
  return (await card.locator("code").first().textContent())?.trim() ?? "";
}

/** A new account on the sheet of an agent with a sample digest. */
export async function openSample(page: Page): Promise<void> {
  await register(page);
  await createAgent(page, "Payments rollout");
  await page.getByRole("button", { name: "Try a sample digest" }).click();
  await expect(page.getByText("Sample digest ready", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "View Details" }).click();
  await expect(page.getByRole("heading", { name: "Payments rollout", level: 1 })).toBeVisible();
}
