import { type Act, isTask } from "../act";
import type { Statement } from "../statement";
import { lowerFirst, sentenceCase, shorten } from "../task-wording";
import type { LanguagePack } from "./language-pack";
import { acceptsIn } from "./read-foreign-acts";

/** A sentence of more words says itself what is asked. */
const MOST_WORDS = 9;

/**
 * "The members need a letter. ¿La redactas tú?": gives the task of the sentence before, if it is nobody's yet or the same
 * person's, to whom this one asks, with its day and quote, and says whether it did. "Brauchst du einen Wagen? Gib mir bis
 * Mittag Bescheid" asks the question before; where no act was read in that, its words become the line.
 */
export function takesFromBefore(
  act: Act,
  pack: LanguagePack,
  before: Statement | null,
  found: ReadonlyMap<Statement, Act[]>,
): boolean {
  const { statement } = act;
  if (!isTask(act) || act.kind === "duty" || !before) return false;
  if (statement.text.split(/\s+/).length > MOST_WORDS) return false;
  const phrase = lowerFirst(act.line);
  const asksToKnow = act.kind === "request" && before.text.endsWith("?") && pack.asksToKnow.test(phrase);
  const resumes = act.kind === "request" && pack.resumes.test(phrase);
  if (!asksToKnow && !resumes && !pack.takesOn.test(phrase)) return false;
  const earlier = found
    .get(before)
    ?.findLast(
      (known) =>
        isTask(known) &&
        known.kind !== "commitment" &&
        (known.owner === null || known.owner === act.owner) &&
        !acceptsIn(pack, before.text),
    );
  if (!earlier && asksToKnow) {
    act.line = shorten(sentenceCase(before.text.replace(/^¿|\s*\?$/g, "")));
    act.support.push(before);
  }
  if (!earlier) return false;
  earlier.kind = act.kind;
  earlier.owner = act.owner;
  earlier.when ??= act.when;
  earlier.certainty = Math.max(earlier.certainty, act.certainty);
  earlier.support.push(statement);
  return true;
}
