/** A file that is read piece by piece. */
export interface ArchiveSource {
  /** Bytes. */
  size: number;
  /** At most so many bytes from there, fewer only at the end; the caller does not keep them. */
  read(offset: number, length: number): Promise<Uint8Array>;
}

const PIECE_BYTES = 1024 * 1024;

/** The bytes from `start` to `end`, in pieces. */
export async function* piecesOf(
  source: ArchiveSource,
  start: number,
  end: number,
): AsyncGenerator<Uint8Array> {
  for (let at = start; at < end; at += PIECE_BYTES) yield source.read(at, Math.min(PIECE_BYTES, end - at));
}
