import { BROKEN, PROTECTED, TOO_LARGE_UNPACKED, Unreadable } from "../files/unreadable";
import { type ArchiveSource, piecesOf } from "./archive-source";

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

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_BYTES = 22 + 65_535;
const LARGEST_DIRECTORY = 64 * 1024 * 1024;
const LARGEST_UNPACKED = 2 * 1024 * 1024 * 1024;
const TOO_NEW =
  "This zip is larger than programs of old could make one. Unpack it, and import what is in it.";

/** The entries of a zip that lies elsewhere, in the order of its directory. Throws Unreadable. */
export async function readZipEntries(source: ArchiveSource): Promise<ZipEntry[]> {
  const tailAt = Math.max(0, source.size - END_BYTES);
  const tail = viewOf(await source.read(tailAt, END_BYTES));
  const end = findEnd(tail);
  const count = tail.getUint16(end + 10, true);
  const size = tail.getUint32(end + 12, true);
  const start = tail.getUint32(end + 16, true);
  if (count === 0xffff || start === 0xffffffff) throw new Unreadable(TOO_NEW);
  if (size > LARGEST_DIRECTORY || start + size > source.size) throw new Unreadable(BROKEN);
  const bytes = await source.read(start, size);
  const view = viewOf(bytes);
  const decoder = new TextDecoder();
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new Unreadable(BROKEN);
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: decoder.decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      localAt: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  if (entries.reduce((sum, entry) => sum + entry.size, 0) > LARGEST_UNPACKED)
    throw new Unreadable(TOO_LARGE_UNPACKED);
  return entries;
}

/** The bytes of an entry, unpacked, in pieces. Throws Unreadable, also when there are more than its directory said. */
export async function* unpackEntry(source: ArchiveSource, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  if (entry.isEncrypted) throw new Unreadable(PROTECTED);
  const local = viewOf(await source.read(entry.localAt, 30));
  if (local.byteLength < 30 || local.getUint32(0, true) !== LOCAL_ENTRY) throw new Unreadable(BROKEN);
  const start = entry.localAt + 30 + local.getUint16(26, true) + local.getUint16(28, true);
  const packed = piecesOf(source, start, Math.min(source.size, start + entry.packedSize));
  let size = 0;
  for await (const piece of entry.method === 0 ? packed : inflated(packed)) {
    size += piece.length;
    if (size > entry.size) throw new Unreadable(TOO_LARGE_UNPACKED);
    yield piece;
  }
  if (size < entry.size) throw new Unreadable(BROKEN);
}

async function* inflated(packed: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  // What the source throws is its own; all else that goes wrong is the file's.
  const source: { failure?: unknown } = {};
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { done, value } = await packed.next().catch((failure: unknown) => {
        source.failure = failure;
        throw failure;
      });
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
  });
  const reader = stream.pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } catch {
    throw source.failure ?? new Unreadable(BROKEN);
  } finally {
    // Whoever stops before the end leaves nothing running.
    await reader.cancel().catch(() => undefined);
  }
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function findEnd(tail: DataView): number {
  for (let at = tail.byteLength - 22; at >= 0; at--) {
    if (tail.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  throw new Unreadable(BROKEN);
}
