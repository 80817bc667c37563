import { baseOf } from "./base-verbs";
import { COMMAND_VERBS } from "./command-verbs";
import { tag } from "./tag";
import { isEnglishWord } from "./vocabulary";
import { isPastForm } from "./word-kinds";

const STATES =
  /^(?:allowed|involved|interested|concerned|based|located|prepared|entitled|supposed|expected|required|needed|used|been|born|tired|pleased|married|dressed|gone|present)$/;

/** Of "flushed" flush, of "hung" hang; null of a word that is no participle, or says how something is: "interested". */
export function baseOfParticiple(word: string): string | null {
  if (STATES.test(word)) return null;
  if (/^(?:put|cut|set|read|let|shut|hit|split|spread|shed|cast)$/.test(word)) return word;
  const [token] = tag(`It was ${word}`).slice(-1);
  const lemma = token && isPastForm({ ...token, lemma: "" }) ? baseOf(word, "VERB", token.lemma) : word;
  if (lemma !== word) return isEnglishWord(lemma) ? lemma : null;
  // "rehung", "redone", "mown"
  const again = /^re-?(\p{L}{3,})$/u.exec(word)?.[1];
  const first = again ? baseOfParticiple(again) : null;
  if (again && first) return `${word.slice(0, -again.length)}${first}`;
  if (/[aeo]wn$/.test(word) && isEnglishWord(word.slice(0, -1))) return word.slice(0, -1);
  // "greased", "marked": taken for how the thing is.
  const bases = word.endsWith("ed") ? [word.slice(0, -1), word.slice(0, -2), word.slice(0, -3)] : [];
  return bases.find((base) => COMMAND_VERBS.has(base) || (base.endsWith("e") && isEnglishWord(base))) ?? null;
}
