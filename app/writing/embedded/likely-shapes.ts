import { neededLetters } from "./needed-letters";

/** Letters and blanks in steps of five bits; everything else is one more. */
const BLANK = 27;
const OTHER = 28;
const CODES = 1 << 15;

function codeOf(character: number): number {
  // Lower and upper case alike.
  const letter = character | 32;
  if (letter >= 97 && letter <= 122) return letter - 96;
  return character === 32 ? BLANK : OTHER;
}

/** How often three letters may stand in English, roughly: those with a blank or of common letters are the poorer keys. */
const COMMON = new Set([..." etaoinsrh"].map((letter) => codeOf(letter.charCodeAt(0))));

/**
 * A list of patterns of which few can match any one text: those that need letters which it lacks are not tried, found in one
 * walk over it. What matches is the same as if each were tried in turn.
 */
export class LikelyShapes<Entry> {
  /** Of three letters, by their code: the entries that may match where these stand, from `first` on in `keyed`; 0 is none. */
  private readonly first = new Uint16Array(CODES);
  private readonly keyed: number[][] = [[]];
  /** 1 for the entries of which no letters are known to be needed. */
  private readonly always: Uint8Array;

  constructor(
    private readonly entries: readonly Entry[],
    private readonly patternOf: (entry: Entry) => RegExp,
  ) {
    this.always = new Uint8Array(entries.length);
    for (const [at, entry] of entries.entries()) {
      const needed = neededLetters(patternOf(entry));
      if (needed === null) this.always[at] = 1;
      else for (const letters of needed) this.add(keyOf(letters), at);
    }
  }

  private add(key: number, entry: number): void {
    const found = this.first[key] ?? 0;
    if (found > 0) {
      const keyed = this.keyed[found] ?? [];
      if (!keyed.includes(entry)) keyed.push(entry);
      return;
    }
    this.first[key] = this.keyed.length;
    this.keyed.push([entry]);
  }

  /** The first entry whose pattern is in the text, of those asked for. */
  find(text: string, isAskedFor: (entry: Entry) => boolean = () => true): Entry | undefined {
    const likely = this.always.slice();
    let key = 0;
    for (let at = 0; at < text.length; at++) {
      const character = text.charCodeAt(at);
      // The long s, which patterns that ignore case take for an s: nothing is known of such a text.
      if (character === 0x17f) likely.fill(1);
      key = ((key << 5) | (character === 0x212a ? 11 : codeOf(character))) & (CODES - 1);
      const found = this.first[key] ?? 0;
      if (found > 0) for (const entry of this.keyed[found] ?? []) likely[entry] = 1;
    }
    for (let at = likely.indexOf(1); at >= 0; at = likely.indexOf(1, at + 1)) {
      const entry = this.entries[at];
      if (entry !== undefined && this.patternOf(entry).test(text) && isAskedFor(entry)) return entry;
    }
    return undefined;
  }

  /** That any pattern is in the text. */
  some(text: string): boolean {
    return this.find(text) !== undefined;
  }
}

/** The three letters of these that are the rarest. */
function keyOf(letters: string): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at + 3 <= letters.length; at++) {
    const codes = [0, 1, 2].map((more) => codeOf(letters.charCodeAt(at + more)));
    const common = codes.reduce((sum, code) => sum + (code === BLANK ? 2 : COMMON.has(code) ? 1 : 0), 0);
    if (common >= least) continue;
    least = common;
    best = codes.reduce((key, code) => (key << 5) | code, 0);
  }
  return best;
}
