import { isBlankLine } from "../forwards/quoted-lines";
import type { SignedText } from "./signature";

const MOST_LINES = 12;
/** Mailman 2 and 3, and Google Groups; the line above it is a ruler of underscores, or `--`. */
const FIRST_LINE =
  /^\S.{0,100}? mailing list(?: -- \S{1,200})?$|^you received this message because you are subscribed to the google groups?\b/i;
const RULER = /^(?:_{20,60}|--[ \u00a0]?)$/;
const OF_FOOTER =
  /^[\s<([]*(?:https?:|mailto:|\S{1,200}@\S{1,200}$)|unsubscribe|subscri|google groups|list ?info|mailing list|visit (?:this|https?:)|for more options|^%\(/i;

/**
 * Parts the footer that a list puts below a mail (Mailman, Google Groups) from the mail. It stands below the history
 * of an answer, too, where it would pass for the author's words. A text of nothing else is left as it is.
 */
export function splitListFooter(lines: string[]): SignedText {
  const filled = lines.flatMap((line, index) => (isBlankLine(line) ? [] : [index]));
  for (let place = Math.max(1, filled.length - MOST_LINES); place < filled.length - 1; place++) {
    const [ruler = 0, first = 0] = filled.slice(place);
    if (!RULER.test(lines[ruler]?.trimStart() ?? "") || !FIRST_LINE.test(lines[first]?.trim() ?? ""))
      continue;
    const isFooter = filled
      .slice(place + 2)
      .every((index) => OF_FOOTER.test((lines[index] ?? "").trim().slice(0, 400)));
    if (isFooter) return { text: lines.slice(0, ruler), signature: lines.slice(ruler) };
  }
  return { text: lines, signature: [] };
}
