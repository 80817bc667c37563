import { BROKEN, Unreadable } from "./unreadable";

/** Where the directory of a zip lies, and how many entries it has. */
interface DirectoryPlace {
  count: number;
  size: number;
  start: number;
}

/** An entry of a zip as its directory tells it. */
export interface ZipEntry {
  name: string;
  method: number;
  isEncrypted: boolean;
  packedSize: number;
  /** As the directory says; no more is unpacked. */
  size: number;
  localAt: number;
}

interface DirectoryEntry extends ZipEntry {
  /** Where the next entry begins. */
  next: number;
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const WIDE_END = 0x06064b50;
const WIDE_LOCATOR = 0x07064b50;
const WIDE_FIELD = 0x0001;
const FULL_16 = 0xffff;
const FULL_32 = 0xffffffff;
const LARGEST_COMMENT = 65_535;
const END_BYTES = 22;

/** The end of a zip in which its end record stands. */
export const DIRECTORY_TAIL_BYTES = END_BYTES + LARGEST_COMMENT;
/** Of the record at `wideAt`. */
export const WIDE_END_BYTES = 56;

const decoder = new TextDecoder();

/**
 * Reads the end record in the last bytes of a zip (APPNOTE 4.3.16). One whose fields are too small for the archive says in
 * `wideAt` where the record with wide ones lies, for `readWideEnd`. Throws Unreadable.
 */
export function readDirectoryEnd(tail: DataView): { place: DirectoryPlace; wideAt: number | null } {
  const last = tail.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - LARGEST_COMMENT); at--) {
    if (tail.getUint32(at, true) !== END_OF_DIRECTORY) continue;
    const count = tail.getUint16(at + 10, true);
    const size = tail.getUint32(at + 12, true);
    const start = tail.getUint32(at + 16, true);
    const isFull = count === FULL_16 || size === FULL_32 || start === FULL_32;
    const hasLocator = isFull && at >= 20 && tail.getUint32(at - 20, true) === WIDE_LOCATOR;
    return { place: { count, size, start }, wideAt: hasLocator ? wideNumber(tail, at - 12) : null };
  }
  throw new Unreadable(BROKEN);
}

/** Reads the end record with fields of 64 bits (APPNOTE 4.3.14). Throws Unreadable. */
export function readWideEnd(record: DataView): DirectoryPlace {
  if (record.byteLength < WIDE_END_BYTES || record.getUint32(0, true) !== WIDE_END)
    throw new Unreadable(BROKEN);
  return {
    count: wideNumber(record, 32),
    size: wideNumber(record, 40),
    start: wideNumber(record, 48),
  };
}

/** Reads the entry of a directory that begins there, with wide sizes where it has them (APPNOTE 4.5.3). Throws Unreadable. */
export function readDirectoryEntry(view: DataView, at: number): DirectoryEntry {
  if (at + 46 > view.byteLength || view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new Unreadable(BROKEN);
  const extraAt = at + 46 + view.getUint16(at + 28, true);
  const extraEnd = extraAt + view.getUint16(at + 30, true);
  if (extraEnd > view.byteLength) throw new Unreadable(BROKEN);
  const wide = wideFields(view, extraAt, extraEnd);
  const number = (offset: number) => {
    const written = view.getUint32(at + offset, true);
    return written === FULL_32 ? (wide.shift() ?? written) : written;
  };
  // The wide ones stand in this order.
  const size = number(24);
  const packedSize = number(20);
  const localAt = number(42);
  return {
    name: decoder.decode(new Uint8Array(view.buffer, view.byteOffset + at + 46, extraAt - at - 46)),
    method: view.getUint16(at + 10, true),
    isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    packedSize,
    size,
    localAt,
    next: extraEnd + view.getUint16(at + 32, true),
  };
}

function wideFields(view: DataView, from: number, end: number): number[] {
  for (let at = from; at + 4 <= end; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== WIDE_FIELD) continue;
    const count = Math.floor(Math.min(view.getUint16(at + 2, true), end - at - 4) / 8);
    return Array.from({ length: Math.min(count, 3) }, (_, index) => wideNumber(view, at + 4 + index * 8));
  }
  return [];
}

/** Above 2^53 no longer exact, and larger than any file. */
const wideNumber = (view: DataView, at: number) => Number(view.getBigUint64(at, true));
