import { type Act, isTask } from "../act";
import { lowerFirst } from "../task-wording";
import type { Scene } from "./scene";

/** Without what: "Reorder today", "Restock", "Get more in". */
const NAMES_NO_THING =
  /^((?:re-?)?order|restock|replenish|refill|replace|top up|buy|get|bring|fetch|repair|fix)(?: (?:some )?(?:more|some|another|new ones?))?(?: in)?(?: (?:today|tomorrow|tonight|asap|now|first thing|this (?:morning|afternoon|evening)))?$/i;
/** "Detergent B down to one drum", "the printer paper is nearly finished", "we're out of milk" */
const RUNS_OUT = [
  /^(?!(?:we|i|you|they|he|she|it|that|this|there)(?:['’]|\s))((?:the )?[\p{L}\p{N}][\p{L}\p{N}'’ /-]{1,40}?)(?:(?: is| are|['’]s)? (?:(?:nearly|almost|all|completely|getting|running|very) )*(?:down to|out of stock|low|out|empty|gone|finished|used up|short|broken|torn)|(?: has| have)(?: nearly| almost)? (?:run out|gone|broken))\b/iu,
  /^(?:(?:we|I)(?:['’]re| are|['’]m| am)? )?(?:(?:nearly|almost|completely|all|running|right) )*(?:out of|low on|short of|down to (?:the|our) last(?: \p{L}+ of)?) ([\p{L}\p{N}][\p{L}\p{N}'’ /-]{1,40}?)(?: again| now| already| too)*[.!]*$/iu,
];

/** "Blue roll down to the last box. Marta to reorder today.": the sentence before says what. */
export function withWhatRunsOut(act: Act, before: Scene | null): Act {
  const { line, statement } = act;
  const verb = isTask(act) ? NAMES_NO_THING.exec(line)?.[1] : undefined;
  if (
    verb === undefined ||
    !before ||
    before.statement.unit !== statement.unit ||
    before.statement.paragraph !== statement.paragraph
  )
    return act;
  const thing = RUNS_OUT.map((shape) => shape.exec(before.statement.text)?.[1]).find(Boolean);
  return thing
    ? { ...act, line: `${verb} ${plainly(thing)}`, support: [before.statement, ...act.support] }
    : act;
}

/** "Detergent B" as in the middle of a sentence; a name stays as it is. */
const plainly = (thing: string): string => (/^\p{Lu}\p{Ll}/u.test(thing) ? lowerFirst(thing) : thing);
