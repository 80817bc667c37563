/** A piece of a text, and the numbers of the lines that stand on it; those in `ends` stand on no word after it. */
export interface MarkedWords {
  text: string;
  numbers: number[];
  begins: number[];
  ends: number[];
}

/** The text in pieces, so that what several lines quote is marked once; places that reach beyond it are left out. */
export function markedWords(
  text: string,
  places: readonly { number: number; start: number; end: number }[],
): MarkedWords[] {
  const inside = places.filter(({ start, end }) => start < end && end <= text.length);
  const edges = [...new Set([0, text.length, ...inside.flatMap(({ start, end }) => [start, end])])];
  edges.sort((a, b) => a - b);
  return edges.slice(1).map((end, index) => {
    const start = edges[index] ?? 0;
    const numbersOf = (holds: (place: { start: number; end: number }) => boolean) =>
      inside.filter(holds).map(({ number }) => number);
    return {
      text: text.slice(start, end),
      numbers: numbersOf((place) => place.start <= start && end <= place.end),
      begins: numbersOf((place) => place.start === start),
      ends: numbersOf((place) => place.end === end),
    };
  });
}
