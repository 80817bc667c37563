import type { Act } from "../act";
import { baseOfParticiple } from "./base-of-participle";
import type { Scene } from "./scene";

const NOBODY_HAS =
  /^(?:(?:and|but|so|also|i think|apparently|it seems),? )*(?:nobody|no one|no-one|none of us|not one of us)(?:['’]s| has| have) (?:yet |actually |really |ever )?(?<done>\p{L}+)(?<what> (?!(?:that|how|what|why|who|when|where|whether|if)\b)[^,;:?]{4,90}?)(?: yet| so far)[.! ]*$/iu;
/** "Nobody has complained", "seen it", "been there": nothing that somebody ought to have done. */
const NO_DEED =
  /^(?:complained|noticed|objected|seen|heard|been|had|got|known|said|asked|found|died|left|come|gone|called|lost|won|used|minded|thought|turned|missed|offered|claimed|managed|met|been|ever|broken|stolen|hurt|moved|taken)$/i;

/** "Nobody has told the parents yet.": somebody is to, and nobody has it. */
export function nobodyHas(scene: Scene): Act | null {
  const { done = "", what = "" } = NOBODY_HAS.exec(scene.plain)?.groups ?? {};
  if (done === "" || NO_DEED.test(done)) return null;
  const verb = baseOfParticiple(done.toLowerCase());
  return verb === null ? null : scene.made("duty", null, CERTAIN, `${verb}${what}`);
}

const CERTAIN = 0.95;
