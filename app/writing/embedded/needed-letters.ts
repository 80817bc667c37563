/** What a part of a pattern needs: one of these must stand in the text; null where nothing is known. */
type Needed = readonly string[] | null;

/** Shorter letters tell too little. */
const SHORTEST = 3;
/** How likely letters stand in a sentence that the pattern does not match, by how many they are. */
const LIKELIHOOD = [1, 1, 1, 0.1, 0.04, 0.02];
const rank = (needed: readonly string[]): number =>
  needed.reduce((sum, { length }) => sum + (LIKELIHOOD[length] ?? 0.01), 0);

/**
 * Letters and blanks (a to z in lower case) of which at least one run must stand in whatever the pattern matches, however its
 * letters are written; null where no such are found. Each has three at least.
 */
export function neededLetters({ source }: RegExp): Needed {
  const reading = { source, at: 0 };
  const needed = alternatives(reading);
  return reading.at === source.length ? needed : null;
}

interface Reading {
  source: string;
  at: number;
}

/** Up to the end of the group, or of the pattern: each alternative must need something. */
function alternatives(reading: Reading): Needed {
  let all: string[] | null = [];
  for (;;) {
    const needed = sequence(reading);
    all = all === null || needed === null ? null : [...all, ...needed];
    if (reading.source[reading.at] !== "|") return all;
    reading.at++;
  }
}

/** Up to the next alternative: of all that it needs, what is the least likely elsewhere. */
function sequence(reading: Reading): Needed {
  let best: Needed = null;
  let run = "";
  const offer = (needed: Needed): void => {
    if (needed?.every(({ length }) => length >= SHORTEST) && (best === null || rank(needed) < rank(best)))
      best = needed;
  };
  const { source } = reading;
  while (reading.at < source.length && !/[|)]/.test(source[reading.at] ?? "")) {
    const atom = nextAtom(reading);
    const least = quantifier(reading);
    if (atom.kind === "nothing") continue;
    if (atom.kind === "letter" && least === null) run += atom.letter;
    else {
      // A letter that may stand several times ends the run, and one that need not stand is none.
      if (atom.kind === "letter" && least !== 0) run += atom.letter;
      offer([run]);
      run = "";
      if (atom.kind === "group" && least !== 0) offer(atom.needed);
    }
  }
  offer([run]);
  return best;
}

type Atom =
  | { kind: "letter"; letter: string }
  | { kind: "group"; needed: Needed }
  /** Any letter of some. */
  | { kind: "any" }
  /** Stands between letters. */
  | { kind: "nothing" };

function nextAtom(reading: Reading): Atom {
  const { source } = reading;
  const character = source[reading.at++] ?? "";
  if (character === "(") return group(reading);
  if (character === "[") {
    while (source[reading.at] !== "]" && reading.at < source.length)
      reading.at += source[reading.at] === "\\" ? 2 : 1;
    reading.at++;
    return { kind: "any" };
  }
  if (character === "^" || character === "$") return { kind: "nothing" };
  if (character === "\\") {
    const [escaped = "", name] =
      /^(?:[pP]\{[^}]*\}|k<[^>]*>|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|(b|B)|.)/isu.exec(
        source.slice(reading.at),
      ) ?? [];
    reading.at += escaped.length;
    return { kind: name === undefined ? "any" : "nothing" };
  }
  return /^[a-z ]$/i.test(character) ? { kind: "letter", letter: character.toLowerCase() } : { kind: "any" };
}

function group(reading: Reading): Atom {
  const [opening = ""] = /^\?(?:<?[=!]|:|<[^>]*>)/.exec(reading.source.slice(reading.at)) ?? [];
  reading.at += opening.length;
  const needed = alternatives(reading);
  reading.at++;
  // What stands around is not part of it; that it must stand there is not made use of.
  return /[=!]$/.test(opening) ? { kind: "any" } : { kind: "group", needed };
}

/** How many times at least; null where none is said. */
function quantifier(reading: Reading): number | null {
  const [said, least] = /^(?:[*?]|\+|\{(\d+)(?:,\d*)?\})\??/.exec(reading.source.slice(reading.at)) ?? [];
  if (said === undefined) return null;
  reading.at += said.length;
  return least === undefined ? Number(said.startsWith("+")) : Number(least);
}
