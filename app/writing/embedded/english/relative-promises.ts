import { type Act, isTask } from "../act";
import type { Scene } from "./scene";

const PROMISES =
  /\b(?<thing>(?:the|an?|my|our|your|his|her|their|both|all) [^,.;:!?]{3,60}), which (?:I|we)(?:['’]ll| will| shall|['’]m going to| am going to) (?:then |also |just )?(?<verb>\p{Ll}+)(?! (?:know|see|need|like|want|have)\b)(?<rest>[^;.!?]{0,60})/u;

/** "I promised them the reference list, which I'll send this evening": what is promised of what was just named. */
export function relativePromise(scene: Scene, acts: readonly Act[]): Act | null {
  const { thing = "", verb = "", rest = "" } = PROMISES.exec(scene.statement.text)?.groups ?? {};
  if (verb === "" || acts.some((act) => isTask(act) && act.line.toLowerCase().startsWith(verb))) return null;
  return scene.made(
    "commitment",
    scene.statement.speaker,
    0.9,
    `${verb} ${thing.replace(/^my /, "their ")}${rest}`,
  );
}
