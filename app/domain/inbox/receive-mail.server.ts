import { and, eq } from "drizzle-orm";
import { agents, inboundAddresses } from "../../database/schema/agents.server";
import { deliveries } from "../../database/schema/deliveries.server";
import { heldMails } from "../../database/schema/held-mails.server";
import { mailAnswers } from "../../database/schema/mail-answers.server";
import { mails, mailTexts } from "../../database/schema/mails.server";
import { users } from "../../database/schema/users.server";
import { isUniqueViolation } from "../../database/violations.server";
import { readHead } from "../../reading/mail/read-head";
import type { Person, ReadMail } from "../../reading/mail-content";
import { isOpenAccount } from "../accounts/open-account.server";
import { bounceToken } from "../bounces/bounce-address";
import { receiveBounce } from "../bounces/receive-bounce.server";
import { DomainError } from "../errors";
import { log } from "../log";
import type { Platform } from "../platform";
import { unsubscribe } from "../subscriptions/unsubscribe.server";
import { unsubscribeToken } from "../subscriptions/unsubscribe-address";
import { newId } from "../tokens.server";
import { answerToken } from "./answer-address";
import { bytesWithRoom, isOutOfRoom } from "./attachment-room.server";
import { countIntake, isOverCap, secondsToNextDay } from "./count-intake.server";
import { dedupeKey, messageKey } from "./dedupe-key";
import { mailAsRead } from "./mail-as-read";
import { mayWrite } from "./may-write";
import { observeRaw, type RawFacts, rawFacts } from "./observe-raw.server";
import { isReadAtOnce, readAtOnce } from "./read-at-once.server";
import { receiveSelfMail, selfMailToken } from "./self-mail.server";

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
  /** Email Routing hands it over, with its own headers on top; nobody else's word of that kind counts. */
  isFromEdge?: boolean;
}

export type Receipt =
  | { kind: "stored"; mailId: string; agentId: string }
  /** Its sender may not write to the agent: it waits for the owner. */
  | { kind: "held"; mailId: string; agentId: string }
  | { kind: "duplicate"; agentId: string }
  /** It was written to the address of a List-Unsubscribe header. */
  | { kind: "unsubscribed" }
  /** It came back to the return address of one of our mails. */
  | { kind: "bounce" }
  /** /setup sent it to itself. */
  | { kind: "self-mail" }
  | { kind: "unknown-address" }
  | { kind: "too-large" }
  /** Too many of a day; the same mail is taken after so many seconds. */
  | { kind: "deferred"; agentId: string; retryAfterSeconds: number };

/**
 * Takes a mail in: raw bytes to R2, one row, and what a short mail says with it, or a job that reads it; that of somebody
 * who may not write waits in quarantine, without a job. Resolves only when the mail is safe, or will never be
 * accepted; anything else throws, so that the sender's server tries again. Routed by the envelope alone, never
 * by the To header, which forwarding leaves as it was (decisions.md, 'inbound address'). An account that is about to be
 * deleted takes mail in until its day is over, and is unknown from then on.
 */
export async function receiveMail(platform: Platform, mail: IncomingMail): Promise<Receipt> {
  const token = unsubscribeToken(mail.envelopeTo, platform.settings.inboundDomain);
  if (token !== null) return leaveByMail(platform, token);
  const returned = bounceToken(mail.envelopeTo, platform.settings.inboundDomain);
  if (returned !== null) {
    return { kind: (await receiveBounce(platform, returned, mail.raw)) ? "bounce" : "unknown-address" };
  }
  const own = selfMailToken(mail.envelopeTo, platform.settings.inboundDomain);
  if (own !== null) {
    return { kind: (await receiveSelfMail(platform, own)) ? "self-mail" : "unknown-address" };
  }
  const agent = await findAgentOfMail(platform, mail.envelopeTo);
  if (!agent) return { kind: "unknown-address" };
  if (mail.rawSize > LARGEST_MAIL_BYTES) return { kind: "too-large" };
  const mailId = newId();
  const rawKey = `mail/${agent.id}/${mailId}.eml`;
  const arriving = { ...mail, mailId, rawKey };
  let kept: Kept;
  try {
    kept = await keep(platform, agent, arriving, await store(platform, agent, arriving));
  } catch (error) {
    const isKnown = ["mails", "held_mails"].some((table) => isUniqueViolation(error, `${table}.dedupe_key`));
    if (isKnown || isOverCap(error)) {
      await platform.files.delete([rawKey]);
      return isKnown
        ? { kind: "duplicate", agentId: agent.id }
        : { kind: "deferred", agentId: agent.id, retryAfterSeconds: secondsToNextDay(platform) };
    }
    // A row can be there although its answer got lost. Without its bytes, the sender's next try would be taken for
    // a duplicate of a mail that nobody has.
    const table = await findTable(platform, mailId);
    if (table === null) {
      await platform.files.delete([rawKey]);
      throw error;
    }
    kept = table === "held" ? "held" : "waiting";
  }
  if (kept === "held") return { kind: "held", mailId, agentId: agent.id };
  if (kept === "waiting") await askForReading(platform, mailId);
  return { kind: "stored", mailId, agentId: agent.id };
}

/**
 * Whether a mail to this address would be taken in, asked before it comes. Of the addresses that end a subscription,
 * take bounces in or are /setup's own only the form is looked at; what nobody was given is refused when the mail is there.
 */
export async function isKnownAddress(platform: Platform, address: string): Promise<boolean> {
  const { inboundDomain } = platform.settings;
  const hasForm = [unsubscribeToken, bounceToken, selfMailToken].some(
    (tokenOf) => tokenOf(address, inboundDomain) !== null,
  );
  return hasForm || (await findAgentOfMail(platform, address)) !== null;
}

type Arriving = IncomingMail & { mailId: string; rawKey: string };

/** What is known of a mail once its bytes are stored. */
interface Known {
  facts: RawFacts;
  from: Person;
  subject: string | null;
  isHeld: boolean;
  /** What it says, when it was read as it came in. */
  read: ReadMail | null;
}

/** Its bytes to R2. A short mail is read meanwhile; of a longer one no more than its head is in memory. */
async function store(platform: Platform, agent: AddressedAgent, mail: Arriving): Promise<Known> {
  if (!isReadAtOnce(mail.rawSize)) {
    const { stream, facts } = observeRaw(mail.raw);
    await platform.files.put(mail.rawKey, stream, mail.rawSize);
    return lookAt(agent, mail, await facts, () => null);
  }
  const raw = await bytesOf(mail.raw, mail.rawSize);
  const facts = rawFacts(raw);
  const looked = lookAt(agent, mail, facts, () => readAtOnce(platform, { raw, facts }, mail));
  // Its failure is seen below, and counted as unhandled if it came before.
  looked.catch(() => undefined);
  try {
    await platform.files.put(mail.rawKey, raw, raw.length);
  } finally {
    // Whoever deletes the bytes after a failure must not come before they are stored.
    await looked.catch(() => undefined);
  }
  return looked;
}

async function lookAt(
  agent: AddressedAgent,
  mail: Arriving,
  facts: RawFacts,
  readNow: () => Promise<ReadMail | null> | null,
): Promise<Known> {
  // Who has the address of a digest mail's answers is one of its recipients.
  const isTrusted = mail.isSample === true || agent.deliveryId !== null || agent.allowedSenders.length === 0;
  const head = isTrusted ? null : await readHead(facts.head);
  const isHeld = head !== null && !mayWrite(agent.allowedSenders, sendersOf(mail, head.from));
  // An answer is more than a mail to read.
  const read = isHeld || agent.deliveryId !== null ? null : await readNow();
  const { from, subject } = read ?? head ?? (await readHead(facts.head));
  return { facts, from, subject, isHeld, read };
}

/** From, or without one the envelope's sender; and that. */
function sendersOf({ envelopeFrom }: IncomingMail, from: Person): [string, string] {
  const envelopeSender = envelopeFrom.trim().toLowerCase();
  return [from.address ?? envelopeSender, envelopeSender];
}

type Kept = "held" | "read" | "waiting";

/** The row, what it is counted in, what it says and what it answers, in one batch. Returns what it still waits for. */
async function keep(
  platform: Platform,
  agent: AddressedAgent,
  mail: Arriving,
  { facts, from, subject, isHeld, read }: Known,
): Promise<Kept> {
  const { db } = platform;
  const owner = { userId: agent.userId, agentId: agent.id };
  const [sender] = sendersOf(mail, from);
  const arrived = {
    id: mail.mailId,
    ...owner,
    dedupeKey: mail.isSample ? messageKey(facts) : dedupeKey(facts),
    envelopeFrom: mail.envelopeFrom,
    tag: agent.tag,
    rawKey: mail.rawKey,
    rawSize: mail.rawSize,
    receivedAt: platform.now(),
    isFromEdge: mail.isFromEdge ?? false,
  };
  const counted = mail.isSample ? [] : [countIntake(platform, { agentId: agent.id, sender, isHeld })];
  if (isHeld) {
    const { name } = from;
    await db.batch([
      db.insert(heldMails).values({ ...arrived, senderAddress: sender, senderName: name, subject }),
      ...counted,
    ]);
    return "held";
  }
  const taken = { ...arrived, isSample: mail.isSample ?? false };
  if (read !== null) {
    const { columns, parts } = mailAsRead(read, platform.now());
    const attachmentBytes = bytesWithRoom(arrived, read.fileBytes);
    const row = db.insert(mails).values({ ...taken, ...columns, attachmentBytes });
    try {
      await db.batch([row, ...counted, db.insert(mailTexts).values({ mailId: mail.mailId, parts })]);
      return "read";
    } catch (error) {
      // Its job reads it without its files, and takes them out of its bytes.
      if (!isOutOfRoom(error)) throw error;
    }
  }
  const row = db.insert(mails).values(taken);
  const { deliveryId } = agent;
  if (deliveryId === null) {
    await db.batch([row, ...counted]);
    return "waiting";
  }
  const answer = {
    mailId: mail.mailId,
    ...owner,
    deliveryId,
    messageKey: messageKey(facts),
    createdAt: platform.now(),
  };
  // The same answer, whose mail was deleted meanwhile, is a mail and no answer any more.
  await db.batch([row, ...counted, db.insert(mailAnswers).values(answer).onConflictDoNothing()]);
  return "waiting";
}

async function askForReading({ jobs }: Platform, mailId: string): Promise<void> {
  try {
    await jobs.enqueue({ kind: "read-mail", mailId });
  } catch (cause) {
    // The mail is safe; the sweep finds the row and asks again.
    log("mail.enqueue-failed", { mailId }, cause);
  }
}

/** The whole message. Throws when it is longer or shorter than it was said to be. */
async function bytesOf(raw: ReadableStream<Uint8Array>, size: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(size);
  let length = 0;
  const reader = raw.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    length += piece.value.length;
    if (length > size) break;
    bytes.set(piece.value, length - piece.value.length);
  }
  if (length !== size) throw new Error("The message is not as long as it was said to be.");
  return bytes;
}

async function findTable({ db }: Platform, mailId: string): Promise<"mails" | "held" | null> {
  const [taken, held] = await db.batch([
    db.select({ id: mails.id }).from(mails).where(eq(mails.id, mailId)),
    db.select({ id: heldMails.id }).from(heldMails).where(eq(heldMails.id, mailId)),
  ]);
  if (taken.length > 0) return "mails";
  return held.length > 0 ? "held" : null;
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
  allowedSenders: string[];
  /** What stands behind the plus of the address; null without one. */
  tag: string | null;
  /** The digest mail that this one answers by the address it was sent to. */
  deliveryId: string | null;
}

async function findAgentOfMail(platform: Platform, address: string): Promise<AddressedAgent | null> {
  const token = answerToken(address, platform.settings.inboundDomain);
  if (token === null) return findAgentByAddress(platform, address);
  const [row] = await platform.db
    .select({
      id: agents.id,
      userId: agents.userId,
      allowedSenders: agents.allowedSenders,
      deliveryId: deliveries.id,
    })
    .from(deliveries)
    .innerJoin(agents, and(eq(agents.id, deliveries.agentId), eq(agents.userId, deliveries.userId)))
    .innerJoin(users, eq(users.id, agents.userId))
    .where(and(eq(deliveries.answerToken, token), isOpenAccount(platform.now())));
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
    .select({
      id: agents.id,
      userId: agents.userId,
      allowedSenders: agents.allowedSenders,
      emailAddress: agents.emailAddress,
    })
    .from(inboundAddresses)
    .innerJoin(agents, eq(agents.id, inboundAddresses.agentId))
    .innerJoin(users, eq(users.id, agents.userId))
    .where(and(eq(inboundAddresses.localPart, localPart), isOpenAccount(platform.now())));
  if (!row) return null;
  // An agent keeps its printed address when the service's inbound host changes.
  const isPrinted = row.emailAddress.toLowerCase() === `${localPart}@${host}`;
  if (host !== platform.settings.inboundDomain && !isPrinted) return null;
  return {
    id: row.id,
    userId: row.userId,
    allowedSenders: row.allowedSenders,
    deliveryId: null,
    tag: tags.join("+").slice(0, LONGEST_TAG) || null,
  };
}
