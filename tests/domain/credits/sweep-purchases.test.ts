import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { purchases } from "../../../app/database/schema/credits.server";
import { openPurchase } from "../../../app/domain/credits/open-purchase.server";
import { sweepPurchases } from "../../../app/domain/credits/sweep-purchases.server";
import { takePaymentEvent } from "../../../app/domain/credits/take-payment-event.server";
import { balanceOf, newUser } from "../../support/new-user";
import { paymentsOf } from "../../support/paying";
import { platformAt } from "../../support/platform-at";
import { createStripeStandIn } from "../../support/stripe-stand-in.mjs";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

// Storage is shared: what other tests left open is not this clock's business.
beforeEach(async () => {
  await platformAt(new Date()).db.update(purchases).set({ nextCheckAt: null });
});

/** Somebody with a payment that they began at `began`; `later` is the clock so many milliseconds afterwards. */
async function beganPurchase() {
  const standIn = createStripeStandIn();
  const payments = paymentsOf(standIn);
  const began = Date.now();
  const later = (ms: number) => platformAt(new Date(began + ms), { payments });
  const user = await newUser();
  const { clientSecret } = await openPurchase(later(0), user.id);
  const id = clientSecret.split("_secret_")[0] ?? "";
  const stateOf = async () =>
    (await later(0).db.query.purchases.findFirst({ where: eq(purchases.id, id) }))?.state;
  return { standIn, user, id, later, stateOf, secret: clientSecret };
}

describe("A payment whose browser died is granted by the webhook, a missed webhook by a sweep over open intents", () => {
  it("paid, and nobody told us: granted within minutes, once", async () => {
    const { standIn, user, id, later, stateOf } = await beganPurchase();
    standIn.pay(id);
    await sweepPurchases(later(MINUTE));
    expect(await stateOf()).toBe("open");
    await Promise.all([sweepPurchases(later(3 * MINUTE)), sweepPurchases(later(3 * MINUTE))]);
    await sweepPurchases(later(10 * MINUTE));
    expect(await stateOf()).toBe("granted");
    expect(await balanceOf(user.id)).toEqual({ credits: 550, ledger: 550 });
  });

  it("unpaid: asked for ever less often, and ended after a day, at the provider too", async () => {
    const { standIn, user, id, later, stateOf } = await beganPurchase();
    const asked = () => standIn.calls.filter((call) => call === `GET /v1/payment_intents/${id}`).length;
    for (let minute = 1; minute <= 60; minute += 1) await sweepPurchases(later(minute * MINUTE));
    expect(asked()).toBeGreaterThan(3);
    expect(asked()).toBeLessThan(15);
    expect(await stateOf()).toBe("open");
    await sweepPurchases(later(DAY + 7 * 60 * MINUTE));
    expect(await stateOf()).toBe("expired");
    expect(standIn.intents.get(id)?.status).toBe("canceled");
    expect(await balanceOf(user.id)).toEqual({ credits: 500, ledger: 500 });
  });

  it("a bank that takes days: waited for, and granted when it went through", async () => {
    const { standIn, user, id, later, stateOf } = await beganPurchase();
    standIn.pay(id, { status: "processing" });
    await sweepPurchases(later(3 * DAY));
    expect(await stateOf()).toBe("open");
    standIn.pay(id);
    await sweepPurchases(later(4 * DAY));
    expect(await balanceOf(user.id)).toEqual({ credits: 550, ledger: 550 });
  });

  it("a payment that went through after it was given up is granted by its message all the same", async () => {
    const { standIn, user, id, later, stateOf } = await beganPurchase();
    standIn.pay(id, { status: "processing" });
    await sweepPurchases(later(31 * DAY));
    expect(await stateOf()).toBe("expired");
    standIn.pay(id);
    const event = await standIn.event("payment_intent.succeeded", standIn.intents.get(id));
    await takePaymentEvent(later(0), event.body, event.signature);
    expect(await balanceOf(user.id)).toEqual({ credits: 550, ledger: 550 });
  });

  it("the provider being down keeps the payment open, and one that can't be asked for doesn't hold up the others", async () => {
    const first = await beganPurchase();
    first.standIn.pay(first.id);
    first.standIn.setDown(true);
    await expect(sweepPurchases(first.later(3 * MINUTE))).rejects.toMatchObject({ kind: "unavailable" });
    expect(await first.stateOf()).toBe("open");
    await sweepPurchases(first.later(3 * MINUTE));
    first.standIn.setDown(false);
    await sweepPurchases(first.later(10 * MINUTE));
    expect(await first.stateOf()).toBe("granted");
  });
});
