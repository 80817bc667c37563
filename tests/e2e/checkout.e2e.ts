import { hydrated } from "../../scripts/screens.mjs";
import { answerPaymentScript, REFUSED_CARD } from "../support/stripe-server.mjs";
import { newClient } from "./support/client";
import { cardNumber, openCheckout, test as paidTest } from "./support/shop";
import { signUp } from "./support/steps";
import { expect, test } from "./support/test";

paidTest.describe("Checkout", () => {
  paidTest(
    "'Pay $10.00' pays, 'Payment Successful!' names the 50 credits, and after 2 seconds the dashboard has them",
    async ({ page, shop }) => {
      await openCheckout(page, shop.provider);
      await cardNumber(page).fill("4242 4242 4242 4242");
      await page.getByRole("button", { name: "Pay $10.00" }).click();
      await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeFocused();
      await expect(page.getByRole("main")).toContainText("50 credits have been added to your account.");
      await expect(page.getByRole("status").filter({ hasText: "Returning to your dashboard" })).toBeVisible();
      await page.waitForURL((url) => url.pathname === "/");
      await expect(page.getByRole("banner")).toContainText("550 credits");
      await page.goto("/credits");
      await expect(page.getByRole("row", { name: /Credits purchased/ })).toContainText("550");
    },
  );

  paidTest(
    "a refused card: 'Payment Failed' with the provider's words, and another try",
    async ({ page, shop }) => {
      await openCheckout(page, shop.provider);
      await cardNumber(page).fill(REFUSED_CARD);
      await page.getByRole("button", { name: "Pay $10.00" }).click();
      await expect(page.getByText("Payment Failed", { exact: true }).first()).toBeVisible();
      await expect(
        page.getByRole("alert").filter({ hasText: "Your card was declined." }).first(),
      ).toBeVisible();
      await cardNumber(page).fill("4242 4242 4242 4242");
      await page.getByRole("button", { name: "Pay $10.00" }).click();
      await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
    },
  );

  paidTest(
    "paid, and our server can't be told: nothing is lost, 'Add my credits' adds them",
    async ({ page, shop, complaints }) => {
      complaints.allowStatus(503);
      await openCheckout(page, shop.provider);
      await page.route("**/api/add-credits", (route) =>
        route.fulfill({ status: 503, json: { message: "The payment provider can't be reached." } }),
      );
      await page.getByRole("button", { name: "Pay $10.00" }).click();
      await expect(page.getByRole("heading", { name: "Payment received" })).toBeVisible();
      await expect(page.getByText("Payment Error", { exact: true }).first()).toBeVisible();
      await page.unroute("**/api/add-credits");
      await page.getByRole("button", { name: "Add my credits" }).click();
      await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
    },
  );

  paidTest(
    "the payment script's answer is lost, and the payment went through: nobody is asked to pay again",
    async ({ page, shop, complaints }) => {
      await openCheckout(page, shop.provider);
      await page.route("https://api.stripe.com/**", (route) => {
        const secret = new URLSearchParams(route.request().postData() ?? "").get("client_secret") ?? "";
        shop.provider.standIn.payBySecret(secret);
        return route.abort();
      });
      await page.getByRole("button", { name: "Pay $10.00" }).click();
      await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
      complaints.seen.splice(0);
    },
  );

  paidTest(
    "no answer and no payment: 'Payment Error', and the server is asked before a charge is denied",
    async ({ page, shop, complaints }) => {
      await openCheckout(page, shop.provider);
      await page.route("https://api.stripe.com/**", (route) => route.abort());
      await page.getByRole("button", { name: "Pay $10.00" }).click();
      await expect(page.getByText("Payment Error", { exact: true }).first()).toBeVisible();
      await expect(page.getByText("No payment has arrived. Please try again.")).toBeVisible();
      complaints.seen.splice(0);
    },
  );

  paidTest(
    "from another page of ours: a new document, whose policy lets the script in",
    async ({ page, shop }) => {
      await openCheckout(page, shop.provider);
      await page.goto("/credits");
      await page.getByRole("link", { name: "Notifications" }).click();
      await page.getByRole("link", { name: "Close" }).first().click();
      await page.getByRole("link", { name: "Buy credits" }).click();
      await expect(cardNumber(page)).toBeVisible();
    },
  );

  paidTest(
    "the provider is down: error card 'Payment Error', 'Failed to initialize payment', 'Return to Dashboard'",
    async ({ page, shop, complaints }) => {
      complaints.allowStatus(503);
      const answer = answerPaymentScript(shop.provider.standIn);
      await page.route("https://js.stripe.com/**", answer);
      await signUp(page);
      shop.provider.standIn.setDown(true);
      await page.goto("/checkout");
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { name: "Payment Error" })).toBeVisible();
      await expect(main).toContainText("Failed to initialize payment");
      shop.provider.standIn.setDown(false);
      await main.getByRole("link", { name: "Return to Dashboard" }).click();
      await expect(page.getByRole("heading", { name: "Email Agents", exact: true })).toBeVisible();
    },
  );

  paidTest("the payment script doesn't come: the missing-client card", async ({ page, complaints }) => {
    await page.route("https://js.stripe.com/**", (route) => route.abort());
    await signUp(page);
    await page.goto("/checkout");
    await expect(page.getByRole("main")).toContainText(
      "Stripe is not configured correctly. Please try again later.",
    );
    const blocked = complaints.seen.filter((each) => !each.includes("ERR_FAILED"));
    complaints.seen.splice(0, complaints.seen.length, ...blocked);
  });
});

paidTest("a payment whose browser died is granted by the webhook", async ({ shop }) => {
  const { provider, app } = shop;
  const client = await newClient(app.url);
  await client.call("POST", "/api/create-payment-intent", { credits: 50 });
  const intent = [...provider.standIn.intents.values()].at(-1);
  provider.standIn.pay(intent?.id);
  expect(await provider.deliver("payment_intent.succeeded", intent)).toBe(200);
  expect((await client.call("GET", "/api/auth/user")).body).toMatchObject({ credits: 550 });
});

paidTest("subscribing, and cancelling at the provider's portal", async ({ page }) => {
  await signUp(page);
  await page.goto("/subscribe");
  await page.getByRole("button", { name: "Subscribe for $8.99/month" }).click();
  await page.getByRole("button", { name: "Subscribe", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Subscription Successful" })).toBeVisible();
  await page.waitForURL((url) => url.pathname === "/");
  await page.goto("/subscribe");
  await expect(page.getByRole("main")).toContainText("It renews on");
  await page.getByRole("button", { name: "Manage or cancel" }).click();
  await page.getByRole("button", { name: "Cancel plan" }).click();
  await expect(page.getByRole("main")).toContainText("It is cancelled and ends on");
});

test.describe("without keys", () => {
  test("/checkout says 'Stripe is not configured correctly. Please try again later.'", async ({ page }) => {
    await signUp(page);
    await page.goto("/checkout");
    await expect(page.getByRole("heading", { name: "Payment Error" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(
      "Stripe is not configured correctly. Please try again later.",
    );
  });

  test("/subscribe is the labelled demo: 2 seconds, 'Subscription Successful', back to /, and no server call", async ({
    page,
  }) => {
    await signUp(page);
    await page.goto("/subscribe");
    await expect(page.getByText("Demo: no charge is made")).toBeVisible();
    await hydrated(page);
    const button = page.getByRole("button", { name: "Subscribe for $8.99/month" });
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") posts.push(request.url());
    });
    await button.click();
    await expect(page.getByRole("button", { name: "Processing..." })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Subscription Successful" })).toBeVisible();
    await page.waitForURL((url) => url.pathname === "/");
    expect(posts).toEqual([]);
    await expect(page.getByRole("banner")).toContainText("500 credits");
  });
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  paidTest("/checkout says that card entry needs JavaScript, with a way back", async ({ page }) => {
    await signUp(page);
    await page.goto("/checkout");
    await expect(page.getByText("Entering a card needs JavaScript.")).toBeVisible();
    await expect(page.getByText("Initializing payment...")).toBeHidden();
    await page.getByRole("link", { name: "Return to Dashboard" }).click();
    await expect(page.getByRole("heading", { name: "Email Agents", exact: true })).toBeVisible();
  });
});
