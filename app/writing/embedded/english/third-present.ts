import type { Clause } from "./clause";
import type { Scene } from "./scene";

/** "prepares", "the auditors prepare": present, and not a bare form that may be a noun. */
export function isThirdPresent(scene: Scene, clause: Clause): boolean {
  const verb = scene.tokens[clause.verbAt];
  return (
    verb !== undefined &&
    !clause.past &&
    (verb.lower !== verb.lemma ||
      clause.subject?.kind === "they" ||
      clause.subject?.kind === "group" ||
      /\b(?:and|&)\b/.test(clause.subject?.text ?? ""))
  );
}
