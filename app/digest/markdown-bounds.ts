/**
 * What can be Markdown's syntax within a paragraph, and ends of lines. Parsing takes time with the square of their
 * number in what is parsed at once. Two of a kind are one mark, as in **bold**.
 */
const MARK = /\*\*?|__?|``?|[<&\\[\]\n]/g;
/** The same, and what makes blocks. 100 characters of prose have two or three. */
const BLOCK_MARK = new RegExp(`${MARK.source}|[-+#=>~]|\\d[.)]`, "g");
const MOST_IN_SECTION = 2000;
const LONGEST_SECTION = 20_000;
const MOST_IN_PARAGRAPH = 300;
const LONGEST_PARAGRAPH = 10_000;

/** Characters; a digest of forty items with their fields takes about ten thousand. */
export const LONGEST_DIGEST = 100_000;
/** Each may be an item, and is parsed by itself. */
const MOST_LINES = 2000;

export const TOO_LONG = `A digest has at most ${LONGEST_DIGEST} characters.`;
export const TOO_MANY_LINES = `A digest has at most ${MOST_LINES} lines.`;

/** Whether a section can be parsed as a whole: at most 20,000 characters, and 2,000 marks and lines. */
export function isParsableSection(markdown: string): boolean {
  return markdown.length <= LONGEST_SECTION && marksIn(markdown, BLOCK_MARK) <= MOST_IN_SECTION;
}

/** Whether one paragraph, or line of a list, can be parsed: at most 10,000 characters, and 300 marks. */
export function isParsableParagraph(markdown: string): boolean {
  return markdown.length <= LONGEST_PARAGRAPH && marksIn(markdown, MARK) <= MOST_IN_PARAGRAPH;
}

/** Whether a digest has more lines than anybody reads: over 2,000. */
export function hasTooManyLines(markdown: string): boolean {
  return markdown.split(/\r\n?|\n/).length > MOST_LINES;
}

function marksIn(markdown: string, mark: RegExp): number {
  return markdown.match(mark)?.length ?? 0;
}
