import { decodeBase64 } from "./transfer-encoding";

/** Labels that mails use and the Encoding Standard does not list. */
const aliases: Record<string, string> = {
  cp932: "shift_jis",
  "windows-31j": "shift_jis",
  mskanji: "shift_jis",
  eucjp: "euc-jp",
  "iso-2022-jp-ms": "iso-2022-jp",
  "iso-2022-jp-1": "iso-2022-jp",
  "iso-2022-jp-2": "iso-2022-jp",
  cp936: "gbk",
  cp950: "big5",
  cp949: "euc-kr",
  ms949: "euc-kr",
  euckr: "euc-kr",
  "utf-8-mac": "utf-8",
  utf16: "utf-16le",
};

/** A decoder for a charset label as mails write it; null when nobody knows it. */
function decoderFor(label: string): TextDecoder | null {
  const key = label.trim().toLowerCase();
  for (const name of [key, aliases[key], key.replace(/^x-/, ""), key.replaceAll("_", "-")]) {
    if (!name) continue;
    try {
      return new TextDecoder(name);
    } catch {
      // The next spelling.
    }
  }
  return null;
}

/** Senders who write one of these may well mean another. */
const mayBeWrong = /^(?:|us-?ascii|ascii|ansi.*|utf-?8|unknown.*|x-unknown|8bit|binary|default.*)$/i;
/** These write everything in seven bits, so that their bytes look like ASCII. */
const sevenBit = /^(?:(?:cs)?iso-?2022|hz-gb)/i;

/**
 * Bytes as text. A declared charset counts, unless it is one that senders declare without meaning it; then valid
 * UTF-8 is UTF-8 and anything else windows-1252, which never fails. A byte order mark wins and is dropped.
 */
export function decodeBytes(bytes: Uint8Array, declared: string | null): string {
  const label = declared?.trim() ?? "";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (/^(?:unicode-1-1-)?utf-?7$/i.test(label)) return decodeUtf7(bytes);
  if (mayBeWrong.test(label)) return decodeGuessed(bytes, null);
  if (sevenBit.test(label) || /^utf-?16/i.test(label))
    return (decoderFor(label) ?? new TextDecoder()).decode(bytes);
  return decodeGuessed(bytes, label);
}

/** Text in another charset is hardly ever valid UTF-8 by chance. */
function decodeGuessed(bytes: Uint8Array, label: string | null): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const declared = label === null ? null : decoderFor(label);
    return (declared ?? decoderFor("windows-1252") ?? new TextDecoder()).decode(bytes);
  }
}

/** UTF-7 (RFC 2152), which old Exchange servers still write and no decoder knows. */
function decodeUtf7(bytes: Uint8Array): string {
  const text = new TextDecoder("windows-1252").decode(bytes);
  return text.replace(/\+([A-Za-z0-9+/]{0,4000})-?/g, (_whole, encoded: string) => {
    if (encoded === "") return "+";
    const units = decodeBase64(new TextEncoder().encode(encoded));
    return new TextDecoder("utf-16be").decode(units.subarray(0, units.length - (units.length % 2)));
  });
}
