import { and, eq, isNotNull } from "drizzle-orm";
import { digestRuns, digests } from "../../database/schema/digests.server";
import { isLeaving, LEAVING } from "../accounts/open-account.server";
import { recordEvent } from "../audit/record-event.server";
import { tellOutOfCredits } from "../credits/warn-of-credits.server";
import { DomainError } from "../errors";
import type { Platform } from "../platform";
import { closeRun, requeueRun, takeQueuedRun } from "./digest-runs.server";
import { NOTHING_TO_SUMMARIZE } from "./gather-material.server";
import { generateDigest } from "./generate-digest.server";
import { sendDigest } from "./send-digest.server";
import { tellOfSilence } from "./tell-of-silence.server";

/**
 * Writes and sends the digest of a claimed slot. A second delivery of the same job finds the run taken and does
 * nothing. Of an account that is about to be deleted none is written or sent. Nothing new, or nothing to say: skipped, no mail, no credit (decisions.md, 'what a digest covers'). Throws when a later
 * try makes sense; the run is queued again then.
 */
export async function runScheduledDigest(platform: Platform, runId: string): Promise<void> {
  const run = await takeQueuedRun(platform, runId);
  if (!run) {
    await sendIfUnsent(platform, runId);
    return;
  }
  if (await isLeaving(platform, run.userId)) return closeRun(platform, run.id, "skipped", LEAVING);
  let digestId: string;
  try {
    const generated = await generateDigest(platform, run, { kind: "scheduled" });
    if (generated.outcome === "unchanged" || generated.outcome === "empty") return;
    digestId = generated.digestId;
  } catch (error) {
    if (error instanceof DomainError && error.message === NOTHING_TO_SUMMARIZE) {
      await closeRun(platform, run.id, "skipped", "Nothing new since the last digest.");
      await tellOfSilence(platform, run);
      return;
    }
    if (error instanceof DomainError && error.kind !== "unavailable") {
      await closeRun(platform, run.id, "failed", error.message);
      if (error.kind === "out-of-credits") await tellOutOfCredits(platform, run);
      return;
    }
    const words =
      error instanceof DomainError ? error.message : "Something went wrong while writing this digest.";
    await requeueRun(platform, run.id, words);
    throw error;
  }
  await recordEvent(platform, run.userId, "clock", {
    action: "digest.written",
    agentId: run.agentId,
    subjectId: digestId,
  });
  await sendIfUnsent(platform, run.id);
}

/**
 * Sends the digest of a scheduled run that has one and was not sent: the worker may have stopped in between. Safe to
 * repeat. Throws when a later try makes sense.
 */
export async function sendIfUnsent(platform: Platform, runId: string): Promise<void> {
  const [digest] = await platform.db
    .select({ id: digests.id, userId: digests.userId, agentId: digests.agentId })
    .from(digests)
    .innerJoin(digestRuns, eq(digestRuns.id, digests.runId))
    .where(and(eq(digestRuns.id, runId), isNotNull(digestRuns.unsentSince)));
  if (!digest) return;
  const { id: digestId, userId, agentId } = digest;
  // It stays unsent, and goes out should the account be kept.
  if (await isLeaving(platform, userId)) return;
  const { sent } = await sendDigest(platform, { userId, agentId, digestId }, { runId });
  if (sent > 0) {
    await recordEvent(platform, userId, "clock", { action: "digest.sent", agentId, subjectId: digestId });
  }
}
