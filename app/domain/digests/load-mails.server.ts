import { and, eq } from "drizzle-orm";
import { isOneOf } from "../../database/is-one-of.server";
import { mails, mailTexts } from "../../database/schema/mails.server";
import type { Coverage } from "../../digest/coverage";
import type { MaterialMail } from "../../writing/digest-material";
import type { Platform } from "../platform";
import { mailsThatFit } from "./mails-that-fit.server";

/** Mails for the writer, oldest first, as many as fit into one digest; and what of them could not be read, or is left. */
export async function loadMails(
  platform: Platform,
  userId: string,
  mailIds: string[],
): Promise<{ found: MaterialMail[]; unread: Coverage["unread"] }> {
  const found: MaterialMail[] = [];
  const unread: Coverage["unread"] = [];
  const groups = await mailsThatFit(platform, userId, mailIds);
  for (const group of groups) {
    const rows = await platform.db
      .select({ mail: mails, parts: mailTexts.parts })
      .from(mails)
      .leftJoin(mailTexts, eq(mailTexts.mailId, mails.id))
      // Reading may have found that a mail is no content after all: a bounce, or a confirmation.
      .where(and(isOneOf(mails.id, group), eq(mails.userId, userId), eq(mails.isContent, true)));
    for (const { mail, parts } of rows) {
      const name = mail.subject ?? "(No Subject)";
      if (mail.state !== "read" || !parts) {
        unread.push({ name, problem: mail.problem ?? "is still being read" });
        // What can never be read must not come back in every digest.
        if (mail.state !== "unreadable") continue;
      }
      for (const file of mail.attachments) {
        if (!file.read && file.problem) unread.push({ name: file.filename, problem: file.problem });
      }
      found.push({
        id: mail.id,
        subject: mail.subject,
        sender: { name: mail.senderName, address: mail.senderAddress },
        sentAt: (mail.sentAt ?? mail.receivedAt).toISOString(),
        parts: parts ?? [],
      });
    }
  }
  const last = groups.at(-1)?.at(-1);
  const left = last === undefined ? 0 : mailIds.length - 1 - mailIds.indexOf(last);
  if (left > 0) {
    unread.push({
      name: `${left} more ${left === 1 ? "email" : "emails"}`,
      problem: "too much for one digest",
    });
  }
  return { found: found.sort((a, b) => a.sentAt.localeCompare(b.sentAt)), unread };
}
