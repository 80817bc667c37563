import { wordsOf } from "../../writing/check/material-facts";
import { threadOf } from "../../writing/check/thread-of";
import { stemsThatSay } from "../../writing/check/word-stems";
import type { DigestMaterial, MaterialMail } from "../../writing/digest-material";
import type { ItemEvent } from "./item-event";

/** More of them are not looked for one by one. */
const MOST = 400;
/** How a word begins is enough to find its other forms. */
export const BEGINNING = 5;
const SHORTEST = 3;
/** What stands in the same thread is found before what shares words. */
const THREAD = 20;

/** By what an item is found once an event says this: beginnings of the words, and the thread. */
export function itemWordsOf({ quote, source, sets }: Pick<ItemEvent, "quote" | "source" | "sets">): string[] {
  const subject = source?.subject ?? "";
  const words = [sets.text ?? "", quote ?? "", subject].flatMap(beginningsOf);
  return [...new Set([...words, ...threadWord(subject)])];
}

/**
 * By what items are found that the material may speak of, each with how much it says: words of mails, and their threads;
 * then of answers and documents, as far as there is room. Null when the mails alone say too much for that.
 */
export function wordsSaid({ mails, answers, documents }: DigestMaterial): Record<string, number> | null {
  const said = beginningsIn(mails);
  const add = (text: string) => {
    for (const beginning of beginningsOf(text)) said.add(beginning);
  };
  if (said.size > MOST) return null;
  for (const { question, answer } of answers.toReversed()) add(`${question} ${answer}`);
  for (const { text } of documents) if (said.size < MOST) add(text);
  const threads = mails.flatMap(({ subject }) => threadWord(subject ?? ""));
  return Object.fromEntries([
    ...[...said].slice(0, MOST).map((word) => [word, 1] as const),
    ...threads.map((thread) => [thread, THREAD] as const),
  ]);
}

/** Beginnings of the words of mails and their subjects. */
export function beginningsIn(mails: readonly MaterialMail[]): Set<string> {
  const texts = mails.flatMap(({ subject, parts }) => [subject ?? "", ...parts.map(({ text }) => text)]);
  return new Set(texts.flatMap(beginningsOf));
}

/** Each word is looked at once: taking off its endings is most of the work, and a long mail says the same ones again. */
function beginningsOf(text: string): string[] {
  return stemsThatSay([...new Set(wordsOf(text))]).flatMap((stem) =>
    stem.length < SHORTEST ? [] : [stem.slice(0, BEGINNING)],
  );
}

/** No word has a space. */
function threadWord(subject: string): string[] {
  const thread = threadOf(subject);
  return thread === "" ? [] : [`in ${thread}`];
}
