import { type Act, isTask } from "../act";
import { lowerFirst, sentenceCase } from "../task-wording";
import { COUNT } from "./noun-in-place";
import type { Scene } from "./scene";

const VERB = "(?:re-?)?order|buy|get|bring|fetch";
/** Without what: "Reorder today", "Restock", "Get more in". */
const NAMES_NO_THING =
  /^((?:re-?)?order|restock|replenish|refill|replace|top up|buy|get|bring|fetch|repair|fix)(?: (?:some )?(?:more|some|another|new ones?))?(?: in)?(?: (?:today|tomorrow|tonight|asap|now|first thing|this (?:morning|afternoon|evening)))?$/i;
/** "Detergent B down to one drum", "the printer paper is nearly finished", "we're out of milk" */
const RUNS_OUT = [
  /^(?:(?:also|and|so|btw|by the way),? )*(?:(?:we|I)(?:['’]re| are|['’]m| am)? )?(?:(?:nearly|almost|completely|all|running|right) )*(?:out of|low on|short of|down to (?:the|our) last(?: \p{L}+ of)?) ([\p{L}\p{N}][\p{L}\p{N}'’ /-]{1,40}?)(?: for (?:the|our|my) .{2,30})?(?: again| now| already| too)*[.!]*$/iu,
  /^(?!(?:we|i|you|they|he|she|it|that|this|there)(?:['’]|\s))((?:the )?[\p{L}\p{N}][\p{L}\p{N}'’ /-]{1,40}?)(?:(?: is| are|['’]s)? (?:(?:nearly|almost|all|completely|getting|running|very) )*(?:down to|out of stock|low|out|empty|gone|finished|used up|short|broken|torn)|(?: has| have)(?: nearly| almost)? (?:run out|gone|broken))\b/iu,
  /\b(?:hardly any|only (?:a few|\d+|two|three)|how many) ([\p{L}][\p{L}'’ -]{2,40}?) (?:left|are|do|have|did)\b/iu,
];

/** "Need about 2000", "buy four", "40 pairs": how many, and of what stands before. */
const SO_MANY = new RegExp(
  `^(?:(${VERB}|pick up|have|need)(?: (?:me|us|\\p{Lu}\\p{L}+))? )?(${COUNT})$`,
  "u",
);
/** By when or what for. */
const ITS_DAY = /,? (?:before|by|for|until|on|please|pls)\b.*$/i;

const thingOut = (text: string): string | undefined =>
  RUNS_OUT.map((shape) => shape.exec(text)?.[1]).find(Boolean);

/** "We're out of gloves, need 40 pairs": of what. */
function withSoMany(act: Act, before: Scene | null): Act | null {
  const { text } = act.statement;
  const bare = act.line
    .replace(act.when?.words ?? "", "")
    .replace(ITS_DAY, "")
    .trim();
  const [, verb = "need", many] = SO_MANY.exec(lowerFirst(bare)) ?? [];
  if (!many || act.meant !== undefined) return null;
  const front = text.slice(0, text.toLowerCase().indexOf(many));
  const here = thingOut(front.slice(0, Math.max(0, front.search(/(?:[,;]| [–—-]) [^,;]*$/))));
  const thing = here ?? (before ? thingOut(before.statement.text) : undefined);
  if (!thing) return null;
  const isBefore = !here && before && !act.support.includes(before.statement);
  return {
    ...act,
    line: `${verb === "need" ? "Get" : sentenceCase(verb)} ${many}`,
    meant: plainly(thing).replace(/^(?:the|our|my) /i, ""),
    support: isBefore ? [before.statement, ...act.support] : act.support,
  };
}

/** "Blue roll down to the last box. Marta to reorder today.": the sentence before says what. */
export function withWhatRunsOut(act: Act, before: Scene | null): Act {
  const { line, statement } = act;
  const counted = isTask(act) ? withSoMany(act, before) : null;
  if (counted) return counted;
  const verb = isTask(act) ? NAMES_NO_THING.exec(line)?.[1] : undefined;
  if (
    verb === undefined ||
    !before ||
    before.statement.unit !== statement.unit ||
    before.statement.paragraph !== statement.paragraph
  )
    return act;
  const thing = thingOut(before.statement.text);
  return thing
    ? { ...act, line: `${verb} ${plainly(thing)}`, support: [before.statement, ...act.support] }
    : act;
}

/** "Detergent B" as in the middle of a sentence; a name stays as it is. */
const plainly = (thing: string): string => (/^\p{Lu}\p{Ll}/u.test(thing) ? lowerFirst(thing) : thing);
