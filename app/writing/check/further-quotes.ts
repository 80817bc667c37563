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
  let missing: Missing = {
    stems: stems.filter((stem) => !known.stems.has(stem)),
    numbers: strangeNumbers(line, known.numbers),
  };
  if (!isOwn || countOf(missing) === 0) return [];
  const nearby = quotes.flatMap((quote) => quote.nearby()).map((quote) => ({ quote, says: said(quote) }));
  const taken: FoundQuote[] = [];
  while (countOf(missing) > 0) {
    if (taken.length === MOST) return [];
    let best: { quote: FoundQuote | null; rest: Missing } = { quote: null, rest: missing };
    for (const { quote, says } of nearby) {
      const rest = without(missing, says);
      if (countOf(rest) < countOf(best.rest)) best = { quote, rest };
    }
    if (best.quote === null) return [];
    taken.push(best.quote);
    missing = best.rest;
  }
  return taken;
}

/** What of a line nothing yet bears out. */
interface Missing {
  stems: string[];
  numbers: string[];
}

const countOf = ({ stems, numbers }: Missing): number => stems.length + numbers.length;

const without = ({ stems, numbers }: Missing, says: ReturnType<typeof said>): Missing => ({
  stems: stems.filter((stem) => !says.stems.has(stem)),
  numbers: numbers.filter((number) => !says.numbers.has(number)),
});

const said = ({ source }: FoundQuote) => ({
  stems: saidStems(source.quote),
  numbers: numbersSaid([source.quote]),
});
