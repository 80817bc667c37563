import { checkInSlices } from "../../writing/check/check-in-slices";
import { requireStaying } from "../accounts/open-account.server";
import { requireAgent } from "../agents/require-agent.server";
import { requireCredit } from "../credits/require-credit.server";
import { DomainError } from "../errors";
import { knownItems } from "../items/known-items";
import { LedgerMoved } from "../items/ledger-moved";
import { readLedger } from "../items/read-ledger.server";
import { wordsSaid } from "../items/words-said";
import type { Platform } from "../platform";
import { applyAnswers } from "../questions/apply-answers";
import { newId } from "../tokens.server";
import { beginRun, closeRun, holdingLease, type RunOf } from "./digest-runs.server";
import { findBaseline } from "./find-baseline.server";
import { finishRun, type Generated } from "./finish-run.server";
import { gatherMaterial, NOTHING_TO_SUMMARIZE } from "./gather-material.server";
import { type Selection, selectMails } from "./select-mails.server";
import { trackDigest } from "./track-digest";
import { wholeNames } from "./whole-names";
import { withEarlierMails } from "./with-earlier-mails.server";

/** A person may act on an item while the digest is saved. */
const LEDGER_TRIES = 5;

/**
 * The one way a digest comes to be: material and known items, writer, the one checker, one transaction that spends the
 * credit, saves the digest and what it read of items, and marks the mails. Without a line, or with the same lines as the
 * current digest, no digest is saved and nothing spent, and the mails are marked all the same (decisions.md, 'a digest
 * says nothing new'). Samples stay out of the ledger. The run must be in state 'writing' and is 'done' or 'skipped'
 * afterwards; when this throws, nothing was saved or spent and the run is still writing: the caller closes it or hands
 * it back.
 * Throws DomainError: "out-of-credits", "conflict" (nothing to write from, or another worker finished this run),
 * "not-found", "unavailable" (the writer, or R2).
 */
export async function generateDigest(
  platform: Platform,
  run: RunOf,
  selection: Selection,
): Promise<Generated> {
  return holdingLease(platform, run.id, () => writeDigest(platform, run, selection));
}

async function writeDigest(platform: Platform, run: RunOf, selection: Selection): Promise<Generated> {
  const isSample = selection.kind === "samples";
  const gathered = await gatherMaterial(platform, run, selection);
  const { mailIds, unread, answers } = gathered;
  const from = {
    mailIds,
    documentIds: gathered.material.documents.map(({ id }) => id),
    words: wordsSaid(gathered.material),
    timeZone: gathered.material.timeZone,
  };
  let ledger = isSample ? null : await readLedger(platform, run, from);
  const known = ledger === null ? [] : knownItems(ledger, new Set(mailIds), platform.now());
  const read =
    ledger === null
      ? gathered.material
      : await withEarlierMails(platform, run.userId, gathered, ledger.items);
  const material = known.length === 0 ? read : { ...read, known };
  // Asked before the writer works for nothing; the transaction below is what really guards it.
  if (!isSample) await requireCredit(platform, run.userId);
  const draft = await platform.writer.write(material);
  const { setAside, ...checked } = await checkInSlices(draft, material);
  const written = {
    material,
    writer: draft.missedByModel === undefined ? platform.writer.name : `${platform.writer.name} + builtin`,
    read: { mailIds, isSample },
    counted: {
      unread,
      setAside,
      droppedLines: checked.dropped + (draft.unreadableItems ?? 0),
      missedByModel: draft.missedByModel,
      beyond: draft.beyond,
      newsletters: draft.newsletters,
      otherLanguages: draft.otherLanguages,
    },
    isAskedFor: selection.kind !== "scheduled",
  };
  if (ledger === null) {
    const content = applyAnswers(checked.content, material.answers);
    return finishRun(platform, run, { ...written, digestId: newId(), now: platform.now(), content, ledger });
  }
  const baseline = await findBaseline(platform, run, mailIds);
  for (let tries = 1; ; tries += 1) {
    const digestId = newId();
    const now = platform.now();
    const people = wholeNames(material, checked.content, ledger.items);
    const about = {
      digestId,
      mailIds,
      checked,
      answers,
      baseline,
      people,
      timeZone: material.timeZone,
      newId,
    };
    const { content, leftOut, change } = trackDigest(ledger, { ...about, now });
    const counted = { ...written.counted, ...(leftOut === 0 ? {} : { leftOut }) };
    const next = { from: ledger.version, to: newId(), change };
    try {
      return await finishRun(platform, run, { ...written, digestId, now, content, counted, ledger: next });
    } catch (error) {
      if (!(error instanceof LedgerMoved) || tries === LEDGER_TRIES) throw error;
      ledger = await readLedger(platform, run, from);
    }
  }
}

/**
 * Writes a digest because somebody asked for it now. A failure closes the run with its words, so that the agent
 * is free again at once. Throws what generateDigest throws, and DomainError("conflict", 'A digest is being written.'), also
 * for an account that is about to be deleted.
 */
export async function generateNow(
  platform: Platform,
  owner: { userId: string; agentId: string },
  selection: Selection,
): Promise<Generated> {
  await requireAgent(platform, owner);
  await requireStaying(platform, owner.userId);
  // An unknown mail is no run: nothing of it belongs into the history.
  if (selection.kind === "mail") await selectMails(platform, owner, { ...selection, includeOthers: false });
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
