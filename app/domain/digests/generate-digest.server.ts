import { linesOf } from "../../digest/lines-of";
import { checkInSlices } from "../../writing/check/check-in-slices";
import { requireAgent } from "../agents/require-agent.server";
import { requireCredit } from "../credits/require-credit.server";
import { DomainError } from "../errors";
import type { Platform } from "../platform";
import { applyAnswers } from "../questions/apply-answers";
import { beginRun, closeRun, type RunOf, renewLease } from "./digest-runs.server";
import { findSameDigest } from "./find-same-digest.server";
import { gatherMaterial, NOTHING_TO_SUMMARIZE, type Selection } from "./gather-material.server";
import { measureCoverage } from "./measure-coverage";
import { saveDigest } from "./save-digest.server";
import { skipDigest } from "./skip-digest.server";
import { whyNoLine } from "./why-no-line";
import { withOverviewLead } from "./with-overview-lead";

/** What came of a run. */
export type Generated =
  /** A new digest; 'replaced' says what the current one said before it was edited, and cost nothing. */
  | ({ outcome: "written"; digestId: string } & Counted)
  | ({ outcome: "replaced"; digestId: string; words: string } & Counted)
  /** Nothing was saved: the current digest says it already, or there is no line to save; `words` say why. */
  | ({ outcome: "unchanged"; digestId: string; words: string } & Counted)
  | ({ outcome: "empty"; digestId: null; words: string } & Counted);

interface Counted {
  /** How many mails were read for it. */
  emailsProcessed: number;
  /** The user's balance afterwards. */
  credits: number;
}

const NO_CREDIT = "No credit was used.";
const SAYS_IT_ALREADY = "Your digest already says all of this.";
const WITHOUT_CHANGES =
  "The digest is written anew with the same lines as before you edited it. Your version is in the digest history.";

/**
 * The one way a digest comes to be: material, writer, the one checker, one transaction that spends the credit, saves
 * the digest and marks the mails. Without a line, or with the same lines as the current digest, nothing is saved or
 * spent and the mails are marked all the same (decisions.md, 'a digest says nothing new'). The run must be in state
 * 'writing' and is 'done' or 'skipped' afterwards; when this throws,
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
  const { content: checked, dropped, setAside } = await checkInSlices(draft, gathered.material);
  const answered = applyAnswers(checked, gathered.material.answers);
  const content = withOverviewLead(answered, gathered.material);
  const coverage = measureCoverage(content, gathered.material, {
    unread: gathered.unread,
    droppedLines: dropped + (draft.unreadableItems ?? 0),
    setAside,
    missedByModel: draft.missedByModel,
    beyond: draft.beyond,
    newsletters: draft.newsletters,
    otherLanguages: draft.otherLanguages,
  });
  const read = { mailIds: gathered.mailIds, isSample: selection.kind === "samples" };
  const emailsProcessed = read.mailIds.length;
  if (linesOf(content).length === 0) {
    const noParts = gathered.material.mails.filter(({ parts }) => parts.length === 0).length;
    const words = whyNoLine(coverage, Math.min(noParts, gathered.unread.length));
    const credits = await skipDigest(platform, run, { read, sameAs: null, problem: words });
    return { outcome: "empty", digestId: null, words: `${words} ${NO_CREDIT}`, emailsProcessed, credits };
  }
  const same = await findSameDigest(platform, run, { content, isSample: read.isSample });
  // Who asks for it by hand was told that the edited digest will be replaced (specification, 'Regenerate Digest?').
  const isReplaced = same?.manuallyEdited === true && selection.kind !== "scheduled";
  if (same && !isReplaced) {
    const credits = await skipDigest(platform, run, { read, sameAs: same.id, problem: SAYS_IT_ALREADY });
    const words = `${SAYS_IT_ALREADY} ${NO_CREDIT}`;
    return { outcome: "unchanged", digestId: same.id, words, emailsProcessed, credits };
  }
  const saved = await saveDigest(platform, run, {
    ...read,
    content,
    writer: draft.missedByModel === undefined ? platform.writer.name : `${platform.writer.name} + builtin`,
    coverage,
    isFree: isFree || isReplaced,
  });
  return isReplaced
    ? { ...saved, outcome: "replaced", words: `${WITHOUT_CHANGES} ${NO_CREDIT}`, emailsProcessed }
    : { ...saved, outcome: "written", emailsProcessed };
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
