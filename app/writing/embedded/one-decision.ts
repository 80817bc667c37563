import type { Act } from "./act";
import type { Statement } from "./statement";
import { contentStems } from "./tokens";

/** "Both sides agreed": who decided, and nothing of what. */
const AGREED =
  /^(?:both(?: (?:sides|parties|of us|of them))?|all(?: (?:of us|sides|parties))?|everybody|everyone|we all|they all|we both|they both)(?: have| has|['’]ve)? (?:agree[ds]?|approved?|signed off|are (?:fine|happy|ok|okay) with (?:it|that|this))\W*$/i;

/** Whether the sentence tells only who decided what was told before it. */
export const tellsWhoAgreed = (text: string): boolean => AGREED.test(text);

/**
 * "The owners have chosen the blue one. So blue it is!": adds a decision that says again what the sentence before decided,
 * or what goes with it, to that one, with its quote, and says whether it did.
 */
export function repeatsDecision(
  act: Act,
  statements: readonly Statement[],
  at: number,
  found: ReadonlyMap<Statement, Act[]>,
): boolean {
  const { statement } = act;
  const before = statements[at - 1];
  if (act.kind !== "decision" || before?.unit !== statement.unit || before.speaker !== statement.speaker)
    return false;
  const earlier = found.get(before)?.findLast((known) => known.kind === "decision");
  if (!earlier) return false;
  const said = new Set([earlier.statement, ...earlier.support].flatMap(({ text }) => contentStems(text)));
  const isHalf = /;$/.test(before.text) && !statement.listItem;
  if (!isHalf && !tellsWhoAgreed(statement.text) && !contentStems(act.line).every((stem) => said.has(stem)))
    return false;
  earlier.support.push(statement);
  return true;
}
