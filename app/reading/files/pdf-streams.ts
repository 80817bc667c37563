import { Unzlib } from "fflate";

/** What the packed parts of a PDF may become, in bytes. */
interface StreamBounds {
  streamBytes: number;
  totalBytes: number;
}

const STREAM_BOUNDS: StreamBounds = {
  streamBytes: 32 * 1024 * 1024,
  totalBytes: 128 * 1024 * 1024,
};

const LONGEST_DICTIONARY = 4096;
// Small enough that the most a step can inflate to (1032 times) is 4 MiB.
const STEP_BYTES = 4096;

/**
 * Whether what a PDF has packed stays within bounds, found by unpacking it without keeping it, because pdf.js has no
 * bounds of its own. Pictures are left out: reading text never unpacks them. Data that is packed twice is never within.
 */
export function unpacksWithin(bytes: Uint8Array, bounds = STREAM_BOUNDS): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let total = 0;
  for (let at = file.indexOf("stream"); at >= 0; at = file.indexOf("stream", at + 6)) {
    const dictionary = file.toString("latin1", Math.max(0, at - LONGEST_DICTIONARY), at);
    const own = dictionary.slice(dictionary.lastIndexOf(" obj") + 1);
    const filters = own.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0;
    if (filters === 0 || /\/Subtype\s*\/Image\b/.test(own)) continue;
    if (filters > 1) return false;
    const start = at + 6 + (file[at + 6] === 0x0d ? 2 : 1);
    const found = file.indexOf("endstream", start);
    const end = found < 0 ? file.length : found;
    total += unpackedSize(bytes.subarray(start, end), bounds.streamBytes);
    if (total > bounds.totalBytes || total === Number.POSITIVE_INFINITY) return false;
    at = end;
  }
  return true;
}

/** Infinity above `most`. Damaged data counts as far as it could be unpacked; pdf.js reads no further either. */
function unpackedSize(packed: Uint8Array, most: number): number {
  let size = 0;
  const counter = new Unzlib((chunk) => {
    size += chunk.length;
  });
  try {
    for (let at = 0; at < packed.length; at += STEP_BYTES) {
      counter.push(packed.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= packed.length);
      if (size > most) return Number.POSITIVE_INFINITY;
    }
  } catch {
    return size;
  }
  return size;
}
