import { decodeBytes } from "./decode-bytes";
import { decodeHeaderText } from "./decode-words";

/** A structured header such as Content-Type: its value in lower case, and its parameters by lower-case name. */
export interface ParameterizedHeader {
  value: string;
  parameters: Map<string, string>;
}

/** Splits at semicolons that stand outside quotes and unquotes what is quoted; one pass. */
function splitSegments(text: string): string[] {
  const segments: string[] = [];
  let segment = "";
  let quoted = false;
  let afterEquals = false;
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if (quoted) {
      if (char === '"') quoted = false;
      else if (char === "\\" && at + 1 < text.length && /["\\]/.test(text.charAt(at + 1)))
        segment += text.charAt(++at);
      else segment += char;
    } else if (char === '"' && afterEquals) {
      quoted = true;
    } else if (char === ";") {
      segments.push(segment);
      segment = "";
      afterEquals = false;
    } else {
      if (char === "=") afterEquals = true;
      segment += char;
    }
  }
  segments.push(segment);
  return segments;
}

function percentDecode(text: string, charset: string | null): string {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const hex = text.charAt(at) === "%" ? Number.parseInt(text.slice(at + 1, at + 3), 16) : Number.NaN;
    if (Number.isNaN(hex)) bytes.push(text.charCodeAt(at) & 0xff);
    else {
      bytes.push(hex);
      at += 2;
    }
  }
  return decodeBytes(Uint8Array.from(bytes), charset);
}

/** Parts of a parameter by RFC 2231: `filename*0*=utf-8''a%20; filename*1=b`. */
interface Continuation {
  index: number;
  encoded: boolean;
  text: string;
}

function joinContinuations(parts: Continuation[]): string {
  const ordered = parts.toSorted((a, b) => a.index - b.index);
  let charset: string | null = null;
  return ordered
    .map((part, position) => {
      if (!part.encoded) return part.text;
      let text = part.text;
      const quotes = position === 0 ? /^([\w.:-]{0,40})'([\w-]{0,20})'/.exec(text) : null;
      if (quotes) {
        charset = quotes[1] || null;
        text = text.slice(quotes[0].length);
      }
      return percentDecode(text, charset);
    })
    .join("");
}

/** Reads a header with parameters (RFC 2045 5.1, RFC 2231); a repeated parameter keeps its first value. */
export function readParameters(header: string | null): ParameterizedHeader {
  const [first = "", ...rest] = splitSegments((header ?? "").slice(0, 16_384));
  const parameters = new Map<string, string>();
  const continued = new Map<string, Continuation[]>();
  // 'text/plain charset=utf-8' lacks its semicolon; the parameter is read all the same.
  const [value = "", ...loose] = first.trim().split(/\s+/);
  for (const segment of [...loose, ...rest]) {
    const equals = segment.indexOf("=");
    if (equals < 1) continue;
    const name = segment.slice(0, equals).trim().toLowerCase();
    const text = segment.slice(equals + 1).trim();
    const star = name.indexOf("*");
    if (star < 0) {
      if (!parameters.has(name)) parameters.set(name, text);
      continue;
    }
    const base = name.slice(0, star);
    const suffix = name.slice(star + 1);
    const parts = continued.get(base) ?? [];
    parts.push({
      index: Number.parseInt(suffix, 10) || 0,
      encoded: suffix === "" || suffix.endsWith("*"),
      text,
    });
    continued.set(base, parts);
  }
  for (const [name, parts] of continued) parameters.set(name, joinContinuations(parts));
  for (const name of ["filename", "name"]) {
    const text = parameters.get(name);
    if (text?.includes("=?")) parameters.set(name, decodeHeaderText(text));
  }
  return { value: value.toLowerCase(), parameters };
}
