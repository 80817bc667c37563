import type { DigestLine } from "./digest-line";
import { foldText } from "./fold-text";

interface Tracks {
  itemId?: string | null;
}

/** What a line of an edited section was before: the same words, or the item's line that was reworded. */
interface LineBefore<Item> {
  same: Item | null;
  edited: Item | null;
}

const SAME_LINE = 0.5;
const LEAST_LETTERS = 3;

/**
 * What each line of an edited section was before, and which lines with an item are gone. The same words are the same
 * line wherever they stand, also those of a line that was deleted earlier; a line of which half the words are left, or
 * that stands alone in its place and shares a word, is that line edited. Each line is given out once.
 */
export function linesBefore<Item extends Tracks>(
  before: { shown: readonly Item[]; removed: readonly Item[] },
  lines: readonly DigestLine[],
  toLine: (item: Item) => DigestLine,
): { lines: LineBefore<Item>[]; gone: Item[] } {
  const old = [...before.shown, ...before.removed].map((item) => ({ item, line: toLine(item) }));
  const left = new Set(old.keys());
  const found = new Map<number, number>();
  const byWords = new Map<string, number[]>();
  old.forEach(({ line }, index) => {
    const known = byWords.get(allWords(line));
    if (known) known.push(index);
    else byWords.set(allWords(line), [index]);
  });
  lines.forEach((line, place) => {
    const index = byWords.get(allWords(line))?.shift();
    if (index === undefined) return;
    found.set(place, index);
    left.delete(index);
  });

  const reworded = new Map<number, number>();
  const isFree = (index: number) =>
    left.has(index) && index < before.shown.length && Boolean(old[index]?.item.itemId);
  const pairs = lines
    .flatMap((line, place) =>
      found.has(place)
        ? []
        : [...left].filter(isFree).flatMap((index) => {
            const known = old[index];
            const score = known === undefined ? 0 : likeness(known.line, line);
            const isIt =
              score >= SAME_LINE || (score > 0 && isAloneThere(place, index, lines.length, found, isFree));
            return isIt ? [{ place, index, score }] : [];
          }),
    )
    .sort((a, b) => b.score - a.score);
  for (const { place, index } of pairs) {
    if (reworded.has(place) || !left.has(index)) continue;
    reworded.set(place, index);
    left.delete(index);
  }
  const itemAt = (index: number | undefined) => (index === undefined ? null : (old[index]?.item ?? null));
  return {
    lines: lines.map((_, place) => ({ same: itemAt(found.get(place)), edited: itemAt(reworded.get(place)) })),
    gone: [...left].flatMap((index) => {
      const item = itemAt(index);
      return item?.itemId ? [item] : [];
    }),
  };
}

/** Between the same neighbours stand only this line now, and only that one before. */
function isAloneThere(
  place: number,
  index: number,
  count: number,
  found: ReadonlyMap<number, number>,
  isFree: (index: number) => boolean,
): boolean {
  const isOpen = (at: number) => at >= 0 && at < count && !found.has(at);
  if (isOpen(place - 1) || isOpen(place + 1)) return false;
  const [above, below] = [found.get(place - 1) ?? -1, found.get(place + 1)];
  if (index <= above || (below !== undefined && index >= below)) return false;
  return !isFree(index - 1) && !isFree(index + 1);
}

/** How much of their words two lines share, 0 to 1. */
function likeness(a: DigestLine, b: DigestLine): number {
  const [x, y] = [wordsOf(a.text), wordsOf(b.text)];
  const shared = [...x].filter((word) => y.has(word)).length;
  return x.size + y.size === 0 ? 0 : (2 * shared) / (x.size + y.size);
}

function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= LEAST_LETTERS && word !== "the" && word !== "and"));
}

function allWords(line: DigestLine): string {
  return JSON.stringify([line.text, ...line.fields].map((text) => foldText(text ?? "")));
}
