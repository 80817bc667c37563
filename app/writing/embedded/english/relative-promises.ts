import { escapePattern } from "../../../digest/escape-pattern";
import { type Act, isTask } from "../act";
import type { Scene } from "./scene";
import { tag } from "./tag";
import { SOON } from "./time-words";

const THING = "(?<thing>(?:the|an?|my|our|your|his|her|their|both|all) [^,.;:!?]{3,60})";
const PROMISES = new RegExp(
  `\\b${THING}, which (?:I|we)(?:['’]ll| will| shall|['’]m going to| am going to) (?:then |also |just )?(?<verb>\\p{Ll}+)(?! (?:know|see|need|like|want|have)\\b)(?<rest>[^;.!?]{0,60})`,
  "u",
);
/** "which Ben sends her tomorrow", "which Ben will put in the folder" */
const IS_ANOTHERS = new RegExp(
  `\\b${THING}, which (?<who>\\p{Lu}[\\p{L}'’-]+)(?: (?:has|is|was|had)\\b[^,;.]{2,50}? and(?= will))?(?<will>['’]ll| will| is going to| has promised to)? (?:then |also |just )?(?<verb>\\p{Ll}+)(?<rest>[^;.!?]{0,60})`,
  "u",
);

/**
 * "I promised them the reference list, which I'll send this evening", "once she has the page list, which Ben sends her
 * tomorrow": what is promised of what was just named.
 */
export function relativePromise(scene: Scene, acts: readonly Act[]): Act | null {
  const { text, speaker } = scene.statement;
  const own = PROMISES.exec(text)?.groups;
  const others = own ? undefined : IS_ANOTHERS.exec(text)?.groups;
  const { thing: said = "", who, will, rest = "" } = own ?? others ?? {};
  const verb = others && will === undefined ? presentOf(others.verb ?? "") : (own ?? others)?.verb;
  if (!verb || acts.some((act) => isTask(act) && act.line.toLowerCase().startsWith(verb))) return null;
  if (who !== undefined && (!scene.people.isCalled(who) || (will === undefined && !SOON.test(rest))))
    return null;
  // "the council and they want the form by tomorrow": the last thing that is named, without its day.
  const thing = said
    .replace(
      /^.*\b(?:and|wants?|needs?|asked for|has|have|get|gets) (?:.*\b(?:wants?|needs?|asked for) )?(?=(?:the|an?|my|our|your|his|her|their|both|all) )/iu,
      "",
    )
    .replace(/ (?:by|before|until) [^,]{3,20}$/iu, "");
  // "I'd need to ask the vicar, which I'll do on Sunday"
  const done =
    verb === "do" ? new RegExp(`\\bto (\\p{Ll}+) ${escapePattern(thing)}`, "u").exec(text)?.[1] : undefined;
  const whom = /^ (?:her|him|them|us|me|you)\b/.exec(rest)?.[0] ?? "";
  const line = `${done ?? verb}${whom} ${thing.replace(/^my /, "their ")}${rest.slice(whom.length)}`;
  return who === undefined
    ? scene.made("commitment", speaker, 0.9, line)
    : scene.made("assignment", scene.people.resolve(who), 0.9, line);
}

/** "sends" as "send"; null for what is no present of somebody else's. */
function presentOf(verb: string): string | null {
  const [word] = tag(`she ${verb} it`).slice(1);
  return word && verb.endsWith("s") && word.pos === "VERB" ? word.lemma : null;
}
