import type { Act } from "../act";
import { baseOfParticiple } from "./base-of-participle";
import type { Scene } from "./scene";

const MUST_BE =
  /^(?<thing>(?:the|our|my|your|all|both|these|those) [\p{L}\d' -]{3,40}?) (?:is|are|was|were|has|have|had|came|come)\b[^?]*[,;–—-] ?(?:and |so |but )?(?:they|it) (?:(?:still |now |all )*(?:have|has|need|needs|ought) to|must) be (?<done>\p{L}+)(?<rest>[^,;:?]*?)[.! ]*$/iu;

/** "The old units are still in the yard, they have to be split into wood and metal.": split the old units. */
export function theyMustBe(scene: Scene): Act | null {
  const { thing, done, rest = "" } = MUST_BE.exec(scene.plain)?.groups ?? {};
  const verb = done ? baseOfParticiple(done.toLowerCase()) : null;
  if (!thing || verb === null || /\bnot\b/i.test(rest)) return null;
  const what = thing.charAt(0).toLowerCase() + thing.slice(1);
  return scene.made("duty", scene.called ? scene.reader : null, CERTAIN, `${verb} ${what}${rest}`);
}

const CERTAIN = 0.85;
