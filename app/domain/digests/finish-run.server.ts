import type { Coverage } from "../../digest/coverage";
import type { DigestContent } from "../../digest/digest-content";
import { linesOf } from "../../digest/lines-of";
import type { DigestMaterial } from "../../writing/digest-material";
import { warnOfFewCredits } from "../credits/warn-of-credits.server";
import type { NewLedger } from "../items/write-ledger.server";
import type { Platform } from "../platform";
import type { RunOf } from "./digest-runs.server";
import { findSameDigest } from "./find-same-digest.server";
import type { ReadMails } from "./mark-mails.server";
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

/** A digest that was written and is not saved yet. */
interface WrittenDigest {
  digestId: string;
  /** When it was read, which is when it was written. */
  now: Date;
  /** Checked, without its lead. */
  content: DigestContent;
  writer: string;
  material: DigestMaterial;
  read: ReadMails;
  counted: Omit<Coverage, "mails" | "documents" | "quoted" | "nothingActionable">;
  /** Null: its lines are no items. */
  ledger: NewLedger | null;
  /** Who asks for it by hand was told that an edited digest will be replaced (specification, 'Regenerate Digest?'). */
  isAskedFor: boolean;
}

const NO_CREDIT = "No credit was used.";
const SAYS_IT_ALREADY = "Your digest already says all of this.";
const WITHOUT_CHANGES =
  "The digest is written anew with the same lines as before you edited it. Your version is in the digest history.";

/**
 * Saves what a run wrote, or closes the run without a digest where it says nothing new; the ledger moves along either
 * way. Throws what saveDigest and skipDigest throw.
 */
export async function finishRun(platform: Platform, run: RunOf, written: WrittenDigest): Promise<Generated> {
  const { material, read, ledger, digestId, writer, now } = written;
  const content = withOverviewLead(written.content, material);
  const coverage = measureCoverage(content, material, written.counted);
  const emailsProcessed = read.mailIds.length;
  if (linesOf(content).length === 0 && (content.closed ?? []).length === 0) {
    const noParts = material.mails.filter(({ parts }) => parts.length === 0).length;
    const words = whyNoLine(coverage, Math.min(noParts, written.counted.unread.length));
    const credits = await skipDigest(platform, run, { read, ledger, sameAs: null, problem: words });
    return { outcome: "empty", digestId: null, words: `${words} ${NO_CREDIT}`, emailsProcessed, credits };
  }
  const same = await findSameDigest(platform, run, { content, isSample: read.isSample });
  const isReplaced = same?.manuallyEdited === true && written.isAskedFor;
  if (same && !isReplaced) {
    const closing = { read, ledger, sameAs: same.id, problem: SAYS_IT_ALREADY };
    const credits = await skipDigest(platform, run, closing);
    const words = `${SAYS_IT_ALREADY} ${NO_CREDIT}`;
    return { outcome: "unchanged", digestId: same.id, words, emailsProcessed, credits };
  }
  const isFree = read.isSample || isReplaced;
  const saved = await saveDigest(platform, run, {
    ...read,
    ...{ id: digestId, now, content, writer, coverage, ledger, isFree },
  });
  if (!isFree) await warnOfFewCredits(platform, run.userId);
  return isReplaced
    ? { ...saved, outcome: "replaced", words: `${WITHOUT_CHANGES} ${NO_CREDIT}`, emailsProcessed }
    : { ...saved, outcome: "written", emailsProcessed };
}
