import type { AppLoadContext } from "@remix-run/cloudflare";
import { isLocal } from "../domain/is-local";

/**
 * For pages of the developer's own machine: throws a 404 response unless APP_URL and the request's own address are
 * local. A deployment whose APP_URL was left as it comes must not show its mails, password links among them.
 */
export function requireLocal({ platform }: AppLoadContext, request: Request): void {
  if (isLocal(platform.settings.appUrl) && isLocal(request.url)) return;
  throw new Response("Not Found", { status: 404 });
}
