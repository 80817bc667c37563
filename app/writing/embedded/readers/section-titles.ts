import { COMMAND_VERBS } from "../english/command-verbs";
import { greets, isSalutation } from "./addressees";
import { bareTitle } from "./plain-headings";
import type { Block } from "./sentence-splitting";

const LONGEST = 40;
const MOST_WORDS = 5;
/** So many words at least has what stands below a title. */
const LEAST_BELOW = 4;
/** One alone may be anything: a farewell, a place, a name. */
const LEAST_TITLES = 2;
const FAREWELL =
  /^(?:(?:best|kind|warm|many|with|all the best|yours|regards|thanks|thank you|cheers|love|see you|greetings|sincerely|cordially|speak soon|sent from)\b|p\.?s\b)/i;

const isShortLine = ({ text }: Block): boolean =>
  text.length <= LONGEST &&
  text.split(/\s+/).length <= MOST_WORDS &&
  /^[\d(\s]*[.)]?\s*\p{Lu}/u.test(text) &&
  !/[.!?,;|@]$|[|@]|:\s*\S|\d{3,}/.test(text) &&
  !greets(text) &&
  !isSalutation(text) &&
  !FAREWELL.test(text);

const isDeeper = (next: Block, { depth = 0 }: Block): boolean => (next.depth ?? 0) > depth;

/**
 * The titles of a text that stand on lines of their own without a sign that makes them titles, by the index of their block:
 * "2. Organ", "Market", each above a paragraph or a list, at least two of them.
 */
export function sectionTitles(blocks: readonly Block[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const [index, block] of blocks.entries()) {
    const next = blocks[index + 1];
    if (!next || block.quoted || !isShortLine(block)) continue;
    if (!(block.afterBlank || index === 0) || isShortLine(next)) continue;
    // "2. Organ", and right below it what was said of it
    if (block.kind === "item" && (next.kind === "item" ? !isDeeper(next, block) : next.afterBlank)) continue;
    if (next.text.split(/\s+/).length < LEAST_BELOW && next.kind !== "item") continue;
    const title = bareTitle(block.text).replace(/:$/, "");
    const first = /^\p{L}+/u.exec(title)?.[0].toLowerCase() ?? "";
    if (title.length > 2 && !(COMMAND_VERBS.has(first) && title.includes(" "))) found.set(index, title);
  }
  return found.size < LEAST_TITLES ? new Map() : found;
}
