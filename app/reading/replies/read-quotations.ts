import { readAttribution } from "../forwards/attribution-line";
import { readSeparator } from "../forwards/forward-phrases";
import { readQuotedHeaders } from "../forwards/quoted-headers";
import { isBlankLine, readQuoteMarks, textOf } from "../forwards/quoted-lines";
import type { Person } from "../mail-content";
import { splitSignature } from "./signature";

/** A mail that stands quoted in another one. */
interface Quotation {
  /** Null where no line says who wrote it. */
  author: Person | null;
  /** As the client wrote it. */
  date: string | null;
  /** Its words without quotation marks and signature; never empty. */
  text: string;
}

interface Open {
  author: Person | null;
  date: string | null;
  lines: string[];
}

const mostQuotations = 12;
const maxHistory = 40_000;

/**
 * The mails that a history quotes, oldest first: at most the 12 newest, of its first 40,000 characters. What is quoted
 * deeper was written before; lines that come back to a depth go on with the mail of that depth.
 */
export function readQuotations(history: string): Quotation[] {
  const lines = history.slice(0, maxHistory).split("\n");
  const found: Open[] = [];
  /** The mail that lines of a depth belong to. */
  const open: (Open | undefined)[] = [];
  const begin = (depth: number, author: Person | null, date: string | null): Open => {
    const one: Open = { author, date, lines: [] };
    found.push(one);
    open.length = depth;
    open[depth] = one;
    return one;
  };
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? "";
    const { depth, text } = readQuoteMarks(line);
    const head = isBlankLine(text) ? null : (readAttribution(lines, at) ?? readQuotedHeaders(lines, at));
    if (head) {
      begin(Math.max(depth, depthBelow(lines, head.next, depth)), head.author, head.date);
      at = head.next;
    } else {
      const mail =
        open[depth] ?? (isBlankLine(text) || readSeparator(text) ? undefined : begin(depth, null, null));
      if (!readSeparator(text)) mail?.lines.push(text);
      at++;
    }
  }
  return found
    .map(({ author, date, lines: own }) => ({ author, date, text: textOf(splitSignature(own).text) }))
    .filter(({ text }) => text !== "")
    .slice(0, mostQuotations)
    .reverse();
}

/** How deep the first words below a heading are quoted, at most one deeper than it. */
function depthBelow(lines: readonly string[], from: number, depth: number): number {
  for (const line of lines.slice(from, from + 6)) {
    const marks = readQuoteMarks(line);
    if (!isBlankLine(marks.text)) return Math.min(marks.depth, depth + 1);
  }
  return depth;
}
