import { checkQuotes } from "../../writing/check/check-quotes";
import { requireAgent } from "../agents/require-agent.server";
import { requireCredit } from "../credits/read-credits.server";
import { DomainError } from "../errors";
import type { Platform } from "../platform";
import { applyAnswers } from "../questions/apply-answers";
import { beginRun, closeRun, type RunOf, renewLease } from "./digest-runs.server";
import { gatherMaterial, NOTHING_TO_SUMMARIZE, type Selection } from "./gather-material.server";
import { measureCoverage } from "./measure-coverage";
import { type Generated, saveDigest } from "./save-digest.server";
import { withOverviewLead } from "./with-overview-lead";

/**
 * The one way a digest comes to be: material, writer, quote check, one transaction that spends the credit, saves
 * the digest and marks the mails. The run must be in state 'writing' and is 'done' afterwards; when this throws,
 * nothing was saved or spent and the run is still writing: the caller closes it or hands it back.
 * Throws DomainError: "out-of-credits", "conflict" (nothing to write from, or another worker finished this run),
 * "not-found", "unavailable" (the writer, or R2).
 */
export async function generateDigest(
  platform: Platform,
  run: RunOf,
  selection: Selection,
): Promise<Generated> {
  const isFree = selection.kind === "samples";
  const gathered = await gatherMaterial(platform, run, selection);
  // Asked before the writer works for nothing; the transaction below is what really guards it.
  if (!isFree) await requireCredit(platform, run.userId);
  await renewLease(platform, run.id);
  const draft = await platform.writer.write(gathered.material);
  const { content: checked, dropped } = checkQuotes(draft, gathered.material);
  const answered = applyAnswers(checked, gathered.material.answers);
  const content = withOverviewLead(answered, gathered.material);
  return saveDigest(platform, run, {
    content,
    writer: platform.writer.name,
    mailIds: gathered.mailIds,
    coverage: measureCoverage(content, gathered.material, gathered.unread, dropped),
    isSample: selection.kind === "samples",
    isFree,
  });
}

/**
 * Writes a digest because somebody asked for it now. A failure closes the run with its words, so that the agent
 * is free again at once. Throws what generateDigest throws, and DomainError("conflict", 'A digest is being written.').
 */
export async function generateNow(
  platform: Platform,
  owner: { userId: string; agentId: string },
  selection: Selection,
): Promise<Generated> {
  await requireAgent(platform, owner);
  const run = await beginRun(platform, owner, selection.kind === "samples" ? "sample" : "manual");
  try {
    return await generateDigest(platform, run, selection);
  } catch (error) {
    const words =
      error instanceof DomainError ? error.message : "Something went wrong while writing this digest.";
    await closeRun(platform, run.id, words === NOTHING_TO_SUMMARIZE ? "skipped" : "failed", words);
    throw error;
  }
}
