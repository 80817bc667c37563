import { decodeText } from "../mail/decode-text";
import { Unreadable } from "./unreadable";

const SAMPLE_BYTES = 64 * 1024;
/** Of a hundred bytes; texts of old programs hold a stray form feed or bell. */
const MOST_CONTROLS = 1;

/**
 * A text file as text: UTF-8, UTF-16 with or without a byte order mark, else windows-1252.
 * Throws Unreadable for bytes that are no text.
 */
export function readPlainText(bytes: Uint8Array): string {
  const unmarked = unmarkedUtf16(bytes);
  const hasMark = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (unmarked === null && !hasMark && isBinary(bytes)) {
    throw new Unreadable("This is not a text, PDF or Word file, whatever its name says.");
  }
  const text = unmarked ?? decodeText(bytes);
  return text.replace(/\r\n?/g, "\n");
}

function isBinary(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  let controls = 0;
  for (const byte of sample) {
    if (byte === 0) return true;
    if (byte < 0x20 && !(byte >= 0x09 && byte <= 0x0d) && byte !== 0x1b) controls += 1;
  }
  return controls * 100 > sample.length * MOST_CONTROLS;
}

/** In western UTF-16 every other byte is zero, which no other text has. */
function unmarkedUtf16(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  for (let at = 0; at < sample.length; at += 1) {
    if (sample[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  }
  const half = sample.length / 2;
  const [even = 0, odd = 0] = zeros;
  if (half < 2 || Math.max(even, odd) < half * 0.6 || Math.min(even, odd) > half * 0.05) return null;
  return new TextDecoder(odd > even ? "utf-16le" : "utf-16be").decode(bytes);
}
