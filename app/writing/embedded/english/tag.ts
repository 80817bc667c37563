import { apart, promised } from "./apart";
import { baseOf, withBaseVerbs } from "./base-verbs";
import { mendTags } from "./mend-tags";
import { tagger } from "./tagger";
import type { Token } from "./token";
import { isEnglishWord } from "./vocabulary";

const { its } = tagger;

const LONGEST = 600;

/** The words of one sentence with their parts of speech, mended where a general tagger misreads office mail. */
export function tag(sentence: string): Token[] {
  const text = sentence.slice(0, LONGEST).replaceAll("’", "'");
  const tokens = tokensOf(text, text);
  const opening = tokens.reduce(
    (words, token, i) =>
      opensByPlace(tokens, i) ? words.slice(0, token.from) + token.lower + words.slice(token.to) : words,
    text,
  );
  return mended(opening === text ? tokens : tokensOf(opening, text));
}

/** "Proof should reach you", "Logic: Needs to exist by then": only its place has given it the capital. */
function opensByPlace(tokens: readonly Token[], i: number): boolean {
  const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  return (
    token?.pos === "PROPN" &&
    (before === undefined || /^[:–—(-]$/.test(before.lower)) &&
    next?.pos !== "PROPN" &&
    next?.pos !== "NUM" &&
    /^\p{Lu}\p{Ll}/u.test(token.text) &&
    isEnglishWord(token.lower)
  );
}

function mended(tokens: readonly Token[]): Token[] {
  const spelt = withBaseVerbs(tokens.flatMap((token, i) => promised(token, tokens[i - 1], tokens[i + 1])));
  mendTags(spelt);
  return spelt;
}

/** The tokens of `read`, which differs from `text` in capitals only, with the words as `text` has them. */
function tokensOf(read: string, text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const doc = tagger.readDoc(read).tokens();
  const [lemmas, kinds] = [doc.out(its.lemma as never), doc.out(its.pos)];
  for (const [i, word] of doc.out().entries()) {
    const from = read.indexOf(word, at);
    if (from < 0) continue;
    at = from + word.length;
    const [lower, pos] = [word.toLowerCase(), String(kinds[i])];
    const lemma = baseOf(lower, pos, String(lemmas[i]));
    tokens.push(...apart({ text: text.slice(from, at), lower, lemma, pos, from, to: at }));
  }
  return tokens;
}
