import { isListEntry, sentenceEnd, sentenceStart } from "./quote-setting";

/** Where a stretch of a text begins and ends, `end` excluded. */
export interface Stretch {
  start: number;
  end: number;
}

/** So many sentences before and after it tell what a sentence speaks of. */
const BEFORE = 4;
const AFTER = 1;
/** What an entry of a list begins with. */
const MARK = /^\s*(?:[-*•]|\d{1,3}[.)])\s+/;
/** A longer one is no sentence that anybody wants to see beside a line. */
const LONGEST = 400;

/**
 * The sentence that holds the words from `start` to `end`, where it says more than they do, then those before it, the nearest first, and
 * the next. An entry of a list has only its own: what stands beside it is another matter; nor does any reach into one.
 */
export function nearbySentences(text: string, start: number, end: number): Stretch[] {
  const own = { start: sentenceStart(text, start), end: sentenceEnd(text, end) };
  const line = text.lastIndexOf("\n", own.start - 1) + 1;
  const isEntry = isListEntry(text, own.start);
  const found: Stretch[] = [];
  const add = (stretch: Stretch): boolean => {
    if (stretch.end <= stretch.start || (!isEntry && isListEntry(text, stretch.start))) return false;
    const start = stretch.start + (MARK.exec(text.slice(stretch.start, stretch.end))?.[0].length ?? 0);
    if (stretch.end - start <= LONGEST) found.push({ start, end: stretch.end });
    return true;
  };
  if (own.end - own.start > end - start + 1) add(own);
  const first = isEntry ? line : 0;
  let from = own.start;
  for (let count = 0; count < BEFORE && from > first; count++) {
    const to = text.slice(0, from).trimEnd().length;
    const at = to <= first ? first : sentenceStart(text, to - 1);
    if (!add({ start: at, end: to })) break;
    from = at;
  }
  let to = own.end;
  for (let count = 0; count < (isEntry ? 0 : AFTER); count++) {
    const at = to + (/^\s*/.exec(text.slice(to))?.[0].length ?? 0);
    const next = at < text.length ? sentenceEnd(text, at) : at;
    if (!add({ start: at, end: next })) break;
    to = next;
  }
  return found;
}
