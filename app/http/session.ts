import type { AppLoadContext } from "@remix-run/cloudflare";
import { generateCookie } from "hono/cookie";
import { parse } from "hono/utils/cookie";
import type { UserView } from "../domain/accounts/user-view";

const DAYS = 30;

/** The session token that the request carries, or null. */
export function readSessionToken(request: Request): string | null {
  const name = cookieName(request);
  return parse(request.headers.get("Cookie") ?? "", name)[name] || null;
}

/** The Set-Cookie that hands a session to the browser. */
export function sessionCookie(request: Request, token: string): string {
  return cookieWith(request, token, DAYS * 86_400);
}

/** The Set-Cookie that takes it back. */
export function endedSessionCookie(request: Request): string {
  return cookieWith(request, "", 0);
}

/** The signed-in user of a page. Throws the redirect to /login, which brings them back here afterwards. */
export async function requireViewer(context: AppLoadContext, request: Request): Promise<UserView> {
  const user = await context.viewer();
  if (user) return user;
  const { pathname, search } = new URL(request.url);
  const returnTo = pathname === "/dashboard" ? "" : `?returnTo=${encodeURIComponent(pathname + search)}`;
  throw new Response("Redirecting to login...", {
    status: 302,
    headers: { Location: `/login${returnTo}`, "Content-Type": "text/plain; charset=utf-8" },
  });
}

/** Sends somebody who is signed in away from a page for visitors. Throws the redirect to the dashboard. */
export async function requireVisitor(context: AppLoadContext): Promise<void> {
  if (!(await context.viewer())) return;
  throw new Response("Redirecting to dashboard...", {
    status: 302,
    headers: { Location: "/", "Content-Type": "text/plain; charset=utf-8" },
  });
}

function cookieWith(request: Request, value: string, maxAge: number): string {
  const secure = isSecure(request);
  return generateCookie(cookieName(request), value, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    maxAge,
    secure,
  });
}

/** `__Host-` ties the cookie to https and this host; on plain http, where browsers refuse it, the plain name is used. */
function cookieName(request: Request): string {
  return isSecure(request) ? "__Host-sid" : "sid";
}

function isSecure(request: Request): boolean {
  return new URL(request.url).protocol === "https:";
}
