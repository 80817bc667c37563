import type { AppLoadContext } from "@remix-run/cloudflare";
import { isLocal } from "../domain/is-local";

/**
 * For pages of the developer's own machine: throws a 404 response unless APP_URL and the request's own address are
 * local, and somebody at this machine asks, not a proxy for somebody else. A deployment whose APP_URL was left as it
 * comes must not show its mails, password links among them.
 */
export function requireLocal({ platform }: AppLoadContext, request: Request): void {
  if (isLocal(platform.settings.appUrl) && isLocal(request.url) && isFromHere(request)) return;
  throw new Response("Not Found", { status: 404 });
}

// The local start names who is connected, and X-Forwarded-For when that is another machine or a proxy.
function isFromHere({ headers }: Request): boolean {
  const address = headers.get("CF-Connecting-IP");
  return (address === null || /^(127(\.\d+){3}|::1)$/.test(address)) && !headers.has("X-Forwarded-For");
}
