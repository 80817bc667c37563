import { and, desc, eq, gte, isNotNull, not } from "drizzle-orm";
import { isOneOf } from "../../database/is-one-of.server";
import { mails } from "../../database/schema/mails.server";
import type { MailHead } from "../../writing/digest-material";
import type { Platform } from "../platform";

const EARLIER_DAYS = 60;
const MOST_EARLIER = 2000;

/** The heads of the mails that the agent had in digests before, but for these mails, newest first. */
export async function earlierMails(
  platform: Platform,
  owner: { userId: string; agentId: string },
  mailIds: string[],
): Promise<(MailHead & { id: string })[]> {
  const since = new Date(platform.now().getTime() - EARLIER_DAYS * 86_400_000);
  const rows = await platform.db
    .select({
      id: mails.id,
      subject: mails.subject,
      name: mails.senderName,
      address: mails.senderAddress,
      sentAt: mails.sentAt,
      receivedAt: mails.receivedAt,
    })
    .from(mails)
    .where(
      and(
        eq(mails.agentId, owner.agentId),
        eq(mails.userId, owner.userId),
        eq(mails.isContent, true),
        eq(mails.isSample, false),
        isNotNull(mails.countedAt),
        gte(mails.receivedAt, since),
        not(isOneOf(mails.id, mailIds)),
      ),
    )
    .orderBy(desc(mails.receivedAt))
    .limit(MOST_EARLIER);
  return rows.map(({ id, subject, name, address, sentAt, receivedAt }) => ({
    id,
    subject,
    sender: { name, address },
    sentAt: (sentAt ?? receivedAt).toISOString(),
  }));
}
