import { openCompoundFile } from "./compound-file";
import { deletedRanges } from "./doc-deletions";
import { BROKEN, PROTECTED, Unreadable } from "./unreadable";

const WORD_97 = 0xa5ec;
const PIECE_BYTES = 12;
const BIT_COMPRESSED = 0x40000000;
/** Characters; far above the 600,000 that are kept. */
const LONGEST_TEXT = 4_000_000;

/**
 * The text of a Word 97-2003 file ([MS-DOC]): body, foot- and endnotes and comments, in the order of its piece
 * table, without deleted and hidden text and without field codes. Linear in the file's size. Throws
 * Unreadable.
 */
export function readDoc(bytes: Uint8Array): string {
  const file = openCompoundFile(bytes);
  if (file.names.has("EncryptedPackage")) throw new Unreadable(PROTECTED);
  const main = file.stream("WordDocument");
  if (!main || main.length < 0x200) throw new Unreadable("This is not a Word document.");
  const fib = new DataView(main.buffer, main.byteOffset, main.byteLength);
  if (fib.getUint16(0, true) !== WORD_97 || fib.getUint16(2, true) < 101) {
    throw new Unreadable("This Word file is too old to be read. Save it as .docx, please.");
  }
  const flags = fib.getUint16(0x0a, true);
  if ((flags & 0x0100) !== 0) throw new Unreadable(PROTECTED);
  const table = file.stream((flags & 0x0200) !== 0 ? "1Table" : "0Table");
  if (!table) throw new Unreadable(BROKEN);
  try {
    const all = pieceText(main, table, fib);
    const counts = [0x4c, 0x50, 0x54, 0x58, 0x5c, 0x60].map((at) => fib.getUint32(at, true));
    return storiesOf(all, counts)
      .map(spokenText)
      .filter((text) => text !== "")
      .join("\n\n");
  } catch (cause) {
    if (cause instanceof RangeError) throw new Unreadable(BROKEN);
    throw cause;
  }
}

/** All characters in the order of the text; deleted and hidden ones are zero. */
function pieceText(main: Uint8Array, table: Uint8Array, fib: DataView): string {
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  let at = fib.getUint32(0x01a2, true);
  // Formatting of its own (Prc) may stand before the piece table.
  while (view.getUint8(at) === 1) at += 3 + view.getUint16(at + 1, true);
  if (view.getUint8(at) !== 2) throw new Unreadable(BROKEN);
  const pieces = Math.floor((view.getUint32(at + 1, true) - 4) / PIECE_BYTES);
  const places = at + 5;
  const deleted = deletedRanges(main, table, fib);
  let length = 0;
  let text = "";
  for (let index = 0; index < pieces; index += 1) {
    const characters =
      view.getUint32(places + index * 4 + 4, true) - view.getUint32(places + index * 4, true);
    if (characters < 0) throw new Unreadable(BROKEN);
    length += characters;
    // Pieces may lie over each other, so a small file could hold any amount of text.
    if (length > LONGEST_TEXT) throw new Unreadable("This Word file has too much text.");
    const where = view.getUint32(places + (pieces + 1) * 4 + index * 8 + 2, true);
    const isByte = (where & BIT_COMPRESSED) !== 0;
    const start = isByte ? (where & ~BIT_COMPRESSED) / 2 : where;
    const end = start + characters * (isByte ? 1 : 2);
    if (end > main.length) throw new Unreadable(BROKEN);
    const decoded = new TextDecoder(isByte ? "windows-1252" : "utf-16le", { ignoreBOM: true }).decode(
      main.subarray(start, end),
    );
    text += deleted.blank(decoded, start, isByte ? 1 : 2);
  }
  return text;
}

/** Body, footnotes, comments and endnotes; headers and macros are not what a document says. */
function storiesOf(all: string, counts: number[]): string[] {
  const [body = 0, footnotes = 0, headers = 0, macros = 0, comments = 0, endnotes = 0] = counts;
  let at = 0;
  const take = (count: number) => {
    at += count;
    return all.slice(at - count, at);
  };
  const stories = [take(body), take(footnotes)];
  take(headers + macros);
  return [...stories, take(comments), take(endnotes)];
}

/** Word's marks as white space; of a field only its result, not its code. */
function spokenText(story: string): string {
  const fields: boolean[] = [];
  let inCode = 0;
  let out = "";
  for (const character of story) {
    if (character === "\x13") {
      fields.push(true);
      inCode += 1;
    } else if (character === "\x14" && fields.at(-1) === true) {
      fields[fields.length - 1] = false;
      inCode -= 1;
    } else if (character === "\x15") {
      if (fields.pop() === true) inCode -= 1;
    } else if (inCode === 0) {
      out += MARKS[character] ?? (character < " " && character !== "\t" ? "" : character);
    }
  }
  return out
    .replace(/[\t ]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

const MARKS: Record<string, string> = {
  "\r": "\n",
  "\n": "\n",
  "\x0b": "\n",
  "\x0c": "\n",
  "\x07": "\t",
  "\x1e": "-",
  "\x1f": "",
};
