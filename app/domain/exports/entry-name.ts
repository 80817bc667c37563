const LONGEST = 60;
/** Names of devices, which Windows takes for no files, whatever comes behind a dot. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * A name from people's words that every system takes for a file or folder in a zip: no way out of its folder, nothing
 * that is no letter to a file system, not too long. `otherwise` where nothing is left.
 */
export function entryName(words: string, otherwise: string): string {
  const plain = words
    .normalize("NFC")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\\/:*?"<>|]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const short = Array.from(plain).slice(0, LONGEST).join("").toWellFormed();
  const safe = short.replace(/^[. ]+|[. ]+$/g, "").replace(RESERVED, "_$&");
  return safe || otherwise;
}

/** The end of an id, which tells things of one name apart. */
export function shortId(id: string): string {
  return id.replace(/[^A-Za-z0-9-]/g, "").slice(-8);
}
