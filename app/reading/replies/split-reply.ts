import { readAttribution } from "../forwards/attribution-line";
import { readSeparator } from "../forwards/forward-phrases";
import { readQuotedHeaders } from "../forwards/quoted-headers";
import { isBlankLine, readQuoteMarks, textOf } from "../forwards/quoted-lines";
import type { Between } from "../mail-content";
import { splitGatewayBanner } from "./gateway-banner";
import { splitListFooter } from "./list-footer";
import { splitLongLinks } from "./long-links";
import { markedAnswers } from "./marked-answers";
import { splitServiceLines } from "./notification-footer";
import { isSentFromLine, type SignedText, splitSignature } from "./signature";

/** What somebody newly wrote, apart from what they quoted and signed with. No word is in none of the three. */
interface SplitReply {
  text: string;
  history: string;
  signature: string;
  /** Where answers stand between what they answer; absent where they don't. */
  between?: Between[];
}

const REPLY_ABOVE =
  /(?:reply|respond|write|type|answer).{0,40}\babove\b.{0,20}\bline\b|\babove this line\b|oberhalb dieser (?:zeile|linie)|au[- ]dessus de cette ligne|encima de esta línea|sopra questa (?:riga|linea)|acima desta linha|boven deze (?:regel|lijn)|over denne (?:linje|linjen)|ovanför den(?:na)? (?:linje|raden)/i;

/** Without one of these nothing of it can match; most lines of a long text have none. */
const SAYS_ABOVE = /above|oberhalb|dessus|encima|sopra|acima|boven|over denn|ovanf/i;

/**
 * Splits the text of a mail into new text, quoted history and signature: 'On ... wrote:' in many locales, blocks of
 * headers, '-----Original Message-----', `>` quotations and 'Reply above this line'. Answers between quotations are
 * text. When nothing would be left as text, everything is text. `automated` says that a service sent the mail.
 */
export function splitReply(text: string, automated = false): SplitReply {
  const { text: lines, signature: footer } = splitListFooter(text.split("\n"));
  const split = splitOwn(lines, automated);
  if (footer.length === 0) return split;
  return {
    ...split,
    signature: [split.signature, textOf(footer)].filter((piece) => piece !== "").join("\n"),
  };
}

function splitOwn(lines: string[], automated: boolean): SplitReply {
  const cut = findCut(lines);
  const announced = textOf(lines.slice(0, cut.start));
  const above = sortQuotations(lines.slice(0, cut.start), announced);
  const rest = lines.slice(cut.bodyStart);
  const below = cut.marked ? sortQuotations(rest, announced) : sortMarked(rest, announced);
  const rulers = cut.start < lines.length ? takeRulers(above.kept) : [];
  const kept = above.kept.concat(below.kept);
  if (kept.every(isBlankLine)) return wholeText(lines, automated);
  const { text: body, signature } = splitEnd(kept, automated);
  if (body.every(isBlankLine)) return wholeText(lines, automated);
  const heading = lines.slice(cut.start, cut.bodyStart);
  const history = above.history.concat(rulers, heading, below.history);
  const text = textOf(body);
  const between = placesOf(above.answered.concat(below.answered), text);
  const split = { text, history: textOf(history), signature: textOf(signature) };
  return between.length === 0 ? split : { ...split, between };
}

/** Banners, signature and service lines, in the order in which they stand. */
function splitEnd(lines: string[], automated: boolean): SignedText {
  const { text, signature: banner } = splitGatewayBanner(lines);
  const signed = splitSignature(text);
  const service = splitServiceLines(signed.text, automated);
  const linked = splitLongLinks(service.text);
  return {
    text: linked.text,
    signature: banner.concat(linked.signature, service.signature, signed.signature),
  };
}

function wholeText(lines: string[], automated: boolean): SplitReply {
  const { text, signature } = splitEnd(lines, automated);
  return { text: textOf(text), history: "", signature: textOf(signature) };
}

/** Takes the line of dashes above the quoted mail off the text; it belongs to that mail. */
function takeRulers(kept: string[]): string[] {
  let at = kept.length - 1;
  while (at >= 0 && /^[\s_=*—–-]*$/.test(kept[at] ?? "")) at--;
  const rulers = kept.slice(at + 1);
  if (rulers.every(isBlankLine)) return [];
  kept.length = at + 1;
  return rulers;
}

interface Cut {
  /** First line of the history's heading, or the number of lines. */
  start: number;
  bodyStart: number;
  /** The history is marked with `>`, so unmarked lines below are answers. */
  marked: boolean;
}

function findCut(lines: string[]): Cut {
  const none: Cut = { start: lines.length, bodyStart: lines.length, marked: false };
  let written = false;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    if (isBlankLine(line)) continue;
    const marks = readQuoteMarks(line);
    if (marks.depth > 0) continue;
    const attribution = readAttribution(lines, at);
    if (attribution) {
      const marked = isMarkedBelow(lines, attribution.next);
      if (marked || written) return { start: at, bodyStart: attribution.next, marked };
    }
    const separator = readSeparator(line);
    if (separator && isHeading(lines, at, separator.kind, written))
      return { start: at, bodyStart: at + 1, marked: false };
    const headers = separator ? null : readQuotedHeaders(lines, at);
    if (headers && written) return { start: at, bodyStart: headers.next, marked: false };
    if (written && line.length < 160 && SAYS_ABOVE.test(line) && REPLY_ABOVE.test(line))
      return { start: at, bodyStart: at + 1, marked: false };
    if (written && isSentFromLine(line) && isCutOff(lines, at))
      return { start: at, bodyStart: at, marked: false };
    written = true;
  }
  return none;
}

/** A rule or title is the head of the history when headers or an attribution follow it. */
function isHeading(lines: string[], at: number, kind: string, written: boolean): boolean {
  if (!written) return false;
  if (kind === "original" || kind === "forwarded") return true;
  for (let next = at + 1; next < Math.min(lines.length, at + 4); next++) {
    if (isBlankLine(lines[next] ?? "")) continue;
    return readQuotedHeaders(lines, next) !== null || readAttribution(lines, next) !== null;
  }
  return false;
}

function isMarkedBelow(lines: string[], from: number): boolean {
  for (let at = from; at < lines.length && at < from + 4; at++) {
    const line = lines[at] ?? "";
    if (readQuoteMarks(line).depth > 0) return true;
    if (!isBlankLine(line)) return false;
  }
  return false;
}

/** Phones put their line between the answer and the mail answered, and some quote that mail without any mark. */
function isCutOff(lines: string[], at: number): boolean {
  if (!isBlankLine(lines[at + 1] ?? "") || !isBlankLine(lines[at - 1] ?? "")) return false;
  return lines.slice(at + 1, at + 40).some((line) => !isBlankLine(line));
}

interface SortedLines {
  kept: string[];
  history: string[];
  answered: Answered[];
}

/** Quoted lines, and the first line that stands below them; null below the last ones. */
interface Answered {
  quoted: string[];
  answer: string | null;
}

/** Tells while lines are sorted which of them answer which. */
class Answers {
  readonly found: Answered[] = [];
  private quoted: string[] = [];

  quote(line: string): void {
    if (!isBlankLine(line) || this.quoted.length > 0) this.quoted.push(line);
  }

  keep(line: string): void {
    if (isBlankLine(line) || this.quoted.length === 0) return;
    this.found.push({ quoted: this.quoted, answer: line });
    this.quoted = [];
  }

  all(): Answered[] {
    return this.quoted.length === 0 ? this.found : [...this.found, { quoted: this.quoted, answer: null }];
  }
}

const MOST_BETWEEN = 60;
const LONGEST_BETWEEN = 20_000;
/** One answer below so few lines is one between them; below more it answers the whole. */
const FEW_LINES = 3;

/** Where in the text the answers begin; none where one answer stands below the whole mail. */
function placesOf(answered: readonly Answered[], text: string): Between[] {
  const given = answered.filter(({ answer }) => answer !== null);
  const isWhole = given.length === 1 && (given[0]?.quoted.length ?? 0) > FEW_LINES;
  if (given.length === 0 || isWhole || answered.length > MOST_BETWEEN) return [];
  const places: Between[] = [];
  let from = 0;
  let length = 0;
  for (const { quoted, answer } of answered) {
    const at = answer === null ? text.length : text.indexOf(answer.trimEnd(), from);
    if (at < 0) continue;
    const words = textOf(quoted);
    length += words.length;
    if (length > LONGEST_BETWEEN) return [];
    places.push({ quoted: words, at });
    from = at;
  }
  return places;
}

/** Lines of a mail that is quoted without marks, and what its reader wrote into it. */
function sortMarked(lines: string[], announced: string): SortedLines {
  const marked = announced === "" ? null : markedAnswers(lines, announced);
  if (!marked) return { kept: [], history: lines, answered: [] };
  const sorted: SortedLines = { kept: [], history: [], answered: [] };
  const answers = new Answers();
  const first = lines.findIndex((line) => !isBlankLine(line));
  const head = readQuotedHeaders(lines, first)?.next ?? 0;
  let isOpen = false;
  for (const [at, { quoted, answer }] of marked.entries()) {
    if (answer === null || quoted !== "") {
      sorted.history.push(quoted);
      if (at >= head) answers.quote(quoted);
    }
    if (answer === null) isOpen = false;
    else {
      if (!isOpen) sorted.kept.push("");
      sorted.kept.push(answer);
      answers.keep(answer);
      isOpen = true;
    }
  }
  sorted.answered = answers.all();
  return sorted;
}

/** Lines with `>` are history, the others text; a wrapped end of a quoted line goes with its line. */
function sortQuotations(lines: string[], announced: string): SortedLines {
  const sorted: SortedLines = { kept: [], history: [], answered: [] };
  const answers = new Answers();
  let previousQuoted = false;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const quoted = readQuoteMarks(line).depth > 0;
    const wrapped: boolean =
      previousQuoted && !quoted && !isBlankLine(line) && !/\s/.test(line.trim()) && line.length > 30;
    const attribution = quoted || wrapped ? null : readAttribution(lines, at);
    if (attribution && isMarkedBelow(lines, attribution.next)) {
      for (; at < attribution.next; at++) sorted.history.push(lines[at] ?? "");
      at--;
      previousQuoted = false;
      continue;
    }
    const own =
      quoted && announced !== "" ? markedAnswers([readQuoteMarks(line).text], announced)?.[0] : undefined;
    if (own?.answer) {
      // An answer in the quoted line itself, or in a line of its own between them.
      if (own.quoted !== "") {
        sorted.history.push(line.slice(0, line.indexOf(own.answer)).trimEnd());
        answers.quote(own.quoted);
      }
      sorted.kept.push("", own.answer);
      answers.keep(own.answer);
      previousQuoted = true;
      continue;
    }
    // Where a quotation stood between two blank lines, one is left.
    const isDouble = isBlankLine(line) && previousQuoted && isBlankLine(sorted.kept.at(-1) ?? "");
    if (!isDouble) (quoted || wrapped ? sorted.history : sorted.kept).push(line);
    if (quoted || wrapped) answers.quote(readQuoteMarks(line).text);
    else answers.keep(line);
    previousQuoted = quoted || wrapped;
  }
  sorted.answered = answers.all();
  return sorted;
}
