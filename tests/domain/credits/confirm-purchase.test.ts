import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { creditEntries } from "../../../app/database/schema/credits.server";
import { claimPurchase } from "../../../app/domain/credits/claim-purchase.server";
import { openPurchase } from "../../../app/domain/credits/open-purchase.server";
import { takePaymentEvent } from "../../../app/domain/credits/take-payment-event.server";
import { balanceOf, newUser, type TestUser } from "../../support/new-user";
import { paymentsOf, type StandIn } from "../../support/paying";
import { platformAt, type TestPlatform } from "../../support/platform-at";
import { createStripeStandIn } from "../../support/stripe-stand-in.mjs";

interface Shop {
  standIn: StandIn;
  platform: TestPlatform;
  user: TestUser;
}

async function newShop(): Promise<Shop> {
  const standIn = createStripeStandIn();
  const platform = platformAt(new Date(), { payments: paymentsOf(standIn) });
  return { standIn, platform, user: await newUser() };
}

/** A purchase that this user began; answers its payment's id. */
async function begin({ platform, user }: Shop): Promise<string> {
  const { clientSecret } = await openPurchase(platform, user.id);
  return clientSecret.split("_secret_")[0] ?? "";
}

async function purchasesOf(userId: string): Promise<number> {
  const { db } = platformAt(new Date());
  const entries = await db.query.creditEntries.findMany({ where: eq(creditEntries.userId, userId) });
  return entries.filter((entry) => entry.reason === "purchase").length;
}

type Way = "form" | "page" | "webhook";

/** Answers the credits that the caller was told of; the webhook is told nothing. */
async function report(way: Way, { standIn, platform, user }: Shop, id: string): Promise<number | null> {
  if (way === "form") return (await claimPurchase(platform, user.id, null)).creditsAdded;
  if (way === "page") return (await claimPurchase(platform, user.id, `${id}_secret_abc`)).creditsAdded;
  const event = await standIn.event("payment_intent.succeeded", standIn.intents.get(id));
  await takePaymentEvent(platform, event.body, event.signature);
  return null;
}

const ORDERS: Way[][] = [
  ["form", "page", "webhook"],
  ["form", "webhook", "page"],
  ["page", "form", "webhook"],
  ["page", "webhook", "form"],
  ["webhook", "form", "page"],
  ["webhook", "page", "form"],
];

describe("What was paid for is granted once per payment, whoever calls first: form, success page or webhook", () => {
  it.each(ORDERS)("%s, then %s, then %s: 50 credits once, and everybody is told 50", async (...order) => {
    const shop = await newShop();
    const id = await begin(shop);
    shop.standIn.pay(id);
    for (const way of order) expect([null, 50]).toContain(await report(way, shop, id));
    expect(await balanceOf(shop.user.id)).toEqual({ credits: 550, ledger: 550 });
    expect(await purchasesOf(shop.user.id)).toBe(1);
  });

  it("all of them at the same time, twice each: 50 credits once", async () => {
    const shop = await newShop();
    const id = await begin(shop);
    shop.standIn.pay(id);
    const ways: Way[] = ["form", "page", "webhook", "webhook", "page", "form"];
    const told = await Promise.all(ways.map((way) => report(way, shop, id)));
    expect(told).toEqual([50, 50, null, null, 50, 50]);
    expect(await balanceOf(shop.user.id)).toEqual({ credits: 550, ledger: 550 });
    expect(await purchasesOf(shop.user.id)).toBe(1);
  });

  it("a claim without a payment's id names each payment once, and then there is nothing paid", async () => {
    const shop = await newShop();
    shop.standIn.pay(await begin(shop));
    expect((await claimPurchase(shop.platform, shop.user.id, null)).creditsAdded).toBe(50);
    await expect(claimPurchase(shop.platform, shop.user.id, null)).rejects.toMatchObject({
      kind: "not-paid",
    });
    shop.standIn.pay(await begin(shop));
    expect(await claimPurchase(shop.platform, shop.user.id, null)).toMatchObject({
      creditsAdded: 50,
      credits: 600,
    });
  });

  it("a webhook for a payment whose row was lost is granted from what the payment itself says", async () => {
    const shop = await newShop();
    const intent = shop.standIn.createIntent({
      amount: 1000,
      currency: "usd",
      metadata: { userId: shop.user.id, credits: "50" },
    });
    shop.standIn.pay(intent.id);
    await report("webhook", shop, intent.id);
    expect(await balanceOf(shop.user.id)).toEqual({ credits: 550, ledger: 550 });
  });
});

describe("Nothing is granted for", () => {
  async function refused(shop: Shop, id: string, claimant = shop.user.id): Promise<void> {
    await expect(claimPurchase(shop.platform, claimant, id)).rejects.toMatchObject({
      kind: "not-paid",
      message: "No completed payment was found.",
    });
    const event = await shop.standIn.event("payment_intent.succeeded", { id });
    await takePaymentEvent(shop.platform, event.body, event.signature);
    expect(await purchasesOf(claimant)).toBe(0);
  }

  it("an unpaid payment", async () => {
    const shop = await newShop();
    await refused(shop, await begin(shop));
  });

  it("a payment on its way, until it went through", async () => {
    const shop = await newShop();
    const id = await begin(shop);
    shop.standIn.pay(id, { status: "processing" });
    await expect(claimPurchase(shop.platform, shop.user.id, id)).rejects.toThrow(/is being processed/);
    shop.standIn.pay(id);
    expect((await claimPurchase(shop.platform, shop.user.id, id)).credits).toBe(550);
  });

  it("someone else's payment, which stays theirs", async () => {
    const shop = await newShop();
    const thief = await newUser();
    const id = await begin(shop);
    shop.standIn.pay(id);
    await expect(claimPurchase(shop.platform, thief.id, id)).rejects.toMatchObject({ kind: "not-paid" });
    expect(await balanceOf(thief.id)).toEqual({ credits: 500, ledger: 500 });
    expect((await claimPurchase(shop.platform, shop.user.id, id)).credits).toBe(550);
  });

  it.each([
    ["another amount", { amount: 100, currency: "usd" }],
    ["another currency", { amount: 1000, currency: "jpy" }],
  ])("a payment of %s", async (_what, money) => {
    const shop = await newShop();
    const intent = shop.standIn.createIntent({ ...money, metadata: { userId: shop.user.id, credits: "50" } });
    shop.standIn.pay(intent.id);
    await refused(shop, intent.id);
  });

  it("a payment of which less came in than was asked", async () => {
    const shop = await newShop();
    const id = await begin(shop);
    shop.standIn.pay(id, { amount: 999 });
    await refused(shop, id);
  });

  it("a payment that says more credits than a pack has", async () => {
    const shop = await newShop();
    const metadata = { userId: shop.user.id, credits: "100" };
    const intent = shop.standIn.createIntent({ amount: 1000, currency: "usd", metadata });
    shop.standIn.pay(intent.id);
    await refused(shop, intent.id);
  });

  it("a payment that isn't for credits at all, one of a user of another deployment, and an unknown id", async () => {
    const shop = await newShop();
    const other = shop.standIn.createIntent({ amount: 1000, currency: "usd", metadata: {} });
    const metadata = { userId: "somebody-elsewhere", credits: "50" };
    const elsewhere = shop.standIn.createIntent({ amount: 1000, currency: "usd", metadata });
    shop.standIn.pay(other.id);
    shop.standIn.pay(elsewhere.id);
    await refused(shop, other.id);
    await refused(shop, elsewhere.id);
    await refused(shop, "pi_unknown");
    await expect(claimPurchase(shop.platform, shop.user.id, "../customers/cus_1")).rejects.toMatchObject({
      kind: "not-paid",
    });
  });

  it("a payment that was refunded whole before anybody claimed it", async () => {
    const shop = await newShop();
    const id = await begin(shop);
    shop.standIn.pay(id);
    shop.standIn.refund(id, 1000);
    await refused(shop, id);
  });
});

describe("The payment of the checkout", () => {
  it("is $10.00 for 50 credits, with the user in its metadata", async () => {
    const shop = await newShop();
    const id = await begin(shop);
    expect(shop.standIn.intents.get(id)).toMatchObject({
      amount: 1000,
      currency: "usd",
      metadata: { userId: shop.user.id, credits: "50" },
    });
  });

  it("is the same for a second tab, a reload and two requests at once; after it was paid, a new one", async () => {
    const shop = await newShop();
    const [first, atOnce] = await Promise.all([begin(shop), begin(shop)]);
    expect(atOnce).toBe(first);
    expect(await begin(shop)).toBe(first);
    shop.standIn.pay(first);
    expect(await begin(shop)).not.toBe(first);
    expect(await balanceOf(shop.user.id)).toEqual({ credits: 550, ledger: 550 });
  });

  it("fails with 'Failed to initialize payment' while the provider is down, and works again afterwards", async () => {
    const shop = await newShop();
    shop.standIn.setDown(true);
    await expect(openPurchase(shop.platform, shop.user.id)).rejects.toMatchObject({
      kind: "unavailable",
      message: "Failed to initialize payment",
    });
    shop.standIn.setDown(false);
    await expect(begin(shop)).resolves.toMatch(/^pi_/);
  });
});
