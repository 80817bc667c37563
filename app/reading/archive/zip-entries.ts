import { BROKEN, PROTECTED, TOO_LARGE_UNPACKED, Unreadable } from "../files/unreadable";
import {
  DIRECTORY_TAIL_BYTES,
  readDirectoryEnd,
  readDirectoryEntry,
  readWideEnd,
  WIDE_END_BYTES,
  type ZipEntry,
} from "../files/zip-directory";
import { type ArchiveSource, piecesOf } from "./archive-source";

const LOCAL_ENTRY = 0x04034b50;
const LARGEST_DIRECTORY = 64 * 1024 * 1024;
const LARGEST_UNPACKED = 2 * 1024 * 1024 * 1024;

/** The entries of a zip that lies elsewhere, in the order of its directory. Throws Unreadable. */
export async function readZipEntries(source: ArchiveSource): Promise<ZipEntry[]> {
  const tailAt = Math.max(0, source.size - DIRECTORY_TAIL_BYTES);
  const { place, wideAt } = readDirectoryEnd(viewOf(await source.read(tailAt, DIRECTORY_TAIL_BYTES)));
  const { count, size, start } = wideAt === null ? place : await readWide(source, wideAt);
  if (size > LARGEST_DIRECTORY || start + size > source.size) throw new Unreadable(BROKEN);
  const view = viewOf(await source.read(start, size));
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index++) {
    const { next, ...entry } = readDirectoryEntry(view, at);
    entries.push(entry);
    at = next;
  }
  if (entries.reduce((sum, entry) => sum + entry.size, 0) > LARGEST_UNPACKED)
    throw new Unreadable(TOO_LARGE_UNPACKED);
  return entries;
}

async function readWide(source: ArchiveSource, at: number) {
  if (at + WIDE_END_BYTES > source.size) throw new Unreadable(BROKEN);
  return readWideEnd(viewOf(await source.read(at, WIDE_END_BYTES)));
}

/** The bytes of an entry, unpacked, in pieces. Throws Unreadable, also when there are more than its directory said. */
export async function* unpackEntry(source: ArchiveSource, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  if (entry.isEncrypted) throw new Unreadable(PROTECTED);
  if (entry.localAt + 30 > source.size) throw new Unreadable(BROKEN);
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
