import { Pace, type Slices } from "../slices";
import { skeletonOf } from "./models/cues";
import { isTicketEvent } from "./notifications";
import type { Statement } from "./statement";
import { sentenceCase, shorten, withoutFillers } from "./task-wording";
import { contentStems, wordsOf } from "./tokens";

/** How long an overview may become. */
export interface OverviewSize {
  sentences: number;
  words: number;
}

/** Bonus of a statement beyond what its words earn: it became an item, it is about the agent's subject, ... */
export type Bonus = (statement: Statement) => number;

interface Ranked {
  statement: Statement;
  stems: string[];
  words: number;
  score: number;
}

/**
 * The sentences that say most of what the material is about, in order of time, as one paragraph.
 * Extractive: a sentence is cleaned of openers and hesitations and carries the name of who says it. Sentences that are
 * short may be two more than asked for.
 */
export function* overviewOf(
  statements: readonly Statement[],
  size: OverviewSize,
  bonus: Bonus,
): Slices<string> {
  const usable = statements.filter(
    (s) =>
      !s.suspicious &&
      s.quotedIn === null &&
      s.medium !== "bulk" &&
      s.heading !== "people" &&
      !isTicketEvent(s) &&
      s.text.length <= 420,
  );
  const ranked = yield* rank(
    usable.length > 0 ? usable : statements.filter((s) => !s.suspicious && s.quotedIn === null),
    bonus,
  );
  const chosen: Ranked[] = [];
  const covered = new Map<string, number>();
  let words = 0;
  while (
    words < size.words &&
    (chosen.length < size.sentences || (chosen.length < size.sentences + 2 && words < size.words * 0.6))
  ) {
    let best: Ranked | null = null;
    let bestScore = 0;
    for (const candidate of ranked) {
      if (chosen.includes(candidate) || words + candidate.words > size.words * 1.15) continue;
      const repeated =
        candidate.stems.filter((s) => covered.has(s)).length / Math.max(1, candidate.stems.length);
      const score = candidate.score * (1 - 0.7 * repeated) * fairness(candidate.statement, chosen);
      if (score > bestScore) {
        best = candidate;
        bestScore = score;
      }
    }
    if (!best) break;
    chosen.push(best);
    words += best.words;
    for (const stem of best.stems) covered.set(stem, 1);
  }
  chosen.sort((a, b) => a.statement.order - b.statement.order);
  let text = "";
  let previous: string | null = null;
  for (const { statement } of chosen) {
    // A paragraph of its own keeps words without a name from being read as those of the person before.
    const gap = previous !== null && namedIn(statement) === null ? "\n\n" : " ";
    text += `${text ? gap : ""}${overviewLine(statement, previous)}`;
    previous = namedIn(statement);
  }
  return text;
}

/** Who an overview names for a statement; what a system reports is nobody's words. */
const namedIn = ({ medium, speaker }: Statement): string | null =>
  medium === "notification" ? null : speaker;

/** In writing everybody gets a say before somebody gets many; a meeting's chair speaks for all. */
function fairness({ medium, speaker }: Statement, chosen: readonly Ranked[]): number {
  if (medium === "transcript") return 1;
  return 0.9 ** chosen.filter((c) => c.statement.speaker === speaker).length;
}

/** Characters of statements between two pauses. */
const SLICE = 20_000;

function* rank(statements: readonly Statement[], bonus: Bonus): Slices<Ranked[]> {
  const frequency = new Map<string, number>();
  const all: { statement: Statement; stems: string[]; words: number }[] = [];
  const pace = new Pace(SLICE);
  for (const statement of statements) {
    const said = statement.shown ?? statement.text;
    if (pace.isDue(said.length)) yield;
    const stems = contentStems(said);
    for (const stem of stems) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
    all.push({ statement, stems, words: wordsOf(said).length });
  }
  const opening = statements[0]?.unit;
  const ranked: Ranked[] = [];
  for (const { statement, stems, words } of all) {
    if (statement.shown === null && (words < 6 || stems.length < 3)) continue;
    if (pace.isDue(statement.text.length)) yield;
    let weight = 0;
    for (const stem of stems) weight += Math.log(1 + (frequency.get(stem) ?? 0));
    const spoken = statement.medium === "transcript";
    let score = weight / (stems.length + 6);
    if (words > 45) score *= 45 / words;
    if (/\?\s*$/.test(statement.text)) score *= 0.5;
    if (/^I (?:might|may|could|guess|think|hope|heard)\b/i.test(statement.text)) score *= 0.6;
    if (
      /^(?:yes|no|ok|thanks|thank|sorry|hi|hello|hope|i hope|great|congrat|welcome)\b/i.test(statement.text)
    )
      score *= 0.5;
    if (!spoken && !SAYS.test(skeletonOf(statement.text))) score *= VERBLESS;
    if (CHATTER.test(statement.text)) score *= 0.3;
    if (/https?:\/\/|www\./.test(statement.text)) score *= 0.4;
    if (CONTACT_LINE.test(statement.text)) score *= 0.2;
    // People write what matters first, and say it anywhere.
    const lead = statement.unit === opening && !spoken ? 0.8 : 0;
    score *= 1 + (spoken ? 0.25 : 1) * (1 - statement.position) + lead + bonus(statement);
    ranked.push({ statement, stems, words, score });
  }
  return ranked.sort((a, b) => b.score - a.score || a.statement.order - b.statement.order).slice(0, 400);
}

/** Talk about the talk, and courtesies: no news. */
const CHATTER =
  /^(?:\W*(?:ok(?:ay)?|so|well|right|great|morning|hi|hello)[,.!]* )*(?:let's (?:start|begin|go|see|talk|move on|get started)|good morning|have a (?:nice|good|great)|thanks?|thank you|see you|here is|here are|please find|just (?:so you know|a quick)|quick (?:update|question|one)|for (?:your|our) (?:information|round)|as discussed|hope (?:you|this|all))\b/i;

/** What a written line without a verb is worth beside a sentence. */
const VERBLESS = 0.3;
/** What tells a sentence from a title: an auxiliary, a past form, or a verb after its subject or at the start. */
const SAYS =
  /\b(?:am|is|are|was|were|be|been|do|does|did|have|has|had|will|would|can|could|shall|should|may|might|must|need|needs|want|wants|PAST|ED|[A-Z]+-(?:ed|s))\b|'(?:s|re|ll|ve|d|m|t)\b|^(?:TRANSFER|TELL|REVIEW|CHANGE|CREATE|ADMIN|GET|MOVE|HELP|THINK) (?!of\b)|^(?:X|NAME)(?: NAME)? (?:: |, |to )(?:TRANSFER|TELL|REVIEW|CHANGE|CREATE|ADMIN|GET|MOVE|HELP)\b|\b(?:i|we|you|they|please) (?:LY |also |just |still )*(?:X|[A-Z]{3,})\b/;

/** Addresses, telephone numbers, "so-and-so wrote": who somebody is, not what is going on. */
const CONTACT_LINE =
  /\S@\S+\.\w|\b(?:wrote|writes):?$|\(?\d{3}\)?[ -]?\d{3}[ -]?\d{4}|\b(?:tel|phone|fax|mobile|street|st\.|avenue|floor|suite)\b.*\d|\d{4}-\d{2}-\d{2} \d{2}:\d{2}/i;

const OPENERS =
  /^(?:(?:and|so|but|ok|okay|well|right|yeah|yes|yep|also|then|oh|now|anyway|alright|um|uh|hi|hello|hey|thanks(?=[,!.])|sorry(?=,)|great|sure|actually|basically|just)\b[,:!.–—-]*\s+)+/i;

/** One sentence of an overview: complete, capitalised, with the name of who says it when that changes. */
export function overviewLine(statement: Statement, previousSpeaker: string | null): string {
  let text = withoutFillers(statement.shown ?? statement.text).replace(OPENERS, "");
  text = shorten(sentenceCase(text.replace(/[\s,;:–—-]+$/, "")), 320);
  if (!/[.!?…]["'”’)]?$/.test(text)) text += ".";
  const name = namedIn(statement);
  // Whose "I" it is has to be said; a sentence that names its people stands alone.
  const isOwn = statement.medium === "transcript" || /\b(?:I|I['’]\w+|my|me|mine|myself)\b/.test(text);
  return name && isOwn && name !== previousSpeaker && !text.startsWith(name) ? `${name}: ${text}` : text;
}
