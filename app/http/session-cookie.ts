const DAYS = 30;

/**
 * The name of the session cookie. `__Host-` ties it to https and this host; on plain http, where browsers refuse
 * that prefix, the plain name is used.
 */
function cookieName(request: Request): string {
  return isSecure(request) ? "__Host-sid" : "sid";
}

/** The session token that the request carries, or null. */
export function readSessionToken(request: Request): string | null {
  const name = cookieName(request);
  for (const pair of (request.headers.get("Cookie") ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || null;
  }
  return null;
}

/** The Set-Cookie that hands a session to the browser. */
export function sessionCookie(request: Request, token: string): string {
  return `${cookieName(request)}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${DAYS * 86_400}${secure(request)}`;
}

/** The Set-Cookie that takes it back. */
export function endedSessionCookie(request: Request): string {
  return `${cookieName(request)}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${secure(request)}`;
}

function isSecure(request: Request): boolean {
  return new URL(request.url).protocol === "https:";
}

function secure(request: Request): string {
  return isSecure(request) ? "; Secure" : "";
}
