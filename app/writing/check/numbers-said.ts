import { wordsOf } from "./material-facts";

const NUMBER_WORDS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** The numbers that texts say, in digits and in words, with the parts of dates and times. */
export function numbersSaid(texts: readonly string[]): ReadonlySet<string> {
  const numbers = new Set(texts.flatMap(numbersOf).flatMap((number) => [number, ...partsOf(number)]));
  for (const word of texts.flatMap(wordsOf)) {
    const value = NUMBER_WORDS.indexOf(word);
    if (value !== -1) numbers.add(String(value));
  }
  return numbers;
}

/** The numbers of `text` that `known` does not hold; "two" in a source vouches for 2, and 2 for "two". */
export function strangeNumbers(text: string, known: ReadonlySet<string>): string[] {
  const inWords = wordsOf(text).flatMap((word) => {
    const value = NUMBER_WORDS.indexOf(word);
    // "One" is a pronoun more often than a number.
    return value > 1 ? [String(value)] : [];
  });
  return [...numbersOf(text), ...inWords].filter(
    (number) => !known.has(number) && !partsOf(number).every((part) => known.has(part)),
  );
}

/** Digits with what holds them together (1,200.50, 09:00, 2026-11-27), thousands unseparated. */
function numbersOf(text: string): string[] {
  const found = text.normalize("NFKC").match(/\d+(?:[.,:/-]\d+)*/g) ?? [];
  return found.map((number) => number.replace(/,(?=\d{3}(?!\d))/g, "").replace(/^0+(?=\d)/, ""));
}

function partsOf(number: string): string[] {
  return number.split(/[:/-]/).map((part) => part.replace(/^0+(?=\d)/, ""));
}
