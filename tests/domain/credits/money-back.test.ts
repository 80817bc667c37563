import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { creditEntries } from "../../../app/database/schema/credits.server";
import { users } from "../../../app/database/schema/users.server";
import { claimPurchase } from "../../../app/domain/credits/claim-purchase.server";
import { openPurchase } from "../../../app/domain/credits/open-purchase.server";
import { readLedgerNotices } from "../../../app/domain/credits/read-ledger.server";
import { takePaymentEvent } from "../../../app/domain/credits/take-payment-event.server";
import { newId } from "../../../app/domain/tokens.server";
import { balanceOf, newUser } from "../../support/new-user";
import { paymentsOf } from "../../support/paying";
import { platformAt } from "../../support/platform-at";
import { createStripeStandIn } from "../../support/stripe-stand-in.mjs";

/** Somebody who bought a pack and has `left` credits. */
async function buyer({ left = 50 } = {}) {
  const standIn = createStripeStandIn();
  const platform = platformAt(new Date(), { payments: paymentsOf(standIn) });
  const user = await newUser({ credits: 0 });
  const { clientSecret } = await openPurchase(platform, user.id);
  const { id } = standIn.payBySecret(clientSecret);
  await claimPurchase(platform, user.id, id);
  const spent = 50 - left;
  await platform.db.batch([
    platform.db.update(users).set({ credits: left }).where(eq(users.id, user.id)),
    platform.db.insert(creditEntries).values({
      id: newId(),
      userId: user.id,
      delta: -spent,
      reason: "digest",
      key: `digest:${newId()}`,
      createdAt: new Date(),
    }),
  ]);
  const hear = async (type: string, object: unknown, eventId?: string) => {
    const event = await standIn.event(type, object, { id: eventId });
    await takePaymentEvent(platform, event.body, event.signature);
  };
  return { standIn, platform, user, id, hear };
}

const balance = async (userId: string) => {
  const { credits, ledger } = await balanceOf(userId);
  expect(ledger).toBe(credits);
  return credits;
};

describe("Refunds take credits back in proportion, once", () => {
  it("a whole refund takes all 50, and the same message again takes nothing", async () => {
    const { standIn, user, id, hear } = await buyer();
    const charge = standIn.refund(id, 1000);
    await hear("charge.refunded", charge, "evt_whole");
    await hear("charge.refunded", charge, "evt_whole");
    await hear("charge.refunded", charge);
    expect(await balance(user.id)).toBe(0);
  });

  it("partial refunds add up, rounded in the user's favour, whatever the order of the messages", async () => {
    const { standIn, user, id, hear } = await buyer();
    const first = structuredClone(standIn.refund(id, 333));
    await hear("charge.refunded", first);
    expect(await balance(user.id)).toBe(50 - 16);
    await hear("charge.refunded", standIn.refund(id, 333));
    expect(await balance(user.id)).toBe(50 - 33);
    await hear("charge.refunded", first);
    expect(await balance(user.id)).toBe(50 - 33);
  });

  it("two messages at the same time take it once", async () => {
    const { standIn, user, id, hear } = await buyer();
    const charge = standIn.refund(id, 1000);
    await Promise.all([hear("charge.refunded", charge), hear("refund.created", { payment_intent: id })]);
    expect(await balance(user.id)).toBe(0);
  });

  it("a refund of a part before anybody claimed leaves the rest", async () => {
    const standIn = createStripeStandIn();
    const platform = platformAt(new Date(), { payments: paymentsOf(standIn) });
    const user = await newUser({ credits: 0 });
    const { clientSecret } = await openPurchase(platform, user.id);
    const { id } = standIn.payBySecret(clientSecret);
    standIn.refund(id, 500);
    expect(await claimPurchase(platform, user.id, id)).toMatchObject({ creditsAdded: 50, credits: 25 });
    expect(await balance(user.id)).toBe(25);
  });
});

describe("The balance is never below zero: what can't be taken is recorded and shown", () => {
  it("20 of 50 are left: 20 are taken, 30 are noted", async () => {
    const { standIn, platform, user, id, hear } = await buyer({ left: 20 });
    await hear("charge.refunded", standIn.refund(id, 1000));
    expect(await balance(user.id)).toBe(0);
    expect(await readLedgerNotices(platform, user.id)).toEqual([{ paymentId: id, owed: 30 }]);
  });

  it("none is left: nothing is taken, 50 are noted, and no empty line is written", async () => {
    const { standIn, platform, user, id, hear } = await buyer({ left: 0 });
    await hear("charge.refunded", standIn.refund(id, 1000));
    expect(await balance(user.id)).toBe(0);
    expect(await readLedgerNotices(platform, user.id)).toEqual([{ paymentId: id, owed: 50 }]);
    const entries = await platform.db.query.creditEntries.findMany({
      where: eq(creditEntries.userId, user.id),
    });
    expect(entries.filter((entry) => entry.reason === "refund")).toEqual([]);
  });
});

describe("Disputes take credits back, and a dispute that is won gives them back", () => {
  it("opened: taken; won: given back, once", async () => {
    const { standIn, user, id, hear } = await buyer();
    const dispute = standIn.dispute(id, 1000);
    await hear("charge.dispute.created", dispute);
    expect(await balance(user.id)).toBe(0);
    dispute.status = "won";
    await hear("charge.dispute.closed", dispute);
    await hear("charge.dispute.funds_reinstated", dispute);
    expect(await balance(user.id)).toBe(50);
  });

  it("lost: they stay taken", async () => {
    const { standIn, user, id, hear } = await buyer();
    const dispute = standIn.dispute(id, 1000);
    await hear("charge.dispute.created", dispute);
    dispute.status = "lost";
    await hear("charge.dispute.closed", dispute);
    expect(await balance(user.id)).toBe(0);
  });

  it("won with 20 left: the 20 that were taken come back and the note goes", async () => {
    const { standIn, platform, user, id, hear } = await buyer({ left: 20 });
    const dispute = standIn.dispute(id, 1000);
    await hear("charge.dispute.created", dispute);
    expect(await readLedgerNotices(platform, user.id)).toEqual([{ paymentId: id, owed: 30 }]);
    dispute.status = "won";
    await hear("charge.dispute.closed", dispute);
    expect(await balance(user.id)).toBe(20);
    expect(await readLedgerNotices(platform, user.id)).toEqual([]);
  });

  it("the closing heard before the opening: nothing is taken at all", async () => {
    const { standIn, user, id, hear } = await buyer();
    const dispute = standIn.dispute(id, 1000, "won");
    await hear("charge.dispute.closed", dispute);
    await hear("charge.dispute.created", { ...dispute, status: "needs_response" });
    expect(await balance(user.id)).toBe(50);
  });

  it("an inquiry holds no money and takes nothing", async () => {
    const { standIn, user, id, hear } = await buyer();
    await hear("charge.dispute.created", standIn.dispute(id, 1000, "warning_needs_response"));
    expect(await balance(user.id)).toBe(50);
  });
});
