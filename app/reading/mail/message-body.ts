import { htmlToText } from "../html/html-to-text";
import { openArmour } from "./open-armour";
import type { ParsedMail } from "./parse-mail";

const STUB_LENGTH = 300;
const wordCount = (text: string) => text.split(/\s+/).filter((word) => word !== "").length;

/** Whether the plain version only points at the other one, or says next to nothing of what it says. */
function isStub(text: string, other: string): boolean {
  const words = wordCount(text);
  if (/\bhtml\b|\bbrowser\b|\bviewer\b|\bmail client\b/i.test(text) && words < 40)
    return wordCount(other) > words;
  return words < 12 && wordCount(other) > 5 * words;
}

/** The body's words: the plain version, unless it is empty or only says that there is an HTML one; without the armour of OpenPGP. */
export function readBody({ text, html }: ParsedMail): string {
  return openArmour(wordsOf({ text, html }));
}

function wordsOf({ text, html }: Pick<ParsedMail, "text" | "html">): string {
  if (html === "" || text.trim().length > STUB_LENGTH) return text;
  const other = htmlToText(html);
  return other !== "" && isStub(text, other) ? other : text;
}
