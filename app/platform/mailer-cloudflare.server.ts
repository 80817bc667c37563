import { z } from "zod";
import type { Mailer, MailOutcome } from "../domain/platform";
import { composeMime } from "./compose-mime.server";
import { isSendableAddress } from "./is-sendable-address";

interface CloudflareMailerOptions {
  /**
   * `(from, to, raw) => env.EMAIL.send(new EmailMessage(from, to, raw))`. Handed in, because `cloudflare:email`
   * exists only in the worker. Answers the service's id of the mail, by which its events name it.
   */
  sendRaw(from: string, to: string, raw: string): Promise<{ messageId: string }>;
  now(): Date;
}

/** The address itself is refused: never again for this recipient. */
const REFUSED = new Set(["E_RECIPIENT_SUPPRESSED", "E_RECIPIENT_NOT_ALLOWED"]);
/** Checked before anything is sent. */
const NOT_TAKEN = new Set([
  "E_RATE_LIMIT_EXCEEDED",
  "E_DAILY_LIMIT_EXCEEDED",
  "E_SENDER_NOT_VERIFIED",
  "E_SENDER_DOMAIN_NOT_AVAILABLE",
  "E_VALIDATION_ERROR",
  "E_FIELD_MISSING",
  "E_TOO_MANY_RECIPIENTS",
  "E_TOO_MANY_ATTACHMENTS",
  "E_CONTENT_TOO_LARGE",
  "E_HEADER_NOT_ALLOWED",
  "E_HEADER_USE_API_FIELD",
  "E_HEADER_VALUE_INVALID",
  "E_HEADER_VALUE_TOO_LONG",
  "E_HEADER_NAME_INVALID",
  "E_HEADERS_TOO_LARGE",
  "E_HEADERS_TOO_MANY",
]);

/**
 * Sends through Cloudflare Email Sending as a raw message, which keeps every header. The service knows no
 * idempotency key, so an error that does not say that the mail was not taken leaves it unknown.
 */
export function createCloudflareMailer(options: CloudflareMailerOptions): Mailer {
  return {
    name: "cloudflare",
    isRemote: true,
    async send(mail, handOver) {
      if (!isSendableAddress(mail.to)) return { kind: "refused", reason: "Not a mail address." };
      const raw = new TextDecoder().decode(await composeMime(mail, options.now()));
      await handOver?.();
      try {
        const { messageId } = await options.sendRaw(mail.from.address, mail.to, raw);
        return { kind: "accepted", providerId: messageId };
      } catch (error) {
        return outcomeOf(error);
      }
    },
  };
}

function outcomeOf(error: unknown): MailOutcome {
  const code = z.object({ code: z.string() }).safeParse(error).data?.code;
  // Some errors of the binding carry their code in the message only.
  const named = code ?? (error instanceof Error ? /\bE_[A-Z_]+/.exec(error.message)?.[0] : undefined);
  const reason = named ?? "The mail service failed without a code.";
  if (REFUSED.has(reason)) return { kind: "refused", reason };
  return NOT_TAKEN.has(reason) ? { kind: "later", reason } : { kind: "unknown", reason };
}
