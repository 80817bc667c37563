import { hydrated } from "../../../scripts/screens.mjs";
import { expectSaid } from "../support/said";
import { cardNumber, openCheckout, test } from "../support/shop";
import { signUp } from "../support/steps";
import { whileBroken } from "../support/storage";
import { expect } from "../support/test";

/** What the provider answered, and what is said of it (specification, section 8, 'Payment failure'). */
const ANSWERS: [string, object, string, string][] = [
  [
    "an error without words",
    { error: { type: "card_error" } },
    "Payment Failed",
    "An error occurred during payment processing",
  ],
  [
    "a payment that is neither",
    { paymentIntent: { id: "pi_x", status: "canceled" } },
    "Payment Error",
    "Payment failed",
  ],
];

for (const [name, json, title, description] of ANSWERS) {
  test(`the provider answers ${name}: '${title}', '${description}', and nobody is charged`, async ({
    page,
    shop,
    complaints,
  }) => {
    complaints.allowStatus(402);
    await openCheckout(page, shop.provider);
    await page.route("https://api.stripe.com/**", (route) =>
      route.fulfill({ headers: { "Access-Control-Allow-Origin": "*" }, json }),
    );
    await page.getByRole("button", { name: "Pay $10.00" }).click();
    await expectSaid(page, title, description);
    await expect(page.getByRole("button", { name: "Pay $10.00" })).toBeVisible();
    await expect(cardNumber(page)).toBeVisible();
    await page.goto("/credits");
    await expect(page.getByRole("banner")).toContainText("500 credits");
  });
}

test("'Payment Error': 'An unexpected error occurred' when the answer is no answer", async ({
  page,
  shop,
  complaints,
}) => {
  complaints.allowStatus(402);
  await openCheckout(page, shop.provider);
  await page.evaluate(() => {
    window.fetch = new Proxy(window.fetch, {
      apply: (real, self, [url, ...rest]) =>
        String(url).includes("api.stripe.com")
          ? Promise.reject(new Error())
          : Reflect.apply(real, self, [url, ...rest]),
    });
  });
  await page.getByRole("button", { name: "Pay $10.00" }).click();
  await expectSaid(page, "Payment Error", "An unexpected error occurred");
});

test("'Payment Error': the toast says 'Failed to initialize payment', as the card does", async ({
  page,
  shop,
  complaints,
}) => {
  complaints.allowStatus(503);
  await openCheckout(page, shop.provider);
  shop.provider.standIn.setDown(true);
  await page.reload();
  await expectSaid(page, "Payment Error", "Failed to initialize payment");
  shop.provider.standIn.setDown(false);
});

test("no network: 'Failed to start the subscription', and the next press starts it", async ({
  page,
  complaints,
}) => {
  await signUp(page);
  await page.goto("/subscribe");
  await hydrated(page);
  const subscribe = page.getByRole("button", { name: "Subscribe for $8.99/month" });
  await page.context().setOffline(true);
  await subscribe.click();
  await expectSaid(
    page,
    "Failed to start the subscription",
    "The server can't be reached. Check your connection and try again.",
  );
  await page.context().setOffline(false);
  await subscribe.click();
  await page.getByRole("button", { name: "Subscribe", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Subscription Successful" })).toBeVisible();
  const others = complaints.seen.filter((each) => !each.includes("net::ERR_INTERNET_DISCONNECTED"));
  complaints.seen.splice(0, complaints.seen.length, ...others);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "with JavaScript off", () => {
    test.use({ javaScriptEnabled });

    test("add-credits failure on the success page: 'There was a problem adding credits to your account.'", async ({
      page,
      shop,
      complaints,
    }) => {
      complaints.allowStatus(402, 500);
      await signUp(page);
      const words = "There was a problem adding credits to your account.";
      await page.goto("/checkout-success");
      if (javaScriptEnabled) await expectSaid(page, "Error", words);
      await expect(page.getByRole("main").getByText(words, { exact: true })).toBeVisible();

      await page.request.post("/api/create-payment-intent", { data: { credits: 50 } });
      const intent = [...shop.provider.standIn.intents.values()].at(-1);
      shop.provider.standIn.pay(intent?.id);
      await whileBroken(shop.app, { verb: "INSERT", table: "credit_entries" }, async () => {
        await page.goto(`/checkout-success?payment_intent=${intent?.id}`);
        if (javaScriptEnabled) await expectSaid(page, "Error", words);
        await expect(page.getByRole("main").getByText(words, { exact: true })).toBeVisible();
        await expect(page.getByRole("banner")).toContainText("500 credits");
      });
      await page.getByRole("link", { name: "Try Again" }).click();
      await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
      await expect(page.getByRole("banner")).toContainText("550 credits");
    });
  });
}
