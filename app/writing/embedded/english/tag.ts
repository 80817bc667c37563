import { apart, promised } from "./apart";
import { baseOf, withBaseVerbs } from "./base-verbs";
import { mendTags } from "./mend-tags";
import { tagger } from "./tagger";
import type { Token } from "./token";

const { its } = tagger;

const LONGEST = 600;

/** The words of one sentence with their parts of speech, mended where a general tagger misreads office mail. */
export function tag(sentence: string): Token[] {
  const text = sentence.slice(0, LONGEST).replaceAll("’", "'");
  const tokens: Token[] = [];
  let at = 0;
  const read = tagger.readDoc(text).tokens();
  const [lemmas, kinds] = [read.out(its.lemma as never), read.out(its.pos)];
  for (const [i, word] of read.out().entries()) {
    const from = text.indexOf(word, at);
    if (from < 0) continue;
    at = from + word.length;
    const [lower, pos] = [word.toLowerCase(), String(kinds[i])];
    const lemma = baseOf(lower, pos, String(lemmas[i]));
    tokens.push(...apart({ text: word, lower, lemma, pos, from, to: at }));
  }
  const spelt = withBaseVerbs(tokens.flatMap((token, i) => promised(token, tokens[i - 1], tokens[i + 1])));
  mendTags(spelt);
  return spelt;
}
