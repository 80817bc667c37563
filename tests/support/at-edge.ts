/** The line that Email Routing's server puts on top of every mail that it hands over. */
export const EDGE_RECEIVED =
  "Received: from mail.payments.example (192.0.2.41) by cloudflare-email.net (cloudflare) id a1B2c3";

/** What it found of a mail that `domain` signed and stands behind. */
export const passedFor = (domain: string): string =>
  `mx.cloudflare.net; dkim=pass header.d=${domain} header.s=s1 header.b=x; dmarc=pass header.from=${domain} policy.dmarc=none; spf=pass (mx.cloudflare.net: domain of joe@${domain} designates 192.0.2.41 as permitted sender) smtp.mailfrom=joe@${domain}`;

/** A message below header lines of a server that it went through. */
export const below = (lines: string[], message: Uint8Array): Uint8Array<ArrayBuffer> =>
  new Uint8Array([...new TextEncoder().encode(lines.map((line) => `${line}\r\n`).join("")), ...message]);

/** A message as Email Routing hands it over, with its results on top; null: it says nothing of the sender. */
export const atEdge = (message: Uint8Array, results: string | null): Uint8Array<ArrayBuffer> =>
  below(
    [
      EDGE_RECEIVED,
      "ARC-Seal: i=1; a=rsa-sha256; s=cf2024-1; d=cloudflare-email.net; cv=none; b=x",
      ...(results === null ? [] : ["Received-SPF: pass", `Authentication-Results: ${results}`]),
      "X-CF-SpamH-Score: 0",
    ],
    message,
  );
