/** A decoder for a charset label as mails write it; null when nobody knows it. */
function decoderFor(label: string, fatal: boolean): TextDecoder | null {
  try {
    return new TextDecoder(label, { fatal });
  } catch {
    return null;
  }
}

const mayBeWrong = /^(|us-?ascii|ascii|ansi.*|utf-?8|unknown.*|x-unknown|8bit|binary|default.*)$/i;

/**
 * Bytes as text: UTF-8 when they are valid UTF-8, else the hinted charset, else windows-1252, which never fails.
 * A leading byte order mark is dropped.
 */
export function decodeBytes(bytes: Uint8Array, hint: string | null): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const bomless = sniffUtf16(bytes);
    if (bomless !== null) return bomless;
    const label = hint !== null && !mayBeWrong.test(hint) ? hint : "windows-1252";
    return (decoderFor(label, false) ?? new TextDecoder("windows-1252")).decode(bytes);
  }
}

/** Files of Windows programs are often UTF-16 with a byte order mark. */
function sniffUtf16(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  return null;
}

/** Whether text declared in this charset may well be in another one. */
export function charsetIsDoubtful(label: string | null): boolean {
  return label === null || mayBeWrong.test(label) || decoderFor(label, false) === null;
}
