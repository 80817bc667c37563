/** Bidirectional embeddings, overrides and isolates. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;
/** Soft hyphens and word joiners; and zero-width spaces, but for scripts that break their lines there. */
const INVISIBLE = /[\u00ad\u2060-\u2064\ufeff]|(?<!\p{Lo}\p{M}{0,4})\u200b|\u200b(?![\p{Lo}\p{M}])/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what goes out
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/g;

/** Most texts have none, and looking is cheaper than replacing. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what goes out
const ANY = /[\u0000-\u0008\u000b\u000e-\u001f\u007f\u00ad\u200b\u202a-\u202e\u2060-\u2069\ufeff]/;

/** A name, subject or file name of somebody else without what would turn, hide or imitate other characters of it. */
export function plainLine(text: string): string {
  return ANY.test(text) ? text.replace(TURNING, "").replace(INVISIBLE, "") : text;
}

/**
 * The words of a mail without invisible characters, which cut words into pieces that are none, without control
 * characters and without overrides of the direction; what scripts and emoji need stays.
 */
export function readableText(text: string): string {
  if (!ANY.test(text)) return text;
  return text
    .replace(/[\u202d\u202e]/g, "")
    .replace(INVISIBLE, "")
    .replace(CONTROL, "");
}
