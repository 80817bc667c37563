import type { Person } from "../mail-content";
import { isSentFromLine } from "../replies/signature";
import { type Attribution, readAttribution } from "./attribution-line";
import {
  endsForward,
  isCutMark,
  readSeparator,
  type Separator,
  subjectIsForward,
  subjectIsReply,
} from "./forward-phrases";
import {
  type QuotedHeaders,
  readChainedHeaders,
  readForeignHeaders,
  readQuotedHeaders,
} from "./quoted-headers";
import { isBlankLine, readQuoteMarks, textOf, unquoteOnce } from "./quoted-lines";

/** A mail found in the text of another one. */
interface ForwardedText {
  author: Person | null;
  /** As written. */
  date: string | null;
  subject: string | null;
  sentTo: Person[];
  /** The lines in which the client said so: separator and headers. */
  heading: string;
  /** Everything below its headers, with what it forwards or quotes itself. */
  body: string;
}

interface UnwrappedForward {
  /** What the person who forwarded wrote, above and sometimes below. */
  note: string;
  forwarded: ForwardedText;
}

interface Block {
  start: number;
  /** First line of the forwarded body. */
  bodyStart: number;
  quoteDepth: number;
  author: Person | null;
  date: string | null;
  subject: string | null;
  sentTo: Person[];
  /** The body may be indented by four blanks instead of quoted. */
  indented: boolean;
}

/**
 * Takes the first mail out of a text that forwards one inline, in the formats of the common clients and locales; null
 * when the text forwards nothing. `subject` decides where a client leaves no mark but the headers; replies that quote
 * a mail are left alone.
 */
export function unwrapForward(text: string, subject: string | null): UnwrappedForward | null {
  const lines = text.split("\n");
  const found = findBlock(lines, subjectIsForward(subject), subjectIsReply(subject));
  if (!found) return null;
  const block = { ...found, start: withClientsLine(lines, found.start) };
  const above = lines.slice(0, block.start);
  const first = firstFilled(lines, block.bodyStart);
  const bodyStart = first !== null && isCutMark(lines[first] ?? "") ? first + 1 : block.bodyStart;
  let below = lines.slice(bodyStart);
  let after: string[] = [];
  const closing = closingAt(below, lines[block.start] ?? "");
  const heading = [...lines.slice(block.start, bodyStart), below[closing] ?? ""];
  after = below.slice(closing + 1);
  below = below.slice(0, closing);
  if (block.quoteDepth > 0) {
    const end = endOfQuotation(below);
    after = [...below.slice(end), ...after];
    below = below.slice(0, end);
    for (let depth = 0; depth < block.quoteDepth; depth++) below = below.map(unquoteOnce);
  } else if (block.indented) below = undent(below);
  else {
    below = withMissingMarks(below);
    const end = endOfQuoted(below);
    after = [...below.slice(end ?? below.length), ...after];
    if (end !== null) below = below.slice(0, end).map(unquoteOnce);
  }
  const note = [textOf(above), textOf(after)].filter((part) => part !== "").join("\n\n");
  const { author, date } = block;
  return {
    note,
    forwarded: {
      author,
      date,
      subject: block.subject,
      sentTo: block.sentTo,
      heading: textOf(heading),
      body: textOf(below.map(withoutMark)),
    },
  };
}

/** Becky! names the forwarder above its own line. */
function withClientsLine(lines: string[], start: number): number {
  const isNamed = /^\s{0,3}forwarded by .{0,200}@[^\s@]{1,200}$/i.test(lines[start - 1] ?? "");
  return isNamed ? start - 1 : start;
}

const withoutMark = (line: string) => (line.startsWith("\ufeff") ? line.slice(1) : line);

function findBlock(lines: string[], forwardSubject: boolean, replySubject: boolean): Block | null {
  const first = lines.findIndex((line) => !isBlankLine(line));
  for (let at = Math.max(first, 0); at < lines.length; at++) {
    const line = lines[at] ?? "";
    if (isBlankLine(line)) continue;
    // A mail that begins with another one's headers forwards it, even where the subject was changed.
    const forwards = forwardSubject || (at === first && !replySubject);
    const marks = readQuoteMarks(line);
    const separator = readSeparator(marks.text.replace(/^\ufeff/, ""));
    // '---- On Monday Ann wrote ----' stands between dashes, too.
    const attribution = separator && separator.kind !== "unknown" ? null : readAttribution(lines, at);
    if (separator && !attribution) {
      const block = blockBelow(lines, at, separator, forwardSubject, forwards);
      if (block) return block;
      if (separator.kind === "original" && !forwardSubject) return null;
      continue;
    }
    // From: Hamburg, To: Berlin may be the plan of a journey.
    const headers = readQuotedHeaders(lines, at, forwardSubject && at === first && line.includes("@"));
    if (headers) return forwards ? fromHeaders(at, headers) : null;
    if (attribution) return forwardSubject ? fromAttribution(lines, at, attribution) : null;
    // In a reply, a quotation comes before any forward that it may hold.
    if (marks.depth > 0 && !forwardSubject && quotesOnly(lines, at)) return null;
  }
  return null;
}

/** What an attribution heads is a mail of its own, unless the author answers between its lines. */
function fromAttribution(lines: string[], start: number, attribution: Attribution): Block | null {
  const { author, date, quoteDepth, next } = attribution;
  const filled = firstFilled(lines, next);
  const marked = filled !== null && readQuoteMarks(lines[filled] ?? "").depth > quoteDepth;
  if (marked && quoteDepth === 0 && hasAnswers(lines, filled)) return null;
  const depth = marked || quoteDepth > 0 ? 1 : 0;
  return {
    start,
    bodyStart: next,
    quoteDepth: depth,
    author,
    date,
    subject: null,
    sentTo: [],
    indented: true,
  };
}

function hasAnswers(lines: string[], from: number): boolean {
  let answered = false;
  for (const line of lines.slice(from)) {
    const quoted = readQuoteMarks(line).depth > 0;
    if (quoted && answered) return true;
    if (!quoted && !isBlankLine(line) && /\s/.test(line.trim())) answered = true;
  }
  return false;
}

/** Three quoted lines in a row that hold no headers are quoted text and not a forward. */
function quotesOnly(lines: string[], at: number): boolean {
  for (let index = at; index < at + 6; index++) {
    const marks = readQuoteMarks(lines[index] ?? "");
    if (marks.depth === 0) return index > at;
    if (readSeparator(marks.text)) return false;
  }
  return true;
}

function blockBelow(
  lines: string[],
  at: number,
  { kind, rest }: Separator,
  forwardSubject: boolean,
  forwards: boolean,
): Block | null {
  const chained = rest === "" ? null : readChainedHeaders(rest, at + 1);
  if (chained && kind === "forwarded") return fromHeaders(at, chained);
  const first = firstFilled(lines, at + 1);
  const near = first !== null && first <= at + 4 ? first : null;
  const headers =
    near === null
      ? null
      : readQuotedHeaders(lines, near, kind === "forwarded" || (kind === "original" && forwardSubject));
  if (headers)
    return kind === "forwarded" || forwards ? belowRepeated(lines, fromHeaders(at, headers)) : null;
  const attribution = near !== null && kind === "forwarded" ? readAttribution(lines, near) : null;
  const attributed = attribution && near !== null ? fromAttribution(lines, near, attribution) : null;
  if (attributed) return { ...attributed, start: at };
  if (near !== null && kind !== "ruler" && (kind === "forwarded" || forwardSubject)) {
    const text = readQuoteMarks(lines[near] ?? "").text;
    const foreign = readChainedHeaders(text, near + 1) ?? readForeignHeaders(lines, near);
    if (foreign) return fromHeaders(at, foreign);
  }
  if (kind !== "forwarded" || !forwardSubject) return null;
  const quoteDepth = readQuoteMarks(lines[at] ?? "").depth;
  return {
    start: at,
    bodyStart: at + 1,
    quoteDepth,
    author: null,
    date: null,
    subject: null,
    sentTo: [],
    indented: false,
  };
}

function fromHeaders(start: number, headers: QuotedHeaders): Block {
  const { author, date, subject, sentTo, quoteDepth, next } = headers;
  return { start, bodyStart: next, quoteDepth, author, date, subject, sentTo, indented: false };
}

/** Some clients write their line below the headers once more; above other headers it begins another mail. */
function belowRepeated(lines: string[], block: Block): Block {
  const { start, bodyStart } = block;
  const next = firstFilled(lines, bodyStart);
  const isRepeated = next !== null && lines[next]?.trim() === lines[start]?.trim();
  if (!isRepeated) return block;
  const below = firstFilled(lines, next + 1);
  const begins = below !== null && readQuotedHeaders(lines, below, true) !== null;
  return begins ? block : { ...block, bodyStart: next + 1 };
}

function firstFilled(lines: string[], from: number): number | null {
  for (let at = from; at < lines.length && at < from + 6; at++) {
    const { text } = readQuoteMarks(lines[at] ?? "");
    if (!isBlankLine(text)) return at;
  }
  return null;
}

/** Where a quoted mail ends and unquoted text begins; a single wrapped line without blanks belongs to it. */
function endOfQuotation(lines: string[]): number {
  let end = lines.length;
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at] ?? "";
    if (isBlankLine(line)) continue;
    if (readQuoteMarks(line).depth > 0) return end;
    end = at;
  }
  return lines.length;
}

/** More than this a line has that was broken on its way. */
const BROKEN_FROM = 60;

/** A server that breaks long lines of a quoted mail leaves the rest of each without its mark. */
function withMissingMarks(lines: string[]): string[] {
  const first = lines.find((line) => !isBlankLine(line));
  if (first === undefined || readQuoteMarks(first).depth === 0) return lines;
  const last = lines.findLastIndex((line) => !isBlankLine(line));
  // Whoever answers leaves a blank line below, or ends with a sentence of their own.
  return lines.map((line, index) => {
    const before = lines[index - 1] ?? "";
    const isRest =
      readQuoteMarks(line).depth === 0 &&
      !isBlankLine(line) &&
      before.length > BROKEN_FROM &&
      line.length < before.length &&
      readQuoteMarks(before).depth > 0 &&
      (index === last ? /^\p{Ll}/u.test(line) : readQuoteMarks(lines[index + 1] ?? "").depth > 0);
    return isRest ? `> ${line}` : line;
  });
}

/**
 * Where a mail ends that a client quotes below headers which it does not quote; null for one that goes on unquoted, as
 * an answer below its quotation does. Phones put their own line below.
 */
function endOfQuoted(lines: string[]): number | null {
  const end = endOfQuotation(lines);
  const filled = (some: string[]) => some.filter((line) => !isBlankLine(line));
  const quoted = filled(lines.slice(0, end));
  const isQuoted = quoted.length > 0 && quoted.every((line) => readQuoteMarks(line).depth > 0);
  return isQuoted && filled(lines.slice(end)).every(isSentFromLine) ? end : null;
}

/** The line that ends the forwarded mail in words, or as the ruler that closes what its client's line opened. */
function closingAt(below: string[], opening: string): number {
  const said = below.findLastIndex(endsForward);
  if (said >= 0) return said;
  const last = below.findLastIndex((line) => !isBlankLine(line));
  const isRuler = /^-{20,}$/.test(below[last]?.trim() ?? "") && readSeparator(opening)?.kind === "forwarded";
  return isRuler ? last : below.length;
}

function undent(lines: string[]): string[] {
  const filled = lines.filter((line) => !isBlankLine(line));
  return filled.every((line) => line.startsWith("    "))
    ? lines.map((line) => line.replace(/^ {4}/, ""))
    : lines;
}
