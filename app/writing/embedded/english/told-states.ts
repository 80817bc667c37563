import type { Clause } from "./clause";
import type { Scene } from "./scene";

/** How it stands, and since which day. */
const SINCE_WHEN =
  /\bsince (?:(?:this|last|yesterday|early|late) ?)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|morning|noon|night|week|month|january|february|march|april|may|june|july|august|september|october|november|december|the \d|\d)/i;

/** "The insurance will kill me", "they'll love it": how somebody takes what is done, and nobody's work. */
export const isReaction = ({ verb, modal, subject }: Clause): boolean =>
  modal === "will" && /^(?:name|group|person|they|thing|you)$/.test(subject?.kind ?? "") && REACTS.test(verb);
const REACTS =
  /^(?:kill|murder|hate|love|thank|forgive|blame|moan|complain|grumble|laugh|cry|notice|mind|care|miss|enjoy|appreciate|regret|struggle|cope|want|need|like)$/;

/** "It has to be cleaned by Friday or they'll close us", "sizes by Sunday please or you get what's left": what comes of it if not. */
export function isThreatened({ tokens, clauses }: Scene, { from, modal, subject }: Clause): boolean {
  if (subject === null || subject.kind === "I" || tokens[from - 1]?.lower !== "or") return false;
  const earlier = clauses.filter((clause) => clause.from < from);
  return modal === "will"
    ? earlier.some((clause) => clause.modal === "must" || clause.imperative)
    : modal === null &&
        subject.kind === "you" &&
        tokens.slice(0, from).some(({ lower }) => lower === "please");
}

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
