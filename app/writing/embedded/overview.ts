import { Pace, type Slices } from "../slices";
import { skeletonOf } from "./models/cues";
import { tokenClasses } from "./models/token-classes";
import { dangles, saysSomething, speaksToReader, standsAlone } from "./news";
import type { Statement } from "./statement";
import { sentenceCase, shorten, withoutFillers } from "./task-wording";
import { isTicketEvent } from "./tickets/ticket-of";
import { contentStems, wordsOf } from "./tokens";
import { NOT_NAMES } from "./word-lists";

/** How long an overview may become. */
export interface OverviewSize {
  sentences: number;
  words: number;
  /** Of a talk, spoken or in a long thread, the sentences may lean on each other. */
  isTalk: boolean;
  /** Nothing else stands in the overview, so that one sentence is better than none. */
  isNeeded: boolean;
}

/** Bonus of a statement beyond what its words earn: it became an item, it is about the agent's subject, ... */
type Bonus = (statement: Statement) => number;

interface Ranked {
  statement: Statement;
  stems: string[];
  words: number;
  score: number;
  /** It stands alone and is nobody's task by its label. */
  isNews: boolean;
}

/**
 * The sentences that say most of what the material is about, in order of time, as one paragraph.
 * Extractive: a sentence is cleaned of openers and hesitations and carries the name of who says it where it doesn't say
 * so itself. Outside of talk they carry news and stand alone (news.ts); below the counts they are no line of the digest
 * (`isLine`) where others are there. Where none stands alone and the overview would be empty, the one that says most is it.
 */
export function* overviewOf(
  statements: readonly Statement[],
  size: OverviewSize,
  bonus: Bonus,
  isLine: (statement: Statement) => boolean,
): Slices<string> {
  const usable = statements.filter(
    (s) =>
      !s.suspicious &&
      s.quotedIn === null &&
      s.medium !== "bulk" &&
      s.heading !== "people" &&
      !isTicketEvent(s) &&
      s.row === null &&
      s.text.length <= 420,
  );
  const ranked = yield* rank(
    usable.length > 0
      ? usable
      : statements.filter(
          (s) =>
            !s.suspicious &&
            s.quotedIn === null &&
            !(s.row !== null && (s.heading === "resolved" || isLine(s))),
        ),
    bonus,
  );
  const chosen = size.isTalk ? yield* choose(ranked, size) : yield* chooseNews(ranked, size, isLine);
  chosen.sort((a, b) => a.statement.order - b.statement.order);
  let text = "";
  let previous: string | null = null;
  let printed: string | null = null;
  for (const { statement } of chosen) {
    // A paragraph of its own keeps words without a name from being read as those of the person before.
    const gap = previous !== null && namedIn(statement) === null ? "\n\n" : " ";
    const line = overviewLine(statement, printed);
    text += `${text ? gap : ""}${line}`;
    previous = namedIn(statement);
    if (previous !== printed) printed = previous !== null && line.startsWith(previous) ? previous : null;
  }
  return text;
}

/** News that is no line; else one sentence that is; else, where one is needed, the one that says most. */
function* chooseNews(
  ranked: readonly Ranked[],
  size: OverviewSize,
  isLine: (statement: Statement) => boolean,
): Slices<Ranked[]> {
  const one = { ...size, sentences: 1 };
  // Of a short talk, too, what only opens or leads it is no news.
  const news = ranked.filter(({ isNews, statement }) => isNews && saysSomething(statement));
  const unlisted = yield* choose(
    news.filter(({ statement }) => !isLine(statement)),
    size,
  );
  if (unlisted.length > 0) return unlisted;
  const listed = yield* choose(news, one);
  return listed.length > 0 || !size.isNeeded ? listed : yield* choose(ranked, one);
}

/** A sentence that says less new than this is said already. */
const MOST_REPEATED = 0.8;
/** Of so many that say most the sentences are chosen. */
const MOST_CANDIDATES = 400;
/** Characters of sentences that are weighed against the rest between two pauses. */
const CHOICE_SLICE = 2000;

/** The best sentences one by one, each new to those before it. */
function* choose(ranked: readonly Ranked[], size: OverviewSize): Slices<Ranked[]> {
  const left = new Set(ranked.slice(0, MOST_CANDIDATES));
  const pace = new Pace(CHOICE_SLICE);
  const chosen: Ranked[] = [];
  const covered = new Set<string>();
  let words = 0;
  while (words < size.words && chosen.length < size.sentences) {
    let best: Ranked | null = null;
    let bestScore = 0;
    for (const candidate of left) {
      if (words + candidate.words > size.words) continue;
      const repeated =
        candidate.stems.filter((s) => covered.has(s)).length / Math.max(1, candidate.stems.length);
      if (!size.isTalk && repeated > MOST_REPEATED) continue;
      const score = candidate.score * (1 - 0.7 * repeated) * fairness(candidate.statement, chosen);
      if (score > bestScore) {
        best = candidate;
        bestScore = score;
      }
    }
    if (!best) break;
    left.delete(best);
    if (pace.isDue(best.statement.text.length)) yield;
    if (!size.isTalk && dangles(best.statement)) continue;
    chosen.push(best);
    words += best.words;
    for (const stem of best.stems) covered.add(stem);
  }
  return chosen;
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
const SLICE = 8000;

/** The statements that say something, those first that say most of what is said in all. */
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
    if (!spoken && !SAYS.test(skeletonOf(tokenClasses(statement.text)))) score *= VERBLESS;
    const isAlone = standsAlone(statement);
    if (!spoken && !saysSomething(statement)) score *= NO_NEWS;
    if (!spoken && !isAlone) score *= LEANS;
    if (!spoken && speaksToReader(statement)) score *= TO_READER;
    if (!spoken && FIRST_PERSON.test(statement.text)) score *= NEEDS_NAME;
    if (/https?:\/\/|www\./.test(statement.text)) score *= 0.4;
    if (CONTACT_LINE.test(statement.text)) score *= 0.2;
    // People write what matters first, and say it anywhere.
    const lead = statement.unit === opening && !spoken ? 0.8 : 0;
    score *= 1 + (spoken ? 0.25 : 1) * (1 - statement.position) + lead + bonus(statement);
    ranked.push({ statement, stems, words, score, isNews: isAlone && statement.assignee === null });
  }
  return ranked.sort((a, b) => b.score - a.score || a.statement.order - b.statement.order);
}

/** What a sentence is worth that needs the name of who says it before it. */
const NEEDS_NAME = 0.7;
/** What a sentence is worth that leans on the one before it. */
const LEANS = 0.8;
/** What a question or a courtesy is worth in a talk, where else it is left out. */
const NO_NEWS = 0.4;
/** What a sentence with "you" is worth, which a reader of a digest has to look up. */
const TO_READER = 0.6;
/** What a written line without a verb is worth beside a sentence. */
const VERBLESS = 0.3;
/** What tells a sentence from a title: an auxiliary, a past form, or a verb after its subject or at the start. */
const SAYS =
  /\b(?:am|is|are|was|were|be|been|do|does|did|have|has|had|will|would|can|could|shall|should|may|might|must|need|needs|want|wants|PAST|ED|[A-Z]+-(?:ed|s))\b|'(?:s|re|ll|ve|d|m|t)\b|^(?:TRANSFER|TELL|REVIEW|CHANGE|CREATE|ADMIN|GET|MOVE|HELP|THINK) (?!of\b)|^(?:X|NAME)(?: NAME)? (?:: |, |to )(?:TRANSFER|TELL|REVIEW|CHANGE|CREATE|ADMIN|GET|MOVE|HELP)\b|\b(?:i|we|you|they|please) (?:LY |also |just |still )*(?:X|[A-Z]{3,})\b/;

/** Addresses, telephone numbers, "so-and-so wrote": who somebody is, not what is going on. */
const CONTACT_LINE =
  /\S@\S+\.\w|\b(?:wrote|writes):?$|\(?\d{3}\)?[ -]?\d{3}[ -]?\d{4}|\b(?:tel|phone|fax|mobile|street|st\.|avenue|floor|suite)\b.*\d|\d{4}-\d{2}-\d{2} \d{2}:\d{2}/i;

const OPENERS =
  /^(?:(?:and|so|but|ok|okay|well|right|yeah|yes|yep|also|then|oh|now|anyway|alright|um|uh|hi|hello|hey|thanks(?=[,!.])|sorry(?=,)|great|good(?=,)|perfect(?=,)|sure|actually|basically|just)\b[,:!.–—-]*\s+)+/i;

/** "Desmond, the sponsors come on Wednesday", "Dear Mr Pocock, the lease is signed": whom it tells is no news. */
const CALLED =
  /^(?:(?:dear|hallo|liebe[rs]?|bonjour|hola) )?(?:(?:Ms|Mr|Mrs|Dr|Frau|Herr)\.? )?(\p{Lu}\p{Ll}+)(?: \p{Lu}\p{Ll}+)?, (?=(?:the|our|we|an?|there|my|all|both|in|on|as|for|from|after|since|it|I)\b)/iu;
/** Whose words they are, has to be said: in English, German, French and Spanish. */
const FIRST_PERSON =
  /(?<!\p{L})(?:I|I['’]\w+|my|me|mine|myself|[Ii]ch|mir|mich|[Mm]eine?\w?|[Jj]e|[Jj]['’]\w+|moi|mon|mes|[Yy]o|[Mm]is?)(?!\p{L})/u;

/** One sentence of an overview: complete, capitalised, with the name of who says it when that changes. */
function overviewLine(statement: Statement, previousSpeaker: string | null): string {
  let text = withoutFillers(statement.shown ?? statement.text).replace(OPENERS, "");
  if (statement.row) text = text.replaceAll(" | ", ", ");
  const called = CALLED.exec(text);
  if (called?.[1] && !NOT_NAMES.has(called[1].toLowerCase()) && !called[1].endsWith("ly"))
    text = text.slice(called[0].length);
  text = shorten(sentenceCase(text.replace(/[\s,;:–—-]+$/, "")), 320);
  if (!/[.!?…]["'”’)]?$/.test(text)) text += ".";
  const name = namedIn(statement);
  // Whose "I" it is has to be said; a sentence that names its people stands alone.
  const isOwn = statement.medium === "transcript" || FIRST_PERSON.test(text);
  return name && isOwn && name !== previousSpeaker && !text.startsWith(name) ? `${name}: ${text}` : text;
}
