import type { OpenedFile } from "../domain/inbox/open-mail.server";
import { byteRange, rangeHead } from "./byte-range";

/** What may be told of a type that somebody else wrote; anything else is only bytes. */
const TYPE = /^[\w.+-]{1,60}\/[\w.+-]{1,100}$/;

/**
 * The answer that saves a file, or the range of it that the request asks for: always as an attachment and never shown,
 * kept by no cache. The name is given twice, in ASCII for old programs and in UTF-8 (RFC 6266, RFC 8187).
 */
export async function download(
  request: Request,
  { filename, mimeType, file }: OpenedFile,
): Promise<Response> {
  const named = filename.replace(/[\p{Cc}\p{Cs}]/gu, "_");
  const ascii = named.replace(/[^ -~]|["\\%]/g, "_");
  const encoded = encodeURIComponent(named).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const ranged = { ...file, modifiedAt: file.uploadedAt };
  const range = byteRange(request, ranged);
  const { status, headers } = rangeHead(range, ranged);
  const cache = { "Cache-Control": "private, no-store" };
  if (range.kind === "unsatisfiable")
    return new Response(null, { status, headers: { ...headers, ...cache } });
  const { offset, length } = range.kind === "part" ? range : { offset: 0, length: file.size };
  const body = await file.read(offset, length);
  if (body === null) return new Response("Not Found", { status: 404, headers: cache });
  return new Response(body, {
    status,
    headers: {
      ...headers,
      ...cache,
      "Content-Type": TYPE.test(mimeType) ? mimeType : "application/octet-stream",
      "Content-Disposition": `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`,
      "X-Content-Type-Options": "nosniff",
    },
  });
}

/** A text (UTF-8) that the browser saves under this name. */
export function textFile(text: string, type: "text/csv" | "application/json", filename: string): Response {
  return new Response(text, {
    headers: {
      "Content-Type": `${type}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="${filename}"`,
    },
  });
}
