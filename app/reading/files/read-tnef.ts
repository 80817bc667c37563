import type { MailFile } from "../mail/parse-mail";
import { BROKEN, Unreadable } from "./unreadable";

const SIGNATURE = 0x223e9f78;
const ATTACHMENT_LEVEL = 2;
/** Attributes by their numbers ([MS-OXTNEF], 2.1.3.2). */
const BEGINS_FILE = 0x00069002;
const NAME = 0x00018010;
const DATA = 0x0006800f;
const PROPERTIES = 0x00069005;
const LONG_NAME = 0x3707;
const WIDE_TEXT = 0x1f;
const NARROW_TEXT = 0x1e;
const MOST_FILES = 100;

/**
 * The files in Outlook's winmail.dat ([MS-OXTNEF]); the words of the mail stand beside it. Throws Unreadable for what
 * is no such file; one that is cut off gives what came before.
 */
export function readTnef(bytes: Uint8Array): MailFile[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 6 || view.getUint32(0, true) !== SIGNATURE) throw new Unreadable(BROKEN);
  const files: MailFile[] = [];
  let isSound = false;
  for (let at = 6; at + 11 <= bytes.length; ) {
    const level = view.getUint8(at);
    const attribute = view.getUint32(at + 1, true);
    const length = view.getUint32(at + 5, true);
    const start = at + 9;
    at = start + length + 2;
    if (start + length > bytes.length) break;
    isSound = true;
    if (level !== ATTACHMENT_LEVEL) continue;
    const value = bytes.subarray(start, start + length);
    if (attribute === BEGINS_FILE) {
      if (files.length >= MOST_FILES) break;
      files.push(emptyFile());
    }
    const file = files.at(-1);
    if (!file) continue;
    if (attribute === NAME) file.filename ??= textOf(value, NARROW_TEXT);
    if (attribute === PROPERTIES) file.filename = longName(value) ?? file.filename;
    if (attribute === DATA) Object.assign(file, { bytes: value, size: value.length });
  }
  if (!isSound) throw new Unreadable(BROKEN);
  return files.filter(({ size }) => size > 0);
}

const emptyFile = (): MailFile => ({
  filename: null,
  mimeType: "application/octet-stream",
  charset: null,
  disposition: "attachment",
  partOfPage: false,
  bytes: new Uint8Array(),
  size: 0,
});

function textOf(value: Uint8Array, type: number): string | null {
  const text = new TextDecoder(type === WIDE_TEXT ? "utf-16le" : "windows-1252").decode(value);
  return text.replace(/\0.*$/s, "") || null;
}

/** Bytes of a value by its type ([MS-OXCDATA], 2.11.1), padded to four; the others carry their length. */
const FIXED: Record<number, number> = {
  2: 4,
  3: 4,
  4: 4,
  10: 4,
  11: 4,
  5: 8,
  6: 8,
  7: 8,
  20: 8,
  64: 8,
  72: 16,
};

/** The whole name of a file among its properties; the attribute's own is cut to eight letters and three. */
function longName(bytes: Uint8Array): string | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const padded = (length: number) => (length + 3) & ~3;
  try {
    let at = 4;
    for (let left = view.getUint32(0, true); left > 0; left--) {
      const type = view.getUint16(at, true);
      const id = view.getUint16(at + 2, true);
      at += 4;
      if (id >= 0x8000) {
        const isNumbered = view.getUint32(at + 16, true) === 0;
        at += 24 + (isNumbered ? 0 : padded(view.getUint32(at + 20, true)));
      }
      const fixed = FIXED[type & 0xfff];
      const hasCount = fixed === undefined || (type & 0x1000) !== 0;
      const count = hasCount ? view.getUint32(at, true) : 1;
      if (hasCount) at += 4;
      for (let value = 0; value < count; value++) {
        const length = fixed ?? view.getUint32(at, true);
        if (fixed === undefined) at += 4;
        if (id === LONG_NAME && (type === WIDE_TEXT || type === NARROW_TEXT))
          return textOf(bytes.subarray(at, at + length), type);
        at += padded(length);
      }
    }
  } catch (cause) {
    // Properties of a kind that nobody listed end the walk; the short name is there.
    if (!(cause instanceof RangeError)) throw cause;
  }
  return null;
}
