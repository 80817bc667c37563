import { and, asc, eq, sql } from "drizzle-orm";
import { optOuts, recipients, suppressions } from "../../database/schema/recipients.server";
import { DomainError } from "../errors";
import type { Platform } from "../platform";
import type { RecipientView } from "./agent-view";

/** The form in which addresses are compared. */
function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Whether mail can be addressed to it at all; recipients are saved as typed, whatever this says (section 5). */
function isDeliverable(email: string): boolean {
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

interface Addressee {
  agentId: string;
  /** As typed. */
  email: string;
  emailKey: string;
  /** What stands in the way of mailing them; `ok` when nothing does. */
  state: RecipientView["state"];
}

/** The recipients of one of a user's agents, or of all (`null`), in the order in which they were typed. */
export async function listAddressees(
  platform: Platform,
  userId: string,
  agentId: string | null,
): Promise<Addressee[]> {
  const rows = await platform.db
    .select({
      agentId: recipients.agentId,
      email: recipients.email,
      emailKey: recipients.emailKey,
      hasLeft: sql<number>`${optOuts.emailKey} is not null`,
      isSuppressed: sql<number>`${suppressions.emailKey} is not null`,
    })
    .from(recipients)
    .leftJoin(
      optOuts,
      and(eq(optOuts.agentId, recipients.agentId), eq(optOuts.emailKey, recipients.emailKey)),
    )
    .leftJoin(suppressions, eq(suppressions.emailKey, recipients.emailKey))
    .where(and(eq(recipients.userId, userId), agentId === null ? undefined : eq(recipients.agentId, agentId)))
    .orderBy(asc(recipients.position));
  return rows.map((row) => ({
    agentId: row.agentId,
    email: row.email,
    emailKey: row.emailKey,
    state: stateOf(row),
  }));
}

function stateOf(row: { email: string; hasLeft: number; isSuppressed: number }): RecipientView["state"] {
  if (!isDeliverable(row.email)) return "invalid";
  if (row.hasLeft) return "unsubscribed";
  return row.isSuppressed ? "suppressed" : "ok";
}
