import { Buffer } from "node:buffer";
import { brotliDecompressSync } from "node:zlib";

/** Bytes of a row: four numbers of four bytes. */
const ROW = 16;
const HEAD = 4;

/** Rows of sixteen bytes with the first bytes of all rows first, then all second ones; what fills no row stays behind them. */
export function byPlanes(rows: Uint8Array): Uint8Array {
  const count = Math.floor(rows.length / ROW);
  const planes = new Uint8Array(rows);
  for (let row = 0; row < count; row++)
    for (let at = 0; at < ROW; at++) planes[at * count + row] = rows[row * ROW + at] ?? 0;
  return planes;
}

/** The rows that `byPlanes` laid out. */
export function byRows(planes: Uint8Array): Uint8Array {
  const count = Math.floor(planes.length / ROW);
  const rows = new Uint8Array(planes);
  for (let row = 0; row < count; row++)
    for (let at = 0; at < ROW; at++) rows[row * ROW + at] = planes[at * count + row] ?? 0;
  return rows;
}

/** The tagger's dictionary, as its package holds it, of what `packDictionary` made of it at build (docs/decisions/0470). */
export function unpackDictionary(packed: string): { lexicon: string } {
  const whole = brotliDecompressSync(Buffer.from(packed, "base64"));
  const end = HEAD + whole.readUInt32LE(0);
  const lexicon = Buffer.from(byRows(whole.subarray(HEAD, end))).toString("base64");
  return { ...JSON.parse(whole.toString("utf8", end)), lexicon };
}
