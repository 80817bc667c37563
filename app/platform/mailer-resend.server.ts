import { z } from "zod";
import type { Mailer, MailOutcome } from "../domain/platform";
import { isSendableAddress } from "./is-sendable-address";

interface ResendMailerOptions {
  apiKey: string;
  /** Without a trailing slash; https://api.resend.com. */
  baseUrl: string;
  fetch?: typeof fetch;
  /** Milliseconds. */
  timeout?: number;
}

const Accepted = z.object({ id: z.string() });
const Refusal = z.object({ name: z.string().default(""), message: z.string().default("") });

/**
 * Sends through Resend's API. The Idempotency-Key makes a repeated call within 24 hours return the first one's
 * answer instead of sending again, so even an answer that got lost may be tried "later".
 */
export function createResendMailer(options: ResendMailerOptions): Mailer {
  const send = options.fetch ?? fetch;
  return {
    name: "resend",
    isRemote: true,
    async send(mail) {
      if (!isSendableAddress(mail.to)) return { kind: "refused", reason: "Not a mail address." };
      let response: Response;
      let body: unknown;
      try {
        response = await send(`${options.baseUrl}/emails`, {
          method: "POST",
          headers: {
            Authorization: `Bearer ${options.apiKey}`,
            "Content-Type": "application/json",
            "Idempotency-Key": mail.idempotencyKey,
          },
          body: JSON.stringify({
            from: `${quoted(mail.from.name)} <${mail.from.address}>`,
            to: [mail.to],
            reply_to: mail.replyTo ?? undefined,
            subject: mail.subject,
            html: mail.html,
            text: mail.text,
            headers: { ...mail.headers, "Message-ID": mail.messageId },
          }),
          signal: AbortSignal.timeout(options.timeout ?? 20_000),
        });
        body = await response.json().catch(() => null);
      } catch {
        return { kind: "later", reason: "The mail service did not answer." };
      }
      if (response.ok) return { kind: "accepted", providerId: Accepted.safeParse(body).data?.id ?? null };
      return refusalOf(response.status, Refusal.safeParse(body).data ?? { name: "", message: "" });
    },
  };
}

/** Only what is wrong with this one mail is final; keys, quotas and domains can be put right by the operator. */
function refusalOf(status: number, { name, message }: z.infer<typeof Refusal>): MailOutcome {
  const reason = [status, name, message].filter(Boolean).join(" ").slice(0, 200);
  if (name === "invalid_idempotent_request") return { kind: "unknown", reason };
  return status === 422 || (status === 400 && name !== "invalid_idempotency_key")
    ? { kind: "refused", reason }
    : { kind: "later", reason };
}

function quoted(name: string): string {
  return `"${name.replace(/\p{Cc}+/gu, " ").replace(/["\\]/g, "\\$&")}"`;
}
