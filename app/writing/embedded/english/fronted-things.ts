import { type Act, isTask } from "../act";
import { lowerFirst, sentenceCase } from "../task-wording";
import { COMMAND_VERBS } from "./command-verbs";
import type { Scene } from "./scene";
import { tag } from "./tag";

/** "Do tmrw", "send Kev", "print on Thursday": a verb and when, or to whom, and nothing that is done. */
const LACKS_THING =
  /^(\p{Lu}\p{Ll}+)((?: (?:in|off|out|over|up|back|round))?)((?: \p{Lu}\p{Ll}+)?)((?: new| again| anew| first)?)((?: (?:at|in|on) the \p{Ll}+)?)(?:,? (?:(?:on|by|this|next|before|for) )?(?:(?:[Mm]on|[Tt]ues|[Ww]ednes|[Tt]hurs|[Ff]ri|[Ss]atur|[Ss]un)day|today|tonight|tomorrow|tmrw|tmr|2moro|morning|afternoon|evening|week))*$/u;
/** "The accounts I have, I send you", "insurance papers I'll do" */
const FRONT =
  /^((?:the |my |our |your |those |these |all |both )?[\p{L}\p{N}'’-]+(?: [\p{L}\p{N}'’-]+){0,5}?)(?:,? (?:I|we|you)(?:['’]ve| have)(?: got)?)?(?:,|, that|:| [–—-])? (?:I|we|you|she|he|\p{Lu}\p{Ll}+)(?:['’]ll|['’]m|['’]s)? /u;

/** "Sea report for the lay-up, draft round to all by Wed" */
const HANDED_ROUND = /^(?:draft|copy)(?: round| around| over)? to \S+(?: \p{L}+)?$/iu;

/** "The allergen sheet I do new by Monday": the act with what stands in front of who does it. */
export function withFrontedThing(act: Act, scene: Scene): Act {
  if (!isTask(act)) return act;
  const report = HANDED_ROUND.test(act.line)
    ? /^([^,;:.?!]{4,60}), (?=(?:draft|copy)\b)/i.exec(scene.plain)?.[1]
    : undefined;
  if (report !== undefined && scene.clauses.length === 1)
    return { ...act, line: sentenceCase(`${report}, ${lowerFirst(act.line)}`) };
  const [, verb, particle = "", whom = "", how = "", where = ""] = LACKS_THING.exec(act.line) ?? [];
  const thing = verb === undefined ? undefined : FRONT.exec(scene.plain)?.[1];
  if (
    verb === undefined ||
    thing === undefined ||
    (!COMMAND_VERBS.has(verb.toLowerCase()) &&
      verb !== "Do" &&
      (where === "" || scene.clauses.every((clause) => clause.verb !== verb.toLowerCase()))) ||
    /^(?:ring|call|phone|ask|tell|chase|remind|come|go|be|start|stop|leave|work|meet|reply|answer|wait|talk|speak)$/i.test(
      verb,
    )
  )
    return act;
  const tokens = tag(thing);
  const last = tokens.at(-1);
  const isThing =
    /^(?:NOUN|PROPN)$/.test(last?.pos ?? "") &&
    tokens.every(
      ({ pos }, i) =>
        /^(?:DET|PRON|ADJ|NUM|NOUN|PROPN|ADP|PART|PUNCT)$/.test(pos) ||
        (pos === "VERB" && i < tokens.length - 1),
    ) &&
    // "Mohammed's dad I'll catch"
    (/['’]s /.test(thing) || !scene.people.isCalled(thing.split(" ")[0] ?? "")) &&
    !/\b(?:today|tomorrow|tonight|week|morning|afternoon|evening|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i.test(
      thing,
    );
  if (!isThing || new RegExp(`^${verb}\\b`, "i").test(thing)) return act;
  return {
    ...act,
    line: sentenceCase(
      `${verb}${particle}${whom} ${/^\p{Lu}{2}|^\p{Lu}\p{L}+['’]s /u.test(thing) ? thing : lowerFirst(thing)}${how}${where}`,
    ),
  };
}
