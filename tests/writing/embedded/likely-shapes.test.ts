import { describe, expect, it } from "vitest";
import { LikelyShapes } from "../../../app/writing/embedded/likely-shapes";
import { neededLetters } from "../../../app/writing/embedded/needed-letters";

const letters = (pattern: RegExp) => [...(neededLetters(pattern) ?? [])].sort();

describe("the letters that a pattern needs", () => {
  it("are those of the part that stands most rarely elsewhere, one run for each of its alternatives", () => {
    expect(letters(/\b(?:is|are) (?:held|kept) back by\b/i)).toEqual([" back by"]);
    expect(letters(/\b(?:blocked|stuck)\b[^.]{0,9}\bon\b/iu)).toEqual(["blocked", "stuck"]);
    expect(letters(/^(?:The Lease|our(?: new)? permit)/)).toEqual([" permit", "the lease"]);
  });

  it("hold nothing that need not stand there: what may be left out, any letter of some, what stands around", () => {
    expect(letters(/colou?r(?:ed)?/)).toEqual(["colo"]);
    expect(letters(/pa+y(?=ment)/)).toEqual([]);
    expect(letters(/wait(?:ing)? [^.]*\p{Lu}\w+/u)).toEqual(["wait"]);
    expect(letters(/(?<!never )\bsig[nm]ed\b(?! off)/)).toEqual(["sig"]);
  });

  it("are not known where an alternative needs none", () => {
    expect(neededLetters(/late|\d+/)).toBeNull();
    expect(neededLetters(/(?:late|)/)).toBeNull();
    expect(neededLetters(/if|late/)).toBeNull();
  });
});

describe("a list of patterns of which few can match", () => {
  const PATTERNS = [/\bis (?:late|overdue)\b/i, /^\d+ %$/, /\b(?:late|missing) again\b/i, /missing/iu];
  const shapes = new LikelyShapes(PATTERNS, (pattern) => pattern);

  it("gives the first that matches, as if each were tried in turn", () => {
    const TEXTS = [
      "The lease IS OVERDUE.",
      "It is missing again",
      "90 %",
      "Nothing of the kind",
      "",
      "is\nlate",
      "late AGAIN",
      "\u{1F600} missing",
    ];
    for (const text of TEXTS)
      expect([text, shapes.find(text)]).toEqual([text, PATTERNS.find((pattern) => pattern.test(text))]);
  });

  it("finds letters that a pattern takes for those of its own: the long s, the sign of Kelvin", () => {
    const [kelvin, long] = [new LikelyShapes([/kept/iu], (each) => each), shapes];
    expect(kelvin.some("\u212Aept")).toBe(true);
    expect(long.some("mi\u017F\u017Fing")).toBe(true);
  });

  it("leaves out what is not asked for", () => {
    expect(shapes.find("It is late, and missing", (pattern) => pattern !== PATTERNS[0])).toBe(PATTERNS[3]);
  });
});
