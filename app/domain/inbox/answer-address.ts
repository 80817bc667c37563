const PREFIX = "answer-";

/** Where answers to one recipient's digest mail go; the token is hex, so folding its case does no harm. */
export function answerAddress(token: string, inboundDomain: string): string {
  return `${PREFIX}${token}@${inboundDomain}`;
}

/** The token in such an address, or null for any other address. */
export function answerToken(address: string, inboundDomain: string): string | null {
  const wanted = address.trim().toLowerCase();
  const token = wanted.slice(PREFIX.length, -(inboundDomain.length + 1));
  return wanted === answerAddress(token, inboundDomain) && /^[0-9a-f]{32}$/.test(token) ? token : null;
}
