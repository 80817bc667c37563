import { desc, eq } from "drizzle-orm";
import { outboxMails } from "../../database/schema/deliveries.server";
import type { Platform } from "../platform";

const LISTED = 200;

/** The mails kept instead of sent, newest first, at most 200. Nobody's in particular: only for a local outbox. */
export async function listOutboxMails(platform: Platform) {
  const rows = await platform.db
    .select({
      id: outboxMails.id,
      to: outboxMails.to,
      fromName: outboxMails.fromName,
      subject: outboxMails.subject,
      sentAt: outboxMails.sentAt,
    })
    .from(outboxMails)
    .orderBy(desc(outboxMails.sentAt), desc(outboxMails.id))
    .limit(LISTED);
  return rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString() }));
}

/** One kept mail, whole, or null. */
export async function findOutboxMail(platform: Platform, id: string) {
  const row = await platform.db.query.outboxMails.findFirst({ where: eq(outboxMails.id, id) });
  return row ? { ...row, sentAt: row.sentAt.toISOString() } : null;
}
