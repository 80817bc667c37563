/** Which bytes of a file are asked for: all, some of them, or none that it has. */
export type ByteRange =
  | { kind: "whole" }
  | { kind: "part"; offset: number; length: number }
  | { kind: "unsatisfiable" };

interface RangedFile {
  size: number;
  /** A strong validator, between quotes. */
  etag: string;
  modifiedAt: Date | null;
}

/**
 * What a request asks of a file (RFC 9110, 14.2 and 13.1.5): one range by its ends, its beginning or the length of its
 * end. Several at once, which nobody needs here, and what is no range are answered with the whole, as is a range of
 * another version (If-Range).
 */
export function byteRange(
  { method, headers }: Pick<Request, "method" | "headers">,
  file: RangedFile,
): ByteRange {
  const asked = /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(headers.get("Range") ?? "");
  const [, first = "", last = ""] = asked ?? [];
  const isBackwards = first !== "" && last !== "" && Number(last) < Number(first);
  if (method !== "GET" || (first === "" && last === "") || isBackwards) return { kind: "whole" };
  if (!isOfThis(headers.get("If-Range"), file)) return { kind: "whole" };
  const offset = first === "" ? Math.max(0, file.size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? file.size : Math.min(file.size, Number(last) + 1);
  return offset < end ? { kind: "part", offset, length: end - offset } : { kind: "unsatisfiable" };
}

function isOfThis(ifRange: string | null, { etag, modifiedAt }: RangedFile): boolean {
  if (ifRange === null) return true;
  const validator = ifRange.trim();
  return validator === etag || (modifiedAt !== null && validator === httpDate(modifiedAt));
}

/** The date of a header (RFC 9110, 5.6.7). */
export function httpDate(date: Date): string {
  return date.toUTCString();
}

/** What the answer to such a request says of it: its status, and the headers of its bytes. */
export function rangeHead(
  range: ByteRange,
  { size, etag, modifiedAt }: RangedFile,
): { status: number; headers: Record<string, string> } {
  const same = {
    "Accept-Ranges": "bytes",
    ETag: etag,
    ...(modifiedAt && { "Last-Modified": httpDate(modifiedAt) }),
  };
  switch (range.kind) {
    case "whole":
      return { status: 200, headers: { ...same, "Content-Length": String(size) } };
    case "part": {
      const { offset, length } = range;
      const place = `bytes ${offset}-${offset + length - 1}/${size}`;
      return { status: 206, headers: { ...same, "Content-Length": String(length), "Content-Range": place } };
    }
    case "unsatisfiable":
      return { status: 416, headers: { ...same, "Content-Range": `bytes */${size}` } };
  }
}
