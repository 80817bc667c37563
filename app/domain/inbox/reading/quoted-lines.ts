export interface QuotedLine {
  /** How many `>` stand in front. */
  depth: number;
  text: string;
}

/** Takes `> ` marks off a line; without any, the depth is 0 and the text is the line. */
export function readQuoteMarks(line: string): QuotedLine {
  let depth = 0;
  let at = 0;
  for (; at < line.length && at < 200; at++) {
    const char = line.charAt(at);
    if (char === ">" || char === "›" || char === "＞") depth++;
    else if (!(char === " " || char === "\u00a0" || char === "\t" || char === "\ufeff") || depth === 0) {
      // White space in front of the first mark is part of the mark.
      if (depth > 0 || !/^[\s\u00a0\ufeff]{1,3}>/.test(line.slice(at, at + 4))) break;
    }
  }
  if (depth === 0) return { depth, text: line };
  const lastMark = Math.max(line.lastIndexOf(">", at), line.lastIndexOf("›", at), line.lastIndexOf("＞", at));
  return { depth, text: line.slice(lastMark + 1).replace(/^[ \u00a0]/, "") };
}

/** Takes one level of quotation off. */
export function unquoteOnce(line: string): string {
  return line.replace(/^[\s\u00a0\ufeff]{0,3}[>›＞][ \u00a0]?/, "");
}

/** Lines as text without blank lines at either end. */
export function textOf(lines: string[]): string {
  let start = 0;
  let end = lines.length;
  while (start < end && isBlankLine(lines[start] ?? "")) start++;
  while (end > start && isBlankLine(lines[end - 1] ?? "")) end--;
  return lines.slice(start, end).join("\n").trimEnd();
}

export function isBlankLine(line: string): boolean {
  return /^[\s\u00a0\ufeff\u200b]*$/.test(line);
}
