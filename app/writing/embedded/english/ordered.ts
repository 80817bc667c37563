import type { People } from "../people";
import { lowerFirst } from "../task-wording";
import { isEnglishWord } from "./vocabulary";

const PARTICLE =
  /^ (up|out|off|down|over|back|away|in|for)(?= (?!the\b|an?\b|our\b|your\b|my\b|\d|\p{Lu})|$|[,.;])/u;
/** "The roof needs looking at": what it is looked at stands in front. */
const STRANDED =
  /^ (at|into|after|through|about|to|round)(?= (?:by|before|on|until|at|in|this|next|today|tomorrow|again|soon|now|first)\b|$|[,.;])/u;

/** A verb and what it is done to, with its particle where English has it: "type up the minutes", "fit it in". */
export function ordered(verb: string, object: string, rest: string): string {
  const stranded = STRANDED.exec(rest);
  const particle = stranded ?? PARTICLE.exec(rest);
  if (!particle) return `${verb} ${object}${rest}`;
  const behind = rest.slice(particle[0].length);
  return !stranded && /^(?:it|them|this|that)$/i.test(object)
    ? `${verb} ${object} ${particle[1]}${behind}`
    : `${verb} ${particle[1]} ${object}${behind}`;
}

/** "The landlord" behind a verb; a name as it is. */
export function asObject(thing: string, people: People): string {
  const first = thing.split(" ")[0] ?? "";
  if (/^they$/i.test(first)) return "them";
  return /^\p{Lu}\p{Ll}*$/u.test(first) && !people.isName(first) && isEnglishWord(first.toLowerCase())
    ? lowerFirst(thing)
    : thing;
}
