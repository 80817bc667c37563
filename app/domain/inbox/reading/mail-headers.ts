import { decodeBytes } from "./decode-bytes";

/** One header field: the name lower-cased, the value unfolded; encoded words are still encoded. */
export interface HeaderField {
  name: string;
  value: string;
}

export interface HeaderBlock {
  fields: HeaderField[];
  /** Offset of the first byte of the body. */
  bodyStart: number;
}

const LF = 0x0a;
const CR = 0x0d;
const maxHeaderBytes = 256 * 1024;
const lookAheadLines = 20;

interface Line {
  start: number;
  end: number;
  next: number;
}

function lineAt(bytes: Uint8Array, start: number, limit: number): Line {
  const lf = bytes.indexOf(LF, start);
  const stop = lf < 0 || lf >= limit ? limit : lf;
  const end = stop > start && bytes[stop - 1] === CR ? stop - 1 : stop;
  return { start, end, next: stop < limit ? stop + 1 : limit };
}

/** The length of a field name that starts this line and ends in a colon, or 0. */
function fieldNameLength(bytes: Uint8Array, line: Line): number {
  const stop = Math.min(line.end, line.start + 80);
  for (let at = line.start; at < stop; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === 0x3a) return at - line.start;
    if (byte < 0x21 || byte > 0x7e) {
      // 'Subject : x' is not allowed and is seen all the same.
      if (byte === 0x20 && at > line.start && bytes[at + 1] === 0x3a) return at - line.start;
      return 0;
    }
  }
  return 0;
}

function isFolded(bytes: Uint8Array, line: Line): boolean {
  const first = bytes[line.start];
  return line.end > line.start && (first === 0x20 || first === 0x09);
}

function isBlank(bytes: Uint8Array, line: Line): boolean {
  for (let at = line.start; at < line.end; at++) {
    const byte = bytes[at];
    if (byte !== 0x20 && byte !== 0x09) return false;
  }
  return true;
}

function startsWithFromSpace(bytes: Uint8Array, line: Line): boolean {
  const text = String.fromCharCode(...bytes.subarray(line.start, Math.min(line.end, line.start + 6)));
  return text.startsWith("From ") || text === ">From ";
}

/** Whether a line that is no header stands among headers rather than after them. */
function headersGoOn(bytes: Uint8Array, from: number, limit: number): boolean {
  let at = from;
  for (let count = 0; count < lookAheadLines && at < limit; count++) {
    const line = lineAt(bytes, at, limit);
    if (isBlank(bytes, line)) return false;
    const length = fieldNameLength(bytes, line);
    if (length > 1 && isKnownName(bytes, line, length)) return true;
    at = line.next;
  }
  return false;
}

const knownNames =
  /^(from|to|cc|date|subject|sender|reply-to|message-id|mime-version|received|return-path|references|in-reply-to|content-[a-z-]+|x-[a-z0-9-]+)$/i;

function isKnownName(bytes: Uint8Array, line: Line, length: number): boolean {
  return knownNames.test(String.fromCharCode(...bytes.subarray(line.start, line.start + length)));
}

/**
 * Reads the header fields of a message or body part that starts at `start` (RFC 5322, 2.2), and finds where the body
 * begins. Stray lines, a missing blank line, mbox `From ` lines and raw 8-bit values are all read as well as can be.
 */
export function readHeaderBlock(
  bytes: Uint8Array,
  start: number,
  end: number,
  place: "message" | "part" = "message",
): HeaderBlock {
  const limit = Math.min(end, start + maxHeaderBytes);
  const grouped: { nameLength: number; lines: Line[] }[] = [];
  let at = start;
  while (at < limit) {
    const line = lineAt(bytes, at, limit);
    if (line.end === line.start || (isBlank(bytes, line) && !foldGoesOn(bytes, line.next, limit))) {
      if (grouped.length > 0 || line.next >= limit) {
        at = line.next;
        break;
      }
      // Blank lines above the first header.
      at = line.next;
      // A body part that begins with a blank line has no headers (RFC 2046, 5.1); a message always has some.
      if (place === "part" || !headersGoOn(bytes, at, limit)) break;
      continue;
    }
    const nameLength = isFolded(bytes, line) ? 0 : fieldNameLength(bytes, line);
    const last = grouped.at(-1);
    if (nameLength > 0) grouped.push({ nameLength, lines: [line] });
    else if (isFolded(bytes, line) && last) last.lines.push(line);
    else if (!startsWithFromSpace(bytes, line)) {
      if (!headersGoOn(bytes, line.next, limit)) break;
      last?.lines.push(line);
    }
    at = line.next;
  }
  const charset = declaredCharset(bytes, grouped);
  const fields = grouped.map(({ nameLength, lines }) => {
    const text = lines.map((line) => decodeBytes(bytes.subarray(line.start, line.end), charset)).join("");
    const colon = text.indexOf(":", nameLength);
    return { name: text.slice(0, nameLength).toLowerCase(), value: text.slice(colon + 1).trim() };
  });
  return { fields, bodyStart: at };
}

function foldGoesOn(bytes: Uint8Array, next: number, limit: number): boolean {
  if (next >= limit) return false;
  const line = lineAt(bytes, next, limit);
  return fieldNameLength(bytes, line) > 1 && isKnownName(bytes, line, fieldNameLength(bytes, line));
}

/** Raw 8-bit headers are mostly in the charset of the body. */
function declaredCharset(bytes: Uint8Array, grouped: { lines: Line[] }[]): string | null {
  for (const { lines } of grouped) {
    const first = lines[0];
    const last = lines.at(-1);
    if (!first || !last) continue;
    const text = String.fromCharCode(...bytes.subarray(first.start, Math.min(last.end, first.start + 400)));
    if (!/^content-type:/i.test(text)) continue;
    const found = /charset\s{0,3}=\s{0,3}"?([\w.:-]{2,40})/i.exec(text);
    const charset = found?.[1] ?? null;
    // UTF-7 would eat the plus of addresses.
    return charset !== null && /utf-?7/i.test(charset) ? null : charset;
  }
  return null;
}

/** The value of the first field of that name (lower case); null when there is none or it is empty. */
export function headerValue(fields: HeaderField[], name: string): string | null {
  return fields.find((field) => field.name === name && field.value !== "")?.value ?? null;
}
