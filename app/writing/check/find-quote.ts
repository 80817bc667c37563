import { atOnce, type Slices } from "../slices";
import { plainCharacter } from "../typography";
import { withoutHidden } from "./without-hidden";

/** Scripts that put spaces between words; in others every place may be the edge of a word. */
const SPACED =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Nd}]/u;

/** What the fold leaves as it is. */
const PLAIN = /^[!-~]+$/;

/** A text prepared for looking up quotes; `at[i]` is where the i-th folded unit begins in `original`. */
export interface FoldedText {
  original: string;
  folded: string;
  at: number[];
}

/** Characters between two pauses. */
const SLICE = 10_000;

/** White space becomes one space, characters NFC, quotes and dashes their plain form. */
export function* foldInSlices(original: string): Slices<FoldedText> {
  // In pieces: looking at a string that is still growing copies it each time.
  const folded: string[] = [];
  const at: number[] = [];
  const add = (text: string, index: number) => {
    if (text === "") return;
    folded.push(text);
    for (let unit = 0; unit < text.length; unit += 1) at.push(index);
  };
  let next = SLICE;
  for (const match of original.matchAll(/\s+|[!-~]+(?!\p{M})|\P{M}\p{M}*|\p{M}+/gu)) {
    if (match.index > next) {
      yield;
      next = match.index + SLICE;
    }
    const cluster = match[0];
    if (PLAIN.test(cluster)) {
      folded.push(cluster);
      for (let unit = 0; unit < cluster.length; unit += 1) at.push(match.index + unit);
    } else if (/^\s/.test(cluster)) {
      if (folded.length > 0 && !folded.at(-1)?.endsWith(" ")) add(" ", match.index);
    } else {
      const composed = withoutHidden(cluster).normalize("NFC");
      add(plainCharacter(composed), match.index);
    }
  }
  at.push(original.length);
  return { original, folded: folded.join(""), at };
}

/**
 * Where the words of `quote` stand in the text, as whole words: the text's own slice, verbatim, with its position
 * in the original. Null when they don't. Case counts; the kind of white space, quotes and dashes does not.
 */
export function findQuote(text: FoldedText, quote: string): { verbatim: string; start: number } | null {
  const wanted = atOnce(foldInSlices(quote)).folded.trim();
  if (wanted === "") return null;
  for (let from = text.folded.indexOf(wanted); from !== -1; from = text.folded.indexOf(wanted, from + 1)) {
    if (!isEdge(text.folded, from) || !isEdge(text.folded, from + wanted.length)) continue;
    const start = text.at[from] ?? 0;
    return { verbatim: text.original.slice(start, text.at[from + wanted.length]).trimEnd(), start };
  }
  return null;
}

function isEdge(text: string, index: number): boolean {
  const before = text[index - 1];
  const after = text[index];
  return before === undefined || after === undefined || !SPACED.test(before) || !SPACED.test(after);
}
