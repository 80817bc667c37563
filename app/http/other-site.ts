const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a mutation comes from another site (api contract): by Sec-Fetch-Site, or without it by Origin. A request
 * with neither header is not a browser's and carries nobody's cookies by accident, so it is let through.
 */
export function isFromOtherSite(request: Request): boolean {
  if (SAFE_METHODS.has(request.method)) return false;
  const fetchSite = request.headers.get("Sec-Fetch-Site");
  if (fetchSite !== null) return fetchSite !== "same-origin" && fetchSite !== "none";
  const origin = request.headers.get("Origin");
  if (origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host;
}

/** The words of the refusal, 403. */
export const OTHER_SITE = "This request came from another site.";
