import type { Act } from "../act";
import { GRAMMAR_WORDS } from "../languages/grammar-words";
import { plainLetters } from "../tokens";

const MOST_WORDS = 40;
const WORD = /[\p{L}\p{M}\d]+'?|[^\p{L}\p{M}\d\s]/gu;

/** What a word stands for: itself when it is grammar, else its ending, so that forms of verbs are told apart. */
function classOf(word: string, plain: string, first: boolean): string {
  if (/^\d/.test(word)) return "NUM";
  if (GRAMMAR_WORDS.has(plain)) return plain;
  if (!/^\p{L}/u.test(word)) return word;
  return `${!first && /^\p{Lu}/u.test(word) ? "N" : "w"}-${plain.slice(-2)}`;
}

/**
 * The features of a German, French or Spanish sentence for the models that say whether it asks, obstructs or decides: runs of
 * words' classes, its words and their beginnings and endings, and what the rules made of it. There is no tagger for these.
 */
export function foreignFeatures(text: string, ruled: readonly Act[]): string[] {
  const out = new Set<string>();
  const words = (text.replace(/^(?:[-*•]|\d+[.)])\s+/, "- ").match(WORD) ?? []).slice(0, MOST_WORDS);
  const plain = words.map((word) => plainLetters(word.toLowerCase()));
  const classes = ["^", ...words.map((word, at) => classOf(word, plain[at] ?? "", at === 0)), "$"];
  for (let at = 0; at < classes.length; at++)
    for (let n = 1; n <= 3 && at + n <= classes.length; n++) out.add(classes.slice(at, at + n).join(" "));
  plain.forEach((word, at) => {
    if (/^\p{L}/u.test(word)) {
      out.add(`w:${word}`);
      if (word.length > 5) out.add(`p:${word.slice(0, 5)}`);
      if (word.length > 4) out.add(`s:${word.slice(-3)}`);
    }
    const next = plain[at + 1];
    if (next !== undefined) out.add(`b:${word} ${next}`);
  });
  if (plain[0] !== undefined) out.add(`first:${plain[0]}`);
  if (/\?\s*$/.test(text)) out.add("asks");
  out.add(`len${Math.min(6, Math.floor(Math.log2(words.length + 1)))}`);
  for (const act of ruled) {
    out.add(`r:${act.kind}`);
    out.add(`r:${act.kind} ${Math.floor(act.certainty * 5)}`);
  }
  if (ruled.length === 0) out.add("r:none");
  return [...out];
}
