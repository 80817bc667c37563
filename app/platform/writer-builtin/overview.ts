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
 * Extractive: a sentence is cleaned of openers and hesitations, and named after its speaker when it says "I" or "we".
 */
export function overviewOf(statements: readonly Statement[], size: OverviewSize, bonus: Bonus): string {
  const usable = statements.filter(
    (s) =>
      !s.suspicious &&
      s.medium !== "bulk" &&
      s.heading !== "people" &&
      !isTicketEvent(s) &&
      s.text.length <= 420,
  );
  const ranked = rank(usable.length > 0 ? usable : statements.filter((s) => !s.suspicious), bonus);
  const chosen: Ranked[] = [];
  const covered = new Map<string, number>();
  let words = 0;
  while (chosen.length < size.sentences && words < size.words) {
    let best: Ranked | null = null;
    let bestScore = 0;
    for (const candidate of ranked) {
      if (chosen.includes(candidate) || words + candidate.words > size.words * 1.15) continue;
      const repeated =
        candidate.stems.filter((s) => covered.has(s)).length / Math.max(1, candidate.stems.length);
      const score = candidate.score * (1 - 0.7 * repeated);
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
  let previous: string | null = null;
  const lines = chosen.map(({ statement }) => {
    const line = overviewLine(statement, previous);
    previous = statement.speaker;
    return line;
  });
  return lines.join(" ");
}

function rank(statements: readonly Statement[], bonus: Bonus): Ranked[] {
  const frequency = new Map<string, number>();
  const all = statements.map((statement) => ({
    statement,
    stems: contentStems(statement.text),
    words: wordsOf(statement.text).length,
  }));
  for (const { stems } of all) for (const stem of stems) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  const ranked: Ranked[] = [];
  for (const { statement, stems, words } of all) {
    if (words < 6 || stems.length < 3) continue;
    let weight = 0;
    for (const stem of stems) weight += Math.log(1 + (frequency.get(stem) ?? 0));
    let score = weight / (stems.length + 6);
    if (words > 45) score *= 45 / words;
    if (/\?\s*$/.test(statement.text)) score *= 0.5;
    if (/^I (?:might|may|could|guess|think|hope|heard)\b/i.test(statement.text)) score *= 0.6;
    if (
      /^(?:yes|no|ok|thanks|thank|sorry|hi|hello|hope|i hope|great|congrat|welcome)\b/i.test(statement.text)
    )
      score *= 0.5;
    if (/https?:\/\/|www\./.test(statement.text)) score *= 0.4;
    score *= 1 + 0.25 * (1 - statement.position) + bonus(statement);
    ranked.push({ statement, stems, words, score });
  }
  return ranked.sort((a, b) => b.score - a.score || a.statement.order - b.statement.order).slice(0, 400);
}

const OPENERS =
  /^(?:(?:and|so|but|ok|okay|well|right|yeah|yes|yep|also|then|oh|now|anyway|alright|um|uh|hi|hello|hey|thanks(?=[,!.])|sorry(?=,)|great|sure|actually|basically|just)\b[,:!.–—-]*\s+)+/i;

/** One sentence of an overview: complete, capitalised, attributed when it speaks in the first person. */
export function overviewLine(statement: Statement, previousSpeaker: string | null): string {
  let text = withoutFillers(statement.text).replace(OPENERS, "");
  text = shorten(sentenceCase(text.replace(/[\s,;:–—-]+$/, "")), 320);
  if (!/[.!?…]["'”’)]?$/.test(text)) text += ".";
  const personal = /\b(?:I|we|my|our|me|us|I'm|we're|I'll|we'll|you|your)\b/i.test(text);
  return personal && statement.speaker && statement.speaker !== previousSpeaker
    ? `${statement.speaker}: ${text}`
    : text;
}
