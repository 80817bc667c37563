/** What a piece of a word begins with where a word begins. */
const BLANK = "\u2581";
/** Pieces before it stand for what is no text. */
const FIRST = 6;
const UNKNOWN = 0;

/** A text in pieces of words: their numbers, and where each stands in the text. */
export interface Pieces {
  ids: number[];
  /** Character of the folded text at which each begins; `of` is the text that these count in. */
  starts: number[];
  of: string;
}

/** Cuts text into the pieces of a vocabulary that are likeliest together (a unigram model; Kudo, 2018). */
export class SentencePieces {
  private readonly ids: ReadonlyMap<string, number>;
  /** Letters of the longest piece that begins with a letter. */
  private readonly longest = new Map<string, number>();

  /** `pieces` and `scores`: the vocabulary with the log-probability of each piece. */
  constructor(
    pieces: readonly string[],
    private readonly scores: readonly number[],
  ) {
    this.ids = new Map(pieces.slice(FIRST).map((piece, at) => [piece, FIRST + at]));
    for (const piece of pieces) {
      const first = String.fromCodePoint(piece.codePointAt(0) ?? 0);
      this.longest.set(first, Math.max(this.longest.get(first) ?? 0, piece.length));
    }
  }

  cut(text: string): Pieces {
    const folded = text.normalize("NFKC").replaceAll(" ", BLANK);
    const letters = [...(folded === "" ? "" : BLANK + folded)];
    const best = new Float64Array(letters.length + 1).fill(Number.NEGATIVE_INFINITY);
    const from = new Int32Array(letters.length + 1);
    const ids = new Int32Array(letters.length + 1);
    best[0] = 0;
    for (let at = 0; at < letters.length; at++) {
      const base = best[at] ?? 0;
      const reach = (end: number, id: number, score: number) => {
        if (base + score < (best[end] ?? 0)) return;
        best[end] = base + score;
        from[end] = at;
        ids[end] = id;
      };
      let isCut = false;
      let piece = "";
      const longest = Math.min(letters.length, at + (this.longest.get(letters[at] ?? "") ?? 0));
      for (let end = at; end < longest; end++) {
        piece += letters[end] ?? "";
        const id = this.ids.get(piece);
        if (id === undefined) continue;
        isCut = true;
        reach(end + 1, id, this.scores[id] ?? 0);
      }
      if (!isCut) reach(at + 1, UNKNOWN, 0);
    }
    const cut: { id: number; at: number }[] = [];
    for (let end = letters.length; end > 0; end = from[end] ?? 0)
      cut.push({ id: ids[end] ?? UNKNOWN, at: from[end] ?? 0 });
    cut.reverse();
    const offsets = offsetsOf(letters);
    const kept = cut.filter(({ id }, i) => id !== UNKNOWN || cut[i - 1]?.id !== UNKNOWN);
    return {
      ids: kept.map(({ id }) => id),
      starts: kept.map(({ at }) => offsets[at] ?? 0),
      of: letters.join(""),
    };
  }
}

function offsetsOf(letters: readonly string[]): number[] {
  const offsets: number[] = [];
  let at = 0;
  for (const letter of letters) {
    offsets.push(at);
    at += letter.length;
  }
  return offsets;
}
