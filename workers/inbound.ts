import {
  isKnownAddress,
  LARGEST_MAIL_BYTES,
  type Receipt,
  receiveMail,
} from "../app/domain/inbox/receive-mail.server";
import type { Platform } from "../app/domain/platform";
import { isSameSecret } from "../app/domain/tokens.server";
import { readBytes } from "../app/http/read-input";
import type { Config } from "../app/platform/config.server";

const CAP = { bytes: LARGEST_MAIL_BYTES, words: "The message is too large: at most 25 MiB." };

/**
 * `POST /api/inbound?to=&from=`: the intake for mail servers other than Cloudflare's, switched on by INBOUND_SECRET.
 * 200 stored, in quarantine or known, 401 wrong secret, 404 unknown address (or switched off), 413 too large. At 429
 * (too many of a day), and at anything else, which is a 5xx, the server that sent it should keep the mail and try again.
 * `GET /api/inbound?to=` asks before: 200, or 404 for an address that nobody has.
 */
export async function takeInbound(request: Request, platform: Platform, config: Config): Promise<Response> {
  if (request.method !== "POST" && request.method !== "GET") {
    return Response.json(
      { message: "Method not allowed." },
      { status: 405, headers: { Allow: "GET, POST" } },
    );
  }
  if (!config.INBOUND_SECRET) return Response.json({ message: "Not found." }, { status: 404 });
  const given = request.headers.get("Authorization")?.replace(/^Bearer\s+/i, "") ?? "";
  if (!(await isSameSecret(given, config.INBOUND_SECRET))) {
    return Response.json({ message: "The secret is missing or wrong." }, { status: 401 });
  }
  const url = new URL(request.url);
  // A plus that was not escaped comes as a blank, which no address has.
  const to = url.searchParams.get("to")?.trim().replaceAll(" ", "+");
  const from = url.searchParams.get("from") ?? "";
  if (!to) {
    return Response.json(
      { message: "The address is missing.", errors: { to: ["is required"] } },
      { status: 400 },
    );
  }
  if (request.method === "GET") {
    return (await isKnownAddress(platform, to))
      ? Response.json({ ok: true })
      : answer({ kind: "unknown-address" });
  }
  const declared = request.headers.get("Content-Length");
  if (Number(declared ?? 0) > LARGEST_MAIL_BYTES) return answer({ kind: "too-large" });
  // The stored stream needs its size beforehand; a body that doesn't declare one is read first.
  const whole = declared === null ? await readBytes(request, CAP) : null;
  const raw = whole ? new Blob([whole]).stream() : request.body;
  const rawSize = whole ? whole.length : Number(declared);
  if (!raw || rawSize === 0) return Response.json({ message: "The message is empty." }, { status: 400 });
  return answer(await receiveMail(platform, { envelopeFrom: from, envelopeTo: to, raw, rawSize }));
}

function answer(receipt: Receipt): Response {
  switch (receipt.kind) {
    case "stored":
    case "held":
    case "duplicate":
    case "unsubscribed":
    case "bounce":
    case "self-mail":
      return Response.json({ ok: true, result: receipt.kind });
    case "unknown-address":
      return Response.json({ message: "No such address here." }, { status: 404 });
    case "too-large":
      return Response.json({ message: CAP.words }, { status: 413 });
    case "deferred":
      return Response.json(
        { message: "Too many mails today. Please try again later." },
        { status: 429, headers: { "Retry-After": String(receipt.retryAfterSeconds) } },
      );
  }
}
