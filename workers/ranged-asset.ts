import { byteRange, rangeHead } from "../app/http/byte-range";

/**
 * A static file with ranges (RFC 9110, 14), which the assets alone answer with the whole file: Safari plays no video
 * without, and others can't seek in it. The file is read whole; it is the demo, of about a megabyte.
 */
export async function rangedAsset(request: Request, assets: Fetcher): Promise<Response> {
  const asked = new Request(request);
  for (const name of ["Range", "If-Range"]) asked.headers.delete(name);
  const whole = await assets.fetch(asked);
  if (whole.status !== 200) return whole;
  const etag = whole.headers.get("ETag") ?? "";
  if (request.method !== "GET" || request.headers.get("Range") === null) {
    const headers = new Headers(whole.headers);
    headers.set("Accept-Ranges", "bytes");
    return new Response(whole.body, { headers });
  }
  const bytes = await whole.arrayBuffer();
  // A weak validator says nothing of single bytes, so If-Range with it means the whole (13.1.5).
  const file = { size: bytes.byteLength, etag, modifiedAt: null };
  const strong = etag.startsWith('"') ? file : { ...file, etag: "" };
  const range = byteRange(request, strong);
  const { status, headers: said } = rangeHead(range, file);
  const headers = new Headers(whole.headers);
  for (const [name, value] of Object.entries(said)) if (value !== "") headers.set(name, value);
  if (range.kind === "unsatisfiable") {
    headers.delete("Content-Length");
    return new Response(null, { status, headers });
  }
  const body = range.kind === "part" ? bytes.slice(range.offset, range.offset + range.length) : bytes;
  return new Response(body, { status, headers });
}
