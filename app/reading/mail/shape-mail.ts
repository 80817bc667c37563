import { promisedKindOf } from "../files/promised-kind";
import { isValidUtf8 } from "./decode-text";
import { mendHead } from "./mend-head";

export interface ShapedFile {
  charset: string | null;
  /** How many bytes of the file were left out, as they are when they are decoded. */
  leftOut: number;
}

/** A raw message as postal-mime is given it. */
export interface ShapedMail {
  bytes: Uint8Array;
  /** Some text is format=flowed (RFC 3676). */
  flowed: { delSp: boolean } | null;
  /** What postal-mime does not tell of its attachments, in order. */
  files: ShapedFile[];
  /** Where the body of the message begins in `bytes`. */
  bodyStart: number;
}

/** postal-mime copies a mail about four times; more than this does not fit into the worker's memory. */
export const ROOMY_BYTES = 12 * 1024 * 1024;
/** It keeps objects for each line of unencoded text; this much text is more than the database takes of a mail. */
const MAX_SHORT_LINES = 60_000;
const MAX_TEXT_BYTES = 3 * 1024 * 1024;
const MAX_DELIMITERS = 2000;
const SHORT_LINE = 60;
const MAX_RUN = 1024 * 1024;
const LF = 0x0a;
const DASH = 0x2d;
const SPACE = 0x20;
const PADDING = 0x3d;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

interface Leaf extends ShapedFile {
  isFile: boolean;
  /** Neither a mail nor a calendar: those are words. */
  isKeepsake: boolean;
  isBase64: boolean;
  /** Nothing is ever read of it: a picture, a recording, a program's own format. */
  isUnread: boolean;
}

class Shaper {
  private readonly pieces: Uint8Array[] = [];
  private readonly boundaries = new Map<string, string>();
  private readonly leaves: Leaf[] = [];
  private readonly crowded: boolean;
  private readonly big: boolean;
  /** Raw characters that are valid UTF-8 are meant so, whatever charset is declared. */
  private readonly isUtf8: boolean;
  private copiedTo = 0;
  private hasText = false;
  private shortLines = 0;
  private textBytes = 0;
  private blankLines = 0;
  private run = 0;
  private delimiters = 0;
  flowed: { delSp: boolean } | null = null;

  /** With `files` "go" heads stay as they are, and the bytes of files go; of files that are never read with "unread-go". */
  constructor(
    private readonly bytes: Uint8Array,
    private readonly files: "stay" | "unread-go" | "go",
  ) {
    this.big = bytes.length > ROOMY_BYTES;
    let count = 0;
    for (let at = bytes.indexOf(LF); at >= 0 && count <= MAX_SHORT_LINES; at = bytes.indexOf(LF, at + 1))
      count++;
    this.isUtf8 = !this.big && isBeyondAscii(bytes) && isValidUtf8(bytes);
    this.crowded = this.big || count > MAX_SHORT_LINES;
  }

  shape(): ShapedMail {
    const { bytes } = this;
    let at = this.head(0, "message", "mixed");
    const bodyStart = this.pieces[0]?.length ?? 0;
    while (at < bytes.length) {
      const found = bytes.indexOf(LF, at);
      const next = found < 0 ? bytes.length : found + 1;
      const parent = this.delimits(at, next);
      if (parent === null) {
        if (this.files === "go") this.drop(at, next);
        else if (this.files === "unread-go" && this.leaves.at(-1)?.isUnread) this.leaveOut(at, next);
        else if (this.crowded) this.trim(at, next);
        at = next;
      } else {
        if (this.delimiters++ >= MAX_DELIMITERS) break;
        this.run = 0;
        at = parent === "" ? next : this.head(next, "part", parent);
      }
    }
    if (at > this.copiedTo) this.pieces.push(bytes.subarray(this.copiedTo, at));
    const files = this.leaves.filter(({ isFile }) => isFile);
    return { bytes: joined(this.pieces), flowed: this.flowed, files, bodyStart };
  }

  /** The subtype of the multipart that this line begins a part of, '' where it ends one, null for any other line. */
  private delimits(start: number, next: number): string | null {
    if (this.bytes[start] !== DASH || this.bytes[start + 1] !== DASH || next - start > 300) return null;
    const line = decoder.decode(this.bytes.subarray(start + 2, next)).trimEnd();
    return this.boundaries.get(line) ?? (this.boundaries.has(line.replace(/--$/, "")) ? "" : null);
  }

  /** Mends the head at `start` and returns where its body begins. */
  private head(start: number, place: "message" | "part", parent: string): number {
    const { text, bodyStart } = mendHead(this.bytes, start, place);
    const header = (name: string) =>
      new RegExp(`^${name} ?:((?:.|\\r\\n[ \\t])*)`, "im").exec(text)?.[1]?.replaceAll("\r\n", "").trim() ??
      "";
    const type = header("content-type");
    const disposition = header("content-disposition");
    let mended = text;
    const boundary = /;\s*boundary\s*=\s*(?:"([^"]*)"?|([^\s;]+))/i.exec(type);
    if (/^multipart\//i.test(type) && boundary)
      this.boundaries.set(
        (boundary[1] ?? boundary[2] ?? "").trimEnd(),
        /^multipart\/(\w+)/i.exec(type)?.[1]?.toLowerCase() ?? "mixed",
      );
    else {
      const isText = type === "" || /^text\/(?:plain|html)/i.test(type);
      const hasFilename = /;\s*filename\b/i.test(disposition);
      const hasName = /;\s*name\b/i.test(type);
      const named = hasFilename || (this.hasText && hasName);
      // What an encoding of somebody's own holds is of no known type (RFC 2045, 6.4).
      const isOpaque = isText && (hasFilename || hasName) && /^x-/i.test(header("content-transfer-encoding"));
      if (isOpaque)
        mended = `Content-Type: ${type.replace(/^[^;]*/, "application/octet-stream")}\r\n${mended}`;
      const isFile =
        !isText ||
        isOpaque ||
        /^attachment/i.test(disposition) ||
        (place === "part" && named && parent !== "alternative");
      // postal-mime adds named text to the body, although clients attach transcripts that way.
      if (isFile && isText)
        mended = `Content-Disposition: ${disposition.replace(/^[^;]*/, "attachment")}\r\n${mended}`;
      if (!isFile) this.hasText = true;
      const isBase64 = /^base64\b/i.test(header("content-transfer-encoding"));
      this.leaves.push({
        isFile,
        isKeepsake: isFile && !/^(?:message\/|text\/calendar\b|application\/ics\b)/i.test(type),
        isBase64,
        isUnread: isFile && isBase64 && place === "part" && isNeverRead(type, disposition),
        leftOut: 0,
        charset: /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(type)?.[1] ?? null,
      });
    }
    if (/;\s*format\s*=\s*"?flowed/i.test(type)) {
      // postal-mime joins quoted lines with the answers below them.
      this.flowed = { delSp: /;\s*delsp\s*=\s*"?yes/i.test(type) };
      mended = mended.replace(/(;\s*format\s*=\s*"?)flowed/i, "$1fixed");
    }
    if (this.isUtf8 && !/base64|quoted/i.test(header("content-transfer-encoding")))
      mended = mended.replace(/(;\s*charset\s*=\s*"?)(?!iso-2022|utf-?7|hz-)[\w.:-]+/i, "$1utf-8");
    if (this.files === "go") return bodyStart;
    if (start > this.copiedTo) this.pieces.push(this.bytes.subarray(this.copiedTo, start));
    this.pieces.push(encoder.encode(`${mended}\r\n`));
    this.copiedTo = bodyStart;
    return bodyStart;
  }

  /** A line of base64 that nobody decodes. */
  private leaveOut(start: number, next: number): void {
    if (start > this.copiedTo) this.pieces.push(this.bytes.subarray(this.copiedTo, start));
    this.copiedTo = next;
    let end = this.lineEnd(start, next);
    while (end > start && this.bytes[end - 1] === PADDING) end--;
    const leaf = this.leaves.at(-1);
    // What stands behind an inner multipart is no line of the file.
    const isEncoded = !this.bytes.subarray(start, end).includes(SPACE);
    if (leaf && isEncoded) leaf.leftOut += (end - start) * 0.75;
  }

  private drop(start: number, next: number): void {
    if (!this.leaves.at(-1)?.isKeepsake) return;
    if (start > this.copiedTo) this.pieces.push(this.bytes.subarray(this.copiedTo, start));
    this.copiedTo = next;
  }

  /** Leaves out what is never read: the ends of long files, blank lines without number, lines beyond the limit. */
  private trim(start: number, next: number): void {
    const length = next - start;
    let keptTo = next;
    if (length < SHORT_LINE) {
      this.blankLines = isBlank(this.bytes, start, next) ? this.blankLines + 1 : 0;
      if (this.blankLines > 3 || this.shortLines++ > MAX_SHORT_LINES) keptTo = start;
    } else {
      this.blankLines = 0;
      this.run += length;
      // Encoded files have no blanks.
      if (this.bytes.subarray(start, start + SHORT_LINE).includes(SPACE)) this.textBytes += length;
      if (this.textBytes > MAX_TEXT_BYTES) keptTo = Math.max(start, next - (this.textBytes - MAX_TEXT_BYTES));
      else if (this.big && this.run > MAX_RUN) keptTo = Math.max(start, next - (this.run - MAX_RUN));
    }
    if (keptTo === next) return;
    const leaf = this.leaves.at(-1);
    if (leaf) {
      const encoded = Math.max(0, this.lineEnd(start, next) - keptTo);
      leaf.leftOut += leaf.isBase64 ? encoded * 0.75 : next - keptTo;
    }
    if (keptTo > this.copiedTo) this.pieces.push(this.bytes.subarray(this.copiedTo, keptTo));
    this.copiedTo = next;
  }

  /** Where the line before `next` ends without what breaks it. */
  private lineEnd(start: number, next: number): number {
    let end = next;
    while (end > start && (this.bytes[end - 1] ?? 0) < SPACE) end--;
    return end;
  }
}

/** Where its names say so plainly; a name in words of another charset is left to postal-mime. */
function isNeverRead(type: string, disposition: string): boolean {
  const names = [
    /;\s*filename\s*=\s*(?:"([^"]*)"|([^\s;]+))/i.exec(disposition),
    /;\s*name\s*=\s*(?:"([^"]*)"|([^\s;]+))/i.exec(type),
  ];
  const known = names.flatMap((found) => (found ? [found[1] ?? found[2] ?? ""] : []));
  if (known.some((name) => /=\?|\\/.test(name)) || /\bname\*|filename\*/i.test(type + disposition))
    return false;
  const mimeType = /^[\w.+-]+\/[\w.+-]+/.exec(type)?.[0]?.toLowerCase() ?? "";
  const kinds = (known.length > 0 ? known : [null]).map((filename) => promisedKindOf({ filename, mimeType }));
  return (
    mimeType !== "" &&
    kinds.every((kind) => kind === "picture" || (kind === "unsupported" && known.length > 0))
  );
}

/** A loop, because a callback for each byte of a mail takes as long as the rest of the shaping. */
function isBeyondAscii(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at++) if ((bytes[at] ?? 0) > 0x7f) return true;
  return false;
}

/** Nothing but white space and quotation marks. */
function isBlank(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const byte = bytes[at] ?? 0;
    if (byte > 0x20 && byte !== 0x3e) return false;
  }
  return true;
}

function joined(pieces: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/**
 * Prepares a raw message for postal-mime in one pass over its lines: heads mended, named text marked as files, and
 * what would cost it more time or memory than the worker has left out. So is, but with `keepsUnread`, what a file holds of
 * which nothing is ever read: decoding it takes most of the time of a mail with a picture.
 */
export function shapeMail(bytes: Uint8Array, keepsUnread = false): ShapedMail {
  return new Shaper(bytes, keepsUnread ? "stay" : "unread-go").shape();
}

/** The message as it came without the bytes of its files; the mails and calendars among them stay. */
export function withoutFiles(bytes: Uint8Array): Uint8Array {
  return new Shaper(bytes, "go").shape().bytes;
}
