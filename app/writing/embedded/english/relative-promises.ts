import { type Act, isTask } from "../act";
import type { Scene } from "./scene";

const PROMISES =
  /\b(?<thing>(?:the|an?|my|our|your|his|her|their|both|all) [^,.;:!?]{3,60}), which (?:I|we)(?:['’]ll| will| shall|['’]m going to| am going to) (?:then |also |just )?(?<verb>\p{Ll}+)(?! (?:know|see|need|like|want|have)\b)(?<rest>[^;.!?]{0,60})/u;

/** "I promised them the reference list, which I'll send this evening": what is promised of what was just named. */
export function relativePromise(scene: Scene, acts: readonly Act[]): Act | null {
  const { thing: said = "", verb = "", rest = "" } = PROMISES.exec(scene.statement.text)?.groups ?? {};
  if (verb === "" || acts.some((act) => isTask(act) && act.line.toLowerCase().startsWith(verb))) return null;
  // "the council and they want the form by tomorrow": the last thing that is named, without its day.
  const thing = said
    .replace(
      /^.*\b(?:and|wants?|needs?|asked for) (?:.*\b(?:wants?|needs?|asked for) )?(?=(?:the|an?|my|our|your|his|her|their|both|all) )/iu,
      "",
    )
    .replace(/ (?:by|before|until) [^,]{3,20}$/iu, "");
  return scene.made(
    "commitment",
    scene.statement.speaker,
    0.9,
    `${verb} ${thing.replace(/^my /, "their ")}${rest}`,
  );
}
