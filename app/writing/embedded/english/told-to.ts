import type { Act } from "../act";
import { COMMAND_VERBS } from "./command-verbs";
import type { Scene } from "./scene";

/** "Faisal has been told to set up a standing order", "Ms Roy was asked to renew it" */
const TOLD_TO =
  /^(?:(?:and|also|so|but),? )?(?<who>(?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?) (?:has|have|was|is)(?: also| already| now)? (?:been |being )?(?:asked|told|instructed|tasked|briefed|reminded) to (?<verb>\p{Ll}+)(?<rest> [^?]{4,160}?)[.! ]*$/u;
/** Why, or what comes of it, stands behind. */
const SO_THAT = /,? (?:so(?: that)? (?:it|we|this|that|they|the)\b|because|as it|since|to avoid)\b.*$/isu;
const CERTAIN = 0.95;

/** What somebody named was told to do; null for other sentences, and where it is about being somewhere. */
export function toldTo(scene: Scene): Act | null {
  const { who = "", verb = "", rest = "" } = TOLD_TO.exec(scene.plain.trim())?.groups ?? {};
  if (!COMMAND_VERBS.has(verb) || !scene.people.isCalled(who.split(" ").at(-1) ?? "")) return null;
  const owner = scene.people.resolve(who);
  const made = scene.made("assignment", owner, CERTAIN, `${verb}${rest.replace(SO_THAT, "")}`);
  return made && { ...made, owner };
}
