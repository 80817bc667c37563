/**
 * One line of text: runs of white space and control characters become one space, and the ends are trimmed.
 * Items of a digest are stored this way, so that their Markdown reads back to exactly the same words.
 */
export function foldText(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}
