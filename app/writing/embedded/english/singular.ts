import { COMMAND_VERBS } from "./command-verbs";

/** The base form of "orders", "fixes", "carries". */
export function singular(word: string): string {
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh|o)es$/.test(word))
    return COMMAND_VERBS.has(word.slice(0, -1)) ? word.slice(0, -1) : word.slice(0, -2);
  return word.replace(/s$/, "");
}
