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
  // "Der Kunde möchte den Plan bis Freitag. Kannst du ihn zeichnen?": the second sentence says what is to be done.
  if (earlier && resumes && !asksToKnow && isWhole(earlier)) return false;
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

/** "Wir brauchen mindestens vierzig Plätze", "il nous faut au moins douze lits" */
const AT_LEAST =
  /^(?:(?:dort |dafür |dazu )?(?:wir|ich) (?:brauchen?|benötigen?) (?:dort |dafür |dazu )?(?:mindestens|wenigstens|etwa|ungefähr|rund)|(?:dafür |dazu )?(?:brauchen|benötigen) wir (?:mindestens|wenigstens|etwa|rund)|il (?:nous|m'en|me|nous en) (?:faut|faudra|faudrait) (?:au moins|au minimum|environ)|(?:on|nous) (?:a|avons|aura|aurons) besoin d(?:'|e )(?:au moins|environ)|(?:necesitamos|necesitaremos|necesito|nos hacen? falta|harán? falta) (?:al menos|por lo menos|como mínimo|unos|unas)) /iu;

/** "Kannst du den Saal reservieren? Wir brauchen mindestens vierzig Plätze": why, and no second request. */
export const isReasonOfBefore = (
  act: Act,
  before: Statement | null,
  found: ReadonlyMap<Statement, Act[]>,
): boolean =>
  isTask(act) &&
  AT_LEAST.test(act.statement.text) &&
  before !== null &&
  before.paragraph === act.statement.paragraph &&
  (found.get(before) ?? []).some(({ kind }) => kind === "request");

/** What was only wished for in the sentence before, of which this act now says what is to be done. */
export function forgetsWish(act: Act, before: Statement | null, found: Map<Statement, Act[]>): void {
  if (!before || !isTask(act) || !act.support.includes(before)) return;
  const kept = (found.get(before) ?? []).filter((earlier) => !(isTask(earlier) && isWhole(earlier)));
  found.set(before, kept);
}

/** The line is the sentence itself, of which nobody knows what is to be done. */
export const isWhole = ({ line, statement }: Act): boolean =>
  /\s/.test(line) && statement.text.trim().toLowerCase().startsWith(line.toLowerCase());
