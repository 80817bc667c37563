import type Stripe from "stripe";
import { DomainError } from "../domain/errors";
import type { Payment, PaymentEvent, Payments, PlanState } from "../domain/platform";

interface StripeOptions {
  secretKey: string;
  publishableKey: string | null;
  webhookSecret: string | null;
  priceId: string | null;
  /** Without a trailing slash. */
  apiBase: string;
  now(): Date;
  /** Instead of the runtime's own. */
  fetch?: typeof fetch;
}

const TIMEOUT_MS = 15_000;
const SIGNATURE_TOLERANCE_SECONDS = 300;
const DOWN = "The payment provider can't be reached. Please try again later.";
// A dispute in these states holds no money (any more).
const SETTLED_DISPUTES = new Set([
  "won",
  "prevented",
  "warning_closed",
  "warning_needs_response",
  "warning_under_review",
]);

/**
 * Payments by Stripe's API through its own SDK. The client is made at the first call, because most requests need none.
 */
export function createStripePayments(options: StripeOptions): Payments {
  let made: Promise<{ sdk: typeof Stripe; client: Stripe }> | undefined;
  const connect = () => {
    made ??= openClient(options);
    return made;
  };

  async function ask<Out>(call: (client: Stripe) => Promise<Out>): Promise<Out> {
    const { client } = await connect();
    try {
      return await call(client);
    } catch (cause) {
      throw new DomainError("unavailable", DOWN, { cause });
    }
  }

  /** The same, and null for what Stripe does not know. */
  async function find<Out>(call: (client: Stripe) => Promise<Out>): Promise<Out | null> {
    const { sdk, client } = await connect();
    try {
      return await call(client);
    } catch (cause) {
      if (cause instanceof sdk.errors.StripeInvalidRequestError && cause.statusCode === 404) return null;
      throw new DomainError("unavailable", DOWN, { cause });
    }
  }

  async function readPayment(paymentId: string): Promise<Payment | null> {
    const intent = await find((client) =>
      client.paymentIntents.retrieve(paymentId, { expand: ["latest_charge"] }),
    );
    if (!intent) return null;
    const isDisputed = typeof intent.latest_charge === "object" && intent.latest_charge?.disputed === true;
    const disputes = isDisputed
      ? (await ask((client) => client.disputes.list({ payment_intent: paymentId, limit: 100 }))).data
      : [];
    return paymentOf(intent, disputes);
  }

  return {
    isOn: true,
    publishableKey: options.publishableKey,
    sellsPlan: options.priceId !== null,
    readPayment,

    createPayment: ({ userId, credits, amount, currency, idempotencyKey }) =>
      ask(async (client) =>
        paymentOf(
          await client.paymentIntents.create(
            {
              amount,
              currency,
              description: `${credits} credits`,
              metadata: { userId, credits: String(credits) },
              automatic_payment_methods: { enabled: true },
            },
            { idempotencyKey },
          ),
          [],
        ),
      ),

    async cancelPayment(paymentId) {
      const { sdk, client } = await connect();
      try {
        await client.paymentIntents.cancel(paymentId, { cancellation_reason: "abandoned" });
      } catch (cause) {
        // Paid, on its way, or ended before.
        if (cause instanceof sdk.errors.StripeInvalidRequestError) return;
        throw new DomainError("unavailable", DOWN, { cause });
      }
    },

    createCustomer: ({ userId, email, idempotencyKey }) =>
      ask(
        async (client) =>
          (await client.customers.create({ email, metadata: { userId } }, { idempotencyKey })).id,
      ),

    startPlan: ({ userId, customerId, successUrl, cancelUrl, idempotencyKey }) =>
      ask(async (client) => {
        const session = await client.checkout.sessions.create(
          {
            mode: "subscription",
            customer: customerId,
            client_reference_id: userId,
            line_items: [{ price: options.priceId ?? "", quantity: 1 }],
            subscription_data: { metadata: { userId } },
            success_url: successUrl,
            cancel_url: cancelUrl,
          },
          // The key stands for these very parameters, and the price may change from one deployment to the next.
          { idempotencyKey: `${idempotencyKey}:${options.priceId}` },
        );
        if (!session.url) throw new Error("A checkout session without an address.");
        return { checkoutId: session.id, url: session.url };
      }),

    async findOpenCheckout(checkoutId) {
      const session = await find((client) => client.checkout.sessions.retrieve(checkoutId));
      return session?.status === "open" ? session.url : null;
    },

    openPortal: (customerId, returnUrl) =>
      ask(
        async (client) =>
          (await client.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl })).url,
      ),

    async deleteCustomer(customerId) {
      await find((client) => client.customers.del(customerId));
    },

    listPlans: (customerId) =>
      ask(async (client) =>
        (await client.subscriptions.list({ customer: customerId, status: "all", limit: 100 })).data.map(
          planOf,
        ),
      ),

    async readEvent(rawBody, signature) {
      if (!options.webhookSecret) {
        throw new DomainError("unavailable", "STRIPE_WEBHOOK_SECRET is not set.");
      }
      const { sdk, client } = await connect();
      try {
        const event = await client.webhooks.constructEventAsync(
          rawBody,
          signature ?? "",
          options.webhookSecret,
          SIGNATURE_TOLERANCE_SECONDS,
          sdk.createSubtleCryptoProvider(),
          options.now().getTime(),
        );
        return eventOf(event);
      } catch (cause) {
        throw new DomainError("invalid", "The signature is missing, wrong or too old.", { cause });
      }
    },
  };
}

async function openClient({ secretKey, apiBase, fetch: ownFetch }: StripeOptions) {
  const { default: sdk } = await import("stripe");
  const base = new URL(apiBase);
  const isSecure = base.protocol === "https:";
  const client = new sdk(secretKey, {
    httpClient: sdk.createFetchHttpClient(ownFetch),
    protocol: isSecure ? "https" : "http",
    host: base.hostname,
    port: base.port || (isSecure ? 443 : 80),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  return { sdk, client };
}

function paymentOf(intent: Stripe.PaymentIntent, disputes: Stripe.Dispute[]): Payment {
  const charge = typeof intent.latest_charge === "object" ? intent.latest_charge : null;
  const held = disputes.filter((dispute) => !SETTLED_DISPUTES.has(dispute.status));
  return {
    id: intent.id,
    status: statusOf(intent.status),
    amount: intent.amount,
    amountReceived: intent.amount_received,
    currency: intent.currency,
    order: orderOf(intent.metadata),
    clientSecret: intent.client_secret,
    receiptUrl: charge?.receipt_url ?? null,
    amountRefunded: charge?.amount_refunded ?? 0,
    amountDisputed: held.reduce((sum, dispute) => sum + dispute.amount, 0),
  };
}

function statusOf(status: Stripe.PaymentIntent.Status): Payment["status"] {
  if (status === "succeeded") return "succeeded";
  if (status === "canceled") return "canceled";
  return status === "processing" ? "processing" : "open";
}

function orderOf(metadata: Stripe.Metadata | null): Payment["order"] {
  const credits = Number(metadata?.credits);
  return metadata?.userId && Number.isInteger(credits) ? { userId: metadata.userId, credits } : null;
}

// The end of a period stands on the subscription's items, which share it.
function planOf(subscription: Stripe.Subscription): PlanState {
  const ends = subscription.items.data.map((item) => item.current_period_end);
  return {
    subscriptionId: subscription.id,
    status: subscription.status,
    currentPeriodEnd: ends.length > 0 ? new Date(Math.max(...ends) * 1000) : null,
    // The portal sets either, depending on its settings.
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
  };
}

function eventOf(event: Stripe.Event): PaymentEvent {
  const { id, type } = event;
  switch (event.type) {
    case "payment_intent.succeeded":
    case "payment_intent.processing":
    case "payment_intent.payment_failed":
    case "payment_intent.canceled":
      return { id, type, about: "payment", paymentId: event.data.object.id };
    case "charge.refunded":
    case "charge.refund.updated":
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed":
    case "charge.dispute.funds_withdrawn":
    case "charge.dispute.funds_reinstated": {
      const paymentId = idOf(event.data.object.payment_intent);
      return paymentId === null ? { id, type, about: "nothing" } : { id, type, about: "payment", paymentId };
    }
    case "checkout.session.completed":
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.deleted":
    case "customer.subscription.paused":
    case "customer.subscription.resumed":
    case "invoice.paid":
    case "invoice.payment_failed": {
      const customerId = idOf(event.data.object.customer);
      return customerId === null
        ? { id, type, about: "nothing" }
        : { id, type, about: "customer", customerId };
    }
    default:
      return { id, type, about: "nothing" };
  }
}

function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === "object" ? (reference?.id ?? null) : reference;
}
