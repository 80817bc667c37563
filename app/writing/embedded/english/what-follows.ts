import type { Act } from "../act";
import { act, type SaidClause } from "./said-clause";

const SOON =
  "(?:on |by |over |later |early )?(?:today|tonight|tomorrow|(?:this|next) \\p{L}+|(?:mon|tues|wednes|thurs|fri|satur|sun)day|the \\p{L}+ (?:day|week))(?: (?:morning|afternoon|evening|noon|at the latest))?";
const BY_MAIL =
  "(?:in (?:a |an? separate |another |the next )?(?:e-?mail|mail|letter|post)|separately|shortly|soon|by (?:separate )?(?:post|e-?mail|mail))";
/** "Tomorrow", "in a separate mail this afternoon" */
const ONLY_HOW_AND_WHEN = new RegExp(`^\\s*(?:${BY_MAIL}(?: ${SOON})?|${SOON})\\W*$`, "iu");

/** "The plan follows tomorrow": a promise of who writes so. */
export function followingIn(said: SaidClause): Act | null {
  const { scene, clause, rest } = said;
  const { subject, modal } = clause;
  const follows =
    clause.verb === "follow" &&
    !clause.passive &&
    (modal === null || modal === "will") &&
    ONLY_HOW_AND_WHEN.test(rest);
  return follows && subject
    ? act(said, "commitment", scene.statement.speaker, 0.8, scene.words(subject.from, clause.to))
    : null;
}
