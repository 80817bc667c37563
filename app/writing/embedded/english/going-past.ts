import type { Act } from "../act";
import { COMMAND_VERBS } from "./command-verbs";
import type { Scene } from "./scene";

const GOING_PAST =
  /^(?:(?:is|and|if|also|ps:?),? )?(?:any|some)(?:one|body)(?: (?:who(?:['’]s| is)|that(?:['’]s| is)))? (?<going>(?:going|passing|driving|walking|coming|heading|popping|travelling) [^,?]{3,50}?),? (?:who )?(?:could|can|would|please|might)(?: please| you| perhaps| maybe)* (?<verb>\p{Ll}+)(?<what> [^?]{2,80}?)(?: please)?\s*\?*$/iu;

/** "Anyone going past the post office could drop these off?": asked of whoever that is, on the way. */
export function goingPast(scene: Scene): Act | null {
  const { going = "", verb = "", what = "" } = GOING_PAST.exec(scene.plain.trim())?.groups ?? {};
  return COMMAND_VERBS.has(verb)
    ? scene.made("request", null, CERTAIN, `${verb}${what} (anyone ${going})`)
    : null;
}

const CERTAIN = 0.92;
