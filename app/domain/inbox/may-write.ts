/** Whether one of these addresses, lower case, is on the list or at a domain of it; an empty list is everybody's. */
export function mayWrite(allowed: readonly string[], addresses: readonly string[]): boolean {
  if (allowed.length === 0) return true;
  const isAllowed = (address: string) =>
    allowed.includes(address) || allowed.includes(address.slice(address.lastIndexOf("@") + 1));
  return addresses.some((address) => address.includes("@") && isAllowed(address));
}
