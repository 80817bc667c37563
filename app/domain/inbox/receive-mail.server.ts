import { and, eq } from "drizzle-orm";
import { agents, inboundAddresses } from "../../database/schema/agents.server";
import { deliveries } from "../../database/schema/deliveries.server";
import { mailAnswers } from "../../database/schema/mail-answers.server";
import { mails } from "../../database/schema/mails.server";
import { isUniqueViolation } from "../../database/violations.server";
import { bounceToken } from "../bounces/bounce-address";
import { receiveBounce } from "../bounces/receive-bounce.server";
import { DomainError } from "../errors";
import { log } from "../log";
import type { Platform } from "../platform";
import { unsubscribe } from "../subscriptions/unsubscribe.server";
import { unsubscribeToken } from "../subscriptions/unsubscribe-address";
import { newId } from "../tokens.server";
import { answerToken } from "./answer-address";
import { observeRaw, type RawFacts } from "./observe-raw.server";

/** Email Routing's own limit (platform facts A6). */
export const LARGEST_MAIL_BYTES = 25 * 1024 * 1024;

/** Of a local part (RFC 5321, 4.5.3.1.1). */
const LONGEST_TAG = 64;

interface IncomingMail {
  envelopeFrom: string;
  envelopeTo: string;
  raw: ReadableStream<Uint8Array>;
  /** Exact size of `raw` in bytes. */
  rawSize: number;
  isSample?: boolean;
}

export type Receipt =
  | { kind: "stored"; mailId: string; agentId: string }
  | { kind: "duplicate"; agentId: string }
  /** It was written to the address of a List-Unsubscribe header. */
  | { kind: "unsubscribed" }
  /** It came back to the return address of one of our mails. */
  | { kind: "bounce" }
  | { kind: "unknown-address" }
  | { kind: "too-large" };

/**
 * Takes a mail in: raw bytes to R2, one row, one job. Resolves only when the mail is safe, or will never be
 * accepted; anything else throws, so that the sender's server tries again. Routed by the envelope alone, never
 * by the To header, which forwarding leaves as it was (decisions.md, 'inbound address').
 */
export async function receiveMail(platform: Platform, mail: IncomingMail): Promise<Receipt> {
  const token = unsubscribeToken(mail.envelopeTo, platform.settings.inboundDomain);
  if (token !== null) return leaveByMail(platform, token);
  const returned = bounceToken(mail.envelopeTo, platform.settings.inboundDomain);
  if (returned !== null) {
    return { kind: (await receiveBounce(platform, returned, mail.raw)) ? "bounce" : "unknown-address" };
  }
  const agent = await findAgentOfMail(platform, mail.envelopeTo);
  if (!agent) return { kind: "unknown-address" };
  if (mail.rawSize > LARGEST_MAIL_BYTES) return { kind: "too-large" };
  const mailId = newId();
  const rawKey = `mail/${agent.id}/${mailId}.eml`;
  const { stream, facts } = observeRaw(mail.raw);
  await platform.files.put(rawKey, stream, mail.rawSize);
  try {
    const owner = { userId: agent.userId, agentId: agent.id };
    const known = await facts;
    const row = platform.db.insert(mails).values({
      id: mailId,
      ...owner,
      dedupeKey: mail.isSample ? messageKey(known) : dedupeKey(known),
      envelopeFrom: mail.envelopeFrom,
      tag: agent.tag,
      rawKey,
      rawSize: mail.rawSize,
      receivedAt: platform.now(),
      isSample: mail.isSample ?? false,
    });
    const { deliveryId } = agent;
    if (deliveryId === null) await row;
    else {
      const answer = {
        mailId,
        ...owner,
        deliveryId,
        messageKey: messageKey(known),
        createdAt: platform.now(),
      };
      // The same answer, whose mail was deleted meanwhile, is a mail and no answer any more.
      await platform.db.batch([row, platform.db.insert(mailAnswers).values(answer).onConflictDoNothing()]);
    }
  } catch (error) {
    if (isUniqueViolation(error, "mails.dedupe_key")) {
      await platform.files.delete([rawKey]);
      return { kind: "duplicate", agentId: agent.id };
    }
    // A row can be there although its answer got lost. Without its bytes, the sender's next try would be taken for
    // a duplicate of a mail that nobody has.
    if (!(await isStored(platform, mailId))) {
      await platform.files.delete([rawKey]);
      throw error;
    }
  }
  try {
    await platform.jobs.enqueue({ kind: "read-mail", mailId });
  } catch (cause) {
    // The mail is safe; the sweep finds the row and asks again.
    log("mail.enqueue-failed", { mailId }, cause);
  }
  return { kind: "stored", mailId, agentId: agent.id };
}

async function isStored(platform: Platform, mailId: string): Promise<boolean> {
  const row = await platform.db.query.mails.findFirst({ where: eq(mails.id, mailId), columns: { id: true } });
  return row !== undefined;
}

async function leaveByMail(platform: Platform, token: string): Promise<Receipt> {
  try {
    await unsubscribe(platform, token);
    return { kind: "unsubscribed" };
  } catch (error) {
    if (error instanceof DomainError && error.kind === "not-found") return { kind: "unknown-address" };
    throw error;
  }
}

interface AddressedAgent {
  id: string;
  userId: string;
  /** What stands behind the plus of the address; null without one. */
  tag: string | null;
  /** The digest mail that this one answers by the address it was sent to. */
  deliveryId: string | null;
}

async function findAgentOfMail(platform: Platform, address: string): Promise<AddressedAgent | null> {
  const token = answerToken(address, platform.settings.inboundDomain);
  if (token === null) return findAgentByAddress(platform, address);
  const [row] = await platform.db
    .select({ id: agents.id, userId: agents.userId, deliveryId: deliveries.id })
    .from(deliveries)
    .innerJoin(agents, and(eq(agents.id, deliveries.agentId), eq(agents.userId, deliveries.userId)))
    .where(eq(deliveries.answerToken, token));
  return row ? { ...row, tag: null } : null;
}

/** `name+tag@host` is `name@host` (RFC 5233); no agent's own address has a plus. */
async function findAgentByAddress(platform: Platform, address: string): Promise<AddressedAgent | null> {
  const written = address.trim();
  const at = Math.max(0, written.lastIndexOf("@"));
  const [name = "", ...tags] = written.slice(0, at).split("+");
  const localPart = name.toLowerCase();
  const host = written.slice(at + 1).toLowerCase();
  const [row] = await platform.db
    .select({ id: agents.id, userId: agents.userId, emailAddress: agents.emailAddress })
    .from(inboundAddresses)
    .innerJoin(agents, eq(agents.id, inboundAddresses.agentId))
    .where(eq(inboundAddresses.localPart, localPart));
  if (!row) return null;
  // An agent keeps its printed address when the service's inbound host changes.
  const isPrinted = row.emailAddress.toLowerCase() === `${localPart}@${host}`;
  if (host !== platform.settings.inboundDomain && !isPrinted) return null;
  return {
    id: row.id,
    userId: row.userId,
    deliveryId: null,
    tag: tags.join("+").slice(0, LONGEST_TAG) || null,
  };
}

/** Samples are written anew each day, and answers are taken once, whatever comes under the same Message-ID. */
function messageKey(facts: RawFacts): string {
  return facts.messageId === null ? `sha256:${facts.sha256}` : `id:${facts.messageId}`;
}

/** The same Message-ID with other content is another mail (decisions.md). */
function dedupeKey(facts: RawFacts): string {
  return facts.messageId === null ? messageKey(facts) : `${facts.contentSha256} ${messageKey(facts)}`;
}
