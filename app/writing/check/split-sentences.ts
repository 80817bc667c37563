const ABBREVIATION = /(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|Prof|St|No|vs|e\.g|i\.e|approx|ca|cf|Inc|Ltd)\.\s*$/i;

/** The sentences of one paragraph, trimmed; "Dr. Smith" stays together, which Intl.Segmenter alone would part. */
export function splitSentences(paragraph: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of new Intl.Segmenter("en", { granularity: "sentence" }).segment(paragraph)) {
    const last = sentences.at(-1);
    if (last !== undefined && ABBREVIATION.test(last)) sentences.splice(-1, 1, last + segment);
    else sentences.push(segment);
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== "");
}
