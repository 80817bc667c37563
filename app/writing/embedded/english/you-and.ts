import type { Act } from "../act";
import { COMMAND_VERBS } from "./command-verbs";
import type { Scene } from "./scene";

/** "Could you and Tom agree on a date and let HR know?" */
const YOU_AND =
  /^(?:[^?]{2,60}[,;:–—-] )?(?:(?:so|and|also|maybe),? )*(?:[Cc]an|[Cc]ould|[Ww]ould|[Ww]ill) you and (?<who>\p{Lu}[\p{L}'’-]+)(?: please| maybe| perhaps)* (?<verb>\p{Ll}+)(?<rest> [^?]{4,140}?)(?:,? please)?\s*\?$/u;
const CERTAIN = 0.95;

/** What is asked of the reader and of somebody else together: one task of both. */
export function askedOfBoth(scene: Scene): Act | null {
  const { who = "", verb = "", rest = "" } = YOU_AND.exec(scene.plain.trim())?.groups ?? {};
  if (
    scene.reader === null ||
    !(COMMAND_VERBS.has(verb) || /^(?:agree|decide|meet|talk|sort|think|sit|look)$/.test(verb)) ||
    !scene.people.isCalled(who)
  )
    return null;
  const made = scene.made("request", scene.reader, CERTAIN, `${verb}${rest}`);
  return made && { ...made, owner: `${scene.reader}, ${scene.people.resolve(who) ?? who}` };
}
