import { COMMAND_VERBS } from "../english/command-verbs";
import { headingOf } from "./headings";
import { LIST_MARK } from "./list-marks";

const LONGEST = 60;
const MOST_WORDS = 7;
/** "--- To do ---", "== Risks ==", "[Decisions]", "_Ana_", "**Ana:**", "» News", "📌 Blocked": signs that only make a title of their line. */
const DECORATED =
  /^\s*(?:(?:#{1,6}|[»>]{1,2}|\p{Extended_Pictographic}\uFE0F?)\s+|(?:[-=~*_]{2,}|[–—])\s*(?=\S.*[-=~*_–—]\s*$)|[*_](?=\S.*[*_]\s*:?\s*$)|\[(?=[^\]]{3,}\]\s*:?\s*$))+/u;
const CLOSING = /\s*(?:[-=~*_–—#]+|\])\s*(?=:?\s*$)/u;
const UNDERLINE = /^\s*(?:-{3,}|={3,}|~{3,}|_{3,})\s*$/;
const NUMBER = /^\s*\(?\d{1,2}(?:[.)]|\s[-–])?\s+(?=\p{Lu})/u;
const MARK = new RegExp(`^\\s*${LIST_MARK}(?:\\s|(?<=\\s))`, "u");

/** Lines that are titles by their signs, by a line drawn below or by their number, as titles of Markdown ("## Risks"). */
export function withPlainHeadings(lines: readonly string[]): string[] {
  const out: string[] = [];
  for (const [at, line] of lines.entries()) {
    const below = lines[at + 1] ?? "";
    if (UNDERLINE.test(line) && isTitled(lines[at - 1] ?? "", lines[at - 2] ?? "")) out.push("");
    else if (UNDERLINE.test(below) && isTitled(line, lines[at - 1] ?? "")) out.push(`## ${bareTitle(line)}`);
    else if (isDecorated(line, nextOf(lines, at)) || isNumberedTitle(line, nextOf(lines, at)))
      out.push(`## ${bareTitle(line)}`);
    else out.push(line);
  }
  return out;
}

/** What a title says without the signs that make it one. */
export const bareTitle = (line: string): string =>
  line.replace(DECORATED, "").replace(CLOSING, "").replace(NUMBER, "").trim();

const isShort = (title: string): boolean =>
  title.length > 1 &&
  title.length <= LONGEST &&
  title.split(/\s+/).length <= MOST_WORDS &&
  /^[\p{Lu}\d]/u.test(title) &&
  !/[.!?,;|\t]$|\t|\s\|\s|:\s+\S/.test(title);

/** A line with another drawn below it; a rule between two parts of a text stands below a blank line. */
const isTitled = (line: string, above: string): boolean =>
  line.trim() !== "" &&
  !MARK.test(line) &&
  isShort(bareTitle(line)) &&
  (above.trim() === "" || UNDERLINE.test(above));

function isDecorated(line: string, next: string): boolean {
  if (!DECORATED.test(line) || MARK.test(line) || /^\s*(?:>|[-=]{1,2}>|\[[ xX]?\])/.test(line)) return false;
  const sign = PICTURE.exec(line)?.[1];
  // A picture before each line of a list is its bullet.
  return isShort(bareTitle(line)) && !(sign !== undefined && (next === "" || next.includes(sign)));
}

const PICTURE = /^\s*(\p{Extended_Pictographic})/u;

/** "1. Decisions", above items with bullets. */
function isNumberedTitle(line: string, next: string): boolean {
  if (!NUMBER.test(line) || shapeOf(line) === shapeOf(next) || !MARK.test(next)) return false;
  const title = bareTitle(line);
  const first = /^\p{L}+/u.exec(title)?.[0].toLowerCase() ?? "";
  return isShort(title) && (headingOf(title) !== "other" || !COMMAND_VERBS.has(first));
}

/** Of a number, what stands around it. */
const shapeOf = (line: string): string =>
  /^\s*\(?\d{1,2}(?:[.)]|\s[-–])?\s/.exec(line)?.[0].replace(/\d+/, "1").trim() ?? "";

function nextOf(lines: readonly string[], from: number): string {
  let at = from + 1;
  while (at < lines.length && lines[at]?.trim() === "") at += 1;
  return lines[at] ?? "";
}
