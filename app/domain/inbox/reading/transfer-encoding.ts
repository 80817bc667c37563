const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const skip = 255;
const sixBits = new Uint8Array(256).fill(skip);
for (let value = 0; value < alphabet.length; value++) sixBits[alphabet.charCodeAt(value)] = value;

/** Decodes base64 (RFC 2045, 6.8) and skips whatever is not of its alphabet; padding restarts the group. */
export function decodeBase64(body: Uint8Array): Uint8Array {
  const out = new Uint8Array(Math.ceil((body.length * 3) / 4) + 3);
  let written = 0;
  let bits = 0;
  let buffered = 0;
  for (let at = 0; at < body.length; at++) {
    const byte = body[at] ?? 0;
    const value = sixBits[byte] ?? skip;
    if (value === skip) {
      // Two encodings glued together: what follows the padding starts anew.
      if (byte === 0x3d) bits = 0;
      continue;
    }
    buffered = ((buffered << 6) | value) & 0xffffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      out[written++] = (buffered >> bits) & 0xff;
    }
  }
  return out.subarray(0, written);
}

function hexValue(byte: number | undefined): number {
  if (byte === undefined) return -1;
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const lower = byte | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
}

/** Decodes quoted-printable (RFC 2045, 6.7); broken escapes stay as they stand. */
export function decodeQuotedPrintable(body: Uint8Array): Uint8Array {
  const out = new Uint8Array(body.length);
  let written = 0;
  let at = 0;
  while (at < body.length) {
    const byte = body[at] ?? 0;
    if (byte !== 0x3d) {
      out[written++] = byte;
      at++;
      continue;
    }
    const high = hexValue(body[at + 1]);
    const low = hexValue(body[at + 2]);
    if (high >= 0 && low >= 0) {
      out[written++] = high * 16 + low;
      at += 3;
      continue;
    }
    const next = afterSoftBreak(body, at + 1);
    if (next > 0) at = next;
    else {
      out[written++] = byte;
      at++;
    }
  }
  return out.subarray(0, written);
}

/** The offset after a soft line break that begins at `at`, blanks before it included; 0 when there is none. */
function afterSoftBreak(body: Uint8Array, at: number): number {
  let end = at;
  while (end < at + 40 && (body[end] === 0x20 || body[end] === 0x09)) end++;
  if (body[end] === 0x0d && body[end + 1] === 0x0a) return end + 2;
  if (body[end] === 0x0a || body[end] === 0x0d) return end + 1;
  return end >= body.length ? end : 0;
}
