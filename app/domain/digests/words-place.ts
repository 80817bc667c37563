import { escapePattern } from "../../digest/escape-pattern";
import type { MailPieceView, WordsPlace } from "./whole-mail";

/**
 * Where words that were quoted from a mail stand in it, as they are, or else with other white space between them. Null
 * where they don't: the text may be longer than what is kept of it.
 */
export function wordsPlace(pieces: readonly Pick<MailPieceView, "text">[], quote: string): WordsPlace | null {
  const words = quote.trim();
  if (words === "") return null;
  for (const [piece, { text }] of pieces.entries()) {
    const start = text.indexOf(words);
    if (start !== -1) return { piece, start, end: start + words.length };
  }
  const spaced = new RegExp(words.split(/\s+/).map(escapePattern).join("\\s+"));
  for (const [piece, { text }] of pieces.entries()) {
    const found = spaced.exec(text);
    if (found) return { piece, start: found.index, end: found.index + found[0].length };
  }
  return null;
}
