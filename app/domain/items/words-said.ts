import { threadOf } from "../../writing/check/thread-of";
import { contentStems } from "../../writing/check/word-stems";
import type { DigestMaterial } from "../../writing/digest-material";

/** More of them are not looked for one by one. */
const MOST = 150;
/** How a word begins is enough to find its other forms. */
const BEGINNING = 5;
const SHORTEST = 3;
/** What stands in the same thread is found before what shares words. */
const THREAD = 20;

/**
 * What items that the material may speak of have in their words or subjects, each with how much it says: beginnings of
 * the words of mails, and their threads; then of answers and documents, as far as there is room. Null when the mails
 * alone say too much for that. All in lower case, ASCII.
 */
export function wordsSaid({ mails, answers, documents }: DigestMaterial): Record<string, number> | null {
  const said = new Map<string, number>();
  const add = (text: string) => {
    for (const stem of contentStems(text)) {
      const beginning = stem.slice(0, BEGINNING);
      if (beginning.length >= SHORTEST && /^[a-z\d]+$/.test(beginning)) said.set(beginning, 1);
    }
  };
  for (const { subject, parts } of mails)
    for (const text of [subject ?? "", ...parts.map((part) => part.text)]) add(text);
  if (said.size > MOST) return null;
  for (const { question, answer } of answers.toReversed()) add(`${question} ${answer}`);
  for (const { text } of documents) if (said.size < MOST) add(text);
  const words = Object.fromEntries([...said].slice(0, MOST));
  for (const { subject } of mails) {
    const thread = threadOf(subject);
    if (/^[a-z\d ]+$/.test(thread)) words[thread] = THREAD;
  }
  return words;
}
