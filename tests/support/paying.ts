import { createExecutionContext, env } from "cloudflare:test";
import worker from "#worker";
import type { Payments } from "../../app/domain/platform";
import { createStripePayments } from "../../app/platform/payments-stripe.server";
import { ORIGIN, type TestUser } from "./new-user";
import type { createStripeStandIn } from "./stripe-stand-in.mjs";

export type StandIn = ReturnType<typeof createStripeStandIn>;

const STRIPE_SETTINGS = {
  STRIPE_SECRET_KEY: "sk_test_stand_in",
  STRIPE_PUBLISHABLE_KEY: "pk_test_stand_in",
  STRIPE_WEBHOOK_SECRET: "whsec_stand_in",
  STRIPE_PRICE_ID: "price_stand_in",
  STRIPE_API_BASE: "http://stripe.example:12111",
};

/** The product's own adapter, whose requests the stand-in answers. */
export function paymentsOf(
  standIn: StandIn,
  changes: { priceId?: string | null; now?: () => Date } = {},
): Payments {
  return createStripePayments({
    secretKey: STRIPE_SETTINGS.STRIPE_SECRET_KEY,
    publishableKey: STRIPE_SETTINGS.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_SETTINGS.STRIPE_WEBHOOK_SECRET,
    priceId: STRIPE_SETTINGS.STRIPE_PRICE_ID,
    apiBase: STRIPE_SETTINGS.STRIPE_API_BASE,
    now: () => new Date(),
    fetch: answerFrom(standIn),
    ...changes,
  });
}

/** A `fetch` that only reaches the stand-in. */
export function answerFrom(standIn: StandIn): typeof fetch {
  return async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(STRIPE_SETTINGS.STRIPE_API_BASE)) throw new Error(`No way to ${request.url}`);
    return standIn.handle(request);
  };
}

/** One request to the whole worker with payments configured; the test puts `answerFrom` in the place of `fetch`. */
export async function askPaidWorker(
  path: string,
  init: RequestInit & { user?: TestUser } = {},
  settings: Partial<typeof STRIPE_SETTINGS> = STRIPE_SETTINGS,
): Promise<Response> {
  const { user, ...rest } = init;
  const headers = new Headers(rest.headers);
  if (user) headers.set("Cookie", user.cookie);
  const request = new Request(`${ORIGIN}${path}`, {
    redirect: "manual",
    ...rest,
    headers,
  });
  return worker.fetch(request, { ...env, ...settings }, createExecutionContext());
}
