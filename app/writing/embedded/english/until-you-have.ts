import type { Act } from "../act";
import { baseOfParticiple } from "./base-of-participle";
import { COMMAND_VERBS } from "./command-verbs";
import type { Scene } from "./scene";

/** "I don't want to order six more until you've seen the price", "I won't book it before you have signed" */
const NOT_UNTIL =
  /\b(?:I|we)(?:['’]d| would| will| do|['’]m| am|['’]re| are)?(?: rather)?(?: can| could)?(?: not|n['’]t|['’]t)?\b[^.?!;:]{3,80}?\b(?:until|till|unless|before) (?<who>you)(?:['’]ve| have)(?: all| both)?(?: had a)? (?<done>\p{Ll}{3,})(?<what> [^.?!;]{3,70}?)?(?: \([^()]*\))?[.! ]*$/iu;
const NEGATED = /\b(?:not|cannot|rather)\b|n['’]t\b/i;
const CERTAIN = 0.85;

/** Nothing goes on before whoever reads it has done something: that is asked. Null for other sentences. */
export function untilYouHave(scene: Scene): Act | null {
  const found = NOT_UNTIL.exec(scene.plain.trim());
  const { done = "", what = "" } = found?.groups ?? {};
  if (!found || scene.reader === null || !NEGATED.test(found[0]) || /\?\s*$/.test(scene.plain)) return null;
  const verb = done === "look" ? "look" : baseOfParticiple(done.toLowerCase());
  if (verb === null || !(COMMAND_VERBS.has(verb) || /^(?:see|decide|hear|look)$/.test(verb))) return null;
  const made = scene.made("request", scene.reader, CERTAIN, `${verb}${what}`);
  return made && { ...made, owner: scene.reader };
}
