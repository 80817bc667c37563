import type { Database } from "../database/open-database.server";
import { outboxMails } from "../database/schema/deliveries.server";
import type { Mailer } from "../domain/platform";
import { isSendableAddress } from "./is-sendable-address";

interface OutboxMailerOptions {
  db: Database;
  now(): Date;
  /** Whether the kept mail can be looked at; otherwise nothing is taken, and it waits for a mailer that sends. */
  isOpen: boolean;
}

/** Keeps mail in the database instead of sending it (MAILER=outbox). The same mail handed over twice is kept once. */
export function createOutboxMailer({ db, now, isOpen }: OutboxMailerOptions): Mailer {
  return {
    name: "outbox",
    isRemote: false,
    async send(mail) {
      if (!isSendableAddress(mail.to)) return { kind: "refused", reason: "Not a mail address." };
      if (!isOpen) return { kind: "later", reason: "No mail server is set up here." };
      const row = {
        id: mail.idempotencyKey,
        messageId: mail.messageId,
        fromName: mail.from.name,
        fromAddress: mail.from.address,
        to: mail.to,
        replyTo: mail.replyTo,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        headers: mail.headers,
        sentAt: now(),
      };
      try {
        await db.insert(outboxMails).values(row).onConflictDoNothing({ target: outboxMails.id });
      } catch {
        // Keyed by the mail, so that a row which was written after all is not written again.
        return { kind: "later", reason: "The outbox could not be written." };
      }
      return { kind: "accepted", providerId: mail.idempotencyKey };
    },
  };
}
