import { numbersSaid, strangeNumbers } from "./numbers-said";
import type { FoundQuote } from "./quote-finder";
import { contentStems, saidStems } from "./word-stems";

/** More sentences than that stand behind no line. */
const MOST = 2;
/** So much of what a line says its own quotes and their heads say. */
const OWN_SHARE = 0.15;

/**
 * The sentences beside its quotes that a line takes words from: "Collect the glasses", of "can you collect them?" behind "the
 * glasses are still at the golf club". The fewest that bear out all of it, at most two; none where they don't, or where its own
 * quotes say hardly anything of it. `known` says what its quotes, their heads and headings bear out.
 */
export function furtherQuotes(
  line: string,
  quotes: readonly FoundQuote[],
  known: { stems: { has(stem: string): boolean }; numbers: ReadonlySet<string> },
): FoundQuote[] {
  const stems = contentStems(line);
  const own = saidStems(quotes.map(({ setting }) => setting.sentence).join("\n"));
  const isOwn =
    stems.some((stem) => own.has(stem)) &&
    stems.filter((stem) => known.stems.has(stem)).length >= OWN_SHARE * stems.length;
  let missing = stems.filter((stem) => !known.stems.has(stem));
  let numbers = strangeNumbers(line, known.numbers);
  if (!isOwn || missing.length + numbers.length === 0) return [];
  const left = quotes.flatMap((quote) => quote.nearby()).map((quote) => ({ quote, says: said(quote) }));
  const taken: FoundQuote[] = [];
  while (missing.length + numbers.length > 0 && taken.length < MOST) {
    let best: { quote: FoundQuote; stems: string[]; numbers: string[] } | null = null;
    for (const { quote, says } of left) {
      const rest = {
        quote,
        stems: missing.filter((stem) => !says.stems.has(stem)),
        numbers: numbers.filter((number) => !says.numbers.has(number)),
      };
      if (
        rest.stems.length + rest.numbers.length <
        (best ? best.stems.length + best.numbers.length : missing.length + numbers.length)
      )
        best = rest;
    }
    if (best === null) return [];
    taken.push(best.quote);
    missing = best.stems;
    numbers = best.numbers;
  }
  return missing.length + numbers.length === 0 ? taken : [];
}

const said = ({ source }: FoundQuote) => ({
  stems: saidStems(source.quote),
  numbers: numbersSaid([source.quote]),
});
