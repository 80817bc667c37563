import { isListEntry, sentenceEnd, sentenceStart } from "./quote-setting";

/** Where a stretch of a text begins and ends, `end` excluded. */
export interface Stretch {
  start: number;
  end: number;
}

/** So many sentences before and after it tell what a sentence speaks of. */
const BEFORE = 4;
const AFTER = 1;
/** A longer one is no sentence that anybody wants to see beside a line. */
const LONGEST = 400;

/**
 * The sentences around the one that holds the words from `start` to `end`, those before it first, the nearest first. An entry of a
 * list has none: what stands beside it is another matter; nor does any reach beyond one.
 */
export function nearbySentences(text: string, start: number, end: number): Stretch[] {
  const own = { start: sentenceStart(text, start), end: sentenceEnd(text, end) };
  if (isListEntry(text, own.start)) return [];
  const found: Stretch[] = [];
  const add = (stretch: Stretch): boolean => {
    if (stretch.end <= stretch.start || isListEntry(text, stretch.start)) return false;
    if (stretch.end - stretch.start <= LONGEST) found.push(stretch);
    return true;
  };
  let from = own.start;
  for (let count = 0; count < BEFORE; count++) {
    const to = text.slice(0, from).trimEnd().length;
    const at = to === 0 ? 0 : sentenceStart(text, to - 1);
    if (!add({ start: at, end: to })) break;
    from = at;
  }
  let to = own.end;
  for (let count = 0; count < AFTER; count++) {
    const at = to + (/^\s*/.exec(text.slice(to))?.[0].length ?? 0);
    const next = at < text.length ? sentenceEnd(text, at) : at;
    if (!add({ start: at, end: next })) break;
    to = next;
  }
  return found;
}
