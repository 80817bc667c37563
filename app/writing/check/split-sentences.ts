const ABBREVIATION = /(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|Prof|St|No|vs|e\.g|i\.e|approx|ca|cf|Inc|Ltd)\.\s*$/i;

/** "2.25 M. We agreed": a unit behind a number is no initial. */
const AFTER_UNIT = /(?<=\d ?(?:M|K|k|m|h|t|kg|km|EUR|CHF)\.\s+)(?=\p{Lu}\p{Ll}+ )/u;

/** The sentences of one paragraph, trimmed; "Dr. Smith" stays together, which Intl.Segmenter alone would part. */
export function splitSentences(paragraph: string): string[] {
  const sentences: string[] = [];
  const segments = [...new Intl.Segmenter("en", { granularity: "sentence" }).segment(paragraph)];
  for (const segment of segments.flatMap(({ segment }) => segment.split(AFTER_UNIT))) {
    const last = sentences.at(-1);
    if (last !== undefined && ABBREVIATION.test(last)) sentences.splice(-1, 1, last + segment);
    else sentences.push(segment);
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== "");
}
