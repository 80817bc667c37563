/** Whether one of these addresses, lower case, is on the list or at a domain of it; an empty list is everybody's. */
export function mayWrite(allowed: readonly string[], addresses: readonly string[]): boolean {
  if (allowed.length === 0) return true;
  const listed = new Set(allowed.map(withDnsDomain));
  const isAllowed = (address: string) => {
    const plain = withDnsDomain(address);
    return listed.has(plain) || listed.has(plain.slice(plain.lastIndexOf("@") + 1));
  };
  return addresses.some((address) => address.includes("@") && isAllowed(address));
}

/** An address or a domain with the letters that DNS has for the domain's own: bücher.example is xn--bcher-kva.example. */
function withDnsDomain(text: string): string {
  const at = text.lastIndexOf("@") + 1;
  const domain = text.slice(at);
  if (!/^[\p{L}\p{N}.-]*$/u.test(domain) || !/\P{ASCII}/u.test(domain)) return text;
  const url = `http://${domain}`;
  return URL.canParse(url) ? text.slice(0, at) + new URL(url).hostname : text;
}
