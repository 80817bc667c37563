/** Zero-width characters, direction marks and the tag block. */
const HIDDEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\u{e0000}-\u{e007f}]/gu;

/** The text without characters that nobody sees and a model reads; quotes are looked up without them too. */
export function withoutHidden(text: string): string {
  return text.replace(HIDDEN, "");
}
