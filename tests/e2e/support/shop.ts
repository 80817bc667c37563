import type { Page } from "playwright/test";
import { answerPaymentScript } from "../../support/stripe-server.mjs";
import { signUp } from "./steps";
import { test as base, expect, type Provider } from "./test";

/** Every page is the shop's. */
export const test = base.extend({ baseURL: async ({ shop }, use) => use(shop.app.url) });

/** A new user on the checkout, where the payment script is a stand-in of its own. */
export async function openCheckout(page: Page, provider: Provider): Promise<void> {
  const answer = answerPaymentScript(provider.standIn);
  await page.route("https://js.stripe.com/**", answer);
  await page.route("https://api.stripe.com/**", answer);
  await signUp(page);
  await page.goto("/checkout");
  await expect(page.getByRole("heading", { name: "Complete Your Purchase" })).toBeVisible();
  await expect(page.getByText("You're purchasing 50 credits for $10.00")).toBeVisible();
}

export const cardNumber = (page: Page) =>
  page.frameLocator('iframe[title="Secure payment input frame"]').getByLabel("Card number");
