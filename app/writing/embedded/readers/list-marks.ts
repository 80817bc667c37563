/** What opens an item of a list, as the source of an expression: bullets of every program, boxes, "a)", "(1)", "1 - ". */
export const LIST_MARK =
  "(?:[-*•·‣▪◦●○■►▶➤❖–—>☐□☑☒✅✓✔→➔⇒➜]|\\[[ xX]?\\]|\\(?(?:\\d{1,3}|[a-z])[.)]\\s|o(?:\\s{2}|\\s(?=\\p{Lu}))|\\d{1,2}\\s[-–]\\s)";

/** Bullets that few programs write; one alone may be anything. */
const RARE =
  /^(?<gap>\s*)(?:[·◦●○■►▶➤❖]\s*|o\s+(?=[\p{Lu}@*[(]|\p{L}{2,}\s)|\(?(?<letter>[a-z])[.)]\s+(?!(?:and|or|&|\+)\s+\(?[a-z][.)])|(?<count>\d{1,2})\s[-–]\s+)(?=\S)/u;
const OPTIONS =
  /\b(?:options?|alternatives?|variants?|possibilit(?:y|ies)|choices|ways forward|which (?:one|of)|prefer)\b/i;
const SIGN = /^\s*[·◦●○■►▶➤❖]/u;

/** Lines whose bullets, letters or counts are such that readers of lists know: of each kind two or more, in order. */
export function withPlainMarks(lines: readonly string[]): string[] {
  const marks = lines.map((line) => RARE.exec(line));
  const kindOf = (at: number): string | null => {
    const mark = marks[at];
    if (!mark) return null;
    if (mark.groups?.letter) return "letter";
    if (mark.groups?.count) return "count";
    return SIGN.test(lines[at] ?? "") ? "sign" : "o";
  };
  const kinds = lines.map((_, at) => kindOf(at));
  // "There are two options": their letters say later which of them is taken.
  const areChosenFrom = lines.some((line) => OPTIONS.test(line));
  const isInOrder = (at: number): boolean => {
    const kind = kinds[at];
    if (kind === "sign") return true;
    if (kind === "letter" && areChosenFrom) return false;
    const value = (index: number): number => {
      const { letter = "", count = "" } = marks[index]?.groups ?? {};
      return kind === "letter" ? letter.charCodeAt(0) - 96 : Number(count);
    };
    const others = [beside(kinds, at, -1), beside(kinds, at, 1)].filter((other) => kinds[other] === kind);
    if (kind === "o") return others.length > 0;
    return value(at) === 1 || others.some((other) => value(other) === value(at) + Math.sign(other - at));
  };
  return lines.map((line, at) => {
    const mark = marks[at];
    return mark && isInOrder(at) ? `${mark.groups?.gap ?? ""}- ${line.slice(mark[0].length)}` : line;
  });
}

/** The next line with a mark in a direction. */
function beside(kinds: readonly (string | null)[], from: number, step: 1 | -1): number {
  let at = from + step;
  while (kinds[at] === null) at += step;
  return at;
}
