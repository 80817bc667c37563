import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openDatabase } from "../../../app/database/open-database.server";
import { creditEntries, purchases } from "../../../app/database/schema/credits.server";
import { digests } from "../../../app/database/schema/digests.server";
import { users } from "../../../app/database/schema/users.server";
import { claimPurchase } from "../../../app/domain/credits/claim-purchase.server";
import { openPurchase } from "../../../app/domain/credits/open-purchase.server";
import { sweepPurchases } from "../../../app/domain/credits/sweep-purchases.server";
import { takePaymentEvent } from "../../../app/domain/credits/take-payment-event.server";
import { generateNow } from "../../../app/domain/digests/generate-digest.server";
import { DomainError } from "../../../app/domain/errors";
import type { Payments } from "../../../app/domain/platform";
import { deliverOne } from "../../support/digest-agent";
import { draftOf } from "../../support/drafts";
import { type Fault, faultyDatabase } from "../../support/faulty-database";
import { newAgent } from "../../support/new-agent";
import { newUser } from "../../support/new-user";
import { overriding } from "../../support/overriding";
import { paymentsOf } from "../../support/paying";
import { platformAt, writerThat } from "../../support/platform-at";
import { createStripeStandIn } from "../../support/stripe-stand-in.mjs";

const OPERATIONS = 1000;
const SEED = 20261121;

/** The same numbers for the same seed, so that a failure comes back. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The provider's port with calls that fail before they are made, or lose their answer. */
function faultyPayments(real: Payments, fault: () => Fault): Payments {
  const failing = async <Out>(run: () => Promise<Out>): Promise<Out> => {
    const chosen = fault();
    if (chosen === "before") throw new DomainError("unavailable", "The provider is down.");
    const out = await run();
    if (chosen === "after") throw new DomainError("unavailable", "The answer was lost.");
    return out;
  };
  return overriding(real, {
    createPayment: (order) => failing(() => real.createPayment(order)),
    readPayment: (id) => failing(() => real.readPayment(id)),
    cancelPayment: (id) => failing(() => real.cancelPayment(id)),
    readEvent: (body, signature) => failing(() => real.readEvent(body, signature)),
  });
}

describe("The ledger's sum equals the balance after 1,000 random operations with faults between any two awaits", () => {
  it("and the balance is never below zero, every payment is granted once, every credit spent has its digest", async () => {
    const random = numbersFrom(SEED);
    const pick = <T>(items: T[]): T | undefined => items[Math.floor(random() * items.length)];
    let faultRate = 0.06;
    const fault = (): Fault => (random() >= faultRate ? null : random() < 0.5 ? "before" : "after");

    const clean = platformAt(new Date());
    await clean.db.update(purchases).set({ nextCheckAt: null });
    const user = await newUser({ credits: 5 });
    const agent = await newAgent(user);
    await deliverOne(agent);

    const tasks = ["Name an owner", "Name an owner for the bug", "Name an owner for the retry bug"];
    let written = 0;
    const standIn = createStripeStandIn();
    let clock = Date.now();
    const now = () => new Date(clock);
    const sound = platformAt(new Date(), { payments: paymentsOf(standIn, { now }) });
    const platform = {
      ...sound,
      now,
      db: openDatabase(faultyDatabase(env.DB, fault)),
      payments: faultyPayments(sound.payments, fault),
      writer: writerThat(async (material) => {
        if (fault() !== null) throw new DomainError("unavailable", "The writer is down.");
        written += 1;
        return draftOf(material.mails[0]?.id ?? "", { task: tasks[written % tasks.length] });
      }),
    };

    const intents = () => [...standIn.intents.values()];
    const paid = () => intents().filter((intent) => intent.status === "succeeded");
    const disputes: ReturnType<typeof standIn.dispute>[] = [];
    const events: { body: string; signature: string }[] = [];
    const tell = async (type: string, object: unknown) => {
      events.push(await standIn.event(type, object, { at: now() }));
    };
    const operations: Record<string, () => Promise<unknown>> = {
      open: () => openPurchase(platform, user.id),
      pay: async () => {
        const intent = pick(intents().filter((each) => each.status === "requires_payment_method"));
        if (!intent) return;
        standIn.pay(intent.id);
        await tell("payment_intent.succeeded", intent);
      },
      claimForm: () => claimPurchase(platform, user.id, null),
      claimPage: () => claimPurchase(platform, user.id, pick(intents())?.id ?? "pi_none"),
      webhook: async () => {
        const event = pick(events);
        if (event) await takePaymentEvent(platform, event.body, event.signature);
      },
      refund: async () => {
        const intent = pick(paid());
        if (intent && random() < 0.3)
          await tell("charge.refunded", standIn.refund(intent.id, Math.ceil(random() * 600)));
      },
      dispute: async () => {
        const intent = pick(paid().filter((each) => !each.latest_charge.disputed));
        if (!intent || random() < 0.6) return;
        const dispute = standIn.dispute(intent.id, 1000);
        disputes.push(dispute);
        await tell("charge.dispute.created", dispute);
      },
      closeDispute: async () => {
        const dispute = pick(disputes);
        if (dispute?.status !== "needs_response") return;
        dispute.status = random() < 0.5 ? "won" : "lost";
        await tell("charge.dispute.closed", dispute);
      },
      sweep: () => sweepPurchases(platform),
      digest: () => generateNow(platform, { userId: user.id, agentId: agent.id }, { kind: "manual" }),
      digestAgain: () => generateNow(platform, { userId: user.id, agentId: agent.id }, { kind: "manual" }),
      digestOnceMore: () => generateNow(platform, { userId: user.id, agentId: agent.id }, { kind: "manual" }),
    };

    async function check(when: string): Promise<void> {
      const [row, entries] = await Promise.all([
        clean.db.query.users.findFirst({ where: eq(users.id, user.id) }),
        clean.db.query.creditEntries.findMany({ where: eq(creditEntries.userId, user.id) }),
      ]);
      const sum = entries.reduce((total, entry) => total + entry.delta, 0);
      expect([when, sum]).toEqual([when, row?.credits]);
      expect(row?.credits).toBeGreaterThanOrEqual(0);
    }

    const names = Object.keys(operations);
    let failed = 0;
    let done = 0;
    for (let step = 0; done < OPERATIONS; step += 1) {
      clock += 60_000 * Math.ceil(random() * 4);
      const together = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(names) ?? "sweep");
      const outcomes = await Promise.allSettled(together.map((name) => operations[name]?.()));
      failed += outcomes.filter((outcome) => outcome.status === "rejected").length;
      done += together.length;
      await check(`step ${step}: ${together.join(", ")}`);
    }
    expect(failed).toBeGreaterThan(50);

    // The faults end: what is still to be told is told, and then all has to be as the provider has it.
    faultRate = 0;
    for (const intent of intents()) {
      const event = await standIn.event("payment_intent.succeeded", intent, { at: now() });
      await takePaymentEvent(platform, event.body, event.signature);
    }
    await check("the end");
    const entries = await clean.db.query.creditEntries.findMany({ where: eq(creditEntries.userId, user.id) });
    for (const intent of paid()) {
      const held = disputes.some((each) => each.payment_intent === intent.id && each.status !== "won")
        ? 1000
        : 0;
      const back = Math.floor((50 * Math.min(1000, intent.latest_charge.amount_refunded + held)) / 1000);
      const row = await clean.db.query.purchases.findFirst({ where: eq(purchases.id, intent.id) });
      const own = entries.filter((entry) => entry.purchaseId === intent.id);
      const net = own.reduce((sum, entry) => sum + entry.delta, 0);
      const grants = own.filter((entry) => entry.reason === "purchase").length;
      // Money that was back before anybody claimed was never granted.
      if (grants === 0) expect([intent.id, back, net]).toEqual([intent.id, 50, 0]);
      else
        expect([intent.id, grants, net, row?.taken]).toEqual([
          intent.id,
          1,
          50 - back + (row?.owed ?? 0),
          50 - net,
        ]);
    }
    expect(paid().length).toBeGreaterThan(5);

    const runs = await clean.db.query.digests.findMany({
      where: eq(digests.userId, user.id),
      columns: { runId: true },
    });
    const spent = entries.filter((entry) => entry.reason === "digest");
    expect(spent.map((entry) => entry.key).sort()).toEqual(runs.map((each) => `digest:${each.runId}`).sort());
    expect(spent.every((entry) => entry.delta === -1)).toBe(true);
    expect(spent.length).toBeGreaterThan(20);
  }, 300_000);
});
