import { DomainError } from "../domain/errors";

/**
 * The body of a request, at most `limit` bytes, counted while it is read because a Content-Length may be missing.
 * Throws DomainError("too-large") with `words`.
 */
export async function readCapped(
  request: Request,
  limit: number,
  words: string,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("Content-Length") ?? 0) > limit) throw new DomainError("too-large", words);
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > limit) {
      await reader.cancel();
      throw new DomainError("too-large", words);
    }
    chunks.push(read.value);
  }
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}
