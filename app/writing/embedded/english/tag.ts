import { apart, promised } from "./apart";
import { baseOf, withBaseVerbs } from "./base-verbs";
import { mendTags } from "./mend-tags";
import { withPlainLetters } from "./plain-letters";
import { tagger } from "./tagger";
import type { Token } from "./token";
import { mendVerbsBehindNames } from "./verbs-behind-names";
import { isEnglishWord, isGivenName } from "./vocabulary";

const { its } = tagger;

const LONGEST = 600;

const nobody = (): boolean => false;

/**
 * The words of one sentence with their parts of speech, mended where a general tagger misreads office mail. `isSomebody`
 * tells the names of those who write and are written to, which no dictionary of words knows better.
 */
export function tag(sentence: string, isSomebody: (word: string) => boolean = nobody): Token[] {
  const text = sentence.slice(0, LONGEST).replaceAll("’", "'");
  const tokens = tokensOf(text, text);
  const opening = tokens.reduce(
    (words, token, i) =>
      opensByPlace(tokens, i) ? words.slice(0, token.from) + token.lower + words.slice(token.to) : words,
    text,
  );
  const read = joined(opening === text ? tokens : tokensOf(opening, text), isSomebody);
  for (const [i, token] of read.entries()) if (isNamed(read, i, isSomebody)) token.pos = "PROPN";
  return mended(read);
}

/** "Marge will do it", "Sue volunteered": somebody known by that word, unless its sentence uses it as one: "Mark the boxes". */
function isNamed(tokens: readonly Token[], i: number, isSomebody: (word: string) => boolean): boolean {
  const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (
    !token ||
    !/^(?:NOUN|VERB|ADJ|ADV|X)$/.test(token.pos) ||
    !/^\p{Lu}\p{Ll}+$/u.test(token.text) ||
    !isSomebody(token.text)
  )
    return false;
  const isWord = isEnglishWord(token.lower) || isGivenName(token.lower);
  return (
    !isWord ||
    (before !== undefined && !/^[.:;!?(–—-]$/.test(before.lower)) ||
    (next !== undefined &&
      (next.pos === "AUX" ||
        /^(?:and|to|,)$/.test(next.lower) ||
        (next.pos === "VERB" && next.lower !== next.lemma)))
  );
}

/** "Lars-Åke orders them": somebody's name is one word. */
const joined = (tokens: readonly Token[], isSomebody: (word: string) => boolean): Token[] =>
  tokens.reduce<Token[]>((words, token) => {
    const [first, dash] = words.slice(-2);
    const text = `${first?.text}-${token.text}`;
    if (first && dash?.text === "-" && first.to === dash.from && dash.to === token.from && isSomebody(text))
      words.splice(-2, 2, {
        ...token,
        text,
        lower: text.toLowerCase(),
        lemma: text.toLowerCase(),
        pos: "PROPN",
        from: first.from,
      });
    else words.push(token);
    return words;
  }, []);

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
  mendVerbsBehindNames(spelt);
  return spelt;
}

/** The tokens of `read`, which differs from `text` in capitals only, with the words as `text` has them. */
function tokensOf(read: string, text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const plain = withPlainLetters(read);
  const doc = tagger.readDoc(plain).tokens();
  const [lemmas, kinds] = [doc.out(its.lemma as never), doc.out(its.pos)];
  for (const [i, word] of doc.out().entries()) {
    const from = plain.indexOf(word, at);
    if (from < 0) continue;
    at = from + word.length;
    const [lower, pos] = [read.slice(from, at).toLowerCase(), String(kinds[i])];
    const lemma = baseOf(lower, pos, String(lemmas[i]));
    const said = text.slice(from, at);
    // "Олена", "Γιώργος": what the tagger can't read, and written as names are.
    const kind = pos === "X" && /^\p{Lu}\p{Ll}+$/u.test(said) ? "PROPN" : pos;
    tokens.push(...apart({ text: said, lower, lemma, pos: kind, from, to: at }));
  }
  return tokens;
}
