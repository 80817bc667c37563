import * as build from "virtual:remix/server-build";
import { createRequestHandler } from "@remix-run/cloudflare";
import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { requestId } from "hono/request-id";
import { networkOf } from "../app/domain/accounts/network-of";
import { findSessionUser } from "../app/domain/accounts/sessions.server";
import { readHealth } from "../app/domain/clock/tick.server";
import { TOO_LARGE_DOCUMENT } from "../app/domain/documents/document-limits";
import { FAILED } from "../app/domain/failed-words";
import { TOO_LARGE_IMPORT_FORM } from "../app/domain/imports/import-view";
import type { Platform } from "../app/domain/platform";
import { describeFailure } from "../app/http/failures";
import { isFromOtherSite, OTHER_SITE } from "../app/http/other-site";
import { withCappedBody } from "../app/http/read-input";
import { readSessionToken } from "../app/http/session";
import { flashToast } from "../app/http/toast";
import type { Config } from "../app/platform/config.server";
import { drainedBody } from "./drained-body";
import { takeInbound } from "./inbound";
import { createLoadContext } from "./load-context";
import { pageHeaders } from "./page-headers";
import { createPlatform } from "./platform";
import { rangedAsset } from "./ranged-asset";
import { takeResendEvent } from "./resend-webhook";

interface Shell {
  Bindings: Env;
  Variables: { platform: Platform; config: Config; secureHeadersNonce?: string };
}

const LARGEST_BODY_BYTES = 26 * 1024 * 1024;
const FORM_CAP = { bytes: 1024 * 1024, words: "This form is too large." };

const withPlatform = createMiddleware<Shell>(async (c, next) => {
  const { platform, config } = createPlatform(c.env);
  c.set("platform", platform);
  c.set("config", config);
  await next();
});

// The /api routes refuse other sites themselves, after 405 (api contract, 'Order of refusals'). An unsubscribe POST
// comes from the recipient's mail service and carries no cookies (RFC 8058).
const crossSiteGate = createMiddleware<Shell>(async (c, next) => {
  const isExempt = c.req.path.startsWith("/api/") || isUnsubscribe(c.req.path);
  if (!isExempt && isFromOtherSite(c.req.raw)) return c.json({ message: OTHER_SITE }, 403);
  await next();
});

// The /api routes count their bodies themselves, after the session (api contract). Of the pages' forms only an upload
// can be large: anybody else's, read as a form, would take the memory of a whole worker. Without JavaScript a document
// that is too large is answered where it was sent from.
const bodyLimit = createMiddleware<Shell>(async (c, next) => {
  if (c.req.path.startsWith("/api/")) return next();
  const declared = c.req.header("Content-Length");
  if (declared === undefined) c.req.raw = withCappedBody(c.req.raw, FORM_CAP);
  const size = Number(declared ?? 0);
  if (size <= FORM_CAP.bytes) return next();
  if (!(await mayUpload(c.req.raw, c.get("platform")))) return c.text(FORM_CAP.words, 413);
  if (size <= LARGEST_BODY_BYTES) return next();
  const isImport = /\/import$/i.test(c.req.path);
  const description = isImport ? TOO_LARGE_IMPORT_FORM : TOO_LARGE_DOCUMENT;
  if (!c.req.header("Accept")?.includes("text/html")) return c.json({ message: description }, 413);
  const words = { title: FAILED[isImport ? "import-mails" : "add-document"], description };
  c.header("Set-Cookie", await flashToast({ ...words, tone: "danger" }));
  return c.redirect(c.req.path, 303);
});

async function mayUpload(request: Request, platform: Platform): Promise<boolean> {
  const token = readSessionToken(request);
  const isAgent = /^\/agents\//i.test(new URL(request.url).pathname);
  return isAgent && token !== null && (await findSessionUser(platform, token)) !== null;
}

// Pages take forms and nothing else: what is written like Remix's own page data is refused unread.
const formsOnly = createMiddleware<Shell>(async (c, next) => {
  const type = c.req.header("Content-Type");
  const isForm =
    type === undefined || /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type);
  if (!isForm && c.req.method !== "GET" && !c.req.path.startsWith("/api/")) {
    return c.text("Only forms are taken here.", 415);
  }
  await next();
});

// A kept mail is shown in a frame, with the styles that it brings and nothing else.
const mailFramePolicy = createMiddleware<Shell>(async (c, next) => {
  await next();
  if (!/^\/outbox\/[^/]+\/html$/i.test(c.req.path)) return;
  c.header(
    "Content-Security-Policy",
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
  );
  c.header("X-Frame-Options", "SAMEORIGIN");
});

// The address of these pages is the permission to read them: it must not travel, be kept or be found. Pages are found
// in any case of their address.
const secretAddressPolicy = createMiddleware<Shell>(async (c, next) => {
  await next();
  const place = /^\/(d|i|reset-password|unsubscribe|calendar)\//i.exec(c.req.path)?.[1];
  if (place === undefined) return;
  // Only where nothing is posted: with it a browser names no Origin, and the form would be another site's.
  if (/^(?:d|calendar)$/i.test(place)) c.header("Referrer-Policy", "no-referrer");
  c.header("X-Robots-Tag", "noindex, nofollow");
  c.header("Cache-Control", "private, no-store");
});

const DOWNLOAD = /^(?:\/api)?\/agents\/[^/]+\/(?:documents\/[^/]+|emails\/[^/]+\/(?:raw|files\/[^/]+))$/i;

// A file that was uploaded or came by mail is its owner's own, and still nothing that may run on this origin (ASVS 5.4.1).
const downloadPolicy = createMiddleware<Shell>(async (c, next) => {
  await next();
  if (!DOWNLOAD.test(c.req.path)) return;
  c.header("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; sandbox");
});

// What a signed-in page shows must not outlive the session in any cache.
const keepPrivate = createMiddleware<Shell>(async (c, next) => {
  await next();
  if (readSessionToken(c.req.raw) !== null && !c.res.headers.has("Cache-Control")) {
    c.header("Cache-Control", "private, no-store");
  }
});

const app = new Hono<Shell>()
  .use(drainedBody)
  .use(mailFramePolicy)
  .use(secretAddressPolicy)
  .use(downloadPolicy)
  .use(keepPrivate)
  .use(requestId({ limitLength: 64 }))
  .use(pageHeaders)
  .get("/demo/:file{.+\\.webm}", (c) => rangedAsset(c.req.raw, c.env.ASSETS))
  .use(crossSiteGate)
  .use(formsOnly)
  .use(withPlatform)
  .use(bodyLimit)
  .get("/healthz", async (c) => {
    const health = await readHealth(c.get("platform"));
    return c.json(health, health.ok ? 200 : 503);
  })
  .all("/api/inbound", (c) => takeInbound(c.req.raw, c.get("platform"), c.get("config")))
  .all("/api/resend/webhook", (c) => takeResendEvent(c.req.raw, c.get("platform"), c.get("config")))
  .all("*", async (c) => {
    const platform = c.get("platform");
    const handle = createRequestHandler(build, "production");
    const context = createLoadContext(c.req.raw, platform, {
      requestId: c.get("requestId"),
      nonce: c.get("secureHeadersNonce") ?? "",
      clientAddress: networkOf(c.req.header("CF-Connecting-IP") ?? "local"),
    });
    const page = await handle(isUnsubscribe(c.req.path) ? withoutOrigin(c.req.raw) : c.req.raw, context);
    if (!context.isStorageAway || page.status !== 500) return page;
    page.headers.set("Retry-After", "60");
    return new Response(page.body, { status: 503, headers: page.headers });
  });

// Hono's own handler would print the error whole, with the values that a failed statement was given.
app.onError((error, c) => {
  const failure = describeFailure(error, { failed: "Something went wrong." }, c.get("requestId"));
  const { message, status, retryAfterSeconds } = failure;
  const headers = new Headers();
  if (retryAfterSeconds !== undefined) headers.set("Retry-After", String(retryAfterSeconds));
  return Response.json({ message }, { status, headers });
});

function isUnsubscribe(path: string): boolean {
  return path.startsWith("/unsubscribe/");
}

// Remix answers 500 to an action from another origin, which a mail program's one-click POST may well name.
function withoutOrigin(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete("Origin");
  return new Request(request, { headers });
}

/** Requests: the Hono shell, and Remix behind it. */
export function answerRequest(
  request: Request,
  env: Env,
  context: ExecutionContext,
): Response | Promise<Response> {
  return app.fetch(request, env, context);
}
