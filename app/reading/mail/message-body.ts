import { htmlToText } from "../html/html-to-text";
import { withColouredAnswers } from "../replies/marked-answers";
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

/**
 * The body's words: the plain version, unless it is empty or only says that there is an HTML one, or that answers stand
 * in a colour; without the armour of OpenPGP.
 */
export function readBody({ text, html }: ParsedMail): string {
  return openArmour(wordsOf({ text, html }));
}

function wordsOf({ text, html }: Pick<ParsedMail, "text" | "html">): string {
  if (html === "") return text;
  const isLong = text.trim().length > STUB_LENGTH;
  const other = isLong ? text : htmlToText(html);
  const coloured = withColouredAnswers(html, other);
  if (coloured) return htmlToText(coloured);
  return !isLong && other !== "" && isStub(text, other) ? other : text;
}
