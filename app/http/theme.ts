/** The colour scheme that this browser's user chose, from the cookie `theme`; null follows the system. */
export function readTheme(request: Request): "light" | "dark" | null {
  const chosen = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(request.headers.get("Cookie") ?? "")?.[1];
  return chosen === "light" || chosen === "dark" ? chosen : null;
}
