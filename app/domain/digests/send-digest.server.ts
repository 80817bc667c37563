import { and, desc, eq, sql } from "drizzle-orm";
import { deliveries, sends } from "../../database/schema/deliveries.server";
import { digestRuns, digests } from "../../database/schema/digests.server";
import { isForeignKeyViolation, isUniqueViolation } from "../../database/violations.server";
import { requireStaying } from "../accounts/open-account.server";
import { listAddressees } from "../agents/recipients.server";
import { listKnownPeople } from "../answers/known-people.server";
import { DomainError, notFound } from "../errors";
import { log } from "../log";
import { NO_MAILER, requireMailer } from "../no-mailer";
import type { Platform } from "../platform";
import { newId, randomToken } from "../tokens.server";
import { deliver } from "./deliver.server";
import { OVER_ALLOWANCE, returnAllowance, takeAllowance } from "./mail-allowance.server";
import { waitForTries } from "./wait-for-tries.server";

/** A second press this soon, or while the first is under way, joins the first. */
const SAME_PRESS_MS = 60_000;
/** Of a mailer that is not remote. */
const AT_ONCE = 4;

interface DigestOf {
  userId: string;
  agentId: string;
  digestId: string;
}

export interface SendResult {
  /** Accepted by the mail server, or queued to be. */
  sent: number;
  skipped: { email: string; reason: "invalid" | "unsubscribed" | "suppressed" }[];
  /** Not every mail of it was handed over yet. */
  isUnderWay?: true;
}

/**
 * Sends a digest to the agent's recipients: one delivery row each, handed over by the queue, for whose first tries a
 * press waits two seconds. A scheduled run sends once; a press of the button once a minute, and to whoever was added.
 * Of an account that has mailed too many in a day, a press is refused and a run's deliveries have failed, to be sent
 * again by hand; so it is where no mail goes out. Throws DomainError: "not-found", "conflict" without recipients and for an account that is about to be deleted,
 * "too-many", "unavailable".
 */
export async function sendDigest(
  platform: Platform,
  digest: DigestOf,
  cause: { runId: string | null },
): Promise<SendResult> {
  await requireDigest(platform, digest);
  await requireStaying(platform, digest.userId);
  const addressees = await listAddressees(platform, digest.userId, digest.agentId);
  const skipped = addressees.flatMap(({ email, state }) =>
    state === "ok" ? [] : [{ email, reason: state }],
  );
  const reachable = addressees.filter((each) => each.state === "ok");
  if (addressees.length === 0) {
    if (cause.runId !== null) {
      await beganSending(platform, digest, cause.runId);
      return { sent: 0, skipped };
    }
    throw new DomainError("conflict", "This agent has no recipients yet.");
  }
  const sendId = await openSend(platform, digest, cause, reachable);
  const isTheirs = and(eq(deliveries.sendId, sendId), eq(deliveries.userId, digest.userId));
  if (platform.mailer.isRemote) {
    await enqueueQueued(platform, sendId);
    if (cause.runId === null) await waitForTries(platform, isTheirs);
  } else {
    await deliverNow(platform, sendId);
  }
  const states = (await platform.db.select({ state: deliveries.state }).from(deliveries).where(isTheirs)).map(
    (row) => row.state,
  );
  const isUnderWay = states.some((state) => state === "queued" || state === "sending");
  const hasReached = states.filter((state) => state !== "refused" && state !== "failed");
  return { sent: hasReached.length, skipped, ...(isUnderWay ? { isUnderWay } : {}) };
}

async function requireDigest(platform: Platform, digest: DigestOf): Promise<void> {
  const found = await platform.db.query.digests.findFirst({
    where: and(
      eq(digests.id, digest.digestId),
      eq(digests.agentId, digest.agentId),
      eq(digests.userId, digest.userId),
    ),
    columns: { id: true },
  });
  if (!found) throw notFound("Summary");
}

async function openSend(
  platform: Platform,
  digest: DigestOf,
  cause: { runId: string | null },
  reachable: { email: string; emailKey: string }[],
): Promise<string> {
  const now = platform.now();
  const owner = { userId: digest.userId, agentId: digest.agentId };
  if (cause.runId === null) requireMailer(platform);
  const isAllowed = await takeAllowance(platform, owner.userId, reachable.length);
  if (!isAllowed && cause.runId === null) throw new DomainError("too-many", OVER_ALLOWANCE);
  const problem = platform.settings.sendsMail ? (isAllowed ? null : OVER_ALLOWANCE) : NO_MAILER;
  const sendId = newId();
  const key = cause.runId === null ? null : `run:${cause.runId}`;
  const values = {
    id: sql<string>`${sendId}`.as("id"),
    userId: digests.userId,
    agentId: digests.agentId,
    digestId: digests.id,
    key: sql<string | null>`${key}`.as("key"),
    createdAt: sql<Date>`${now.getTime()}`.as("created_at"),
    lines: sql<null>`null`.as("lines"),
  };
  const isRecent = sql`exists (select 1 from ${sends} as earlier where earlier.digest_id = ${digests.id} and (
    earlier.created_at > ${now.getTime() - SAME_PRESS_MS}
    or exists (select 1 from ${deliveries} as open where open.send_id = earlier.id and open.state in ('queued', 'sending'))))`;
  const isTheirs = and(eq(digests.id, digest.digestId), eq(digests.userId, digest.userId));
  const deliveriesOf = (sendId: string) =>
    reachable.map((each) =>
      platform.db.insert(deliveries).values({
        id: newId(),
        sendId,
        ...owner,
        email: each.email,
        emailKey: each.emailKey,
        nextAttemptAt: now,
        unsubscribeToken: randomToken(16),
        answerToken: randomToken(16),
        linkKey: randomToken(16),
        bounceToken: randomToken(16),
        ...(problem === null ? {} : { state: "failed" as const, problem }),
      }),
    );
  try {
    // Deliveries of a send that was not opened fail on their foreign key, and the batch with them.
    await platform.db.batch([
      platform.db.insert(sends).select(
        platform.db
          .select(values)
          .from(digests)
          .where(key === null ? and(isTheirs, sql`not ${isRecent}`) : isTheirs),
      ),
      ...deliveriesOf(sendId),
      ...(cause.runId === null ? [] : [beganSending(platform, digest, cause.runId)]),
    ]);
    return sendId;
  } catch (error) {
    const isJoined = isUniqueViolation(error, "sends.key") || isForeignKeyViolation(error);
    if (!isJoined) throw error;
    const [earlier] = await platform.db
      .select({ id: sends.id })
      .from(sends)
      .where(and(eq(sends.digestId, digest.digestId), key === null ? undefined : eq(sends.key, key)))
      .orderBy(desc(sends.createdAt))
      .limit(1);
    if (!earlier) throw error;
    if (isAllowed) await returnAllowance(platform, owner.userId, reachable.length);
    // Who was added since the first press is told 'sent' as well, and has no mail yet.
    const [first, ...rest] = key === null ? deliveriesOf(earlier.id) : [];
    if (first) {
      const isNew = { target: [deliveries.sendId, deliveries.emailKey] };
      const insert = (each: typeof first) => each.onConflictDoNothing(isNew);
      await platform.db.batch([insert(first), ...rest.map(insert)]);
    }
    return earlier.id;
  }
}

/** The statement after which a run's digest is no longer to be sent by the sweep. */
function beganSending(platform: Platform, { userId }: DigestOf, runId: string) {
  return platform.db
    .update(digestRuns)
    .set({ unsentSince: null })
    .where(and(eq(digestRuns.id, runId), eq(digestRuns.userId, userId)));
}

/** In a queue of their own: a mail server may take minutes, and reading and writing wait for none. */
async function enqueueQueued(platform: Platform, sendId: string): Promise<void> {
  const enqueue = async (deliveryId: string) => {
    try {
      await platform.jobs.enqueue({ kind: "deliver", deliveryId });
    } catch (cause) {
      // Its row is still open: the sweep asks for it again.
      log("delivery.not-enqueued", { deliveryId }, cause);
    }
  };
  await Promise.all((await queuedOf(platform, sendId)).map(enqueue));
}

/** Tries what is still queued, a few at once. */
async function deliverNow(platform: Platform, sendId: string): Promise<void> {
  const waiting = await queuedOf(platform, sendId);
  let people: ReturnType<typeof listKnownPeople> | undefined;
  const readPeople: typeof listKnownPeople = (...asked) => {
    people ??= listKnownPeople(...asked);
    return people;
  };
  const worker = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      try {
        await deliver(platform, id, readPeople);
      } catch (cause) {
        // Its row is still open: the sweep tries it again.
        log("delivery.failed", { deliveryId: id }, cause);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function queuedOf(platform: Platform, sendId: string): Promise<string[]> {
  const rows = await platform.db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.sendId, sendId), eq(deliveries.state, "queued")));
  return rows.map((row) => row.id);
}
