import type { Header } from "postal-mime";

/** The server in front of the worker; a header of that name further down is the sender's own word. */
const TRUSTED_SERVER = "mx.cloudflare.net";

/**
 * Whether the receiving server checked a DKIM signature of `domain` and found it good (RFC 8601): only its topmost
 * Authentication-Results counts.
 */
export function passedDkim(headers: Header[], domain: string): boolean {
  return hasDkim(methodsOf(headers), domain);
}

/** What Email Routing writes on top of a message, below its own Received line. */
const EDGE_HEADER = /^(?:arc-[a-z-]+|received-spf|authentication-results|x-cf-[a-z0-9-]+)$/;

/**
 * The same of a message that Email Routing itself handed over, and only from what it wrote on top: below the Received line
 * of its own server and above the first header that can be the message's. Whatever the message says of itself is no proof.
 */
export function passedDkimAtEdge(headers: Header[], domain: string): boolean {
  const [received, ...others] = headers;
  const isEdges = /\sby\s+cloudflare-email\.net\s/i.test(received?.value ?? "");
  if (received?.key !== "received" || !isEdges) return false;
  const end = others.findIndex(({ key }) => !EDGE_HEADER.test(key));
  return hasDkim(methodsOf(end < 0 ? others : others.slice(0, end)), domain);
}

function hasDkim(methods: string[], domain: string): boolean {
  return methods.some((text) => {
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
