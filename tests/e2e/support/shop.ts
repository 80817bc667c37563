import type { Page } from "playwright/test";
import { answerPaymentScript, startStripeServer } from "../../support/stripe-server.mjs";
import { type App, removeApp, startApp } from "./app";
import { signUp } from "./steps";
import { test as base, expect } from "./test";

type Provider = Awaited<ReturnType<typeof startStripeServer>>;

/** An app whose payments go to a stand-in of the provider on this machine. */
const shopTest = base.extend<object, { shop: { provider: Provider; app: App } }>({
  shop: [
    async ({ browserName: _ }, use) => {
      const provider = await startStripeServer();
      const app = await startApp({
        STRIPE_SECRET_KEY: "sk_test_stand_in",
        STRIPE_PUBLISHABLE_KEY: "pk_test_stand_in",
        STRIPE_WEBHOOK_SECRET: provider.standIn.webhookSecret,
        STRIPE_PRICE_ID: "price_stand_in",
        STRIPE_API_BASE: provider.url,
      });
      provider.setWebhookUrl(`${app.url}/api/stripe/webhook`);
      await use({ provider, app });
      await removeApp(app);
      await provider.stop();
    },
    { scope: "worker" },
  ],
});

/** Every page is the shop's. */
export const test = shopTest.extend({ baseURL: async ({ shop }, use) => use(shop.app.url) });

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
