/**
 * Whether an address may be put into an SMTP command or an API call: one local part, one domain, none of the
 * characters with which a typed address could become two, or a header. Says nothing about whether it exists.
 */
export function isSendableAddress(address: string): boolean {
  return (
    address.length <= 254 && /^[^\s\p{Cc}<>()[\],;:"\\@]{1,64}@[^\s\p{Cc}<>()[\],;:"\\@]+$/u.test(address)
  );
}

/** The address as a server without SMTPUTF8 knows it: the domain in ASCII (RFC 5891), what stands before the @ as it is. */
export function asciiDomain(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  const url = `http://${address.slice(at)}/`;
  return URL.canParse(url) ? address.slice(0, at) + new URL(url).hostname : address;
}
