const PREFIX = "bounce-";

/**
 * The envelope sender of one recipient's digest mail (VERP): what a mail server can't deliver comes back to it, and the
 * address says whom it is about. The token is hex, so folding its case does no harm.
 */
export function bounceAddress(token: string, inboundDomain: string): string {
  return `${PREFIX}${token}@${inboundDomain}`;
}

/** The token in such an address, or null for any other address. */
export function bounceToken(address: string, inboundDomain: string): string | null {
  const wanted = address.trim().toLowerCase();
  const token = wanted.slice(PREFIX.length, -(inboundDomain.length + 1));
  return wanted === bounceAddress(token, inboundDomain) && /^[0-9a-f]{32}$/.test(token) ? token : null;
}
