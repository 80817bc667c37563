import { COMMAND_VERBS } from "../english/command-verbs";
import type { Heading } from "../statement";
import { mayBeName } from "./addressees";
import { inlineLabel } from "./headings";

/** "Lena: book the booth", "AI: Tom – send the records", "[ ] Bo - order paper". */
const ASSIGNED_LABEL =
  /^(?:\[[ x]?\]\s*)?(?:(?:AI|A|TODO|Action|Task)\s*(?:\d+)?\s*[:.)–-]\s*)?@?\*{0,2}((?:\p{Lu}[\p{L}'’.-]+)(?: \p{Lu}[\p{L}'’-]+)?(?:\s*(?:,|&|\/|\+|and|und|et|y)\s*\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)?)\*{0,2}\s*(?::|\s[–—-]|\s?->|→)\*{0,2}\s+(?=\S)/u;

/** "[ ] @pavel load test with 500 carts" */
const HANDLE_LABEL = /^(?:\[[ x]?\]\s*)?@([\p{L}][\p{L}\p{N}._-]+)\s+(?=\S+\s)/u;

/** "Next for me: interview notes" */
const LEFT_FOR_ME =
  /^(?:next|still|open|left|remaining|to do|still to do)(?: up)? (?:for|with) (me): (?=\S)/iu;
/** "me - sound check", in a list of names */
const OWN_LABEL = /^(me|I|myself|ich|moi|je|yo)\s*(?::|\s[–—-]|\s?->|→)\s+(?=\S)/;

const MR = "(?:(?:Mr|Ms|Mrs|Miss|Dr|Prof|Herr|Frau|M|Mme|Sr|Sra)\\.? )?";
const NAME = "\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?";
/** "Headteacher (Mr Lytton): circulate the figures" */
const ROLE_LABEL = new RegExp(`^\\p{Lu}[\\p{L} '’-]{2,30} \\(${MR}(${NAME})\\):\\s+(?=\\p{Ll})`, "u");
/** "Ana (purchasing): ask for the price" */
const TOLD_LABEL = new RegExp(`^${MR}(${NAME}) \\(\\p{Ll}[^()]{1,30}\\):\\s+(?=\\p{Ll})`, "u");

/** Whom a line under `heading` gives its task to by a label; null when it has none. */
export function assignedIn(text: string, isItem: boolean, heading: Heading | null): string | null {
  const match =
    ASSIGNED_LABEL.exec(text) ??
    ROLE_LABEL.exec(text) ??
    TOLD_LABEL.exec(text) ??
    LEFT_FOR_ME.exec(text) ??
    (isItem ? (HANDLE_LABEL.exec(text) ?? OWN_LABEL.exec(text)) : null);
  const who = match?.[1];
  if (
    !who ||
    / = /.test(text) ||
    who
      .split(/\s*(?:,|&|\/|\+|\band\b|\bund\b|\bet\b|\by\b)\s*/)
      .some((name) => !mayBeName(name.split(" ")[0] ?? "") || inlineLabel(`${name}: x`) !== null)
  )
    return null;
  const rest = text.slice(match[0].length);
  // "Vases: to be washed"
  if (/^(?:still )?to be \p{Ll}/u.test(rest)) return null;
  const dashed = /[–—-]\s*$/.test(match[0].trimEnd());
  const isTold = COMMAND_VERBS.has(/^\p{Ll}+/u.exec(rest)?.[0] ?? "");
  if (dashed && !isItem && heading !== "actions" && !isTold && !/^(?:AI|A|TODO|Action|Task)\b/.test(text))
    return null;
  if (
    !isItem &&
    heading !== "actions" &&
    !/^(?:AI|TODO|Action)\b/.test(text) &&
    !/^(?:@|please|can|could|\p{Ll})/u.test(rest) &&
    rest.length > 120
  )
    return null;
  return who;
}
