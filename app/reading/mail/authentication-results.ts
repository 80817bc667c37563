import type { Header } from "postal-mime";

/** The server in front of the worker; a header of that name further down is the sender's own word. */
const TRUSTED_SERVER = "mx.cloudflare.net";

/** What Email Routing writes on top of a message, below its own Received line. */
const EDGE_HEADER = /^(?:arc-[a-z-]+|received-spf|authentication-results|x-cf-[a-z0-9-]+)$/;

/** What our own receiving server found out about a mail, in lower case: a line for each signature, and one for DMARC. */
export type EdgeResults = string[];

/**
 * The one place that says whose word on a mail's sender counts (decision 0478): of a message that Email Routing itself
 * handed over, what it wrote on top, below the Received line of its own server and above the first header that can be
 * the message's (RFC 8601). Whatever the message says of itself is no proof. Empty where nobody bears anything out.
 */
export function readEdgeResults(headers: Header[], isFromEdge: boolean): EdgeResults {
  const [received, ...others] = headers;
  if (!isFromEdge || received?.key !== "received") return [];
  if (!/\sby\s+cloudflare-email\.net\s/i.test(received.value)) return [];
  const end = others.findIndex(({ key }) => !EDGE_HEADER.test(key));
  const written = end < 0 ? others : others.slice(0, end);
  const result = written.find(({ key }) => key === "authentication-results");
  if (!result || serverOf(result.value) !== TRUSTED_SERVER) return [];
  const [, ...methods] = result.value.split(";").map((method) => method.trim().toLowerCase());
  // What follows names the envelope's sender, in whose quoted local part anybody can write "; dmarc=pass".
  const beyond = methods.findIndex((method) => !/^(?:dkim|dmarc)\s?=/.test(method));
  return beyond < 0 ? methods : methods.slice(0, beyond);
}

/** Whether a DKIM signature of `domain` was found good. */
export function passedDkim(results: EdgeResults, domain: string): boolean {
  return results.some((text) => {
    if (!/^dkim\s?=\s?pass(?:\s|$)/.test(text)) return false;
    const signer = /\sheader\.d\s?=\s?"?([^\s;"]{1,255})/.exec(text)?.[1];
    const identity = /\sheader\.i\s?=\s?"?[^\s;"@]{0,255}@([^\s;"]{1,255})/.exec(text)?.[1];
    return (signer ?? identity) === domain;
  });
}

/**
 * Whether the domain of the From header stands behind the mail by its own rules (RFC 7489), through a signature or the
 * server that handed it over.
 */
export function passedDmarc(results: EdgeResults, domain: string): boolean {
  return results.some((text) => {
    if (!/^dmarc\s?=\s?pass(?:\s|$)/.test(text)) return false;
    const from = /\sheader\.from\s?=\s?"?(?:[^\s;"@]{0,255}@)?([^\s;"]{1,255})/.exec(text)?.[1];
    return from === domain;
  });
}

function serverOf(value: string): string {
  return (value.split(";")[0] ?? "").trim().split(/\s/)[0]?.toLowerCase() ?? "";
}
