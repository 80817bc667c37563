import { and, desc, eq, isNull, or, sql } from "drizzle-orm";
import { agents } from "../../database/schema/agents.server";
import { mails } from "../../database/schema/mails.server";
import { personText } from "../../reading/mail/person-text";
import { confirmationView } from "../agents/confirmation-view";
import { notFound } from "../errors";
import type { Platform } from "../platform";

import type { MailPageView, MailView } from "./mail-view";
import { LISTED_NOTIFICATIONS, type NotificationView } from "./notification-view";

/** So many mails an agent is answered with. */
export const LISTED_MAILS = 200;
const PAGE = 50;

/** The latest mails of an agent, newest first, at most so many. */
export async function listMails(
  platform: Platform,
  userId: string,
  agentId: string,
  limit: number,
): Promise<MailView[]> {
  const rows = await platform.db
    .select()
    .from(mails)
    .where(and(eq(mails.agentId, agentId), eq(mails.userId, userId)))
    .orderBy(desc(mails.receivedAt), desc(mails.id))
    .limit(limit);
  return rows.map(mailView);
}

/** A page of an agent's mails, newest first; `before` is the id of the mail that it begins after. */
export async function readMailPage(
  platform: Platform,
  { userId, agentId }: { userId: string; agentId: string },
  before: string | null,
): Promise<MailPageView> {
  const isAfter = sql`(${mails.receivedAt}, ${mails.id}) < (select m.received_at, m.id from ${mails} m where m.id = ${before} and m.agent_id = ${agentId} and m.user_id = ${userId})`;
  const rows = await platform.db
    .select()
    .from(mails)
    .where(and(eq(mails.agentId, agentId), eq(mails.userId, userId), before === null ? undefined : isAfter))
    .orderBy(desc(mails.receivedAt), desc(mails.id))
    .limit(PAGE + 1);
  const shown = rows.slice(0, PAGE).map(mailView);
  return { mails: shown, older: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null };
}

/** One mail. Throws DomainError("not-found"). */
export async function findMail(
  platform: Platform,
  userId: string,
  agentId: string,
  mailId: string,
): Promise<MailView> {
  const row = await platform.db.query.mails.findFirst({
    where: and(eq(mails.id, mailId), eq(mails.agentId, agentId), eq(mails.userId, userId)),
  });
  if (!row) throw notFound("Email");
  return mailView(row);
}

/**
 * The unprocessed mails of a user's agents, and confirmations of forwarding that nobody dismissed, newest first, at most
 * 100 (decisions.md, 'notifications').
 */
export async function listNotifications(platform: Platform, userId: string): Promise<NotificationView[]> {
  const rows = await platform.db
    .select({ mail: mails, agentTitle: agents.title })
    .from(mails)
    .innerJoin(agents, eq(agents.id, mails.agentId))
    .where(
      and(
        eq(mails.userId, userId),
        isNull(mails.processedAt),
        or(eq(mails.isContent, true), sql`${mails.role} ->> 'kind' = 'forwarding-confirmation'`),
        eq(mails.isSample, false),
      ),
    )
    .orderBy(desc(mails.receivedAt), desc(mails.id))
    .limit(LISTED_NOTIFICATIONS);
  return rows.map(({ mail, agentTitle }) => ({
    id: mail.id,
    agentId: mail.agentId,
    agentTitle,
    timestamp: mail.receivedAt.toISOString(),
    subject: mail.subject,
    sender: senderText(mail),
    state: mail.state,
    ...(mail.via === null ? {} : { via: mail.via }),
    ...(mail.role?.kind === "forwarding-confirmation"
      ? { confirmation: confirmationView(mail.role, mail.receivedAt) }
      : {}),
  }));
}

/** A row as the api and the screens show it. */
export function mailView(row: typeof mails.$inferSelect): MailView {
  return {
    id: row.id,
    subject: row.subject,
    sender: senderText(row),
    via: row.via,
    tag: row.tag,
    receivedAt: row.receivedAt.toISOString(),
    processedAt: row.processedAt?.toISOString() ?? null,
    dismissedAt: row.dismissedAt?.toISOString() ?? null,
    attachments: row.attachments.map(({ filename, size, read, problem }) => ({
      filename,
      size,
      read,
      problem,
    })),
    state: row.state,
    problem: row.problem,
    kind: row.role?.kind ?? "content",
    isSample: row.isSample,
  };
}

/** "Name <address>", or the address; before a mail is read, what the envelope said. */
function senderText(row: typeof mails.$inferSelect): string {
  const address = row.senderAddress ?? (row.state === "received" ? row.envelopeFrom : null);
  return personText({ name: row.senderName, address }) ?? row.envelopeFrom;
}
