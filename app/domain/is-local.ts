/** Whether an http address is this machine's own. */
export function isLocal(address: string): boolean {
  const { hostname } = new URL(address);
  return hostname === "127.0.0.1" || hostname === "[::1]" || /(^|\.)localhost$/.test(hostname);
}
