/**
 * Letters as ranges of the alphabets that mail is written in. What `\p{L}` stands for are 600 ranges, and V8 compiles them anew for
 * each place in each pattern: 13 kB of code instead of some hundred bytes, of which the writer's patterns had 31 MB.
 */
const LETTERS: Readonly<Record<string, string>> = {
  L: "A-Za-z\\xaa\\xb5\\xba\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\u02c1\\u0370-\\u0481\\u048a-\\u0587\\u05d0-\\u06d3\\u0900-\\u0e4d\\u10a0-\\u1fff\\u3041-\\ud7a3",
  // Beyond Latin-1 large and small letters take turns, and either counts as both, but for the French \u0153.
  Lu: "A-Z\\xc0-\\xd6\\xd8-\\xde\\u0100-\\u0152\\u0154-\\u024f\\u0386-\\u03ab\\u0400-\\u042f\\u1e00-\\u1eff",
  Ll: "a-z\\xb5\\xdf-\\xf6\\xf8-\\u0151\\u0153-\\u024f\\u03ac-\\u03ff\\u0430-\\u045f\\u1e00-\\u1eff",
  N: "0-9\\xb2\\xb3\\xb9\\xbc-\\xbe",
  Nd: "0-9",
};
/** A pattern that has these has to count characters rather than units of 16 bits. */
const NEEDS_CHARACTERS = /[\ud800-\udfff]|\\u\{|\\u[dD][89a-fA-F]/;

/** What a pattern is made of: its source and flags. */
interface PatternSource {
  source: string;
  flags: string;
}

/**
 * The same pattern with ranges for its classes of letters, and without the flag for Unicode that it needs no more; as it is where it
 * names another class or characters beyond 16 bits. For the worker's build (scripts/patterns): docs/decisions/0510-memory.md.
 */
export function compactSource({ source, flags }: PatternSource): PatternSource {
  if (!/[uv]/.test(flags)) return { source, flags };
  const as = { source, flags };
  if (NEEDS_CHARACTERS.test(source)) return as;
  let compact = "";
  let isInClass = false;
  for (let at = 0; at < source.length; at++) {
    const letter = source.charAt(at);
    if (letter === "\\") {
      const [whole, negated, name = ""] = /^\\([pP])\{([^}]+)\}/.exec(source.slice(at)) ?? [];
      if (whole === undefined) {
        compact += source.slice(at, at + 2);
        at += 1;
        continue;
      }
      const ranges = LETTERS[name];
      if (ranges === undefined || (negated === "P" && isInClass)) return as;
      compact += isInClass ? ranges : `[${negated === "P" ? "^" : ""}${ranges}]`;
      at += whole.length - 1;
      continue;
    }
    if (letter === "[") isInClass = true;
    else if (letter === "]") isInClass = false;
    compact += letter;
  }
  return { source: compact, flags: flags.replace("u", "") };
}

/** `new RegExp` of a compact source: what the worker's build has in its stead where a pattern is put together, and what frames are. */
export function compactPattern(source: string | RegExp, flags?: string): RegExp {
  const given =
    typeof source === "string"
      ? { source, flags: flags ?? "" }
      : { source: source.source, flags: flags ?? source.flags };
  const compact = compactSource(given);
  return new RegExp(compact.source, compact.flags);
}
