/**
 * The answer that saves a file: always as an attachment and never shown, kept by no cache. The name is given twice,
 * in ASCII for old programs and in UTF-8 (RFC 6266, RFC 8187).
 */
export function download(file: { filename: string; mimeType: string; bytes: Uint8Array }): Response {
  const ascii = file.filename.replace(/[^ -~]|["\\%]/g, "_");
  const encoded = encodeURIComponent(file.filename).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return new Response(file.bytes.slice(), {
    headers: {
      "Content-Type": file.mimeType,
      "Content-Length": String(file.bytes.length),
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
