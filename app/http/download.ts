/**
 * The answer that saves a file: always as an attachment and never shown, kept by no cache. The name is given twice,
 * in ASCII for old programs and in UTF-8 (RFC 6266, RFC 8187).
 */
export function download(file: { filename: string; mimeType: string; bytes: Uint8Array }): Response {
  return attachment(file, file.bytes.length, file.bytes.slice());
}

/** The same for a file that comes piece by piece; `size` in bytes must be exact. */
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
  return attachment(file, file.size, sized.readable);
}

function attachment(
  { filename, mimeType }: { filename: string; mimeType: string },
  size: number,
  body: BodyInit,
): Response {
  const ascii = filename.replace(/[^ -~]|["\\%]/g, "_");
  const encoded = encodeURIComponent(filename).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return new Response(body, {
    headers: {
      "Content-Type": mimeType,
      "Content-Length": String(size),
      "Content-Disposition": `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
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
