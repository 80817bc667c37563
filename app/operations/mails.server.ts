import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import type { UserView } from "../domain/accounts/user-view";
import { findAgent } from "../domain/agents/read-agents.server";
import { recordEvent } from "../domain/audit/record-event.server";
import { readWholeMail } from "../domain/digests/read-whole-mail.server";
import { asksForWholeText, firstWords } from "../domain/digests/shown-words";
import { DomainError } from "../domain/errors";
import { type OpenedFile, openMailFile, openRawMail } from "../domain/inbox/open-mail.server";
import { readMailPage } from "../domain/inbox/read-mails.server";
import { operation } from "../http/operation";
import { orNotFound } from "../http/or-not-found";
import { flashToast } from "../http/toast";

const MailId = z.object({ agentId: z.string(), mailId: z.string() });

export const readMyMail = operation({
  access: "user",
  input: MailId,
  run: ({ platform, user }, mail) => readWholeMail(platform, { userId: user.id, ...mail }),
  says: { failed: "Failed to load email" },
});

export const downloadMyMail = operation({
  access: "user",
  input: MailId,
  run: ({ platform, user }, mail) => openRawMail(platform, { userId: user.id, ...mail }),
  records: (_, { agentId, mailId }) => ({ action: "mail.downloaded", agentId, subjectId: mailId }),
  says: { failed: "Failed to load email" },
});

/** A page of an agent's mails. Throws a 404 response for an agent that isn't there or isn't theirs. */
export async function loadMails(
  { platform }: AppLoadContext,
  request: Request,
  user: UserView,
  agentId: string,
) {
  const before = new URL(request.url).searchParams.get("before");
  const owner = { userId: user.id, agentId };
  const [{ id, title }, page] = await Promise.all([
    orNotFound(findAgent(platform, user.id, agentId)),
    readMailPage(platform, owner, before),
  ]);
  return { agent: { id, title }, page, isFirst: before === null };
}

/** The page of a mail; of a long one its beginning, unless its address asks for all. Throws a 404 response. */
export async function loadMail(
  { platform }: AppLoadContext,
  request: Request,
  user: UserView,
  mail: z.infer<typeof MailId>,
) {
  const whole = await orNotFound(readWholeMail(platform, { userId: user.id, ...mail }));
  if (asksForWholeText(new URL(request.url).searchParams)) return { mail: whole, isCut: false };
  const { pieces, isCut } = firstWords(whole.pieces);
  return { mail: { ...whole, pieces }, isCut };
}

/** The original of a mail, for its owner. Throws a 404 response. */
export async function openMyRawMail(
  { platform }: AppLoadContext,
  user: UserView,
  mail: z.infer<typeof MailId>,
): Promise<OpenedFile> {
  const file = await orNotFound(openRawMail(platform, { userId: user.id, ...mail }));
  await recordEvent(platform, user.id, "user", {
    action: "mail.downloaded",
    agentId: mail.agentId,
    subjectId: mail.mailId,
  });
  return file;
}

/**
 * A file of a mail, for its owner, by its place from 1. Throws a 404 response, and a redirect to the mail's page, which
 * says so, for a file that is only in the original.
 */
export async function openMyMailFile(
  { platform }: AppLoadContext,
  user: UserView,
  { place, ...mail }: z.infer<typeof MailId> & { place: string },
): Promise<OpenedFile> {
  const { agentId, mailId } = mail;
  try {
    const found = openMailFile(platform, { userId: user.id, ...mail }, Number(place) - 1);
    const file = await orNotFound(found);
    await recordEvent(platform, user.id, "user", {
      action: "attachment.downloaded",
      agentId,
      subjectId: mailId,
    });
    return file;
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind !== "conflict") throw error;
    const toast = { title: "Failed to download", description: error.message, tone: "danger" as const };
    throw new Response(null, {
      status: 303,
      headers: {
        Location: `/agents/${agentId}/emails/${mailId}`,
        "Set-Cookie": await flashToast(toast),
      },
    });
  }
}
