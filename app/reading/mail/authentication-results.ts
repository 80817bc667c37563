import type { Header } from "postal-mime";

/** The server in front of the worker; a header of that name further down is the sender's own word. */
const TRUSTED_SERVER = "mx.cloudflare.net";

/**
 * Whether the receiving server checked a DKIM signature of `domain` and found it good (RFC 8601): only its topmost
 * Authentication-Results counts.
 */
export function passedDkim(headers: Header[], domain: string): boolean {
  const result = headers.find(({ key }) => key === "authentication-results");
  if (!result || serverOf(result.value) !== TRUSTED_SERVER) return false;
  return result.value.split(";").some((method) => {
    const text = method.trim().toLowerCase();
    if (!/^dkim\s?=\s?pass(?:\s|$)/.test(text)) return false;
    const signer = /\sheader\.d\s?=\s?"?([^\s;"]{1,255})/.exec(text)?.[1];
    const identity = /\sheader\.i\s?=\s?"?[^\s;"@]{0,255}@([^\s;"]{1,255})/.exec(text)?.[1];
    return (signer ?? identity) === domain;
  });
}

function serverOf(value: string): string {
  return (value.split(";")[0] ?? "").trim().split(/\s/)[0]?.toLowerCase() ?? "";
}
