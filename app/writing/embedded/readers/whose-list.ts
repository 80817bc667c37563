import { mayBeName } from "./addressees";

/** Whose list a sentence opens: its writer's, somebody's, or nobody's any more. */
export type ListOwner = { of: "writer" | "nobody" } | { of: "named"; name: string };

const NAME = "(\\p{Lu}[\\p{Ll}'’-]+(?: \\p{Lu}[\\p{Ll}'’-]+)?)";
const WHEN = "(?: (?:by|before|until|this|next|on|for|today|tomorrow)\\b[^.?!:]{0,30})?";
const WILL =
  "(?:['’]ll| will|['’]m going to| am going to| plan to| have to| need to| still have to|['’]ve agreed to)";
/** "Here's what I'll do this week:", "By Friday I will:", "On my list:" */
const WRITERS = new RegExp(
  `^(?:(?:(?:here(?:['’]s| is) )?what I${WILL} (?:do|be doing)|(?:(?:by|before|until|this|next) [^.?!:,]{3,20},? )?I${WILL}(?: also| do the following)?|my (?:own )?(?:list|tasks|to-?dos?|jobs|actions)|(?:still )?(?:to do|open) on my (?:side|end)|on my (?:list|plate|side|end))${WHEN})\\s*:$`,
  "iu",
);
/** "Ana is going to:", "Ana's tasks:", "For Ana:", "I've asked Ana to:" */
const SOMEBODYS = [
  new RegExp(
    `^${NAME} (?:is going to|will|is to|has (?:agreed|offered|promised) to|agreed to|offered to|has to|needs to|takes(?: care of)?(?: the following)?|does(?: the following)?)${WHEN}\\s*:$`,
    "u",
  ),
  new RegExp(`^${NAME}['’]s (?:list|tasks|to-?dos?|jobs|actions|part)${WHEN}\\s*:$`, "u"),
  new RegExp(`^(?:[Ff]or|[Ff]rom|[Ww]ith) ${NAME}\\s*:$`, "u"),
  new RegExp(`^I(?:['’]ve| have)? asked ${NAME} to\\s*:$`, "u"),
];
/** "Here's what I've done so far:", "I've already:" */
const DONE =
  /^(?:(?:here(?:['’]s| is) )?what (?:I|we)(?:['’]ve| have)? (?:already )?(?:done|did|finished|completed)\b[^.?!:]{0,30}|(?:since [^.?!:]{3,20} )?(?:I|we)(?:['’]ve| have)(?: already)?|these are (?:all )?(?:done|finished|sorted))\s*:$/iu;
/** "Not doing:", "You don't need to:", "No longer needed:" */
const DROPPED =
  /^(?:not doing|(?:I|we)(?:['’](?:re|m)| are| am) not going to(?: do)?|no longer (?:needed|required|necessary)|(?:you|we|I) (?:don['’]t|do not|no longer) (?:need|have) to(?: do)?|(?:there(?:['’]s| is) )?no need to(?: do)?|cancelled|dropped|off the list)\s*:$/iu;

/** Whose the list below a sentence is; null where the sentence does not say. */
export function whoseList(sentence: string): ListOwner | null {
  if (WRITERS.test(sentence)) return { of: "writer" };
  if (DONE.test(sentence) || DROPPED.test(sentence)) return { of: "nobody" };
  const name = SOMEBODYS.map((shape) => shape.exec(sentence)?.[1]).find(Boolean);
  return name !== undefined && mayBeName(name.split(" ")[0] ?? "") ? { of: "named", name } : null;
}
