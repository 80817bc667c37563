import { beforeEach, describe, expect, it } from "vitest";
import { plans } from "../../../app/database/schema/credits.server";
import { readFreshPlan, readPlan, startPlan } from "../../../app/domain/credits/plan.server";
import { requireCredit } from "../../../app/domain/credits/require-credit.server";
import { sweepPlans } from "../../../app/domain/credits/sweep-purchases.server";
import { takePaymentEvent } from "../../../app/domain/credits/take-payment-event.server";
import { agentWithDigest } from "../../support/digest-agent";
import { balanceOf, newUser, type TestUser } from "../../support/new-user";
import { paymentsOf, type StandIn } from "../../support/paying";
import { platformAt, type TestPlatform } from "../../support/platform-at";
import { createStripeStandIn } from "../../support/stripe-stand-in.mjs";

let standIn: StandIn;
let platform: TestPlatform;
let user: TestUser;

beforeEach(async () => {
  // Storage is shared: what other tests left is not this clock's business.
  await platformAt(new Date()).db.update(plans).set({ status: "canceled" });
  standIn = createStripeStandIn();
  platform = platformAt(new Date(), { payments: paymentsOf(standIn) });
  user = await newUser({ credits: 0 });
});

const tier = async () => (await readPlan(platform, user.id)).tier;

async function hear(type: string, object: unknown): Promise<void> {
  const event = await standIn.event(type, object);
  await takePaymentEvent(platform, event.body, event.signature);
}

/** From the button to the provider's page and through it; nothing has told us yet. */
async function subscribe() {
  await startPlan(platform, user);
  const session = [...standIn.sessions.values()].at(-1);
  return standIn.completeCheckout(session?.id);
}

describe("With a subscription price configured it is a real subscription", () => {
  it("the tier follows from the provider: nothing changes until it says so, and then digests cost no credit", async () => {
    const subscription = await subscribe();
    expect(await tier()).toBe("Free");
    await expect(requireCredit(platform, user.id)).rejects.toMatchObject({ kind: "out-of-credits" });
    await hear("customer.subscription.created", subscription);
    expect(await tier()).toBe("Professional");
    await agentWithDigest(user);
    expect(await balanceOf(user.id)).toEqual({ credits: 0, ledger: 0 });
  });

  it("coming back from the provider's page is enough, without any message", async () => {
    await subscribe();
    expect(await readFreshPlan(platform, user.id)).toMatchObject({ tier: "Professional", hasPortal: true });
  });

  it("a message that lies about the subscription changes nothing: it is asked for", async () => {
    await startPlan(platform, user);
    const [session] = standIn.sessions.values();
    await hear("customer.subscription.created", { customer: session?.customer, status: "active" });
    expect(await tier()).toBe("Free");
  });

  it("grace while a renewal fails: past_due stays Professional, and ends when the provider gives up", async () => {
    const subscription = await subscribe();
    await hear("customer.subscription.created", subscription);
    subscription.status = "past_due";
    await hear("invoice.payment_failed", { customer: subscription.customer });
    expect(await readPlan(platform, user.id)).toMatchObject({ tier: "Professional", isOverdue: true });
    subscription.status = "active";
    await hear("invoice.paid", { customer: subscription.customer });
    expect(await readPlan(platform, user.id)).toMatchObject({ tier: "Professional", isOverdue: false });
    subscription.status = "unpaid";
    await hear("customer.subscription.updated", subscription);
    expect(await tier()).toBe("Free");
  });

  it("cancelled: Professional until the period ends, then Free, whatever the order of the messages", async () => {
    const subscription = await subscribe();
    subscription.cancel_at_period_end = true;
    await hear("customer.subscription.updated", subscription);
    expect(await readPlan(platform, user.id)).toMatchObject({
      tier: "Professional",
      cancelAtPeriodEnd: true,
    });
    subscription.status = "canceled";
    await hear("customer.subscription.deleted", subscription);
    await hear("customer.subscription.updated", { ...subscription, status: "active" });
    expect(await tier()).toBe("Free");
  });

  it("messages at the same time end in what the provider says last", async () => {
    const subscription = await subscribe();
    const storm = Array.from({ length: 4 }, () => hear("customer.subscription.updated", subscription));
    subscription.status = "canceled";
    await Promise.all([...storm, hear("customer.subscription.deleted", subscription)]);
    expect(await tier()).toBe("Free");
  });

  it("two presses and a second tab lead to one page of the provider's; a subscriber is told so", async () => {
    const [first, second] = await Promise.all([startPlan(platform, user), startPlan(platform, user)]);
    expect(second).toEqual(first);
    expect(await startPlan(platform, user)).toEqual(first);
    expect(standIn.sessions.size).toBe(1);
    const [session] = standIn.sessions.values();
    standIn.completeCheckout(session?.id);
    await expect(startPlan(platform, user)).rejects.toMatchObject({ kind: "conflict" });
    expect(await tier()).toBe("Professional");
  });

  it("somebody who left and comes back is Professional again by the newer of two subscriptions", async () => {
    const first = await subscribe();
    first.status = "canceled";
    await hear("customer.subscription.deleted", first);
    await subscribe();
    expect(await readFreshPlan(platform, user.id)).toMatchObject({ tier: "Professional" });
    expect(standIn.sessions.size).toBe(2);
  });

  it("a customer of another product of the same account is nobody here", async () => {
    const stranger = standIn.subscribe("cus_of_another_product");
    await hear("customer.subscription.created", stranger);
    expect(await tier()).toBe("Free");
  });

  it("a message that never came is made up for by the clock", async () => {
    await subscribe();
    const later = platformAt(new Date(Date.now() + 7 * 3_600_000), { payments: paymentsOf(standIn) });
    await sweepPlans(later);
    expect(await tier()).toBe("Professional");
  });

  it("a page of the provider's that ran out unused is not asked about for ever", async () => {
    await startPlan(platform, user);
    const [session] = standIn.sessions.values();
    if (session) session.status = "expired";
    const sweepAfter = async (hours: number) => {
      const before = standIn.calls.length;
      await sweepPlans(
        platformAt(new Date(Date.now() + hours * 3_600_000), { payments: paymentsOf(standIn) }),
      );
      return standIn.calls.length - before;
    };
    expect(await sweepAfter(7)).toBe(2);
    expect(await sweepAfter(14)).toBe(0);
    await startPlan(platform, user);
    expect(await sweepAfter(21)).toBe(2);
  });
});
