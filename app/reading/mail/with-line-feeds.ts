/** The same message; very old programs end lines with a bare CR. */
export function withLineFeeds(raw: Uint8Array): Uint8Array {
  if (raw.includes(0x0a) || !raw.includes(0x0d)) return raw;
  return raw.map((byte) => (byte === 0x0d ? 0x0a : byte));
}
