import type { Person } from "../../../reading/mail-content";
import { COMMAND_VERBS } from "../english/command-verbs";
import { personName } from "../people";

/** So many lines a name, a role and a firm take. */
const MOST_LINES = 5;
const LONGEST = 80;
const MOST_WORDS = 4;

/** Says or asks something, so that it is no part of a signature. */
const IS_SAID = /[?!;]|\.\s*$|:\s|^\s*(?:[-*•·]|\d{1,2}[.)])\s|^\s*p\.?\s?s\b/iu;
/** "Ana", "Ana Ruiz", "Ana Ruiz, St Mary's", "Ana Ruiz - Parish Office"; not "Ana - cakes" */
const BEHIND = /^\s*(?:$|(?:[,|(/]|\s[-–—]\s)\s*(?:[\p{Lu}\d][\p{L}\d]*))/u;
const FIRST_WORD = /[\p{L}]+/u;
const TITLE = /^(?:(?:mr|ms|mrs|miss|dr|prof|rev|revd|fr|father|sr|sister|sir|cllr|capt|lt|sgt)\.? )+/iu;

/** What somebody wrote, and what they signed it with. */
interface Signed {
  text: string;
  ending: string;
}

/**
 * A text apart from the lines at its end in which its author signs, whatever they close with: their name with what stands
 * beside and below it, and the words with a comma above. A name alone in the last line stays: it says nothing.
 */
export function apartFromName(text: string, author: Person | null): Signed {
  const name = personName(author);
  if (name === null) return { text, ending: "" };
  const after = text.search(POSTSCRIPT);
  if (after < 0) return apartAtEnd(text, name, false);
  const before = apartAtEnd(text.slice(0, after), name, true);
  return { ...before, text: `${before.text}\n\n${text.slice(after).trimStart()}` };
}

const POSTSCRIPT = /\n\s*p\.?\s?s\b\.?(?=[\s:,–-])/iu;

function apartAtEnd(text: string, name: string, isAbovePostscript: boolean): Signed {
  const lines = text.trimEnd().split("\n");
  const [first = "", last = first] = [name.split(" ")[0], name.split(" ").at(-1)];
  for (let at = lines.length - 1; at > 0 && at >= lines.length - MOST_LINES; at -= 1) {
    const line = lines[at]?.trim() ?? "";
    if (line.length > LONGEST || IS_SAID.test(line)) break;
    const bare = line.replace(TITLE, "");
    const called = [name, `${first} ${last}`, first].find((each) => each !== "" && bare.startsWith(each));
    const behind = bare.slice(called?.length ?? 0);
    if (called === undefined || !BEHIND.test(behind)) continue;
    // "Ana - Call the printer" is what Ana does.
    if (COMMAND_VERBS.has(FIRST_WORD.exec(behind)?.[0].toLowerCase() ?? "")) break;
    const from = closingAbove(lines, at);
    const isAlone = from === at && at === lines.length - 1 && behind.trim() === "";
    if (isAlone && !isAbovePostscript) break;
    const above = lines.slice(0, from).join("\n").trimEnd();
    return above === "" ? { text, ending: "" } : { text: above, ending: lines.slice(from).join("\n") };
  }
  return { text, ending: "" };
}

/** Where the signature begins whose name stands in a line. */
function closingAbove(lines: readonly string[], name: number): number {
  let at = name - 1;
  while (at > 0 && lines[at]?.trim() === "") at -= 1;
  const closing = lines[at]?.trim() ?? "";
  const isAlone = at > 0 && lines[at - 1]?.trim() === "";
  return isAlone && /,$/.test(closing) && closing.split(/\s+/).length <= MOST_WORDS && !IS_SAID.test(closing)
    ? at
    : name;
}
