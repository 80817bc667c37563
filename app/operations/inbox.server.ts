import { z } from "zod";
import { recordEvent } from "../domain/audit/record-event.server";
import { FAILED } from "../domain/failed-words";
import { dismissedWords } from "../domain/inbox/dismissed-words";
import { allowHeldMail, discardHeldMail, listHeldMails } from "../domain/inbox/held-mails.server";
import { LISTED_NOTIFICATIONS } from "../domain/inbox/notification-view";
import { deleteMail, dismissMail, dismissMails, restoreMail } from "../domain/inbox/process-mail.server";
import { listNotifications } from "../domain/inbox/read-mails.server";
import { readUnreadMails } from "../domain/inbox/read-unread-mails.server";
import { onOff } from "../domain/on-off";
import { operation } from "../http/operation";

const MailId = z.object({ agentId: z.string(), mailId: z.string() });

export const listMyNotifications = operation({
  access: "user",
  input: z.object({}),
  run: ({ platform, user }) => listNotifications(platform, user.id),
  says: { failed: "Failed to load notifications" },
});

export const dismissMyMail = operation({
  access: "user",
  input: MailId,
  run: ({ platform, user }, { agentId, mailId }) =>
    dismissMail(platform, { userId: user.id, agentId, mailId }),
  records: (_, { agentId, mailId }) => ({ action: "mail.dismissed", agentId, subjectId: mailId }),
  says: {
    done: { title: "Notification dismissed", description: "Email notification has been dismissed." },
    failed: FAILED["dismiss-mail"],
    unexpected: "Unknown error occurred",
  },
});

/** Several notifications at once, of whichever agents: 'Dismiss all', or those that were chosen. */
export const dismissMyMails = operation({
  access: "user",
  input: z.object({
    mailIds: z.preprocess(
      (given) => (given === undefined ? [] : [given].flat()),
      z.array(z.string()).min(1, "Choose a notification first.").max(LISTED_NOTIFICATIONS),
    ),
  }),
  run: async ({ platform, user }, { mailIds }) => {
    const dismissed = await dismissMails(platform, user.id, mailIds);
    for (const { id, agentId } of dismissed)
      await recordEvent(platform, user.id, "user", { action: "mail.dismissed", agentId, subjectId: id });
    return dismissed.length;
  },
  says: { done: dismissedWords, failed: FAILED["dismiss-mails"], unexpected: "Unknown error occurred" },
});

export const restoreMyMail = operation({
  access: "user",
  input: MailId,
  run: ({ platform, user }, { agentId, mailId }) =>
    restoreMail(platform, { userId: user.id, agentId, mailId }),
  records: (_, { agentId, mailId }) => ({ action: "mail.restored", agentId, subjectId: mailId }),
  says: { done: { title: "Email restored" }, failed: FAILED["restore-mail"] },
});

export const deleteMyMail = operation({
  access: "user",
  input: MailId,
  run: async ({ platform, user }, { agentId, mailId }) => {
    await deleteMail(platform, { userId: user.id, agentId, mailId });
    return { ok: true };
  },
  records: (_, { agentId, mailId }) => ({ action: "mail.deleted", agentId, subjectId: mailId }),
  says: { done: { title: "Email deleted" }, failed: FAILED["delete-mail"] },
});

export const listMyHeldMails = operation({
  access: "user",
  input: z.object({ agentId: z.string() }),
  run: ({ platform, user }, { agentId }) => listHeldMails(platform, { userId: user.id, agentId }),
  says: { failed: "Failed to load the quarantine" },
});

export const allowMyMail = operation({
  access: "user",
  input: MailId.extend({ always: onOff.optional() }),
  run: ({ platform, user }, { agentId, mailId, always }) =>
    allowHeldMail(platform, { userId: user.id, agentId, mailId, always: always ?? false }),
  records: (_, { agentId, mailId }) => ({ action: "mail.allowed", agentId, subjectId: mailId }),
  says: {
    done: ({ allowed }) => ({ title: allowed === 1 ? "Email allowed" : `${allowed} emails allowed` }),
    failed: FAILED["allow-mail"],
  },
});

export const discardMyMail = operation({
  access: "user",
  input: MailId,
  run: async ({ platform, user }, { agentId, mailId }) => {
    await discardHeldMail(platform, { userId: user.id, agentId, mailId });
    return { ok: true };
  },
  records: (_, { agentId, mailId }) => ({ action: "mail.discarded", agentId, subjectId: mailId }),
  says: { done: { title: "Email discarded" }, failed: FAILED["discard-mail"] },
});

/** 'Process Emails': the agent's unread mails are read now (decisions.md). */
export const readMyMails = operation({
  access: "user",
  input: z.object({ agentId: z.string() }),
  run: ({ platform, user }, { agentId }) => readUnreadMails(platform, { userId: user.id, agentId }),
  records: (_, { agentId }) => ({ action: "mail.read", agentId }),
  says: { done: { title: "Emails are being processed." }, failed: FAILED["process-mails"] },
});
