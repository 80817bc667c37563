const strictUtf8 = new TextDecoder("utf-8", { fatal: true });
const utf16 = new TextDecoder("utf-16be");

/** A decoder for a charset as mails declare it; windows-1252, which never fails, when nobody knows it. */
function decoderFor(label: string | null): TextDecoder {
  try {
    return new TextDecoder(label ?? "windows-1252");
  } catch {
    return new TextDecoder("windows-1252");
  }
}

export function isValidUtf8(bytes: Uint8Array): boolean {
  try {
    strictUtf8.decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/**
 * Bytes whose text postal-mime leaves to others (files, raw 8-bit headers): a byte order mark counts,
 * then UTF-8 where the bytes are valid in it, which other charsets hardly ever are by chance, then `label`.
 */
export function decodeText(bytes: Uint8Array, label: string | null = null): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return utf16.decode(bytes);
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return decoderFor(label).decode(bytes);
  }
}

const BYTE_OF = new Map<string, number>();
for (let byte = 0; byte < 256; byte++) BYTE_OF.set(decoderFor(null).decode(Uint8Array.of(byte)), byte);

/** postal-mime reads us-ascii and unknown charsets as windows-1252; where those bytes are valid UTF-8, they were meant so. */
export function mendMojibake(text: string): string {
  if (!/[\u00c2-\u00f4]/.test(text)) return text;
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const byte = BYTE_OF.get(text.charAt(at));
    if (byte === undefined) return text;
    bytes[at] = byte;
  }
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return text;
  }
}

/** UTF-7 (RFC 2152), which old Exchange servers write and no decoder knows. */
export function decodeUtf7(text: string): string {
  return text.replace(/\+([A-Za-z0-9+/]{0,4000})-?/g, (whole, encoded: string) => {
    if (encoded === "") return "+";
    if (encoded.length % 4 === 1) return whole;
    const units = Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0));
    return utf16.decode(units.subarray(0, units.length - (units.length % 2)));
  });
}
