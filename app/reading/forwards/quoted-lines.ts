interface QuotedLine {
  /** How many `>` stand in front. */
  depth: number;
  text: string;
}

const MARKS = /^[\s\u00a0\ufeff]{0,3}(?:[>›＞][ \t\u00a0\ufeff]{0,3}){1,60}/;

/** Takes `> ` marks off a line; without any, the depth is 0 and the text is the line. */
export function readQuoteMarks(line: string): QuotedLine {
  const found = MARKS.exec(line)?.[0];
  if (found === undefined) return { depth: 0, text: line };
  const last = Math.max(found.lastIndexOf(">"), found.lastIndexOf("›"), found.lastIndexOf("＞"));
  const text = line.slice(last + 1).replace(/^[ \u00a0]/, "");
  return { depth: found.split(/[>›＞]/).length - 1, text };
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
