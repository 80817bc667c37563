import type { OpenedFile } from "../domain/inbox/open-mail.server";
import { byteRange, rangeHead } from "./byte-range";

/** What may be told of a type that somebody else wrote; anything else is only bytes. */
const TYPE = /^[\w.+-]{1,60}\/[\w.+-]{1,100}$/;

/**
 * The answer that saves a file, or the range of it that the request asks for: always as an attachment and never shown,
 * kept by no cache.
 */
export async function download(
  request: Request,
  { filename, mimeType, file }: OpenedFile,
): Promise<Response> {
  const ranged = { ...file, modifiedAt: file.uploadedAt };
  const range = byteRange(request, ranged);
  const { status, headers } = rangeHead(range, ranged);
  if (range.kind === "unsatisfiable")
    return new Response(null, { status, headers: { ...headers, ...NO_CACHE } });
  const { offset, length } = range.kind === "part" ? range : { offset: 0, length: file.size };
  const body = await file.read(offset, length);
  if (body === null) return new Response("Not Found", { status: 404, headers: NO_CACHE });
  return new Response(body, { status, headers: { ...headers, ...savedAs(filename, mimeType) } });
}

/** The same for a file that comes piece by piece and whole; `size` in bytes must be exact. */
export function downloadStream(file: {
  filename: string;
  mimeType: string;
  size: number;
  body: ReadableStream<Uint8Array>;
}): Response {
  // Its length is said only of a stream that is known to have it.
  const sized = new FixedLengthStream(file.size);
  // Whoever breaks it off has nobody waiting for it.
  file.body.pipeTo(sized.writable).catch(() => {});
  return new Response(sized.readable, {
    headers: { "Content-Length": String(file.size), ...savedAs(file.filename, file.mimeType) },
  });
}

const NO_CACHE = { "Cache-Control": "private, no-store" };

/** The name is given twice, in ASCII for old programs and in UTF-8 (RFC 6266, RFC 8187). */
function savedAs(filename: string, mimeType: string): Record<string, string> {
  const named = filename.replace(/[\p{Cc}\p{Cs}]/gu, "_");
  const ascii = named.replace(/[^ -~]|["\\%]/g, "_");
  const encoded = encodeURIComponent(named).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return {
    ...NO_CACHE,
    "Content-Type": TYPE.test(mimeType) ? mimeType : "application/octet-stream",
    "Content-Disposition": `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`,
    "X-Content-Type-Options": "nosniff",
  };
}

/** A text (UTF-8), whole or as it comes, that the browser saves under this name. */
export function textFile(
  text: string | ReadableStream<Uint8Array>,
  type: "text/csv" | "application/json",
  filename: string,
): Response {
  return new Response(text, {
    headers: {
      "Content-Type": `${type}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="${filename}"`,
    },
  });
}
