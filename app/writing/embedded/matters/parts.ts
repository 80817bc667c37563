import { topicOf } from "./topic";

const BETWEEN =
  /\s+(?:and|und|et|y)\s+(?=(?:the|a|an|your|our|all|both|die|der|das|ein|eine|le|la|les|un|une|el|los|las|una|one|two|three|four|five|\d+|\p{L}+ \d+|\p{L}+['’]s|from (?=\p{L}))\b)/iu;

/** A line cut before each further thing that it lists. */
export const partsIn = (line: string): string[] => line.split(BETWEEN);

/** What each of the things is about that a line lists: "invoice 4410 and invoice 4411" are two; empty where it names one. */
export function partsOf(line: string): (readonly string[])[] {
  const parts = partsIn(line);
  return parts.length < 2 ? [] : parts.map((part) => topicOf(part).about);
}

/** Of several parts the words name some, but not all. */
export function namesOnlySome(parts: readonly (readonly string[])[], stems: ReadonlySet<string>): boolean {
  const named = parts.map((about) => about.some((stem) => stems.has(stem)));
  return named.includes(true) && named.includes(false);
}
