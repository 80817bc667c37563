import type { Page, Request } from "playwright/test";
import { answerPaymentScript, startStripeServer } from "../../support/stripe-server.mjs";
import { type App, removeApp, startApp } from "../support/app";
import { stripeSettings } from "../support/stripe-settings";
import { test as base } from "../support/test";
import { button, dialog, footer, heading, inViewport, link, main, text, within } from "./sights";
import { press, type State, stopClock, walk } from "./walk";

type Provider = Awaited<ReturnType<typeof startStripeServer>>;

/** An app without free credits, whose payments go to a stand-in of the provider on this machine. */
const paid = base.extend<object, { provider: Provider; app: App }>({
  provider: [
    async ({ browserName: _ }, use) => {
      const provider = await startStripeServer();
      await use(provider);
      await provider.stop();
    },
    { scope: "worker" },
  ],
  app: [
    async ({ provider }, use) => {
      const app = await startApp({
        ...stripeSettings(provider),
        SIGNUP_CREDITS: "0",
        CONTACT_EMAIL: "help@team.example",
      });
      provider.setWebhookUrl(`${app.url}/api/stripe/webhook`);
      await use(app);
      await removeApp(app);
    },
    { scope: "worker" },
  ],
});
let provider: Provider;

const toHost = (host: string) => (request: Request) => new URL(request.url()).host === host;
const opens = (path: string) => (page: Page) => page.goto(new URL(path, page.url()).href);
const plan = [
  heading("Subscribe to Professional Plan"),
  text("Get unlimited summaries and premium features"),
  text("Unlimited summaries"),
  text("Priority processing"),
  text("Advanced customization"),
  text("24/7 support"),
  text("$8.99 monthly"),
  button("Subscribe for $8.99/month"),
];
const thanks = [
  heading("Payment Successful!"),
  text("Thank you for your purchase. 50 credits have been added to your account."),
  link("Return to Dashboard", "/"),
];

/** Sections 2 and 4, 'Checkout', 'Checkout success', 'Payment', and 'Generate New' without credits. */
const payments: State[] = [
  {
    title:
      "'Generate New' without credits: the 'No credits remaining' notice appears and the purchase prompt opens",
    as: "busy",
    async path(stage) {
      const path = await stage.newAgent({ title: "Out of credits" });
      const busy = await stage.user("busy");
      await busy.upload(path.replace("/agents/", ""), "plan.md", "Ana sends the plan to the bank by Friday.");
      return path;
    },
    act: (page) => dialog("Out of credits")(page).getByRole("button", { name: "Generate New" }).click(),
    shows: [
      text("No credits remaining"),
      ...within(
        dialog("Credits and plans"),
        link("Purchase Credits"),
        link("Purchase Plan", /^\/subscribe\?back=%2Fagents%2F/),
      ),
    ],
  },
  {
    title: "Shared layout: 'Footer with a contact email line'",
    as: "fresh",
    path: "/",
    shows: within(footer, link("help@team.example", "mailto:help@team.example")),
  },
  {
    title: "Checkout: 'Initializing payment...', the form, 'Processing...', then 'Payment Successful!'",
    as: "fresh",
    path: "/",
    act: opens("/checkout"),
    holds: (request) => new URL(request.url()).pathname === "/api/create-payment-intent",
    shows: [inViewport(text("Initializing payment..."))],
    hides: [button("Pay $10.00")],
    next: {
      shows: [
        heading("Complete Your Purchase"),
        text("You're purchasing 50 credits for $10.00"),
        link("Back", "/"),
        button("Pay $10.00"),
      ],
      hides: [text("Initializing payment...")],
      next: {
        async act(page) {
          await page
            .frameLocator('iframe[title="Secure payment input frame"]')
            .getByLabel("Card number")
            .fill("4242 4242 4242 4242");
          await stopClock(page);
          await press("Pay $10.00")(page);
        },
        holds: toHost("api.stripe.com"),
        shows: [button("Processing...", "disabled")],
        hides: [heading("Payment Successful!")],
        next: { shows: thanks },
      },
    },
  },
  {
    title: "/checkout-success: 'Thank you for your purchase. 50 credits have been added to your account.'",
    as: "fresh",
    path: async (stage) => {
      const fresh = await stage.user("fresh");
      const { clientSecret } = await fresh.call("POST", "/api/create-payment-intent", { credits: 50 });
      provider.standIn.payBySecret(clientSecret);
      return `/checkout-success?payment_intent_client_secret=${clientSecret}`;
    },
    shows: thanks,
  },
  {
    title: "/subscribe with a price: the plan, its five lines, 'Subscribe for $8.99/month'",
    as: "fresh",
    path: "/subscribe",
    shows: within(main, ...plan),
  },
];
paid.describe("with payments", () => {
  // One app for all.
  paid.describe.configure({ mode: "default" });
  paid.beforeEach(async ({ page, provider: started }) => {
    provider = started;
    const answer = answerPaymentScript(provider.standIn);
    await page.route("https://js.stripe.com/**", answer);
    await page.route("https://api.stripe.com/**", answer);
  });
  walk(payments, paid);
});

walk([
  {
    title: "Checkout that fails: an error card 'Payment Error' with 'Return to Dashboard'",
    as: "fresh",
    path: "/checkout",
    shows: within(main, heading("Payment Error"), link("Return to Dashboard", "/")),
    hides: [heading("Complete Your Purchase")],
  },
  {
    title:
      "/subscribe: the demo 'fakes 2 seconds of processing, shows Subscription Successful and returns to /'",
    as: "fresh",
    path: "/subscribe",
    shows: within(main, ...plan),
    hides: [text("Subscription Successful")],
    next: {
      async act(page) {
        await stopClock(page);
        await press("Subscribe for $8.99/month")(page);
      },
      shows: [button("Processing...", "disabled")],
      next: {
        act: (page) => page.clock.fastForward(2000),
        shows: [heading("Subscription Successful")],
        hides: [heading("Subscribe to Professional Plan")],
        next: { act: (page) => page.clock.fastForward(2000), shows: [heading("Email Agents")] },
      },
    },
  },
]);
