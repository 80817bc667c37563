import { and, eq, lte, ne, sql } from "drizzle-orm";
import { agents } from "../../database/schema/agents.server";
import { deliveries, sends } from "../../database/schema/deliveries.server";
import { digests } from "../../database/schema/digests.server";
import { questions } from "../../database/schema/questions.server";
import { optOuts, recipients, suppressions } from "../../database/schema/recipients.server";
import { users } from "../../database/schema/users.server";
import { composeDigestMail } from "../../digest/mail/compose-digest-mail";
import { LEAVING } from "../accounts/open-account.server";
import { findLastMail } from "../agents/last-mail.server";
import { localDay } from "../agents/local-day";
import { silentDays } from "../agents/silence";
import { listKnownPeople } from "../answers/known-people.server";
import { lineUrl } from "../answers/line-link.server";
import { mailReaderOf } from "../answers/mail-reader-of";
import { bounceAddress } from "../bounces/bounce-address";
import { suppress } from "../bounces/suppress.server";
import { answerAddress } from "../inbox/answer-address";
import { mailPath } from "../inbox/mail-path";
import { adoptDigests } from "../items/adopt-digests.server";
import { findVersion } from "../items/ledger-version.server";
import { log } from "../log";
import type { MailOutcome, OutgoingMail, Platform } from "../platform";
import { mailShareUrl } from "../sharing/mail-share-link.server";
import { unsubscribeAddress } from "../subscriptions/unsubscribe-address";
import { numberLines } from "./number-lines.server";

/** Longer than any mailer's timeouts together. */
export const DELIVERY_LEASE_MS = 11 * 60_000;
/** Seconds until the next try, by tries made; after the last one the delivery has failed. */
const BACKOFF_SECONDS = [10, 20, 40, 60, 120, 300, 900, 1800, 3600, 7200, 14_400, 14_400, 14_400];

/**
 * Hands one delivery to the mail server, once: the claim is a compare-and-set, so a job that comes twice finds
 * nothing to do. That the mail is being handed over is written down just before it could be taken, and so is what the
 * server said; a later try is enqueued by this function itself. Who delivers several mails of one agent may give what
 * reads its people once for all.
 */
export async function deliver(
  platform: Platform,
  deliveryId: string,
  readPeople: typeof listKnownPeople = listKnownPeople,
): Promise<void> {
  const now = platform.now();
  const [claimed] = await platform.db
    .update(deliveries)
    .set({
      state: "sending",
      attempts: sql`${deliveries.attempts} + 1`,
      leaseUntil: new Date(now.getTime() + DELIVERY_LEASE_MS),
      handedOverAt: null,
    })
    .where(
      and(eq(deliveries.id, deliveryId), eq(deliveries.state, "queued"), lte(deliveries.nextAttemptAt, now)),
    )
    .returning();
  if (!claimed) return;
  let mail: OutgoingMail | { refusal: string };
  try {
    mail = await composeDelivery(platform, claimed, readPeople);
  } catch (cause) {
    // Nothing was handed over yet: an expired lease would call it 'unknown', and it would never be sent.
    log("delivery.not-composed", { deliveryId }, cause);
    await record(platform, claimed, { kind: "later", reason: "The mail could not be written just now." });
    return;
  }
  if ("refusal" in mail) {
    await close(platform, claimed, { state: "refused", problem: mail.refusal });
    return;
  }
  let isHandedOver = false;
  let outcome: MailOutcome;
  try {
    outcome = await platform.mailer.send(mail, async () => {
      await noteHandingOver(platform, claimed);
      isHandedOver = true;
    });
  } catch (cause) {
    // The sweep says what is known of it: without an answer it may have arrived.
    if (isHandedOver) throw cause;
    log("delivery.not-handed-over", { deliveryId }, cause);
    outcome = { kind: "later", reason: "The mail could not be handed over just now." };
  }
  await record(platform, claimed, outcome);
}

type Delivery = typeof deliveries.$inferSelect;

/** Throws when the delivery was taken back meanwhile: somebody else may be handing it over. */
async function noteHandingOver(platform: Platform, delivery: Delivery): Promise<void> {
  const noted = await platform.db
    .update(deliveries)
    .set({ handedOverAt: platform.now() })
    .where(isStillClaimed(delivery))
    .returning({ id: deliveries.id });
  if (noted.length === 0) throw new Error("This delivery was taken back.");
}

// A lease that was given later has another end.
function isStillClaimed(delivery: Delivery) {
  return and(
    eq(deliveries.id, delivery.id),
    eq(deliveries.userId, delivery.userId),
    eq(deliveries.state, "sending"),
    delivery.leaseUntil === null ? undefined : eq(deliveries.leaseUntil, delivery.leaseUntil),
  );
}

async function record(platform: Platform, delivery: Delivery, outcome: MailOutcome): Promise<void> {
  const now = platform.now();
  switch (outcome.kind) {
    case "accepted":
      await close(platform, delivery, {
        state: "sent",
        providerId: outcome.providerId,
        sentAt: now,
        problem: null,
      });
      return;
    case "unknown":
      await close(platform, delivery, { state: "unknown", problem: outcome.reason });
      return;
    case "refused":
      await close(platform, delivery, { state: "refused", problem: outcome.reason });
      await suppressBadAddress(platform, delivery, outcome.reason);
      return;
    case "later": {
      const delaySeconds = BACKOFF_SECONDS[delivery.attempts - 1];
      if (delaySeconds === undefined) {
        await close(platform, delivery, { state: "failed", problem: outcome.reason });
        return;
      }
      await close(platform, delivery, {
        state: "queued",
        problem: outcome.reason,
        nextAttemptAt: new Date(now.getTime() + delaySeconds * 1000),
      });
      await platform.jobs.enqueue(
        { kind: "deliver", deliveryId: delivery.id },
        { delaySeconds: delaySeconds + 1 },
      );
    }
  }
}

// Status 5.1.x (RFC 3463) says that the address itself is wrong; other refusals may be about us or about today.
async function suppressBadAddress(platform: Platform, delivery: Delivery, reason: string): Promise<void> {
  if (/\b5\.1\.\d+\b/.test(reason)) await suppress(platform, delivery, reason, "gone");
}

async function close(platform: Platform, delivery: Delivery, change: Partial<Delivery>): Promise<void> {
  await platform.db
    .update(deliveries)
    .set({ leaseUntil: null, ...change })
    .where(isStillClaimed(delivery));
}

/** The mail as it is to be sent now, or why it must not be: much may have changed since it was queued. */
async function composeDelivery(
  platform: Platform,
  delivery: Delivery,
  readPeople: typeof listKnownPeople,
): Promise<OutgoingMail | { refusal: string }> {
  const { db, settings } = platform;
  // A digest from before there were items gets them now, so that its lines can be answered.
  if ((await findVersion(platform, delivery)) === null) await adoptDigests(platform, delivery);
  // Not in the batch: there D1 answers by column name, and the three tables share some.
  const [row] = await db
    .select({
      send: { id: sends.id, createdAt: sends.createdAt, lines: sends.lines },
      agent: agents,
      digest: digests,
      owner: { displayName: users.displayName, email: users.email, deletionDueAt: users.deletionDueAt },
    })
    .from(sends)
    .innerJoin(digests, eq(digests.id, sends.digestId))
    .innerJoin(agents, eq(agents.id, sends.agentId))
    .innerJoin(users, eq(users.id, sends.userId))
    .where(and(eq(sends.id, delivery.sendId), eq(sends.userId, delivery.userId)));
  const [listed, left, blocked, earlier, open] = await db.batch([
    db
      .select({ emailKey: recipients.emailKey })
      .from(recipients)
      .where(and(eq(recipients.agentId, delivery.agentId), eq(recipients.emailKey, delivery.emailKey))),
    db
      .select({ emailKey: optOuts.emailKey })
      .from(optOuts)
      .where(and(eq(optOuts.agentId, delivery.agentId), eq(optOuts.emailKey, delivery.emailKey))),
    db
      .select({ emailKey: suppressions.emailKey })
      .from(suppressions)
      .where(eq(suppressions.emailKey, delivery.emailKey)),
    db
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(
        and(
          eq(deliveries.agentId, delivery.agentId),
          eq(deliveries.emailKey, delivery.emailKey),
          eq(deliveries.state, "sent"),
          ne(deliveries.id, delivery.id),
        ),
      )
      .limit(1),
    db
      .select({ question: questions.question })
      .from(questions)
      .where(and(eq(questions.agentId, delivery.agentId), eq(questions.status, "open")))
      .limit(3),
  ]);
  if (!row) return { refusal: "The digest is gone." };
  if (row.owner.deletionDueAt !== null) return { refusal: LEAVING };
  if (left.length > 0) return { refusal: "This address left the list." };
  if (listed.length === 0) return { refusal: "This address is no longer a recipient of the agent." };
  if (blocked.length > 0) return { refusal: "A mail server refused this address for good." };
  const { send, agent, digest, owner } = row;
  const { id, agentId, userId, linkKey } = delivery;
  const today = localDay(send.createdAt, agent.timeZone);
  const recipientIsOwner = owner.email === delivery.emailKey;
  const lines = await numberLines(platform, { ...send, agentId, userId }, digest.content, today);
  const people = await readPeople(platform, { agentId, userId });
  const composed = composeDigestMail({
    digestId: digest.id,
    agentTitle: agent.title,
    agentAddress: agent.emailAddress,
    replyTo:
      delivery.answerToken === null
        ? agent.emailAddress
        : answerAddress(delivery.answerToken, settings.inboundDomain),
    timeZone: agent.timeZone,
    content: digest.content,
    editedMarkdown: digest.manuallyEdited ? digest.markdown : null,
    generatedAt: digest.generatedAt,
    today,
    emailsProcessed: digest.emailsProcessed,
    silentDays: silentDays(await findLastMail(platform, { userId, agentId }), send.createdAt),
    lines,
    lineUrls: linkKey === null ? [] : lines.map((_, index) => lineUrl(platform, { id, linkKey }, index + 1)),
    recipient: delivery.email,
    recipientIsOwner,
    reader: mailReaderOf(
      delivery.emailKey,
      people,
      digest.content,
      recipientIsOwner ? owner.displayName : null,
    ),
    isFirstMailToRecipient: earlier.length === 0,
    ownerName: owner.displayName ?? owner.email,
    openQuestions: open.map((each) => each.question),
    mailUrl: (mailId) => settings.appUrl + mailPath(agentId, mailId),
    digestUrl: await mailShareUrl(platform, delivery.sendId),
    unsubscribeUrl: `${settings.appUrl}/unsubscribe/${delivery.unsubscribeToken}`,
    unsubscribeMailto: `mailto:${unsubscribeAddress(delivery.unsubscribeToken, settings.inboundDomain)}`,
  });
  return {
    idempotencyKey: delivery.id,
    messageId: `<${delivery.id}@${settings.inboundDomain}>`,
    from: { name: composed.fromName, address: settings.mailFrom },
    returnPath:
      delivery.bounceToken === null ? null : bounceAddress(delivery.bounceToken, settings.inboundDomain),
    to: delivery.email,
    replyTo: composed.replyTo,
    subject: composed.subject,
    html: composed.html,
    text: composed.text,
    headers: composed.headers,
  };
}
