import { GREETING_WORDS } from "../../reading/greeting-words";
import { LIST_MARK } from "../embedded/readers/list-marks";
import { bareTitle } from "../embedded/readers/plain-headings";
import { updaterIn } from "../embedded/tickets/event-lines";

/** What stands around a quote and belongs to it. */
export interface QuoteSetting {
  /** The whole sentence, or row, or list entry that the quote is cut from. */
  sentence: string;
  /** The sentence with some of the text before and after it. */
  around: string;
  /** Who says it, where lines begin with their speaker ("Ana: ..."); null in other texts. */
  speaker: string | null;
  /** Headings of its list and of its table's columns. */
  headings: string[];
  /** The names that the text is addressed to: "Hi Joe and Ana,". */
  greeting: string | null;
}

const LONGEST_SENTENCE = 700;
const AROUND = 200;
const LOOK_AHEAD = 50;
/** A line of its own: a paragraph, an item, a row, a line with a label. */
const NEW_LINE = `\\n\\s*\\n|\\n(?=[ \\t]*(?:${LIST_MARK}|\\||@?\\p{Lu}[\\p{L} ]{0,40}(?::|\\s[-–—])\\s|me(?::|\\s[-–—])\\s))`;
const SENTENCE_START = new RegExp(`[.!?…]["'”’)\\]]*\\s+|${NEW_LINE}`, "gu");
const SENTENCE_END = new RegExp(`[.!?…](?=["'”’)\\]]*(?:\\s|$))|${NEW_LINE}`, "u");
const LINES_UP = 60;
const CHARACTERS_UP = 6000;
const GREETING = new RegExp(`^[ \\t]*(?:${GREETING_WORDS}|morning)[ \\t]+([^\\n.!?:;]{2,60})`, "imu");
const NAME_ALONE =
  /^\s*(@?\p{Lu}[\p{Ll}'’-]+(?:(?:,| and| und| et| y| &) \p{Lu}[\p{L}'’-]+)*)\s*[,:–-]\s*\n/u;
/** "Morning,": nobody by name. */
const GREETING_ALONE = new RegExp(
  `^(?:${GREETING_WORDS}|morning|afternoon|evening|hiya|thanks|cheers)$`,
  "iu",
);
/** "Hi there,", "Dear Sir or Madam,", "Dear colleague,": whomever the mail goes to. */
const GREETS_WHOEVER =
  /^(?:there|again|sir(?: or madam)?|madam|sirs?|colleague|mate|friend|customer|neighbou?r|you|monsieur|madame|mademoiselle|(?:madame|monsieur), (?:madame|monsieur)|señora?|señorita|from [^,]*)\b[\s,]*$/iu;
const LABEL =
  /^[ \t]*(?:[-*•]\s*)?(?:\[?\d{1,2}:\d{2}(?::\d{2})?\]?\s+)?\*{0,2}(@?\p{L}[\p{L}\p{N}'’.,()& /_-]{0,60}?)(?:\s*[[(]?\d{1,2}:\d{2}(?::\d{2})?\s*(?:[ap]m)?[\])]?)?\*{0,2}(?::|$)/iu;
/** "Ana Ruiz: Exactly. ", "[18:04] Ana: Exactly. " */
const SPEAKER = /^(?:\s*[[(]?\d{1,2}:\d{2}(?::\d{2})?[\])]?\s+)?[^:\n]{1,60}:\s/u;
/** "Ana Ruiz", alone in its line above what she has to do */
const PERSON = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?:?$/u;
const OWN_LABEL = /^(?:me|I|myself|ich|moi|je|yo)\s*(?::|\s[–—-])/;
const BULLET = new RegExp(`^[ \\t]*(?:${LIST_MARK}|\\d{1,3}[.)]\\s)`, "u");

/**
 * Looks up what belongs to the words from `start` to `end`; the work is bounded, however long the text. `hasTurns` says
 * that each line is a turn of a talk, of which the label is the speaker however much was said before these words.
 */
export function settingOf(text: string, start: number, end: number, hasTurns = false): QuoteSetting {
  const row = rowAt(text, start, end);
  const from = row?.from ?? sentenceStart(text, start);
  const to = row?.to ?? sentenceEnd(text, end);
  const alone = NAME_ALONE.exec(text.slice(0, 200))?.[1] ?? null;
  const named = alone === null || GREETING_ALONE.test(alone) ? null : alone;
  const greeted = GREETING.exec(text.slice(0, 400))?.[1] ?? named;
  const greeting = greeted !== null && GREETS_WHOEVER.test(greeted) ? null : greeted;
  const above = linesAbove(text, start);
  const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  // "yep. I'll do it": what stands before it on its line is a label only with its mark.
  const isLabel = (hasTurns ? SPEAKER : /[:\])]\s*\**\s*$/).test(before);
  const own = isLabel ? (LABEL.exec(before)?.[1] ?? null) : null;
  // "me: hotel", below a line of somebody else: the author's own.
  const isAuthors = before.trim() === "" && OWN_LABEL.test(text.slice(start, start + 20));
  return {
    sentence: text.slice(from, to),
    around: text.slice(Math.max(0, from - AROUND), to + AROUND),
    speaker: isAuthors ? null : (own ?? speakerAbove(above)),
    headings: [...headingsAbove(above), ...columnsAbove(text, start, above)],
    greeting,
  };
}

/** Cells beside each other: apart by tabs, bars or wide gaps, or by signs without a blank as in a spreadsheet's file. */
const ROW = /\S(?:\t|[ \t]*\|| {3,})[^\n]*\S|[^\s;]*;[^\s;]|\p{L},[\p{L}\d"]|\d,\p{L}|,,/u;

/** The line that the words are all of, where it is the row of a table: rows before and after it say nothing of it. */
function rowAt(text: string, start: number, end: number): { from: number; to: number } | null {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const stop = text.indexOf("\n", end);
  const to = stop < 0 ? text.length : stop;
  const line = text.slice(from, Math.min(to, from + LONGEST_SENTENCE));
  const isWhole = /^[\s|]*$/.test(text.slice(from, start)) && /^[\s|]*$/.test(text.slice(end, to));
  return isWhole && !line.includes("\n") && ROW.test(line) ? { from, to } : null;
}

/** Where the sentence, or the entry of a list, begins that holds the character at `start`. */
export function sentenceStart(text: string, start: number): number {
  const from = Math.max(0, start - LONGEST_SENTENCE);
  // Some of what follows, too: a line is told for an entry of a list by its first words.
  const before = text.slice(from, start + LOOK_AHEAD);
  let cut = from;
  for (const match of before.matchAll(SENTENCE_START)) {
    const end = from + match.index + match[0].length;
    if (end <= start) cut = end;
  }
  return cut;
}

/** Where the sentence ends that goes on at `end`. */
export function sentenceEnd(text: string, end: number): number {
  const after = text.slice(end, end + LONGEST_SENTENCE);
  if (/[.!?…]["'”’)\]]*$/.test(text.slice(Math.max(0, end - 3), end)) && /^\s|^$/.test(after)) return end;
  const stop = SENTENCE_END.exec(after);
  return end + (stop === null ? after.length : stop.index + (stop[0].startsWith("\n") ? 0 : 1));
}

/** Whether the line at `start` begins with a bullet or a number. */
export const isListEntry = (text: string, start: number): boolean =>
  BULLET.test(text.slice(text.lastIndexOf("\n", start - 1) + 1, start + LOOK_AHEAD));

/** The nearest first. */
function linesAbove(text: string, start: number): string[] {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  return text
    .slice(Math.max(0, lineStart - CHARACTERS_UP), lineStart)
    .split("\n")
    .slice(0, -1)
    .slice(-LINES_UP)
    .reverse();
}

function speakerAbove(above: readonly string[]): string | null {
  for (const line of above) {
    if (line.trim() === "" || BULLET.test(line) || GREETING.test(line)) return null;
    const label = LABEL.exec(line)?.[1];
    if (label !== undefined && label.length <= 60) return label;
  }
  return null;
}

/** A line that tells whose note follows, and the nearest one that ends in a colon, is marked as one or is short and without an end; "Hi Joe," is none. */
function headingsAbove(above: readonly string[]): string[] {
  const isShort = (line: string) =>
    /^\s*[^\s|][^.!?|\t]{1,60}[^.!?,;|]$/.test(line) && !BULLET.test(line) && !/^[\s=~_-]+$/.test(line);
  const heading = above.find(
    (line) => /:\s*\**\s*$/.test(line) || /^\s*(?:#|\*\*)/.test(line) || isShort(line),
  );
  const updated = above.find((line) => updaterIn(line.trim()) !== null);
  const person = above.find((line) => PERSON.test(bareTitle(line.replace(BULLET, ""))));
  return [...new Set([heading, updated, person])].filter((line) => line !== undefined);
}

/** The first row of the table that the line belongs to. */
function columnsAbove(text: string, start: number, above: readonly string[]): string[] {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const line = text.slice(lineStart, lineStart + 400).split("\n", 1)[0] ?? "";
  const divider = line.includes("|") ? "|" : line.includes("\t") ? "\t" : null;
  if (divider === null) return [];
  const outside = above.findIndex((each) => !each.includes(divider));
  const header = (outside === -1 ? above : above.slice(0, outside)).at(-1);
  return header === undefined ? [] : [header];
}
