/**
 * What this product uses of Stripe's API, in memory: payment intents, charges, refunds, disputes, customers, checkout
 * sessions, subscriptions, the portal, idempotency keys and signed events. It speaks Request and Response, so it runs
 * in workerd as well as behind stripe-server.mjs.
 */
export function createStripeStandIn({
  webhookSecret = "whsec_stand_in",
  origin = "https://stripe.example",
} = {}) {
  const intents = new Map();
  const disputes = [];
  const sessions = new Map();
  const subscriptions = new Map();
  const remembered = new Map();
  /** Every call that came: "POST /v1/payment_intents". */
  const calls = [];
  /** While true, nothing is answered but 500. */
  let isDown = false;
  let count = 0;
  const newId = (prefix) => `${prefix}_${(++count).toString(36)}${crypto.randomUUID().replaceAll("-", "")}`;
  const seconds = () => Math.floor(Date.now() / 1000);

  const requireIntent = (id) => {
    const intent = intents.get(id);
    if (!intent) throw new Missing("payment_intent", id);
    return intent;
  };

  function createIntent(form) {
    const id = newId("pi");
    const intent = {
      id,
      object: "payment_intent",
      amount: Number(form.amount),
      amount_received: 0,
      currency: form.currency,
      status: "requires_payment_method",
      client_secret: `${id}_secret_${crypto.randomUUID().replaceAll("-", "")}`,
      metadata: form.metadata ?? {},
      latest_charge: null,
      created: seconds(),
      livemode: false,
    };
    intents.set(id, intent);
    return intent;
  }

  function cancelIntent(id) {
    const intent = requireIntent(id);
    if (intent.status === "succeeded" || intent.status === "processing") {
      throw new Refused(
        400,
        `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
      );
    }
    intent.status = "canceled";
    return intent;
  }

  function createSession(form) {
    const id = newId("cs");
    const session = {
      id,
      object: "checkout.session",
      mode: form.mode,
      status: "open",
      customer: form.customer,
      url: `${origin}/stand-in/checkout/${id}`,
      success_url: form.success_url,
      cancel_url: form.cancel_url,
      price: form.line_items?.[0]?.price,
    };
    sessions.set(id, session);
    return session;
  }

  const routes = [
    ["POST", /^\/v1\/payment_intents$/, (_ids, form) => createIntent(form)],
    ["GET", /^\/v1\/payment_intents\/([^/]+)$/, ([id]) => requireIntent(id)],
    ["POST", /^\/v1\/payment_intents\/([^/]+)\/cancel$/, ([id]) => cancelIntent(id)],
    [
      "GET",
      /^\/v1\/disputes$/,
      (_ids, form) => list(disputes.filter((each) => each.payment_intent === form.payment_intent)),
    ],
    ["POST", /^\/v1\/customers$/, (_ids, form) => ({ id: newId("cus"), object: "customer", ...form })],
    [
      "DELETE",
      /^\/v1\/customers\/([^/]+)$/,
      ([id]) => {
        for (const each of subscriptions.values()) if (each.customer === id) each.status = "canceled";
        return { id, object: "customer", deleted: true };
      },
    ],
    ["POST", /^\/v1\/checkout\/sessions$/, (_ids, form) => createSession(form)],
    [
      "GET",
      /^\/v1\/checkout\/sessions\/([^/]+)$/,
      ([id]) => {
        const session = sessions.get(id);
        if (!session) throw new Missing("checkout.session", id);
        return session;
      },
    ],
    [
      "POST",
      /^\/v1\/billing_portal\/sessions$/,
      (_ids, form) => ({
        id: newId("bps"),
        object: "billing_portal.session",
        url: `${origin}/stand-in/portal/${form.customer}?return=${encodeURIComponent(form.return_url)}`,
      }),
    ],
    [
      "GET",
      /^\/v1\/subscriptions$/,
      (_ids, form) => list([...subscriptions.values()].filter((each) => each.customer === form.customer)),
    ],
  ];

  async function answer(request, url) {
    const route = routes.find(([method, path]) => method === request.method && path.test(url.pathname));
    if (!route) throw new Refused(404, `Unrecognized request URL (${request.method}: ${url.pathname}).`);
    const [, path, run] = route;
    const text =
      request.method === "POST" ? new TextDecoder().decode(await request.arrayBuffer()) : url.search.slice(1);
    const key = request.headers.get("Idempotency-Key");
    const known = request.method === "POST" && key !== null ? remembered.get(key) : undefined;
    if (known && known.text !== text)
      throw new Refused(400, "Keys for idempotent requests can only be used with the same parameters.");
    if (known) return known.result;
    const result = structuredClone(run(path.exec(url.pathname).slice(1), parseForm(text)));
    if (request.method === "POST" && key !== null) remembered.set(key, { text, result });
    return result;
  }

  return {
    calls,
    intents,
    sessions,
    subscriptions,
    webhookSecret,

    setDown(value) {
      isDown = value;
    },

    /** Answers one call of the API. */
    async handle(request) {
      const url = new URL(request.url);
      calls.push(`${request.method} ${url.pathname}`);
      try {
        if (isDown) throw new Refused(500, "The stand-in is down.");
        if (!/^Bearer sk_/.test(request.headers.get("Authorization") ?? "")) {
          throw new Refused(401, "Invalid API Key provided.");
        }
        return Response.json(await answer(request, url), { headers: { "Request-Id": newId("req") } });
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        return Response.json(
          {
            error: {
              type: error.status >= 500 ? "api_error" : "invalid_request_error",
              message: error.message,
              code: error.code,
            },
          },
          { status: error.status, headers: { "Stripe-Should-Retry": "false" } },
        );
      }
    },

    /** What the payer's bank and the payer do. */
    createIntent,
    pay(id, { amount = requireIntent(id).amount, status = "succeeded" } = {}) {
      const intent = requireIntent(id);
      if (intent.status === "succeeded" || intent.status === "canceled")
        throw new Refused(400, "It is over.");
      intent.status = status;
      if (status !== "succeeded") return intent;
      intent.amount_received = amount;
      const charge = newId("ch");
      intent.latest_charge = {
        id: charge,
        object: "charge",
        amount,
        amount_refunded: 0,
        disputed: false,
        payment_intent: id,
        receipt_url: `https://pay.stripe.example/receipts/${charge}`,
      };
      return intent;
    },
    /** The intent of a client secret, paid. */
    payBySecret(secret) {
      return this.pay(secret.split("_secret_")[0]);
    },
    refund(id, cents) {
      const { latest_charge: charge } = requireIntent(id);
      charge.amount_refunded = Math.min(charge.amount, charge.amount_refunded + cents);
      return charge;
    },
    dispute(id, cents, status = "needs_response") {
      const { latest_charge: charge } = requireIntent(id);
      charge.disputed = true;
      const dispute = {
        id: newId("dp"),
        object: "dispute",
        amount: cents,
        status,
        payment_intent: id,
        charge: charge.id,
      };
      disputes.push(dispute);
      return dispute;
    },
    completeCheckout(sessionId) {
      const session = sessions.get(sessionId);
      session.status = "complete";
      return this.subscribe(session.customer);
    },
    subscribe(customer, changes = {}) {
      const subscription = {
        id: newId("sub"),
        object: "subscription",
        customer,
        status: "active",
        cancel_at_period_end: false,
        cancel_at: null,
        items: list([
          { id: newId("si"), object: "subscription_item", current_period_end: seconds() + 30 * 86_400 },
        ]),
        ...changes,
      };
      subscriptions.set(subscription.id, subscription);
      return subscription;
    },

    /** An event and its real signature; `at` is when it was signed. */
    async event(type, object, { id = newId("evt"), at = new Date(), secret = webhookSecret } = {}) {
      const body = JSON.stringify({
        id,
        object: "event",
        type,
        api_version: "2026-10-28.endive",
        created: seconds(),
        data: { object },
      });
      return { id, body, signature: await sign(body, secret, at) };
    },
  };
}

class Refused extends Error {
  constructor(status, message, code) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

class Missing extends Refused {
  constructor(what, id) {
    super(404, `No such ${what}: '${id}'`, "resource_missing");
  }
}

const list = (data) => ({ object: "list", data, has_more: false, url: "/v1/list" });

async function sign(body, secret, at) {
  const timestamp = Math.floor(at.getTime() / 1000);
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey(
    "raw",
    encoder.encode(secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const mac = new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(`${timestamp}.${body}`)));
  return `t=${timestamp},v1=${Array.from(mac, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** `a[b]=1` and `a[0][b]=1` as objects and arrays. */
function parseForm(text) {
  const root = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll("]", "").split("[");
    let place = root;
    for (const [index, step] of path.entries()) {
      if (index === path.length - 1) place[step] = value;
      else {
        place[step] ??= /^\d+$/.test(path[index + 1]) ? [] : {};
        place = place[step];
      }
    }
  }
  return root;
}
