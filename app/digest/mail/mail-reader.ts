import { escapePattern } from "../escape-pattern";
import { foldText } from "../fold-text";
import { plainName } from "../plain-name";

/** Who reads a mail, by the names that the agent's mails give; and whom else these know. */
export interface MailReader {
  /** Lower case. */
  address: string;
  names: string[];
  /** Names that the mails give to other addresses. */
  others: string[];
  /** Whole names that the digest says, the reader's own among them or not. */
  told: string[];
}

const APART = /\s*(?:,|;|&|\/|\+|\band\b|\bund\b|\bet\b|\by\b)\s*/u;
/** What somebody or something waits for stands behind these. */
const WAITS =
  /\b(?:wait(?:s|ing|ed)?|pending|blocked|stuck|held up|on hold|depend(?:s|ing)|no (?:answer|reply|word|news)|missing|wartet|warten|hängt|attend|attente|bloqué\p{L}*|pendiente|espera(?:ndo|mos)?)\b[^.;:!?]{0,24}?\b(?:for|on|by|from|with|auf|von|an|de|par|a)\s+$/iu;

/**
 * Whether a line's owner is this reader, alone or with others: by whole name, or by a part of it that nobody else known
 * has. Never where two could be meant.
 */
export function isOwner(owner: string | null, reader: MailReader): boolean {
  const parts = owner?.replace(/\([^()]*\)/g, " ").split(APART) ?? [];
  return parts.some((part) => means(part, reader));
}

/** Whether words say that something waits for this reader: "still waiting for Ana". */
export function isWaitedFor(words: string, reader: MailReader): boolean {
  const text = foldText(words);
  return [...reader.names, wordsOfAddress(reader.address)].flatMap(waysToSay).some((name) => {
    if (!means(name, reader)) return false;
    const whole = new RegExp(`(?<!\\p{L})${escapePattern(name)}(?!\\p{L})`, "giu");
    return [...text.matchAll(whole)].some(({ index }) => WAITS.test(text.slice(0, index)));
  });
}

function means(part: string, { address, names, others, told }: MailReader): boolean {
  const said = nameKey(part);
  if (said === "") return false;
  if (part.trim().toLowerCase() === address) return true;
  const own = [...names.map(nameKey), wordsOfAddress(address)].filter((name) => name !== "");
  const elsewhere = told.map(nameKey).filter((name) => !own.includes(name));
  const foreign = [...others.map(nameKey), ...elsewhere];
  if (said.includes(" ")) return own.includes(said) && !foreign.includes(said);
  const has = (name: string) => name.split(" ").includes(said);
  return own.some(has) && !foreign.some(has);
}

/** "ana.ruiz@yard.example" spells a whole name; "ana@yard.example" does not. */
function wordsOfAddress(address: string): string {
  const words = nameKey((address.split("@")[0] ?? "").replace(/[._-]+/g, " "));
  return /^\p{L}+( \p{L}+)+$/u.test(words) ? words : "";
}

/** The whole name and its first word. */
function waysToSay(name: string): string[] {
  const whole = plainName(name);
  return [whole, whole.split(" ")[0] ?? ""].filter((each) => each.length > 1);
}

/** Letters only, in lower case and without marks, so that "José" is "Jose". */
function nameKey(name: string): string {
  return plainName(name)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}' -]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}
