import { decodeText } from "./decode-text";

interface MailHead {
  /** The header lines, each ended by CRLF, without the blank line after them. */
  text: string;
  /** Offset of the first byte of the body. */
  bodyStart: number;
}

const MAX_HEAD_BYTES = { message: 256 * 1024, part: 16 * 1024 };
/** One character a byte, so that lengths are offsets. */
const byteText = new TextDecoder("windows-1252");
const LF = 0x0a;
const CR = 0x0d;
const LOOK_AHEAD_LINES = 20;
const FIELD = /^[!-9;-~]{1,80} ?:/;
const KNOWN_FIELD =
  /^(?:from|to|cc|date|subject|sender|reply-to|message-id|mime-version|received|return-path|references|in-reply-to|content-[a-z-]{2,40}|x-[a-z0-9-]{1,60}) ?:/i;

/** Whether a line that is no header stands among headers rather than after them. */
function headersGoOn(lines: string[], from: number): boolean {
  for (const line of lines.slice(from, from + LOOK_AHEAD_LINES)) {
    if (line.trim() === "") return false;
    if (KNOWN_FIELD.test(line)) return true;
  }
  return false;
}

/** What a mail can't be read without, with its folds. */
const NEEDED =
  /^(from|to|cc|date|subject|sender|message-id|mime-version|content-(?:type|transfer-encoding)) ?:[^\n]{0,16384}(?:\n[ \t][^\n]{0,998}){0,99}/gim;
const MAX_SEARCHED_BYTES = 4 * 1024 * 1024;

const ONCE = /^(?:from|to|cc|date|subject|sender|message-id|mime-version) ?:/i;

/**
 * Whether a line of blanks folds a header (RFC 5322, 4.2): headers that were not there yet follow, below more such
 * lines and folds. Otherwise it is a blank line that a program put blanks into, and the body follows.
 */
function foldsHeaders(lines: string[], from: number, kept: readonly string[]): boolean {
  for (const whole of lines.slice(from, from + LOOK_AHEAD_LINES)) {
    const line = whole.replace(/\r$/, "");
    if (line === "") return false;
    if (/^[ \t]/.test(line)) continue;
    if (!FIELD.test(line)) return false;
    if (!KNOWN_FIELD.test(line)) continue;
    const name = ONCE.exec(line)?.[0].replace(/ ?:$/, "").toLowerCase();
    return name === undefined || !kept.includes(name);
  }
  return false;
}

function afterBlankLine(bytes: Uint8Array, from: number): number {
  let at = from;
  for (let next = bytes.indexOf(LF, at) + 1; next > 0; next = bytes.indexOf(LF, at) + 1) {
    const isBlank = next - at === 1 || (next - at === 2 && bytes[at] === CR);
    at = next;
    if (isBlank) return at;
  }
  return bytes.length;
}

/**
 * The head of a message or part as postal-mime reads it without loss. By itself it takes a body for headers where the
 * blank line is missing or holds a blank, stops at stray lines, and reads headers in raw 8-bit charsets as UTF-8.
 */
export function mendHead(bytes: Uint8Array, start: number, place: "message" | "part"): MailHead {
  const region = bytes.subarray(start, start + MAX_HEAD_BYTES[place]);
  const lines = byteText.decode(region).split("\n");
  const isCut = start + region.length < bytes.length;
  // The last line of a piece may be half of one.
  if (isCut && lines.length > 1) lines.pop();
  const kept: { prefix: string; from: number; to: number }[] = [];
  const names: string[] = [];
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
          : line !== "" && foldsHeaders(lines, index + 1, names);
      if (!stays) {
        at = next;
        break;
      }
    } else if (FIELD.test(line) || (/^[ \t]/.test(line) && kept.length > 0)) {
      kept.push({ prefix: "", from: at, to: at + line.length });
      names.push(line.slice(0, Math.max(0, line.search(/ ?:/))).toLowerCase());
      charset ??= /^(?:content-type:|\s).*charset\s{0,3}=\s{0,3}"?([\w.:-]{2,40})/i.exec(line)?.[1] ?? null;
    } else if (!/^(?:\ufeff|ï»¿)?>?From /.test(line)) {
      if (kept.length === 0 && line.startsWith("ï»¿"))
        kept.push({ prefix: "", from: at + 3, to: at + line.length });
      else if (!goesOn()) break;
      else if (kept.length > 0) kept.push({ prefix: " ", from: at, to: at + line.length });
    }
    at = next;
    if (isCut && index === lines.length - 1) {
      // A head longer than that ends where its blank line is; of the rest counts what nothing above said.
      const end = afterBlankLine(bytes, at);
      const rest = byteText.decode(bytes.subarray(at, Math.min(end, at + MAX_SEARCHED_BYTES)));
      for (const { 0: field, 1: name = "", index: offset } of rest.matchAll(NEEDED)) {
        if (names.includes(name.toLowerCase())) continue;
        names.push(name.toLowerCase());
        kept.push({ prefix: "", from: at + offset, to: at + offset + field.trimEnd().length });
      }
      at = end;
    }
  }
  const text = kept.map(
    ({ prefix, from, to }) => `${prefix}${decodeText(bytes.subarray(from, to), charset)}\r\n`,
  );
  return { text: text.join(""), bodyStart: at };
}
