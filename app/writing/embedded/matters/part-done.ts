import type { Act } from "../act";
import type { Statement } from "../statement";
import type { Matter } from "./matter";
import { namesOnlySome, partsIn, partsOf } from "./parts";
import { coreOf, topicOf } from "./topic";

/** "Order the", before what is ordered. */
const DOING =
  /^(?:please )?(\p{L}+(?: (?:up|in|out|off|over|me|us|\p{Lu}\p{L}+(?!['’\p{L}])))*) (?=(?:the|a|an|your|our|his|her|their|all|both|some)\b|\p{Ll}+ \d|\p{Lu}\p{L}+['’]s )/iu;

/** "The drawings and the survey", asked for by their names alone. */
const IS_THING = /^(?:the|a|an|your|our|his|her|their|all|both|some)\b/i;

/** The line of the one of two things that words do not name: "order the tiles and the grout" as "order the grout"; null where that is unsure. */
function restOf(line: string, named: ReadonlySet<string>): string | null {
  const [first = "", second = "", ...more] = partsIn(line);
  // "From Moll and from Adler" share what is asked of both.
  const shared = /^(.+) (?:from|for) \p{Lu}\p{L}+$/u.exec(first)?.[1];
  const doing = IS_THING.test(first) ? "" : /^(?:from|for) /.test(second) ? shared : DOING.exec(first)?.[1];
  if (second === "" || more.length > 0 || doing === undefined) return null;
  const numbers = [first, second].map((part) => part.match(/\d+/g) ?? []);
  const areNumbered = numbers.every(({ length }) => length > 0);
  const isNamed = (part: string) =>
    areNumbered
      ? (part.match(/\d+/g) ?? []).some((number) => named.has(number))
      : topicOf(part).about.some((stem) => named.has(stem));
  if (isNamed(first) === isNamed(second)) return null;
  return isNamed(second) ? first : `${doing} ${second}`.trim();
}

/**
 * Leaves of a task the thing that words do not name, when they end only one of two: "the tiles are ordered". False where they name
 * all of it, or it is one thing.
 */
export function leaveRest(matter: Matter, named: ReadonlySet<string>, by: Statement): boolean {
  const isSome = namesOnlySome(matter.parts, named) || restOf(matter.acts[0]?.line ?? "", named) !== null;
  if (matter.kind !== "action" || !isSome) return false;
  matter.acts = matter.acts.map((act): Act => {
    const rest = restOf(act.line, named);
    return rest === null ? act : { ...act, line: rest };
  });
  const line = matter.acts[0]?.line ?? "";
  if (partsOf(line).length === 0) {
    matter.topic = topicOf(coreOf(line));
    matter.parts = [];
  }
  matter.saidOpen = true;
  matter.support.push(by);
  return true;
}
