import { createMiddleware } from "hono/factory";
import { NONCE, secureHeaders } from "hono/secure-headers";

const OWN = "'self'";
const NOBODY = "'none'";

const USUAL = {
  defaultSrc: [OWN],
  scriptSrc: [OWN, NONCE],
  styleSrc: [OWN, NONCE],
  imgSrc: [OWN, "data:"],
  objectSrc: [NOBODY],
  baseUri: [NOBODY],
  frameAncestors: [NOBODY],
  formAction: [OWN],
};
// The card is typed into a frame of the provider's own, made by its script; no other page lets them in.
const CHECKOUT = {
  ...USUAL,
  scriptSrc: [...USUAL.scriptSrc, "https://js.stripe.com"],
  frameSrc: ["https://js.stripe.com", "https://hooks.stripe.com"],
  connectSrc: [OWN, "https://api.stripe.com"],
};
// Without a script its form is redirected to the provider's pages, which browsers hold against form-action.
const SUBSCRIBE = {
  ...USUAL,
  formAction: [OWN, "https://checkout.stripe.com", "https://billing.stripe.com"],
};

function headersWith(contentSecurityPolicy: typeof USUAL) {
  return secureHeaders({
    contentSecurityPolicy,
    referrerPolicy: "same-origin",
    xFrameOptions: "DENY",
    crossOriginEmbedderPolicy: false,
    // The static files are answered before this worker runs and carry no such header; browsers complain of a mix.
    originAgentCluster: false,
  });
}

const usual = headersWith(USUAL);
const BY_PATH = new Map([
  ["/checkout", headersWith(CHECKOUT)],
  ["/subscribe", headersWith(SUBSCRIBE)],
]);

/** The security headers of every answer, with the Content-Security-Policy of its path. */
export const pageHeaders = createMiddleware((c, next) => (BY_PATH.get(c.req.path) ?? usual)(c, next));
