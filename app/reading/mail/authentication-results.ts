import type { Header } from "postal-mime";

/** The server in front of the worker; a header of that name further down is the sender's own word. */
const TRUSTED_SERVER = "mx.cloudflare.net";

/**
 * Whether the receiving server checked a DKIM signature of `domain` and found it good (RFC 8601): only its topmost
 * Authentication-Results counts.
 */
export function passedDkim(headers: Header[], domain: string): boolean {
  return methodsOf(headers).some((text) => {
    if (!/^dkim\s?=\s?pass(?:\s|$)/.test(text)) return false;
    const signer = /\sheader\.d\s?=\s?"?([^\s;"]{1,255})/.exec(text)?.[1];
    const identity = /\sheader\.i\s?=\s?"?[^\s;"@]{0,255}@([^\s;"]{1,255})/.exec(text)?.[1];
    return (signer ?? identity) === domain;
  });
}

/**
 * Whether the receiving server found that the domain of the From header stands behind the mail by its own rules
 * (RFC 7489), through a signature or the server that handed it over.
 */
export function passedDmarc(headers: Header[], domain: string): boolean {
  return methodsOf(headers).some((text) => {
    if (!/^dmarc\s?=\s?pass(?:\s|$)/.test(text)) return false;
    const from = /\sheader\.from\s?=\s?"?(?:[^\s;"@]{0,255}@)?([^\s;"]{1,255})/.exec(text)?.[1];
    return from === domain;
  });
}

/** What the trusted server says of each method, in lower case. */
function methodsOf(headers: Header[]): string[] {
  const result = headers.find(({ key }) => key === "authentication-results");
  if (!result || serverOf(result.value) !== TRUSTED_SERVER) return [];
  return result.value.split(";").map((method) => method.trim().toLowerCase());
}

function serverOf(value: string): string {
  return (value.split(";")[0] ?? "").trim().split(/\s/)[0]?.toLowerCase() ?? "";
}
