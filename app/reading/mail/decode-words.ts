import { decodeWords } from "postal-mime";
import { decodeUtf7 } from "./decode-text";

const ENCODED_WORD = /=\?([^?\s*]{1,40})(?:\*[^?\s]{0,20})?\?([bq])\?([^?]{0,2000})\?=/gi;

const UTF_7 = /^(?:unicode-1-1-)?utf-?7$/i;

/** An encoded word for a text that is decoded already, so that the blanks between words are read alike. */
const inUtf8 = (text: string) =>
  `=?utf-8?B?${btoa(String.fromCharCode(...new TextEncoder().encode(text)))}?=`;

/** The encoded words in UTF-7, which no decoder knows, as words in UTF-8. */
export function withoutUtf7(value: string): string {
  if (!/=\?[\w-]{0,12}utf-?7[?*]/i.test(value)) return value;
  return value.replace(ENCODED_WORD, (word, charset: string, encoding: string, payload: string) =>
    UTF_7.test(charset) ? inUtf8(decodeUtf7(decodeWords(`=?us-ascii?${encoding}?${payload}?=`))) : word,
  );
}

/** Whether a text holds anything beyond ASCII. */
const isAscii = (text: string) => !/[^\u0020-\u007e\t]/.test(text);

/**
 * Decodes the encoded words of a header (RFC 2047) as they are written in practice: characters split between words,
 * language tags, blanks inside a word, raw 8-bit characters inside a word, and words without the blank between them.
 */
export function decodeHeaderText(value: string): string {
  if (!value.includes("=?")) return value;
  const tidied = withoutUtf7(value).replace(
    ENCODED_WORD,
    (_whole, charset: string, encoding: string, payload: string) => {
      // Raw characters were decoded with the header already; a second decoding would garble them.
      const label = isAscii(payload) ? charset.toLowerCase() : "utf-8";
      const kind = encoding.toUpperCase();
      return `=?${label}?${kind}?${kind === "B" ? payload.replace(/\s/g, "") : payload.replace(/[ \t]/g, "_")}?=`;
    },
  );
  const decoded = decodeWords(tidied.replace(/\?=\s{1,200}=\?/g, "?==?").replaceAll("?==?", "?= =?"));
  const lost = decoded.split("\ufffd").length - 1;
  // What can't be decoded is shown as it stands.
  return lost * 4 > decoded.length ? value.replace(ENCODED_WORD, "$3") : decoded;
}
