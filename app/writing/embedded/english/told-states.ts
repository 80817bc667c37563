import type { Clause } from "./clause";
import type { Scene } from "./scene";

/** How it stands, and since which day. */
const SINCE_WHEN =
  /\bsince (?:(?:this|last|yesterday|early|late) ?)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|morning|noon|night|week|month|january|february|march|april|may|june|july|august|september|october|november|december|the \d|\d)/i;

/** "The desk has the key since Monday", "the desk asks who has it": how things stand, and nobody's work. */
export const tellsHowItStands = (scene: Scene, clause: Clause | null): boolean =>
  (SINCE_WHEN.test(clause ? scene.words(clause.from, clause.to) : scene.statement.text) &&
    !scene.clauses.some(({ modal, imperative }) => modal || imperative)) ||
  (clause !== null &&
    /^(?:ask|wonder)$/.test(clause.verb) &&
    !clause.imperative &&
    !clause.modal &&
    /^(?:who|whose|whether|if|what|when|where|how|why|which)$/.test(
      scene.tokens[clause.group.to]?.lower ?? "",
    ));
