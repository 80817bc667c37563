import { readAttribution } from "../forwards/attribution-line";
import { readSeparator } from "../forwards/forward-phrases";
import { readQuotedHeaders } from "../forwards/quoted-headers";
import { isBlankLine, readQuoteMarks, textOf } from "../forwards/quoted-lines";
import { splitGatewayBanner } from "./gateway-banner";
import { splitListFooter } from "./list-footer";
import { splitLongLinks } from "./long-links";
import { splitServiceLines } from "./notification-footer";
import { isSentFromLine, type SignedText, splitSignature } from "./signature";

/** What somebody newly wrote, apart from what they quoted and signed with. No word is in none of the three. */
interface SplitReply {
  text: string;
  history: string;
  signature: string;
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
  const above = sortQuotations(lines.slice(0, cut.start));
  const rest = lines.slice(cut.bodyStart);
  const below = cut.marked ? sortQuotations(rest) : { kept: [], history: rest };
  const rulers = cut.start < lines.length ? takeRulers(above.kept) : [];
  const kept = above.kept.concat(below.kept);
  if (kept.every(isBlankLine)) return wholeText(lines, automated);
  const { text: body, signature } = splitEnd(kept, automated);
  if (body.every(isBlankLine)) return wholeText(lines, automated);
  const heading = lines.slice(cut.start, cut.bodyStart);
  const history = above.history.concat(rulers, heading, below.history);
  return { text: textOf(body), history: textOf(history), signature: textOf(signature) };
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
}

/** Lines with `>` are history, the others text; a wrapped end of a quoted line goes with its line. */
function sortQuotations(lines: string[]): SortedLines {
  const sorted: SortedLines = { kept: [], history: [] };
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
    // Where a quotation stood between two blank lines, one is left.
    const isDouble = isBlankLine(line) && previousQuoted && isBlankLine(sorted.kept.at(-1) ?? "");
    if (!isDouble) (quoted || wrapped ? sorted.history : sorted.kept).push(line);
    previousQuoted = quoted || wrapped;
  }
  return sorted;
}
