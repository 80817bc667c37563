import { parseAst } from "vite";
import { describe, expect, it } from "vitest";
import { compactPattern, compactSource } from "../../app/writing/compact-pattern";
import { withCompactPatterns } from "../../scripts/patterns/compact-patterns";

/** Characters of the alphabets that mail is written in, and others. */
const CHARACTERS = [
  ...Array(0x250).keys(),
  0x391,
  0x3b1,
  0x416,
  0x436,
  0x5d0,
  0x639,
  0x905,
  0x3042,
  0x4e2d,
  0x2019,
]
  .map((code) => String.fromCharCode(code))
  .filter((character) => !/[\u0180-\u024f]/.test(character));

const matched = (pattern: RegExp): string =>
  CHARACTERS.filter((character) => pattern.test(character)).join("");

describe("patterns are compact in the worker's build", () => {
  it.each(["^\\p{L}$", "^[\\p{L}\\d'-]$", "^[^\\p{L}]$", "^\\P{L}$"])("%s has the same letters", (source) => {
    const compact = compactSource({ source, flags: "u" });
    expect(compact.flags).toBe("");
    expect(matched(new RegExp(compact.source, compact.flags))).toBe(matched(new RegExp(source, "u")));
  });

  it.each(["^\\p{Lu}$", "^\\p{Ll}$", "^[\\p{Lu}\\p{Ll}]$"])(
    "%s has the letters of western Europe",
    (source) => {
      const western = (pattern: RegExp) => matched(pattern).replace(/[\u0100-\u024f]/g, "");
      expect(western(compactPattern(source, "u"))).toBe(western(new RegExp(source, "u")));
      for (const name of ["Łukasz", "Ștefan", "Nguyễn", "Đặng"])
        expect(compactPattern("^\\p{Lu}\\p{Ll}+$", "u").test(name)).toBe(true);
      expect(compactPattern("^\\p{Lu}", "u").test("œuvre")).toBe(false);
    },
  );

  it("one without letters, of another class or of characters beyond 16 bits stays as it is", () => {
    for (const source of ["^\\p{Extended_Pictographic}", "[👍\\p{L}]", "\\u{1f44d}\\p{L}", "[\\P{L}\\d]"])
      expect(compactSource({ source, flags: "iu" })).toEqual({ source, flags: "iu" });
    expect(compactSource({ source: "\\p{L}", flags: "i" })).toEqual({ source: "\\p{L}", flags: "i" });
  });

  it("groups, marks and escaped brackets are left where they stand", () => {
    const pattern = compactPattern("(?<name>\\p{Lu}[\\p{L}\\]'-]+)\\[(?<what>[^\\]]+)\\]", "gu");
    expect([..."Ana[one] Zoë[two]".matchAll(pattern)].map(({ groups }) => ({ ...groups }))).toEqual([
      { name: "Ana", what: "one" },
      { name: "Zoë", what: "two" },
    ]);
  });

  it("a module's literals are written so, and what it puts together is made so", () => {
    const code = 'const A = /^\\p{L}+$/iu;\nconst B = new RegExp(A.source + " x", "iu");\nconst C = /\\d/;\n';
    const made = withCompactPatterns(code, parseAst(code));
    expect(made).toContain("const A = /^[A-Za-z");
    expect(made).toMatch(/\+\$\/i;/);
    expect(made).toContain('const B = compactPattern(A.source + " x", "iu");');
    expect(made).toContain("const C = /\\d/;");
    expect(made).toMatch(/^import \{ compactPattern \} from /);
  });
});
