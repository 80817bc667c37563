import { takeMailEvent } from "../app/domain/bounces/take-mail-event.server";
import type { Platform } from "../app/domain/platform";
import { readBytes } from "../app/http/read-input";
import type { Config } from "../app/platform/config.server";
import { isSignedByResend, readResendEvent } from "../app/platform/mail-events-resend";

const CAP = { bytes: 256 * 1024, words: "The event is too large." };

/**
 * `POST /api/resend/webhook`: what became of mails that Resend took, switched on by RESEND_WEBHOOK_SECRET. 200 taken, also
 * what nothing is done about; 400 not signed; 404 switched off. Anything else is a 5xx, and Resend tries again.
 */
export async function takeResendEvent(
  request: Request,
  platform: Platform,
  config: Config,
): Promise<Response> {
  if (request.method !== "POST") {
    return Response.json({ message: "Method not allowed." }, { status: 405, headers: { Allow: "POST" } });
  }
  if (!config.RESEND_WEBHOOK_SECRET) return Response.json({ message: "Not found." }, { status: 404 });
  const body = new TextDecoder().decode(await readBytes(request, CAP));
  if (!isSignedByResend(body, request.headers, config.RESEND_WEBHOOK_SECRET, platform.now())) {
    return Response.json({ message: "The signature is missing or wrong." }, { status: 400 });
  }
  const event = readResendEvent(parsed(body));
  if (event) await takeMailEvent(platform, event);
  return Response.json({ ok: true });
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
