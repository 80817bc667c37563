import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { newAgent } from "../support/new-agent";
import { balanceOf, newUser, type TestUser } from "../support/new-user";
import { answerFrom, askPaidWorker, type StandIn } from "../support/paying";
import { createStripeStandIn } from "../support/stripe-stand-in.mjs";

let standIn: StandIn;
let user: TestUser;

beforeEach(async () => {
  standIn = createStripeStandIn();
  vi.stubGlobal("fetch", answerFrom(standIn));
  user = await newUser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function post(path: string, body: unknown, caller: TestUser | undefined = user) {
  const response = await askPaidWorker(path, {
    method: "POST",
    user: caller,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json<Record<string, unknown>>() };
}

async function begin(): Promise<string> {
  const { body } = await post("/api/create-payment-intent", { credits: 50 });
  return String(body.clientSecret).split("_secret_")[0] ?? "";
}

async function hear({ body, signature }: { body: string; signature: string | null }) {
  const headers = new Headers({ "Content-Type": "application/json; charset=utf-8" });
  if (signature !== null) headers.set("Stripe-Signature", signature);
  const response = await askPaidWorker("/api/stripe/webhook", { method: "POST", headers, body });
  await response.text();
  return response.status;
}

const balance = async () => (await balanceOf(user.id)).credits;

describe("POST /api/create-payment-intent", () => {
  it("200 with the clientSecret for 50 credits", async () => {
    const { status, body } = await post("/api/create-payment-intent", { credits: 50 });
    expect(status).toBe(200);
    expect(body).toEqual({ clientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/) });
  });

  it.each([{ credits: 100 }, { credits: 49 }, { credits: "50" }, { credits: -50 }, {}])(
    "400 for %j",
    async (body) => {
      const answer = await post("/api/create-payment-intent", body);
      expect(answer.status).toBe(400);
      expect(answer.body.errors).toHaveProperty("credits");
    },
  );

  it("503 'Failed to initialize payment' when the provider is down", async () => {
    standIn.setDown(true);
    expect(await post("/api/create-payment-intent", { credits: 50 })).toEqual({
      status: 503,
      body: { message: "Failed to initialize payment" },
    });
  });

  it("503 'Failed to initialize payment' without keys", async () => {
    expect(await user.call("POST", "/api/create-payment-intent", { credits: 50 })).toMatchObject({
      status: 503,
      body: { message: "Failed to initialize payment" },
    });
  });

  it.each(["/api/create-payment-intent", "/api/add-credits"])("%s: 401 without a session", async (path) => {
    const response = await askPaidWorker(path, { method: "POST", body: "{}" });
    expect(response.status).toBe(401);
  });
});

describe("POST /api/add-credits", () => {
  it.each([50, 100])("{credits: %i}: 200 with what was paid for, and the balance", async (credits) => {
    standIn.pay(await begin());
    expect(await post("/api/add-credits", { credits })).toEqual({
      status: 200,
      body: { creditsAdded: 50, credits: 550 },
    });
  });

  it("{credits: 50, paymentIntentId}: the same, and again the same without adding any", async () => {
    const paymentIntentId = await begin();
    standIn.pay(paymentIntentId);
    for (const credits of [50, 100, 50]) {
      expect(await post("/api/add-credits", { credits, paymentIntentId })).toEqual({
        status: 200,
        body: { creditsAdded: 50, credits: 550 },
      });
    }
  });

  it.each([{ credits: 51 }, { credits: "50" }, {}, { credits: 50, paymentIntentId: 7 }])(
    "400 for %j",
    async (body) => {
      expect((await post("/api/add-credits", body)).status).toBe(400);
    },
  );

  it("402 without anything paid, whatever the id", async () => {
    const unpaid = await begin();
    for (const paymentIntentId of [undefined, unpaid, "pi_nobodys", "", "not an id"]) {
      expect(await post("/api/add-credits", { credits: 100, paymentIntentId })).toEqual({
        status: 402,
        body: { message: "No completed payment was found." },
      });
    }
    expect(await balance()).toBe(500);
  });

  it("402 for someone else's payment", async () => {
    const paymentIntentId = await begin();
    standIn.pay(paymentIntentId);
    const thief = await newUser();
    expect((await post("/api/add-credits", { credits: 50, paymentIntentId }, thief)).status).toBe(402);
    expect(await balanceOf(thief.id)).toEqual({ credits: 500, ledger: 500 });
    expect(await balance()).toBe(500);
  });

  it("503 while the provider is down, and the payment is not lost", async () => {
    const paymentIntentId = await begin();
    standIn.pay(paymentIntentId);
    standIn.setDown(true);
    expect((await post("/api/add-credits", { credits: 50, paymentIntentId })).status).toBe(503);
    standIn.setDown(false);
    expect((await post("/api/add-credits", { credits: 50, paymentIntentId })).body.credits).toBe(550);
  });
});

describe("POST /api/stripe/webhook", () => {
  async function paidEvent(options: { at?: Date; secret?: string; id?: string } = {}) {
    const id = await begin();
    standIn.pay(id);
    return standIn.event("payment_intent.succeeded", standIn.intents.get(id), options);
  }

  it("200 grants what was paid; replayed, 200 and nothing more", async () => {
    const event = await paidEvent();
    expect([await hear(event), await hear(event)]).toEqual([200, 200]);
    expect(await Promise.all([hear(event), hear(event)])).toEqual([200, 200]);
    expect(await balance()).toBe(550);
  });

  it("the same event id with another body, rightly signed: answered 200, and nothing is granted", async () => {
    const first = await paidEvent();
    expect(await hear(first)).toBe(200);
    expect(await hear(await paidEvent({ id: first.id }))).toBe(200);
    expect(await balance()).toBe(550);
  });

  it.each([
    ["forged: signed with another secret", { secret: "whsec_forged" }],
    ["stale: signed more than 300 seconds ago", { at: new Date(Date.now() - 301_000) }],
  ])("400 for a message that is %s", async (_what, options) => {
    expect(await hear(await paidEvent(options))).toBe(400);
    expect(await balance()).toBe(500);
  });

  it("400 without a signature, and for a body changed by one character", async () => {
    const event = await paidEvent();
    expect(await hear({ ...event, signature: null })).toBe(400);
    expect(await hear({ ...event, body: event.body.replace("succeeded", "Succeeded") })).toBe(400);
    expect(await hear({ ...event, body: `${event.body} ` })).toBe(400);
    expect(await balance()).toBe(500);
  });

  it("a message about an unpaid payment grants nothing, though it is rightly signed and says 'succeeded'", async () => {
    const id = await begin();
    const lie = { ...standIn.intents.get(id), status: "succeeded", amount_received: 1000 };
    expect(await hear(await standIn.event("payment_intent.succeeded", lie))).toBe(200);
    expect(await balance()).toBe(500);
  });

  it("200 for a message about something else", async () => {
    expect(await hear(await standIn.event("price.created", { id: "price_1" }))).toBe(200);
  });

  it("503 while the payment can't be asked for, so that the provider sends it again, and then it counts", async () => {
    const event = await paidEvent();
    standIn.setDown(true);
    expect(await hear(event)).toBe(503);
    standIn.setDown(false);
    expect(await hear(event)).toBe(200);
    expect(await balance()).toBe(550);
  });

  it("405 for GET, with Allow", async () => {
    const response = await askPaidWorker("/api/stripe/webhook");
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "POST"]);
  });
});

describe("/checkout-success", () => {
  it.each(["payment_intent", "payment_intent_client_secret"])(
    "with %s in the query: confirmed on the server, 'Payment Successful!' with the number granted",
    async (parameter) => {
      const id = await begin();
      const secret = standIn.intents.get(id)?.client_secret;
      standIn.pay(id);
      const path = `/checkout-success?${parameter}=${parameter === "payment_intent" ? id : secret}`;
      // The first time, the page is asked for again, so that its header shows the new balance.
      const first = await askPaidWorker(path, { user });
      expect([first.status, first.headers.get("Location")]).toEqual([302, path]);
      const page = await askPaidWorker(path, { user });
      expect(page.status).toBe(200);
      const html = await page.text();
      expect(html).toContain("Payment Successful!");
      expect(html).toContain("Thank you for your purchase. 50 credits have been added to your account.");
      expect(html).toContain("550 credits");
      expect(await balance()).toBe(550);
    },
  );

  it("after a payment: back to where the person was, and never to another site", async () => {
    const { id } = await newAgent(user);
    const dialog = await (await askPaidWorker(`/agents/${id}?dialog=credits`, { user })).text();
    const from = `/checkout?${new URLSearchParams({ back: `/agents/${id}` })}`;
    expect(dialog).toContain(`href="${from}"`);
    const leadsBack = async (back: string) => {
      const payment = await begin();
      standIn.pay(payment);
      const path = `/checkout-success?${new URLSearchParams({ back, payment_intent: payment })}`;
      await askPaidWorker(path, { user });
      return /<a [^>]*href="([^"]*)"[^>]*>Back to where you were/.exec(
        await (await askPaidWorker(path, { user })).text(),
      )?.[1];
    };
    expect(await leadsBack(`/agents/${id}`)).toBe(`/agents/${id}`);
    expect(await leadsBack("//evil.example")).toBeUndefined();
  });

  it("an unpaid payment: 402 and 'There was a problem adding credits to your account.'", async () => {
    const response = await askPaidWorker(`/checkout-success?payment_intent=${await begin()}`, { user });
    expect(response.status).toBe(402);
    const html = await response.text();
    expect(html).toContain("There was a problem adding credits to your account.");
    expect(html).not.toContain("Payment Successful!");
  });
});

describe("The policy of the pages", () => {
  const policyOf = async (path: string) =>
    (await askPaidWorker(path, { user })).headers.get("Content-Security-Policy") ?? "";

  it("/checkout lets the provider's script, frames and calls in, no other page does", async () => {
    const policy = await policyOf("/checkout");
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' https:\/\/js\.stripe\.com;/);
    expect(policy).toMatch(/frame-src https:\/\/js\.stripe\.com https:\/\/hooks\.stripe\.com;/);
    expect(policy).toMatch(/connect-src 'self' https:\/\/api\.stripe\.com(;|$)/);
    for (const path of ["/", "/credits", "/checkout-success", "/api/auth/user"]) {
      expect([path, await policyOf(path)]).not.toEqual([path, expect.stringContaining("stripe.com")]);
    }
  });

  it("/checkout without a publishable key says 'Stripe is not configured correctly. Please try again later.'", async () => {
    const response = await askPaidWorker("/checkout", { user }, {});
    const html = await response.text();
    expect(html).toContain("Payment Error");
    expect(html).toContain("Stripe is not configured correctly. Please try again later.");
    expect(html).toContain("Return to Dashboard");
  });

  it("/checkout, /checkout-success, /subscribe and /credits send a visitor to /login", async () => {
    for (const path of ["/checkout", "/checkout-success", "/subscribe", "/credits", "/credits.csv"]) {
      const response = await askPaidWorker(path);
      expect([path, response.status]).toEqual([path, 302]);
      expect(response.headers.get("Location")).toContain("/login");
    }
  });
});
