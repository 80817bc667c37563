import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";

import type { UserView } from "../domain/accounts/user-view";
import { claimPurchase } from "../domain/credits/claim-purchase.server";

import { ledgerCsv } from "../domain/credits/ledger-csv";
import { openPurchase } from "../domain/credits/open-purchase.server";
import { PACK } from "../domain/credits/packs";
import { managePlan, readFreshPlan, readPlan, startPlan } from "../domain/credits/plan.server";
import { readLedger, readLedgerNotices, readWholeLedger } from "../domain/credits/read-ledger.server";
import { takePaymentEvent } from "../domain/credits/take-payment-event.server";
import { DomainError } from "../domain/errors";
import { FAILED } from "../domain/failed-words";
import { operation } from "../http/operation";

export const openMyPurchase = operation({
  access: "user",
  input: z.object({
    credits: z.literal(PACK.credits, `Credits are sold in packs of ${PACK.credits}.`),
  }),
  run: ({ platform, user }) => openPurchase(platform, user.id),
  says: { failed: "Payment Error" },
});

/** 50 or 100: the two screens of the specification disagree, and what counts is what was paid for. */
export const claimMyPurchase = operation({
  access: "user",
  input: z.object({
    credits: z.union([z.literal(50), z.literal(100)], "Credits must be 50 or 100."),
    paymentIntentId: z.string().max(500).nullish(),
  }),
  run: ({ platform, user }, { paymentIntentId }) => claimPurchase(platform, user.id, paymentIntentId ?? null),
  says: { failed: "Failed to add credits" },
});

export const startMyPlan = operation({
  access: "user",
  input: z.object({}),
  run: ({ platform, user }) => startPlan(platform, user),
  says: { failed: FAILED.subscribe },
});

export const manageMyPlan = operation({
  access: "user",
  input: z.object({}),
  run: ({ platform, user }) => managePlan(platform, user.id),
  says: { failed: FAILED.manage },
});

/** The success page: the payment that the address names is confirmed. Throws what `claimPurchase` throws. */
export function claimByAddress({ platform }: AppLoadContext, request: Request, user: UserView) {
  const query = new URL(request.url).searchParams;
  const reference = query.get("payment_intent") ?? query.get("payment_intent_client_secret");
  return claimPurchase(platform, user.id, reference);
}

/** The plan page. Whoever comes back from subscribing is told what the provider says now. */
export async function loadPlan({ platform }: AppLoadContext, request: Request, user: UserView) {
  const result = new URL(request.url).searchParams.get("result");
  const isBack = result === "success";
  const about = { sellsPlan: platform.payments.sellsPlan, isBack };
  if (!isBack || !platform.payments.sellsPlan) {
    return { ...about, plan: await readPlan(platform, user.id), problem: null };
  }
  try {
    return { ...about, plan: await readFreshPlan(platform, user.id), problem: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { ...about, plan: await readPlan(platform, user.id), problem: error.message };
  }
}

/** A page of the user's ledger, and what they should know of it. */
export async function loadLedger({ platform }: AppLoadContext, request: Request, user: UserView) {
  const before = new URL(request.url).searchParams.get("before");
  const [page, notices] = await Promise.all([
    readLedger(platform, user.id, before),
    readLedgerNotices(platform, user.id),
  ]);
  return { ...page, notices, isFirst: before === null };
}

/** The whole ledger of the user, as CSV. */
export async function exportLedger({ platform }: AppLoadContext, user: UserView) {
  return ledgerCsv(await readWholeLedger(platform, user.id));
}

/** A message of the payment provider. Its signature is over the very bytes that came, so nothing parses them before. */
export const hearPaymentProvider = operation({
  access: "public",
  input: z.object({ body: z.instanceof(Uint8Array) }),
  run: async ({ platform, request }, { body }) => {
    await takePaymentEvent(platform, new TextDecoder().decode(body), request.headers.get("Stripe-Signature"));
    return { received: true };
  },
  says: { failed: "Something went wrong." },
});
