import type { Platform } from "../platform";
import { composeNotice, type Notice } from "./compose-notice";

/**
 * Hands one notice to the mail server. `id` names it: tried again it has the same key. Resolves when the server has
 * it, will never take it, or may have it; throws when a later try makes sense, so that the queue repeats its job.
 * Returns whether it was accepted.
 */
export async function sendNotice(
  platform: Platform,
  mail: {
    id: string;
    to: string;
    replyTo?: string;
    subject: string;
    notice: Notice;
    /** Beside those, or in place of those, that say that a machine wrote it. */
    headers?: Record<string, string>;
  },
): Promise<boolean> {
  const { mailFrom, inboundDomain } = platform.settings;
  const outcome = await platform.mailer.send({
    idempotencyKey: mail.id,
    messageId: `<${mail.id}@${inboundDomain}>`,
    from: { name: "Mondaybrief", address: mailFrom },
    returnPath: null,
    to: mail.to,
    replyTo: mail.replyTo ?? null,
    subject: mail.subject.replace(/\s+/g, " ").trim(),
    ...composeNotice(mail.notice),
    headers: {
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      ...mail.headers,
    },
  });
  if (outcome.kind === "later") throw new Error("The mail server asks to try again later.");
  return outcome.kind === "accepted";
}
