/** At the start of a line these would make a heading, a list, a quote, a rule or a fence. */
const LINE_START = /^(?:#{1,6}(?=\s|$)|[-+](?=\s|$)|>|=+\s*$|-{2,}|~{3,})/;
const NUMBERED = /^(\d{1,9})([.)])(?=\s|$)/;

/**
 * Plain text of one line as CommonMark that shows exactly these characters.
 * Escapes only what Markdown would read as syntax, because people edit the result by hand.
 */
export function escapeMarkdown(line: string): string {
  const inline = line
    .replace(/[\\`*[\]]/g, "\\$&")
    .replace(/<(?=[a-z/!?])/gi, "\\<")
    .replace(/&(?=#?\w+;)/g, "\\&")
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\_");
  return inline.replace(NUMBERED, "$1\\$2").replace(LINE_START, "\\$&");
}
