/** A path on this site, or null: what a form or link names as the next page must never lead elsewhere. */
export function localPath(value: unknown): string | null {
  if (typeof value !== "string" || !value.startsWith("/")) return null;
  const origin = "http://local.invalid";
  if (!URL.canParse(value, origin)) return null;
  const url = new URL(value, origin);
  const path = url.pathname + url.search + url.hash;
  // "/.//host" is a path, and without its dots it begins like another site's address.
  return url.origin === origin && !path.startsWith("//") ? path : null;
}
