/** The Date header as ISO 8601 UTC (RFC 5322, 3.3, with the obsolete forms); null when it can't be read. */
export function readDateHeader(value: string | null): string | null {
  if (value === null) return null;
  const text = value
    .slice(0, 200)
    .replace(/\([^()]{0,60}\)/g, " ")
    .replace(/\s+/g, " ")
    .replace(/(\d{1,2})\.(\d{2})\.(\d{2})(?=\s)/, "$1:$2:$3")
    .replace(/\b(?:UT|Z)$/, "GMT")
    .replace(/(?:GMT|UTC)\s{0,2}([+-]\d{2}):?(\d{2})/, "$1$2")
    .trim();
  for (const candidate of [
    text,
    text.replace(/^[\p{L}.]{1,12},?\s/u, ""),
    text.replace(/\s[A-Za-z]{1,5}$/, " GMT"),
  ]) {
    const time = Date.parse(candidate);
    if (Number.isFinite(time)) return plausible(time);
  }
  return null;
}

/** Years outside of the time of mail are typos or tricks. */
function plausible(time: number): string | null {
  const date = new Date(time);
  const year = date.getUTCFullYear();
  return year < 1970 || year > 2200 ? null : date.toISOString();
}

/** Minutes east of UTC that a Date header states; null when it states none. */
export function readHeaderOffset(value: string | null): number | null {
  const found = /(?:^|\s)([+-])(\d{2}):?(\d{2})(?:\s|$)/.exec((value ?? "").slice(0, 200));
  if (!found) return null;
  const minutes = Number(found[2]) * 60 + Number(found[3]);
  return found[1] === "-" ? -minutes : minutes;
}
