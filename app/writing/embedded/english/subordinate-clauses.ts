import type { Act } from "../act";
import type { Clause } from "./clause";
import { act, asked, type SaidClause } from "./said-clause";
import { SOON } from "./time-words";

const PLEASED =
  /\b(?:grateful|appreciate|brilliant|fantastic|amazing|super|fab|much appreciated|great|good|nice|helpful|kind|perfect|wonderful|lovely|glad|happy|thank|obliged|pleased|delighted|(?:help|favou?r|relief)(?= if))\b/i;
const SAYS =
  /^(?:say|promise|confirm|agree|tell|need|ask|write|announce|suggest|ensure|want|require|insist|mention)$/;
/** Of the speaker, or as a command, these only pass on: "tell them that Ana will come". */
const PASSES_ON = /^(?:tell|say|confirm|write|announce|mention)$/;

/**
 * What stands under a condition, or tells why, is not asked: null. Undefined where the clause is read like a main one,
 * because it is one or tells what somebody said.
 */
export function subordinateIn(said: SaidClause): Act | null | undefined {
  const { scene, clause, previous } = said;
  if (clause.marker === null || /^(?:so|what)$/.test(clause.marker)) return undefined;
  if (isOwnPurpose(said)) return act(said, "commitment", scene.statement.speaker, 0.6);
  if (isWishedOfOther(said) && clause.subject)
    return act(said, "request", scene.ownerOf(clause.subject), 0.7);
  if (clause.marker === "if" && clause.subject?.kind === "you" && PLEASED.test(said.before))
    return asked(said, 0.85);
  // "If you could send it today, that would be brilliant"
  if (
    clause.marker === "if" &&
    clause.subject?.kind === "you" &&
    clause.modal === "could" &&
    PLEASED.test(scene.words(clause.to, scene.tokens.length))
  )
    return asked(said, 0.8);
  // "It would be great if the report could be with us by Monday"
  if (
    clause.marker === "if" &&
    clause.subject?.kind === "thing" &&
    clause.modal === "could" &&
    PLEASED.test(said.before) &&
    !clause.negated
  )
    return /^(?:some|any)(?:one|body)$/i.test(clause.subject.text)
      ? act(said, "request", null, 0.85)
      : asked(said, 0.65, scene.told(clause));
  return clause.marker === "that" && previous !== undefined && tells(previous) ? undefined : null;
}

/** "... so that I can send them to the notary on Thursday" */
const isOwnPurpose = ({ scene, clause, own }: SaidClause): boolean =>
  clause.marker === "that" &&
  /\bso\s*$/i.test(scene.words(0, clause.from)) &&
  clause.subject?.kind === "I" &&
  clause.modal === "can" &&
  !clause.negated &&
  SOON.test(own);

/** "if Dunstan could cut the interviews before six, we'd be set" */
const isWishedOfOther = ({ scene, clause, next }: SaidClause): boolean =>
  clause.marker === "if" &&
  clause.modal === "could" &&
  (clause.subject?.kind === "name" || clause.subject?.kind === "group") &&
  next !== undefined &&
  /\b(?:would|'d) (?:be|help|really)\b/i.test(scene.words(next.from, scene.tokens.length));

/** "Ana promised that", "we agreed that": what follows counts like a sentence of its own. */
function tells(clause: Clause): boolean {
  const isOurs = clause.subject?.kind === "I" || clause.subject?.kind === "we" || clause.imperative;
  return SAYS.test(clause.verb) && !(isOurs && PASSES_ON.test(clause.verb));
}
