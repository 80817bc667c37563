import { and, eq, isNull, sql } from "drizzle-orm";
import { isOneOf } from "../../database/is-one-of.server";
import { mails } from "../../database/schema/mails.server";
import { notFound } from "../errors";
import type { Platform } from "../platform";

import type { MailView } from "./mail-view";
import { findMail } from "./read-mails.server";

interface MailOf {
  userId: string;
  agentId: string;
  mailId: string;
}

const isTheirs = (mail: MailOf) =>
  and(eq(mails.id, mail.mailId), eq(mails.agentId, mail.agentId), eq(mails.userId, mail.userId));

/**
 * Dismisses a mail: it stays readable and is not in the next digest (decisions.md, 'processed').
 * A mail that a digest included stays as it is. Throws DomainError("not-found").
 */
export async function dismissMail(platform: Platform, mail: MailOf): Promise<MailView> {
  const now = platform.now();
  await platform.db
    .update(mails)
    .set({
      processedAt: sql`coalesce(${mails.processedAt}, ${now.getTime()})`,
      dismissedAt: sql`case when ${mails.processedAt} is null then ${now.getTime()} else ${mails.dismissedAt} end`,
    })
    .where(isTheirs(mail));
  return findMail(platform, mail.userId, mail.agentId, mail.mailId);
}

/**
 * Dismisses these mails of a user, of whichever agents: those that are not processed yet and still there. Answers which
 * that were.
 */
export async function dismissMails(
  platform: Platform,
  userId: string,
  mailIds: readonly string[],
): Promise<{ id: string; agentId: string }[]> {
  const now = platform.now();
  return platform.db
    .update(mails)
    .set({ processedAt: now, dismissedAt: now })
    .where(and(eq(mails.userId, userId), isOneOf(mails.id, mailIds), isNull(mails.processedAt)))
    .returning({ id: mails.id, agentId: mails.agentId });
}

/** Puts a mail back among the unprocessed. Throws DomainError("not-found"). */
export async function restoreMail(platform: Platform, mail: MailOf): Promise<MailView> {
  await platform.db.update(mails).set({ processedAt: null, dismissedAt: null }).where(isTheirs(mail));
  return findMail(platform, mail.userId, mail.agentId, mail.mailId);
}

/** Deletes a mail, its text and its raw bytes; quotes that a digest cites stay there. Throws DomainError("not-found"). */
export async function deleteMail(platform: Platform, mail: MailOf): Promise<void> {
  const row = await platform.db.query.mails.findFirst({ where: isTheirs(mail), columns: { rawKey: true } });
  if (!row) throw notFound("Email");
  await platform.files.delete([row.rawKey]);
  await platform.db.delete(mails).where(isTheirs(mail));
}
