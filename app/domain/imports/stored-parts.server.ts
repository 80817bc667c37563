import type { ArchiveSource } from "../../reading/archive/archive-source";
import type { Platform } from "../platform";
import { importPartKey } from "./import-parts";

/** A part that was uploaded is not there. */
export class MissingPart extends Error {}

interface Upload {
  id: string;
  agentId: string;
  size: number;
  partSize: number;
}

/** What was uploaded in parts as one file; holds one part at a time. Throws MissingPart. */
export function storedParts({ files }: Platform, upload: Upload): ArchiveSource {
  let held: { number: number; bytes: Uint8Array } | null = null;
  const partAt = async (number: number): Promise<Uint8Array> => {
    if (held?.number === number) return held.bytes;
    held = null;
    const bytes = await files.get(importPartKey(upload, number));
    if (bytes === null) throw new MissingPart();
    held = { number, bytes };
    return bytes;
  };
  return {
    size: upload.size,
    async read(offset, length) {
      const end = Math.min(upload.size, offset + length);
      const pieces: Uint8Array[] = [];
      for (let at = offset; at < end; ) {
        const number = Math.floor(at / upload.partSize);
        const from = at - number * upload.partSize;
        const piece = (await partAt(number)).subarray(from, from + end - at);
        if (piece.length === 0) throw new MissingPart();
        pieces.push(piece);
        at += piece.length;
      }
      return pieces.length === 1 && pieces[0] ? pieces[0] : joined(pieces);
    },
  };
}

function joined(pieces: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
