import { generateCookie } from "hono/cookie";
import { parse } from "hono/utils/cookie";

/** The pass to /setup that the request carries, or null. */
export function readSetupPass(request: Request): string | null {
  const name = cookieName(request);
  return parse(request.headers.get("Cookie") ?? "", name)[name] || null;
}

/** The Set-Cookie that hands it to the browser, never to be sent from another site. A page's data is at a path beside it. */
export function setupPassCookie(request: Request, pass: string, seconds: number): string {
  return generateCookie(cookieName(request), pass, {
    path: "/",
    httpOnly: true,
    sameSite: "Strict",
    maxAge: seconds,
    secure: isSecure(request),
  });
}

const cookieName = (request: Request) => (isSecure(request) ? "__Host-setup" : "setup");
const isSecure = (request: Request) => new URL(request.url).protocol === "https:";
