import { Zip, ZipDeflate } from "fflate";
import { pause } from "../../reading/pause";

/** Deflating so much takes some milliseconds; then others get their turn. */
const AT_ONCE = 128 * 1024;
/** Mails are mostly text; a higher level costs much and gives little. */
const LEVEL = 4;
/** Of the record that ends a zip (APPNOTE.TXT, 4.3.16). */
const END_BYTES = 22;
const FIRST_YEAR = 1980;

export interface ExportEntry {
  /** With slashes between folders. */
  name: string;
  bytes: Uint8Array;
  at: Date;
}

/**
 * Some entries of a zip file that is written in slices: fflate writes a zip of these alone, and its directory is moved to
 * where the slice will stand. `base` is how many bytes of entries are before it.
 */
export class ZipSlice {
  /** Bytes that went in. */
  read = 0;
  entries = 0;
  readonly #base: number;
  readonly #chunks: Uint8Array[] = [];
  readonly #zip: Zip;

  constructor(base: number) {
    this.#base = base;
    this.#zip = new Zip((error, chunk) => {
      if (error) throw error;
      this.#chunks.push(chunk);
    });
  }

  async add({ name, bytes, at }: ExportEntry): Promise<void> {
    const file = new ZipDeflate(name, { level: LEVEL });
    file.mtime = at.getUTCFullYear() < FIRST_YEAR ? new Date(Date.UTC(FIRST_YEAR, 0, 2)) : at;
    this.#zip.add(file);
    for (let start = 0; ; start += AT_ONCE) {
      const isLast = start + AT_ONCE >= bytes.length;
      file.push(bytes.subarray(start, start + AT_ONCE), isLast);
      if (isLast) break;
      await pause();
    }
    this.read += bytes.length;
    this.entries += 1;
  }

  /** The bytes of the entries, and the directory's lines for them. */
  end(): { chunks: Uint8Array[]; size: number; directory: Uint8Array } {
    this.#zip.end();
    const end = this.#chunks.pop() ?? new Uint8Array(END_BYTES);
    const directory = end.slice(0, -END_BYTES);
    moveDirectory(directory, this.#base);
    const size = this.#chunks.reduce((sum, { length }) => sum + length, 0);
    return { chunks: this.#chunks, size, directory };
  }
}

// Each line has the place of its entry at 42, and its length follows from those of name, extra and comment (4.3.12).
function moveDirectory(directory: Uint8Array, by: number): void {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength);
  for (let at = 0; at < directory.length; ) {
    view.setUint32(at + 42, view.getUint32(at + 42, true) + by, true);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}

/** The record that ends a zip whose directory stands behind `size` bytes of entries. */
export function zipEnd(zip: { entries: number; size: number; directorySize: number }): Uint8Array {
  const end = new Uint8Array(END_BYTES);
  const view = new DataView(end.buffer);
  view.setUint32(0, 0x06054b50, true);
  view.setUint16(8, zip.entries, true);
  view.setUint16(10, zip.entries, true);
  view.setUint32(12, zip.directorySize, true);
  view.setUint32(16, zip.size, true);
  return end;
}
