import { type ParameterizedHeader, readParameters } from "./header-parameters";
import { type HeaderField, headerValue, readHeaderBlock } from "./mail-headers";

/** A body part that holds no others; `start` and `end` bound its still encoded body. */
export interface MailLeaf {
  kind: "leaf";
  fields: HeaderField[];
  /** Lower case, `text/plain` when the part says nothing. */
  type: string;
  parameters: Map<string, string>;
  disposition: string;
  filename: string | null;
  contentId: string | null;
  start: number;
  end: number;
}

export interface MailBranch {
  kind: "branch";
  /** What follows `multipart/`. */
  subtype: string;
  parameters: Map<string, string>;
  children: MailNode[];
}

export type MailNode = MailLeaf | MailBranch;

export interface MailTree {
  fields: HeaderField[];
  root: MailNode;
}

const maxDepth = 20;
const maxParts = 2000;
const LF = 0x0a;
const DASH = 0x2d;

/** Takes a message apart into its MIME parts without decoding any (RFC 2046); every byte sequence has some tree. */
export function readMailTree(bytes: Uint8Array): MailTree {
  const count = { parts: 0 };
  const { fields, bodyStart } = readHeaderBlock(bytes, 0, bytes.length);
  return { fields, root: readNode(bytes, fields, bodyStart, bytes.length, "text/plain", 0, count) };
}

function readNode(
  bytes: Uint8Array,
  fields: HeaderField[],
  start: number,
  end: number,
  defaultType: string,
  depth: number,
  count: { parts: number },
): MailNode {
  count.parts++;
  const contentType = readParameters(headerValue(fields, "content-type"));
  if (contentType.value.startsWith("multipart/") && depth < maxDepth) {
    const ranges = splitAtBoundary(bytes, contentType, start, end);
    if (ranges.length > 0) {
      const subtype = contentType.value.slice("multipart/".length);
      const childType = subtype === "digest" ? "message/rfc822" : "text/plain";
      const children: MailNode[] = [];
      for (const range of ranges) {
        if (count.parts >= maxParts) break;
        const head = readHeaderBlock(bytes, range.start, range.end, "part");
        const bodyStart = Math.min(head.bodyStart, range.end);
        children.push(readNode(bytes, head.fields, bodyStart, range.end, childType, depth + 1, count));
      }
      return { kind: "branch", subtype, parameters: contentType.parameters, children };
    }
  }
  return leafOf(fields, contentType, start, end, defaultType);
}

function leafOf(
  fields: HeaderField[],
  contentType: ParameterizedHeader,
  start: number,
  end: number,
  defaultType: string,
): MailLeaf {
  const disposition = readParameters(headerValue(fields, "content-disposition"));
  const name = disposition.parameters.get("filename") ?? contentType.parameters.get("name") ?? null;
  const slash = contentType.value.includes("/");
  const type = slash && !contentType.value.startsWith("multipart/") ? contentType.value : defaultType;
  return {
    kind: "leaf",
    fields,
    type: contentType.value === "text" ? "text/plain" : type,
    parameters: contentType.parameters,
    disposition: disposition.value,
    filename: name?.trim() || null,
    contentId: headerValue(fields, "content-id"),
    start,
    end,
  };
}

interface Range {
  start: number;
  end: number;
}

function splitAtBoundary(bytes: Uint8Array, type: ParameterizedHeader, start: number, end: number): Range[] {
  const declared = type.parameters.get("boundary")?.trimEnd() ?? "";
  const exact = declared === "" ? [] : rangesBetween(bytes, declared, start, end);
  if (exact.length > 0) return exact;
  const guessed = guessBoundary(bytes, start, end);
  return guessed === null ? [] : rangesBetween(bytes, guessed, start, end);
}

function rangesBetween(bytes: Uint8Array, boundary: string, start: number, end: number): Range[] {
  const marker = new TextEncoder().encode(`--${boundary}`);
  const ranges: Range[] = [];
  let open = -1;
  let lineStart = start;
  while (lineStart < end) {
    const found = bytes.indexOf(LF, lineStart);
    const lineEnd = found < 0 || found > end ? end : found;
    if (bytes[lineStart] === DASH && bytes[lineStart + 1] === DASH) {
      const kind = delimiterKind(bytes, marker, lineStart, lineEnd);
      if (kind !== "none") {
        if (open >= 0) ranges.push({ start: open, end: endBeforeBreak(bytes, open, lineStart) });
        open = kind === "part" ? Math.min(lineEnd + 1, end) : -1;
      }
    }
    lineStart = lineEnd + 1;
  }
  // A message that was cut off still has what came before.
  if (open >= 0 && open < end) ranges.push({ start: open, end });
  return ranges;
}

function delimiterKind(bytes: Uint8Array, marker: Uint8Array, start: number, end: number) {
  if (end - start < marker.length) return "none";
  for (let at = 2; at < marker.length; at++) if (bytes[start + at] !== marker[at]) return "none";
  let at = start + marker.length;
  const closes = bytes[at] === DASH && bytes[at + 1] === DASH && at + 1 < end;
  if (closes) at += 2;
  for (; at < end; at++) {
    const byte = bytes[at];
    if (byte !== 0x20 && byte !== 0x09 && byte !== 0x0d) return "none";
  }
  return closes ? "close" : "part";
}

/** The line break before a delimiter belongs to the delimiter (RFC 2046 5.1.1). */
function endBeforeBreak(bytes: Uint8Array, start: number, delimiter: number): number {
  let end = delimiter;
  if (end > start && bytes[end - 1] === LF) end--;
  if (end > start && bytes[end - 1] === 0x0d) end--;
  return end;
}

/** For a multipart whose boundary is missing or wrong: the first `--x` line that a Content- header follows. */
function guessBoundary(bytes: Uint8Array, start: number, end: number): string | null {
  let lineStart = start;
  for (let lines = 0; lines < 500 && lineStart < end; lines++) {
    const found = bytes.indexOf(LF, lineStart);
    const lineEnd = found < 0 || found > end ? end : found;
    if (bytes[lineStart] === DASH && bytes[lineStart + 1] === DASH && lineEnd - lineStart < 200) {
      const next = String.fromCharCode(...bytes.subarray(lineEnd + 1, Math.min(lineEnd + 9, end)));
      if (/^content-/i.test(next))
        return String.fromCharCode(...bytes.subarray(lineStart + 2, lineEnd)).trimEnd();
    }
    lineStart = lineEnd + 1;
  }
  return null;
}
