import { createServer } from "node:http";
import { createStripeStandIn } from "./stripe-stand-in.mjs";

/**
 * The stand-in on a loopback port: its API under /v1, the provider's own pages (subscribe, portal) under /stand-in,
 * and webhooks delivered to `webhookUrl`.
 */
export async function startStripeServer({ port = 0, webhookSecret = "whsec_stand_in" } = {}) {
  let standIn;
  let webhookUrl = null;
  const server = createServer(async (incoming, outgoing) => {
    const chunks = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const request = new Request(`${url}${incoming.url}`, {
      method: incoming.method,
      headers: Object.fromEntries(
        Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
      ),
      body: incoming.method === "POST" ? Buffer.concat(chunks) : undefined,
    });
    if (incoming.url === "/favicon.ico") return outgoing.writeHead(204).end();
    const response = incoming.url.startsWith("/stand-in/")
      ? await showPage(request)
      : await standIn.handle(request);
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
  await new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${server.address().port}`;
  standIn = createStripeStandIn({ webhookSecret, origin: url });

  async function deliver(type, object, options) {
    const event = await standIn.event(type, object, options);
    const answer = await fetch(webhookUrl, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Stripe-Signature": event.signature },
      body: event.body,
    });
    await answer.text();
    return answer.status;
  }

  async function showPage(request) {
    const { pathname, searchParams } = new URL(request.url);
    const [, , page, id] = pathname.split("/");
    if (page === "checkout" && request.method === "POST") {
      const subscription = standIn.completeCheckout(id);
      if (webhookUrl) await deliver("customer.subscription.created", subscription);
      return redirect(standIn.sessions.get(id).success_url);
    }
    if (page === "portal" && request.method === "POST") {
      for (const subscription of standIn.subscriptions.values()) {
        if (subscription.customer !== id) continue;
        subscription.cancel_at_period_end = true;
        if (webhookUrl) await deliver("customer.subscription.updated", subscription);
      }
      return redirect(searchParams.get("return"));
    }
    const label = page === "checkout" ? "Subscribe" : "Cancel plan";
    return html(`<h1>Stand-in</h1><form method="post"><button>${label}</button></form>`);
  }

  return {
    url,
    standIn,
    deliver,
    setWebhookUrl(next) {
      webhookUrl = next;
    },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

const redirect = (location) => new Response(null, { status: 303, headers: { Location: location } });
const html = (body) =>
  new Response(`<!doctype html><html lang="en"><title>Stand-in</title>${body}`, {
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });

/** A card that the stand-in's bank refuses; any other is good. */
export const REFUSED_CARD = "4000000000000002";

/**
 * Answers for https://js.stripe.com and https://api.stripe.com in a browser (playwright's page.route): a payment script
 * whose card field is a frame of that origin, so that the page's policy is held to what the real one needs.
 */
export function answerPaymentScript(standIn) {
  return async (route) => {
    const request = route.request();
    const { hostname, pathname } = new URL(request.url());
    const allow = { "Access-Control-Allow-Origin": "*" };
    if (hostname === "js.stripe.com" && pathname === "/v3/") {
      return route.fulfill({ contentType: "text/javascript", headers: allow, body: PAYMENT_SCRIPT });
    }
    if (hostname === "js.stripe.com") return route.fulfill({ contentType: "text/html", body: CARD_FRAME });
    const form = new URLSearchParams(request.postData() ?? "");
    if (form.get("card")?.replaceAll(" ", "") === REFUSED_CARD) {
      return route.fulfill({
        headers: allow,
        json: { error: { type: "card_error", message: "Your card was declined." } },
      });
    }
    const { id, status } = standIn.payBySecret(form.get("client_secret"));
    return route.fulfill({ headers: allow, json: { paymentIntent: { id, status } } });
  };
}

const CARD_FRAME = `<!doctype html><label>Card number <input></label>
<script>document.querySelector("input").oninput = (event) => parent.postMessage({ card: event.target.value }, "*")</script>`;

const PAYMENT_SCRIPT = `window.Stripe = function (key) {
  if (!key.startsWith("pk_")) throw new Error("Invalid key");
  let card = "";
  addEventListener("message", (event) => {
    if (event.origin === "https://js.stripe.com") card = event.data.card;
  });
  return {
    elements: ({ clientSecret }) => ({
      clientSecret,
      create: () => ({
        mount(node) {
          const frame = document.createElement("iframe");
          frame.src = "https://js.stripe.com/v3/card";
          frame.title = "Secure payment input frame";
          node.append(frame);
        },
      }),
    }),
    async confirmPayment({ elements }) {
      const answer = await fetch("https://api.stripe.com/v1/payment_intents/confirm", {
        method: "POST",
        body: new URLSearchParams({ client_secret: elements.clientSecret, card }),
      });
      return answer.json();
    },
  };
};`;
