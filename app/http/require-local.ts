import type { AppLoadContext } from "@remix-run/cloudflare";

/** For pages of the developer's own machine: throws a 404 response unless APP_URL is local. */
export function requireLocal({ platform }: AppLoadContext): void {
  const { hostname } = new URL(platform.settings.appUrl);
  const isLocal = hostname === "127.0.0.1" || hostname === "[::1]" || /(^|\.)localhost$/.test(hostname);
  if (!isLocal) throw new Response("Not Found", { status: 404 });
}
