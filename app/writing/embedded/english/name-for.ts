import { calledBy } from "../people";
import { isEnglishWord } from "./vocabulary";

/** "Ana" for Ana Lopez, a firm by all of its name. */
export function nameFor(speaker: string): string {
  const called = calledBy(speaker);
  return isEnglishWord(called.toLowerCase()) || /\d|^\p{Lu}+$/u.test(speaker.split(" ").at(-1) ?? "")
    ? speaker
    : called;
}
