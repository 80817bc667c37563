import { Inflate } from "fflate";
import { BROKEN, PROTECTED, TOO_LARGE_UNPACKED, Unreadable } from "./unreadable";
import { readDirectoryEnd, readDirectoryEntry, readWideEnd } from "./zip-directory";

/** Bounds on what an archive may become in memory, in bytes (platform facts C9). */
interface ZipBounds {
  entries: number;
  entryBytes: number;
  totalBytes: number;
  /** Inflated bytes per stored byte; asked of entries above `ratioFrom` bytes only. */
  ratio: number;
  ratioFrom: number;
}

const ZIP_BOUNDS: ZipBounds = {
  entries: 10_000,
  entryBytes: 8 * 1024 * 1024,
  totalBytes: 20 * 1024 * 1024,
  ratio: 100,
  ratioFrom: 512 * 1024,
};

const LOCAL_ENTRY = 0x04034b50;
// Small enough that the most a step can inflate to (1032 times) is 4 MiB.
const STEP_BYTES = 4096;

/** The names of an archive's entries, and each of them unpacked; null where there is none of that name. */
interface OpenZip {
  names: string[];
  read(name: string): Uint8Array | null;
}

interface Entry {
  method: number;
  isEncrypted: boolean;
  size: number;
  localAt: number;
}

/**
 * An archive whose entries are unpacked one at a time and only within bounds. What its directory says about sizes
 * is not believed: the bytes are counted while they come. Throws Unreadable.
 */
export function openZip(bytes: Uint8Array, bounds = ZIP_BOUNDS): OpenZip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(view, bounds);
  let total = 0;
  return {
    names: [...entries.keys()],
    read(name) {
      const entry = entries.get(name);
      if (!entry) return null;
      if (entry.isEncrypted) throw new Unreadable(PROTECTED);
      const packed = packedBytes(view, bytes, entry);
      const mayBecome = Math.min(bounds.entryBytes, bounds.totalBytes - total);
      const unpacked = entry.method === 0 ? packed : inflate(packed, mayBecome, bounds);
      if (unpacked.length > mayBecome) throw new Unreadable(TOO_LARGE_UNPACKED);
      total += unpacked.length;
      return unpacked;
    },
  };
}

function readDirectory(view: DataView, bounds: ZipBounds): Map<string, Entry> {
  const { place, wideAt } = readDirectoryEnd(view);
  const { count, start } = wideAt === null ? place : readWideEnd(from(view, wideAt));
  if (count > bounds.entries) throw new Unreadable("This file has too many parts.");
  const entries = new Map<string, Entry>();
  let at = start;
  for (let index = 0; index < count; index += 1) {
    const { name, method, isEncrypted, packedSize, localAt, next } = readDirectoryEntry(view, at);
    entries.set(name, { method, isEncrypted, size: packedSize, localAt });
    at = next;
  }
  return entries;
}

function from(view: DataView, at: number): DataView {
  if (at > view.byteLength) throw new Unreadable(BROKEN);
  return new DataView(view.buffer, view.byteOffset + at, view.byteLength - at);
}

function packedBytes(view: DataView, bytes: Uint8Array, entry: Entry): Uint8Array {
  const { localAt } = entry;
  if (localAt + 30 > view.byteLength || view.getUint32(localAt, true) !== LOCAL_ENTRY)
    throw new Unreadable(BROKEN);
  const start = localAt + 30 + view.getUint16(localAt + 26, true) + view.getUint16(localAt + 28, true);
  if (start + entry.size > bytes.length) throw new Unreadable(BROKEN);
  return bytes.subarray(start, start + entry.size);
}

function inflate(packed: Uint8Array, mayBecome: number, bounds: ZipBounds): Uint8Array {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const inflater = new Inflate((chunk) => {
    size += chunk.length;
    if (size <= mayBecome) chunks.push(chunk);
  });
  for (let at = 0; at < packed.length; at += STEP_BYTES) {
    const step = packed.subarray(at, at + STEP_BYTES);
    try {
      inflater.push(step, at + STEP_BYTES >= packed.length);
    } catch {
      throw new Unreadable(BROKEN);
    }
    const stored = at + step.length;
    if (size > mayBecome || (size > bounds.ratioFrom && size > stored * bounds.ratio))
      throw new Unreadable(TOO_LARGE_UNPACKED);
  }
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}
