import type { Act } from "../act";
import type { Statement } from "../statement";
import type { Matter } from "./matter";
import { namesOnlySome, partsIn, partsOf } from "./parts";
import { coreOf, topicOf } from "./topic";

/** "Order the", before what is ordered. */
const DOING =
  /^(?:please )?(\p{L}+(?: (?:up|in|out|off|over|me|us|\p{Lu}\p{L}+))*) (?:the|a|an|your|our|his|her|their|all|both|some)\b/iu;

/** "The drawings and the survey", asked for by their names alone. */
const IS_THING = /^(?:the|a|an|your|our|his|her|their|all|both|some)\b/i;

/** The line of the one of two things that words do not name: "order the tiles and the grout" as "order the grout"; null where that is unsure. */
function restOf(line: string, named: ReadonlySet<string>): string | null {
  const [first = "", second = "", ...more] = partsIn(line);
  const doing = IS_THING.test(first) ? "" : DOING.exec(first)?.[1];
  if (second === "" || more.length > 0 || doing === undefined) return null;
  const isNamed = (part: string) => topicOf(part).about.some((stem) => named.has(stem));
  return isNamed(second) ? first : `${doing} ${second}`.trim();
}

/**
 * Leaves of a task the thing that words do not name, when they end only one of two: "the tiles are ordered". False where they name
 * all of it, or it is one thing.
 */
export function leaveRest(matter: Matter, named: ReadonlySet<string>, by: Statement): boolean {
  if (matter.kind !== "action" || !namesOnlySome(matter.parts, named)) return false;
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
