import { readWrittenPerson } from "../mail/person";
import { readWrittenRecipients } from "../mail/sent-to";
import type { Person } from "../mail-content";
import { type LabelKind, readChainedLabels, readLabelLine, splitLabel } from "./mail-labels";
import { isBlankLine, readQuoteMarks } from "./quoted-lines";

/** The headers that a client wrote into the text above a mail it quotes or forwards. */
export interface QuotedHeaders {
  author: Person;
  /** As written. */
  date: string | null;
  subject: string | null;
  sentTo: Person[];
  /** The headers are inside a quotation, and so is the mail below them. */
  quoteDepth: number;
  /** Index of the first line after them. */
  next: number;
}

const MAX_LINES = 40;
const MAX_FOLDS = 6;

/**
 * Reads a block of `From: Date: To: Subject:` lines in any listed locale that begins at `start`. Null unless there is
 * an author and enough else to be sure that these are headers of a mail and not, say, a journey; `announced` says that
 * a client's own words above make one more header enough.
 */
export function readQuotedHeaders(lines: string[], start: number, announced = false): QuotedHeaders | null {
  const depth = readQuoteMarks(lines[start] ?? "").depth;
  const lineAt = (index: number) => unmarked(lines[index] ?? "", depth);
  const values = new Map<LabelKind, string>();
  const first = lineAt(start);
  const firstLabel = first === null ? null : readLabelLine(first);
  if (!firstLabel || firstLabel.kind === "other" || firstLabel.kind === "cc") return null;
  let at = start;
  let gaps = 0;
  let last: LabelKind | null = null;
  while (at < lines.length && at < start + MAX_LINES) {
    const line = lineAt(at);
    if (line === null) break;
    if (isBlankLine(line)) {
      const next = lineAt(at + 1);
      const label = next === null ? null : readLabelLine(next);
      gaps++;
      // Where a blank line stands below each header, one more is no end.
      const isEnd = isComplete(values) && gaps < values.size;
      if (!label || values.has(label.kind) || label.kind === "other" || isEnd) break;
      at++;
      continue;
    }
    const label = readLabelLine(line);
    if (label && (!values.has(label.kind) || label.kind === "other")) {
      // A body that begins 'From: ...' after a complete block belongs to the next mail.
      values.set(label.kind, label.value);
      last = label.kind;
    } else if (!label && last !== null && foldsBefore(lineAt, at, values)) {
      values.set(last, `${values.get(last) ?? ""} ${line.trim()}`.trim());
    } else break;
    at++;
  }
  if (!isConvincing(values) && !(announced && values.get("from") && values.size > 1)) return null;
  return headersFrom(values, depth, at);
}

function unmarked(line: string, depth: number): string | null {
  // Between the paragraphs of a quoted page the marks are missing.
  if (isBlankLine(line)) return line;
  const marks = readQuoteMarks(line);
  if (marks.depth < depth) return null;
  return depth === 0 ? line : marks.text;
}

function isComplete(values: Map<LabelKind, string>): boolean {
  return values.has("from") && values.has("subject") && (values.has("date") || values.has("to"));
}

/** A line without a label continues the one above when a header that was still missing follows soon. */
function foldsBefore(
  lineAt: (index: number) => string | null,
  at: number,
  values: Map<LabelKind, string>,
): boolean {
  if (values.size === 1 && [...values.values()][0] === "") return true;
  for (let ahead = at + 1; ahead <= at + MAX_FOLDS; ahead++) {
    const line = lineAt(ahead);
    if (line === null || isBlankLine(line)) return false;
    const label = readLabelLine(line);
    if (label) return !values.has(label.kind);
  }
  return false;
}

function isConvincing(values: Map<LabelKind, string>): boolean {
  const from = values.get("from") ?? "";
  if (from === "") return false;
  const others = (["date", "to", "subject"] as const).filter((kind) => values.has(kind));
  if (values.has("subject") && values.has("date")) return true;
  return others.length >= 1 && others.length + (values.has("cc") ? 1 : 0) >= 2 && hasAddress(values);
}

function hasAddress(values: Map<LabelKind, string>): boolean {
  return [values.get("from"), values.get("to")].some((value) => value?.includes("@"));
}

function headersFrom(values: Map<LabelKind, string>, quoteDepth: number, next: number): QuotedHeaders {
  return {
    author: readWrittenAuthor(values.get("from") ?? ""),
    date: values.get("date") || null,
    subject: values.get("subject")?.replace(/\s+/g, " ").trim() || null,
    sentTo: readWrittenRecipients(values.get("to") ?? ""),
    quoteDepth,
    next,
  };
}

const ON_BEHALF =
  /^(.{1,300}?)[\s,;]{1,3}(?:on behalf of|im auftrag von|de la part de|en nombre de|namens|per conto di|em nome de|på vegne af|på vegne av|för|w imieniu|v zastoupení|puolesta|nevében|от имени|від імені) (.{1,300})$/iu;

/** Outlook names first who sent the mail, and then whose it is. */
function readWrittenAuthor(text: string): Person {
  const [, sender = "", author = ""] = ON_BEHALF.exec(text.slice(0, 600)) ?? [];
  const sentBy = readWrittenPerson(sender);
  if (author === "" || sentBy.address === null) return readWrittenPerson(text);
  const { name, address } = readWrittenPerson(author);
  return { name, address: address ?? sentBy.address };
}

/** Headers that stand on one line without spaces between them, as Yahoo writes them. */
export function readChainedHeaders(text: string, next: number): QuotedHeaders | null {
  const values = readChainedLabels(text);
  return values ? headersFrom(values, 0, next) : null;
}

/**
 * Headers below a separator in a locale that is not listed: three or more `Label: value` lines, told apart by what the
 * values look like.
 */
export function readForeignHeaders(lines: string[], start: number): QuotedHeaders | null {
  const depth = readQuoteMarks(lines[start] ?? "").depth;
  const found: { kind: LabelKind | null; value: string }[] = [];
  let at = start;
  for (; at < lines.length && found.length < 8; at++) {
    const line = unmarked(lines[at] ?? "", depth);
    const label = line === null ? null : splitLabel(line);
    if (line === null || !label || /[.!?]/.test(label.label)) break;
    found.push({ kind: readLabelLine(line)?.kind ?? null, value: label.value });
  }
  const from = found.find(({ kind, value }) => value.includes("@") && (kind === null || kind === "from"));
  if (found.length < 3 || from === undefined) return null;
  /** What a label that is known says, or else the first value that looks like it. */
  const valueAt = (wanted: LabelKind, looksLike: (value: string) => boolean) =>
    found.find(({ kind }) => kind === wanted) ??
    found.find(({ kind, value }) => kind === null && !value.includes("@") && looksLike(value));
  const date = valueAt("date", (value) => (value.match(/\p{Nd}+/gu) ?? []).length >= 3);
  const subject = valueAt("subject", (value) => value !== "" && value !== date?.value);
  return {
    author: readWrittenPerson(from.value),
    date: date?.value ?? null,
    subject: subject?.value ?? null,
    sentTo: [],
    quoteDepth: depth,
    next: at,
  };
}
