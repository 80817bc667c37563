/** The colour scheme that this browser's user chose, from the cookie `theme`; null follows the system. */
export function readTheme(request: Request): "light" | "dark" | null {
  const chosen = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(request.headers.get("Cookie") ?? "")?.[1];
  return chosen === "light" || chosen === "dark" ? chosen : null;
}

/** The Set-Cookie that keeps the choice for a year, or forgets it. */
export function themeCookie(theme: "system" | "light" | "dark"): string {
  const kept = theme === "system" ? "theme=; Max-Age=0" : `theme=${theme}; Max-Age=${365 * 86_400}`;
  return `${kept}; Path=/; SameSite=Lax`;
}
