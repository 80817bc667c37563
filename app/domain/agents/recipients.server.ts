import type { recipients } from "../../database/schema.server";
import { DomainError } from "../errors";
import type { Platform } from "../platform";

/** The form in which addresses are compared. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Whether mail can be addressed to it at all; recipients are saved as typed, whatever this says (section 5). */
export function isDeliverable(email: string): boolean {
  return /^[^\s@<>,;:"()[\]\\]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9-]{2,63}$/i.test(
    email,
  );
}

/**
 * The rows for a list of recipients as typed, in order, each address once.
 * Throws DomainError("invalid") for an address at the inbound host: a digest sent to an agent would feed on itself.
 */
export function recipientRows(
  platform: Platform,
  owner: { agentId: string; userId: string },
  emails: readonly string[],
): (typeof recipients.$inferInsert)[] {
  const seen = new Set<string>();
  const rows: (typeof recipients.$inferInsert)[] = [];
  for (const email of emails) {
    const key = emailKey(email);
    if (seen.has(key)) continue;
    seen.add(key);
    if (key.endsWith(`@${platform.settings.inboundDomain}`)) {
      const words = `${email} is an agent's own inbound address and can't receive digests.`;
      throw new DomainError("invalid", words, { fields: { recipients: [words] } });
    }
    rows.push({ ...owner, email, emailKey: key, position: rows.length });
  }
  return rows;
}
