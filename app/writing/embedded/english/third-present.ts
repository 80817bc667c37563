import type { Clause } from "./clause";
import type { Scene } from "./scene";

/** "prepares", "the auditors prepare": present, and not a bare form that may be a noun. */
export function isThirdPresent(scene: Scene, clause: Clause): boolean {
  const verb = scene.tokens[clause.verbAt];
  return (
    verb !== undefined &&
    !clause.past &&
    !isParticiple(scene, clause) &&
    (verb.lower !== verb.lemma ||
      clause.subject?.kind === "they" ||
      clause.subject?.kind === "group" ||
      /\b(?:and|&)\b/.test(clause.subject?.text ?? ""))
  );
}

/** "everyone except the lady playing the maid" says who she is; "Kofi preparing the slides", in notes, what he does. */
export function isParticiple({ tokens }: Scene, { verbAt, progressive, subject }: Clause): boolean {
  const isNote = !subject || subject.from === 0 || tokens[subject.from - 1]?.pos === "PUNCT";
  return (
    !progressive &&
    !isNote &&
    /ing$/.test(tokens[verbAt]?.lower ?? "") &&
    tokens[verbAt]?.lemma !== tokens[verbAt]?.lower
  );
}
