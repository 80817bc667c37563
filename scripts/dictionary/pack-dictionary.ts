import { brotliCompressSync, constants } from "node:zlib";
import { byPlanes } from "../../app/writing/embedded/english/packed-dictionary";

/** The part of the tagger's package that is nearly all of it: `lexicon` is numbers of four bytes in rows of four, as base64. */
export interface Dictionary extends Record<string, unknown> {
  lexicon: string;
}

/**
 * The tagger's dictionary as base64, half as large once more compressed as the package's own file is: what stands in one
 * column is alike, and compressed before it is base64. `unpackDictionary` gives it back.
 */
export function packDictionary(
  { lexicon, ...rest }: Dictionary,
  quality: number = constants.BROTLI_MAX_QUALITY,
): string {
  const whole = Buffer.concat([byPlanes(Buffer.from(lexicon, "base64")), Buffer.from(JSON.stringify(rest))]);
  const head = Buffer.alloc(4);
  head.writeUInt32LE(Buffer.byteLength(lexicon, "base64"));
  return brotliCompressSync(Buffer.concat([head, whole]), {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
    },
  }).toString("base64");
}
