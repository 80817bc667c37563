import type { ItemToken } from "wink-nlp";
import { apart, promised } from "./apart";
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
  tagger
    .readDoc(text)
    .tokens()
    .each((token: ItemToken) => {
      const word = token.out();
      const from = text.indexOf(word, at);
      if (from < 0) return;
      at = from + word.length;
      const lemma = String(token.out(its.lemma as never));
      tokens.push(
        ...apart({
          text: word,
          lower: word.toLowerCase(),
          lemma,
          pos: String(token.out(its.pos)),
          from,
          to: at,
        }),
      );
    });
  const spelt = tokens.flatMap((token, i) => promised(token, tokens[i - 1], tokens[i + 1]));
  mendTags(spelt);
  return spelt;
}
