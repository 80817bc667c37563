const COUNT = /(?:^|[\s:,;])\(?(\d)\)\s+(?=\p{L})/gu;

/** "The board: 1) adopted the budget, 2) rejected the offer": by its number a part tells that somebody named before did it. */
const DECIDED =
  /^(?:approv|adopt|reject|refus|declin|deferr|postpon|accept|elect|confirm|grant|resolv|decid|appoint)ed\b/;

/** "Agreed: 1) we take it, 2) you send a schedule": each of what is counted is a sentence of its own, a verbatim part. */
export function countedParts(sentence: string): string[] {
  const marks = [...sentence.matchAll(COUNT)];
  if (marks.length < 2 || marks.some(([, count], at) => Number(count) !== at + 1)) return [sentence];
  const ends = [...marks.slice(1).map(({ index }) => index), sentence.length];
  return [
    sentence.slice(0, marks[0]?.index),
    ...marks.map(({ 0: mark, index }, at) => {
      const part = sentence.slice(index + mark.length, ends[at]);
      return DECIDED.test(part) ? sentence.slice(index, ends[at]) : part;
    }),
  ]
    .map((part) => part.replace(/^[\s:,;]+|[\s:,;]+$/g, ""))
    .filter((part) => part !== "");
}
