import { crc32 } from "node:zlib";
import { pause } from "../../reading/pause";

/** Packing so much takes some milliseconds; then others get their turn. */
const AT_ONCE = 128 * 1024;
const VERSION = 20;
const UTF8_NAMES = 0x0800;
const STORED = 0;
const DEFLATED = 8;
const FIRST_YEAR = 1980;

export interface ExportEntry {
  /** With slashes between folders. */
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  at: Date;
}

/**
 * Some entries of a zip file (PKWARE's APPNOTE.TXT, 4.3) that is written in slices. `base` is how many bytes of entries
 * stand before it in the file. Packed by the runtime, because a library would weigh more than these records.
 */
export class ZipSlice {
  /** Bytes that went in. */
  read = 0;
  /** Of all entries so far. */
  size = 0;
  entries = 0;
  readonly #base: number;
  readonly #chunks: Uint8Array<ArrayBuffer>[] = [];
  readonly #lines: Uint8Array<ArrayBuffer>[] = [];

  constructor(base: number) {
    this.#base = base;
  }

  async add({ name, bytes, at }: ExportEntry): Promise<void> {
    const packed = await deflate(bytes);
    const isSmaller = packed.size < bytes.length;
    const path = new TextEncoder().encode(name);
    const facts = {
      method: isSmaller ? DEFLATED : STORED,
      at,
      crc: packed.crc,
      size: isSmaller ? packed.size : bytes.length,
      fullSize: bytes.length,
      nameLength: path.length,
    };
    const place = this.#base + this.size;
    this.#lines.push(directoryLine(facts, place), path);
    this.#push(entryHead(facts), path, ...(isSmaller ? packed.chunks : [bytes]));
    this.read += bytes.length;
    this.entries += 1;
  }

  /** The bytes of the entries, and behind them the directory's lines for them. */
  end(): { chunks: Uint8Array<ArrayBuffer>[]; directorySize: number } {
    const directorySize = this.#lines.reduce((sum, { length }) => sum + length, 0);
    return { chunks: [...this.#chunks, ...this.#lines], directorySize };
  }

  #push(...chunks: Uint8Array<ArrayBuffer>[]): void {
    for (const chunk of chunks) {
      this.#chunks.push(chunk);
      this.size += chunk.length;
    }
  }
}

/** The record that ends a zip whose directory stands behind `size` bytes of entries (4.3.16). */
export function zipEnd(zip: { entries: number; size: number; directorySize: number }): Uint8Array {
  const [end, view] = record(22, 0x06054b50);
  view.setUint16(8, zip.entries, true);
  view.setUint16(10, zip.entries, true);
  view.setUint32(12, zip.directorySize, true);
  view.setUint32(16, zip.size, true);
  return end;
}

interface Facts {
  method: number;
  at: Date;
  crc: number;
  size: number;
  fullSize: number;
  nameLength: number;
}

/** 4.3.7. */
function entryHead(facts: Facts): Uint8Array<ArrayBuffer> {
  const [head, view] = record(30, 0x04034b50);
  view.setUint16(4, VERSION, true);
  writeFacts(view, 6, facts);
  return head;
}

/** 4.3.12; what stands before an entry is told by its `place`. */
function directoryLine(facts: Facts, place: number): Uint8Array<ArrayBuffer> {
  const [line, view] = record(46, 0x02014b50);
  view.setUint16(4, VERSION, true);
  view.setUint16(6, VERSION, true);
  writeFacts(view, 8, facts);
  view.setUint32(42, place, true);
  return line;
}

/** What both records say in the same order. */
function writeFacts(view: DataView, from: number, { method, at, crc, size, fullSize, nameLength }: Facts) {
  const year = at.getUTCFullYear();
  const isSayable = year >= FIRST_YEAR && year < FIRST_YEAR + 128;
  const day = ((year - FIRST_YEAR) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  view.setUint16(from, UTF8_NAMES, true);
  view.setUint16(from + 2, method, true);
  view.setUint16(from + 4, isSayable ? time : 0, true);
  view.setUint16(from + 6, isSayable ? day : 0x21, true);
  view.setUint32(from + 8, crc, true);
  view.setUint32(from + 12, size, true);
  view.setUint32(from + 16, fullSize, true);
  view.setUint16(from + 20, nameLength, true);
}

function record(size: number, signature: number): [Uint8Array<ArrayBuffer>, DataView] {
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, signature, true);
  return [bytes, view];
}

async function deflate(bytes: Uint8Array<ArrayBuffer>) {
  const packer = new CompressionStream("deflate-raw");
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reading = packer.readable.pipeTo(
    new WritableStream<Uint8Array<ArrayBuffer>>({
      write(chunk) {
        chunks.push(chunk);
        size += chunk.length;
      },
    }),
  );
  const writer = packer.writable.getWriter();
  let crc = 0;
  for (let start = 0; start < bytes.length; start += AT_ONCE) {
    const piece = bytes.subarray(start, start + AT_ONCE);
    crc = crc32(piece, crc);
    await writer.write(piece);
    if (start + AT_ONCE < bytes.length) await pause();
  }
  await Promise.all([writer.close(), reading]);
  return { chunks, size, crc };
}
