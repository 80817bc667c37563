import { decodeText } from "./decode-text";

export interface MailHead {
  /** The header lines, each ended by CRLF, without the blank line after them. */
  text: string;
  /** Offset of the first byte of the body. */
  bodyStart: number;
}

const maxHeadBytes = { message: 1024 * 1024, part: 16 * 1024 };
const lookAheadLines = 20;
const field = /^[!-9;-~]{1,80} ?:/;
const knownField =
  /^(?:from|to|cc|date|subject|sender|reply-to|message-id|mime-version|received|return-path|references|in-reply-to|content-[a-z-]{2,40}|x-[a-z0-9-]{1,60}) ?:/i;

/** Whether a line that is no header stands among headers rather than after them. */
function headersGoOn(lines: string[], from: number): boolean {
  for (const line of lines.slice(from, from + lookAheadLines)) {
    if (line.trim() === "") return false;
    if (knownField.test(line)) return true;
  }
  return false;
}

/**
 * The head of a message or part as postal-mime reads it without loss. By itself it takes a body for headers where the
 * blank line is missing or holds a blank, stops at stray lines, and reads headers in raw 8-bit charsets as UTF-8.
 */
export function mendHead(bytes: Uint8Array, start: number, place: "message" | "part"): MailHead {
  const region = bytes.subarray(start, start + maxHeadBytes[place]);
  // One character a byte, so that lengths are offsets.
  const lines = new TextDecoder("windows-1252").decode(region).split("\n");
  const kept: { prefix: string; from: number; to: number }[] = [];
  let charset: string | null = null;
  let at = start;
  for (const [index, whole] of lines.entries()) {
    const line = whole.endsWith("\r") ? whole.slice(0, -1) : whole;
    const next = Math.min(at + whole.length + 1, bytes.length);
    const goesOn = () => headersGoOn(lines, index + 1);
    if (place === "part" && line.startsWith("--")) break;
    if (line.trim() === "") {
      // A message has headers below blank lines; a part that begins with one has none (RFC 2046, 5.1).
      const stays =
        kept.length === 0
          ? place === "message" && goesOn()
          : line !== "" && knownField.test(lines[index + 1] ?? "");
      if (!stays) {
        at = next;
        break;
      }
    } else if (field.test(line) || (/^[ \t]/.test(line) && kept.length > 0)) {
      kept.push({ prefix: "", from: at, to: at + line.length });
      charset ??= /^(?:content-type:|\s).*charset\s{0,3}=\s{0,3}"?([\w.:-]{2,40})/i.exec(line)?.[1] ?? null;
    } else if (!/^(?:\ufeff|ï»¿)?>?From /.test(line)) {
      if (kept.length === 0 && line.startsWith("ï»¿"))
        kept.push({ prefix: "", from: at + 3, to: at + line.length });
      else if (!goesOn()) break;
      else if (kept.length > 0) kept.push({ prefix: " ", from: at, to: at + line.length });
    }
    at = next;
  }
  const text = kept.map(
    ({ prefix, from, to }) => `${prefix}${decodeText(bytes.subarray(from, to), charset)}\r\n`,
  );
  return { text: text.join(""), bodyStart: at };
}
