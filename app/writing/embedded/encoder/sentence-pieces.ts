/** What a piece of a word begins with where a word begins. */
const BLANK = "\u2581";
/** Pieces before it stand for what is no text. */
const FIRST = 6;
const UNKNOWN = 0;

interface Node {
  next: Map<string, Node>;
  /** Of the piece that ends here; -1 when none does. */
  id: number;
  score: number;
}

/** A text in pieces of words: their numbers, and where each stands in the text. */
export interface Pieces {
  ids: number[];
  /** Character of the folded text at which each begins; `of` is the text that these count in. */
  starts: number[];
  of: string;
}

/** Cuts text into the pieces of a vocabulary that are likeliest together (a unigram model; Kudo, 2018). */
export class SentencePieces {
  private readonly root: Node = { next: new Map(), id: -1, score: 0 };

  /** `pieces` and `scores`: the vocabulary with the log-probability of each piece. */
  constructor(pieces: readonly string[], scores: readonly number[]) {
    for (let id = FIRST; id < pieces.length; id++) {
      let node = this.root;
      for (const letter of pieces[id] ?? "") {
        let next = node.next.get(letter);
        if (!next) {
          next = { next: new Map(), id: -1, score: 0 };
          node.next.set(letter, next);
        }
        node = next;
      }
      node.id = id;
      node.score = scores[id] ?? 0;
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
      let node: Node | undefined = this.root;
      let isCut = false;
      for (let end = at; end < letters.length; end++) {
        node = node.next.get(letters[end] ?? "");
        if (!node) break;
        if (node.id < 0) continue;
        isCut = true;
        reach(end + 1, node.id, node.score);
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
