import { and, eq } from "drizzle-orm";
import { agents } from "../../database/schema/agents.server";
import { deliveries } from "../../database/schema/deliveries.server";
import { type AnswerOutcome, mailAnswers } from "../../database/schema/mail-answers.server";
import { mails } from "../../database/schema/mails.server";
import { suppressions } from "../../database/schema/recipients.server";
import { THROTTLES, takeTry } from "../accounts/throttle.server";
import { DomainError } from "../errors";
import { answerAddress } from "../inbox/answer-address";
import type { Notice } from "../notices/compose-notice";
import { sendNotice } from "../notices/send-notice.server";
import type { Platform } from "../platform";
import { mailShareUrl } from "../sharing/mail-share-link.server";

/**
 * Tells the sender of an answer what was noted and what was not understood, at most once: a worker that dies while it
 * does leaves it untold. It counts among the mails of the agent's account. Throws when a later try makes sense.
 */
export async function tellSender(platform: Platform, mailId: string): Promise<void> {
  const [claimed] = await platform.db
    .update(mailAnswers)
    .set({ state: "sending" })
    .where(and(eq(mailAnswers.mailId, mailId), eq(mailAnswers.state, "noted")))
    .returning();
  if (!claimed) return;
  try {
    await send(platform, claimed);
  } catch (cause) {
    await settle(platform, mailId, "noted");
    throw cause;
  }
  await settle(platform, mailId, "closed");
}

async function send(platform: Platform, row: typeof mailAnswers.$inferSelect): Promise<void> {
  const { db, settings } = platform;
  const { outcome } = row;
  const [about] = await db
    .select({
      agentTitle: agents.title,
      sendId: deliveries.sendId,
      answerToken: deliveries.answerToken,
      subject: mails.subject,
    })
    .from(deliveries)
    .innerJoin(agents, and(eq(agents.id, deliveries.agentId), eq(agents.userId, deliveries.userId)))
    .leftJoin(mails, and(eq(mails.id, row.mailId), eq(mails.userId, deliveries.userId)))
    .where(and(eq(deliveries.id, row.deliveryId), eq(deliveries.userId, row.userId)));
  if (!about || outcome === null || about.answerToken === null) return;
  const { agentTitle, sendId } = about;
  const blocked = await db.query.suppressions.findFirst({
    where: eq(suppressions.emailKey, outcome.to.trim().toLowerCase()),
  });
  if (blocked || !(await isAllowed(platform, row))) return;
  const messageId = row.messageKey.startsWith("id:")
    ? `<${row.messageKey.slice(3).replace(/[<>\s]/g, "")}>`
    : null;
  await sendNotice(platform, {
    id: `answer-${row.mailId}`,
    to: outcome.to,
    replyTo: answerAddress(about.answerToken, settings.inboundDomain),
    subject: `Re: ${(about.subject ?? agentTitle).replace(/^(?:\s*re\s*:)+\s*/i, "")}`,
    notice: noticeOf(outcome, agentTitle, await mailShareUrl(platform, sendId)),
    headers: {
      "Auto-Submitted": "auto-replied",
      ...(messageId === null ? {} : { "In-Reply-To": messageId, References: messageId }),
    },
  });
}

/** One recipient must not use up what the account may mail in a day. */
async function isAllowed(
  platform: Platform,
  { userId, deliveryId }: typeof mailAnswers.$inferSelect,
): Promise<boolean> {
  try {
    await takeTry(platform, THROTTLES.answers, deliveryId);
    await takeTry(platform, THROTTLES.mails, userId);
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.kind === "too-many") return false;
    throw error;
  }
}

function noticeOf({ noted, unclear, isOver }: AnswerOutcome, agentTitle: string, digestUrl: string): Notice {
  const short = noted.map((line) => line.slice(0, line.indexOf(": "))).join(", ");
  const paragraphs = isOver
    ? [
        "This digest is more than 30 days old and can't be answered any more. Nothing was changed. Please answer a newer one.",
      ]
    : [
        ...(noted.length === 0 ? [] : [`Noted: ${short}.`, noted.join("\n")]),
        ...(unclear.length === 0
          ? []
          : [`Not understood: ${unclear.join("; ")}. It is kept for the next digest.`]),
        ...(noted.length === 0 ? [] : ["To take something back, answer with its number and “open”."]),
      ];
  return {
    title: noted.length > 0 ? "Noted" : "Nothing was changed",
    paragraphs,
    button: { label: "Open the digest", url: digestUrl },
    footer: `Sent once, because you answered a digest of ${agentTitle}.`,
  };
}

async function settle({ db }: Platform, mailId: string, state: "noted" | "closed"): Promise<void> {
  await db
    .update(mailAnswers)
    .set({ state })
    .where(and(eq(mailAnswers.mailId, mailId), eq(mailAnswers.state, "sending")));
}
